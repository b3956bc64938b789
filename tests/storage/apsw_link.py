"""The store's link over apsw, whose disk may be written in Python; the statements are the store's own."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import apsw

from tests.storage.disk import Disk

PAGES = 12
"""A checkpoint after so few pages, where SQLite takes a thousand: many of them in a short story."""


class Answered:
    """Rows already read."""

    def __init__(self, rows: list[Any]) -> None:
        self._rows = rows

    def fetchone(self) -> Any:
        return self._rows[0] if self._rows else None

    def fetchall(self) -> list[Any]:
        return self._rows


class ApswLink:
    """Behaves as `sqlite3.Connection` does, errors included."""

    def __init__(self, path: Path, disk: Disk, swaps: Mapping[str, str]) -> None:
        self._swaps = swaps
        self._has_committed = False
        with _told_as_sqlite3_does():
            self._connection = apsw.Connection(str(path), vfs=disk.name)
        self._connection.set_wal_hook(self._after_commit)

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def execute(self, sql: str, parameters: Sequence[Any] = (), /) -> Answered:
        self._has_committed = False
        with _told_as_sqlite3_does():
            try:
                cursor = self._connection.execute(self._swaps.get(sql, sql), tuple(parameters))
                return Answered(cursor.fetchall())
            except apsw.Error:
                # apsw also reports what SQLite passes over after a commit; sqlite3 does not.
                if sql == "COMMIT" and self._has_committed:
                    return Answered([])
                raise

    def executemany(self, sql: str, parameters: Iterable[Sequence[Any]], /) -> None:
        with _told_as_sqlite3_does():
            self._connection.executemany(sql, [tuple(some) for some in parameters])

    def close(self) -> None:
        with suppress(apsw.Error):
            self._connection.close()

    def _after_commit(self, connection: apsw.Connection, name: str, pages: int) -> int:
        """SQLite's own hook, word for word: a checkpoint now and then, whose failure is nobody's."""
        self._has_committed = True
        if pages >= PAGES:
            with suppress(apsw.Error):
                connection.wal_checkpoint(name, apsw.SQLITE_CHECKPOINT_PASSIVE)
        return apsw.SQLITE_OK


@contextmanager
def _told_as_sqlite3_does() -> Iterator[None]:
    try:
        yield
    except apsw.Error as fault:
        raise sqlite3.OperationalError(f"{type(fault).__name__}: {fault}") from fault


def connect_over(disk: Disk, swaps: Mapping[str, str] | None = None) -> Callable[[Path], ApswLink]:
    """What the store takes as `connect`; `swaps` plants a bug by replacing a statement."""
    return lambda path: ApswLink(path, disk, swaps or {})
