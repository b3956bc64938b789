"""A connection to the file: what the store asks of it, and the settings without which it is not used."""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol

from tablee.storage.unusable import Unusable

FULL = 2
"""`synchronous=FULL` as SQLite reads it back; NORMAL (1) loses acknowledged moves at power loss."""

WRITER = (
    "PRAGMA busy_timeout=5000",
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA fullfsync=ON",  # on macOS a plain fsync stops at the drive's cache
    "PRAGMA checkpoint_fullfsync=ON",
    "PRAGMA secure_delete=ON",
    "PRAGMA journal_size_limit=4194304",
)
READER = ("PRAGMA busy_timeout=5000", "PRAGMA query_only=ON")


class Cursor(Protocol):
    """The answer to one statement."""

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...


class Link(Protocol):
    """One connection, used by one thread at a time; `sqlite3.Connection` is one."""

    @property
    def in_transaction(self) -> bool: ...

    def execute(self, sql: str, parameters: Sequence[Any] = ..., /) -> Cursor: ...

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> object: ...

    def close(self) -> None: ...


Connect = Callable[[Path], Link]


def connect(path: Path) -> sqlite3.Connection:
    """Without Python's own transactions: the statements say where they begin and end."""
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False)


def open_writer(connect: Connect, path: Path) -> Link:
    """A link whose commits outlast a power cut, or none."""
    return _set_up(connect(path), WRITER, _expect_durable)


def open_reader(connect: Connect, path: Path) -> Link:
    """A link that keeps the write-ahead log open, so that the writer may replace its own.

    When the last link lets go, the next one recovers the log from the disk, and with it a commit
    that was refused because its sync had failed.
    """
    return _set_up(connect(path), READER, _touch)


def _set_up(link: Link, settings: Iterable[str], check: Callable[[Link], None]) -> Link:
    try:
        for setting in settings:
            link.execute(setting).fetchall()
        check(link)
    except BaseException:
        link.close()
        raise
    return link


def _touch(link: Link) -> None:
    link.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchall()


def _expect_durable(link: Link) -> None:
    """A setting that SQLite cannot follow is passed over in silence, so ask what took effect."""
    (mode,) = link.execute("PRAGMA journal_mode").fetchone()
    (level,) = link.execute("PRAGMA synchronous").fetchone()
    if mode != "wal" or level != FULL:
        raise Unusable("not_durable", f"journal_mode={mode}, synchronous={level}")


def truncate_wal(link: Link) -> None:
    """Bring everything home into the one file; nothing is left in the log beside it."""
    (is_busy, _, _) = link.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if is_busy:
        raise sqlite3.OperationalError("a reader still holds the write-ahead log")
