"""Opening a data folder: taken for this process, brought up to date, looked through; or left as it was."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tablee.storage.backup import create_private, sync_folder
from tablee.storage.erasure import finish_erasure
from tablee.storage.health import SMALL, expect_sound, size_of
from tablee.storage.link import Connect, Link, open_reader, open_writer
from tablee.storage.lock import FolderLock
from tablee.storage.schema import migrate
from tablee.storage.unusable import Unusable

FILE = "journal.db"


class Opened:
    """The lock, and one link for each of the two threads."""

    def __init__(self, folder: Path, connect: Connect, *, is_thorough: bool) -> None:
        self.path = folder / FILE
        with ExitStack() as on_failure, _told_plainly(folder):
            self.lock = _take(folder)
            on_failure.callback(self.lock.release)
            self.writing = open_writer(connect, self.path)
            on_failure.callback(self.writing.close)
            _make_ready(self.writing, self.path, is_thorough=is_thorough)
            self.reading = open_reader(connect, self.path)
            on_failure.pop_all()


def _take(folder: Path) -> FolderLock:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = FolderLock(folder)
    if not (folder / FILE).exists():
        create_private(folder / FILE)
        sync_folder(folder)
    return lock


def _make_ready(link: Link, path: Path, *, is_thorough: bool) -> None:
    migrate(link)
    if is_thorough or size_of(path) <= SMALL:
        expect_sound(link)
    finish_erasure(link)


@contextmanager
def _told_plainly(folder: Path) -> Iterator[None]:
    """Only what SQLite itself calls broken is damaged; a full or missing disk may come back."""
    try:
        yield
    except (sqlite3.Error, OSError) as fault:
        code = getattr(fault, "sqlite_errorcode", None)
        is_broken = code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
        raise Unusable("damaged" if is_broken else "out_of_reach", f"{folder}: {fault}") from fault
