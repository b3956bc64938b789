"""A copy of the whole store while play goes on: consistent, complete, and never half there."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from tablee.storage.rows import count_tables
from tablee.storage.unusable import Unusable


def back_up(source: Path, target: Path) -> int:
    """SQLite's backup in one step, under another name until it is checked and on the disk.

    It may be made by another process than the one that writes: it only reads, and checkpoints nothing.
    Gives the number of tables in the copy.
    """
    partial = target.with_name(f"{target.name}.partial")
    partial.unlink(missing_ok=True)
    create_private(partial)
    try:
        tables = _copy(source, partial)
        sync(partial)
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)
    sync_folder(target.parent)
    return tables


def _copy(source: Path, target: Path) -> int:
    address = f"{source.resolve().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(address, uri=True)) as kept,
        closing(sqlite3.connect(target)) as copy,
    ):
        kept.backup(copy)
        (verdict,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise Unusable("damaged", str(verdict))
        return count_tables(copy)


def create_private(path: Path) -> None:
    """Hands and seeds are secrets: for the host's own account only."""
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))


def sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def sync_folder(folder: Path) -> None:
    """A new name is durable only when its folder is; Windows has no such call and needs none."""
    if os.name == "posix":
        sync(folder)
