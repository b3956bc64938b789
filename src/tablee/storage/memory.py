"""Journals that last as long as the process: for tests, lessons and a table nobody wants to keep."""

import time
from collections.abc import Sequence

from tablee.core.record import replace
from tablee.storage.rows import follows, is_text
from tablee.tables.ports import NotStored, Row, SeqTaken


class MemoryStore:
    """Keeps the port's promises, except that a restart forgets everything."""

    def __init__(self) -> None:
        self._journals: dict[str, list[Row]] = {}
        self._written: dict[str, int] = {}
        self._is_closed = False

    async def append(self, table: str, rows: Sequence[Row], replaced: Sequence[int] = ()) -> None:
        self._expect_open()
        if not rows:
            return
        if not is_text(table):
            raise NotStored("the table's code is not text")
        journal = self._journals.get(table, [])
        if not follows(len(journal), rows):
            raise SeqTaken(table, rows[0].seq)
        kept = [*journal, *rows]
        for seq in replaced:
            if 1 <= seq <= len(journal):
                kept[seq - 1] = replace(kept[seq - 1], drawing=b"")
        self._journals[table] = kept
        self._written[table] = int(time.time())

    async def load(self, table: str) -> list[Row]:
        self._expect_open()
        return list(self._journals.get(table, ()))

    async def forget(self, table: str) -> None:
        self._expect_open()
        self._journals.pop(table, None)
        self._written.pop(table, None)

    async def tables(self) -> list[tuple[str, int]]:
        self._expect_open()
        return sorted(self._written.items())

    async def close(self) -> None:
        self._is_closed = True

    def _expect_open(self) -> None:
        if self._is_closed:
            raise NotStored("the store is closed")
