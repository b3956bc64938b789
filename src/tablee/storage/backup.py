"""A copy of the whole store while play goes on: consistent, complete, and never half there."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path


def back_up(source: Path, target: Path) -> None:
    """SQLite's backup in one step, under another name until it is on the disk."""
    partial = target.with_name(f"{target.name}.partial")
    partial.unlink(missing_ok=True)
    create_private(partial)
    try:
        _copy(source, partial)
        sync(partial)
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)
    sync_folder(target.parent)


def _copy(source: Path, target: Path) -> None:
    address = f"{source.resolve().as_uri()}?mode=ro"
    with (
        closing(sqlite3.connect(address, uri=True)) as kept,
        closing(sqlite3.connect(target)) as copy,
    ):
        kept.backup(copy)


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
