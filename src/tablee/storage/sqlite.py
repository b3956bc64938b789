"""Journals in one SQLite file: acknowledged when they are on the disk, whatever happens next."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from tablee.storage.hours import read_hours, write_hours
from tablee.storage.link import Connect, Link, connect, open_writer
from tablee.storage.opening import Opened
from tablee.storage.requests import Append, Change, Forget
from tablee.storage.rows import has_rows, is_text, read_rows, read_tables
from tablee.storage.trash import discard_tables, read_trash, restore_table
from tablee.storage.writer import Writer
from tablee.tables.ports import Hours, NotStored, Row

T = TypeVar("T")


class SqliteStore:
    """One process, one folder: one thread writes, another reads."""

    def __init__(
        self, folder: Path, *, connect: Connect = connect, is_thorough: bool = False
    ) -> None:
        """Raises `Unusable` where the promises could not be kept; `is_thorough` reads all of a big file."""
        opened = Opened(folder, connect, is_thorough=is_thorough)
        self.path = opened.path
        self._lock = opened.lock
        self._link = opened.reading
        self._reading = ThreadPoolExecutor(1, "journal reader")
        self._writer = Writer(lambda: open_writer(connect, opened.path), opened.writing)
        self._is_closed = False

    async def append(self, table: str, rows: Sequence[Row], replaced: Sequence[int] = ()) -> None:
        self._expect_open()
        if rows:
            await self._writer.ask(Append(table, rows, replaced))

    async def load(self, table: str) -> list[Row]:
        """Raises `BrokenJournal` with the number of a row that is not what was written."""
        return await self._read(lambda link: read_rows(link, table))

    async def tables(self) -> list[tuple[str, int]]:
        return await self._read(read_tables)

    async def forget(self, table: str) -> None:
        """Ends when the last trace is gone; those forgotten at the same time share that work."""
        self._expect_open()
        if is_text(table):
            await self._writer.ask(Forget(table))

    async def has(self, table: str) -> bool:
        return await self._read(lambda link: has_rows(link, table))

    async def discard(self, tables: Sequence[str]) -> None:
        await self._change(lambda link: discard_tables(link, tables))

    async def restore(self, table: str) -> bool:
        if table not in dict(await self.trash()):
            return False
        await self._change(lambda link: restore_table(link, table))
        return True

    async def trash(self) -> list[tuple[str, int]]:
        return await self._read(read_trash)

    async def hours(self) -> Hours:
        return await self._read(read_hours)

    async def keep_hours(self, hours: Hours) -> None:
        await self._change(lambda link: write_hours(link, hours))

    async def close(self) -> None:
        """What is under way is finished and answered first; an erasure goes on at the next start."""
        if self._is_closed:
            return
        self._is_closed = True
        await self._in_reading(self._link.close)
        self._reading.shutdown()
        await self._writer.stop()
        self._lock.release()

    async def _read(self, question: Callable[[Link], T]) -> T:
        """Sees all that was acknowledged: the writer answers after the commit."""
        self._expect_open()
        try:
            return await self._in_reading(lambda: question(self._link))
        except sqlite3.Error as fault:
            raise NotStored(str(fault)) from fault

    async def _change(self, make: Callable[[Link], None]) -> None:
        self._expect_open()
        await self._writer.ask(Change(make))

    async def _in_reading(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reading, work)

    def _expect_open(self) -> None:
        if self._is_closed:
            raise NotStored("the store is closed")
