"""One process to a data folder: a second one is turned away before it touches anything."""

import sqlite3
from pathlib import Path

from tablee.storage.unusable import Unusable


class FolderLock:
    """Held until released or until the process ends, however it ends.

    SQLite's own file lock on an empty file: the same on every system, and nothing to clean up.
    """

    def __init__(self, folder: Path) -> None:
        self._file = sqlite3.connect(
            folder / "in-use", timeout=0, isolation_level=None, check_same_thread=False
        )
        try:
            self._file.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as fault:
            self._file.close()
            is_taken = fault.sqlite_errorcode == sqlite3.SQLITE_BUSY
            raise Unusable("in_use" if is_taken else "out_of_reach", str(folder)) from None

    def release(self) -> None:
        self._file.close()
