"""Journals that last as long as the process: for tests, lessons and a table nobody wants to keep."""

from collections.abc import Sequence

from tablee.core.record import replace
from tablee.storage.rows import follows, is_text
from tablee.tables.ports import Hours, NotStored, Row, SeqTaken


class MemoryStore:
    """Keeps the port's promises, except that a restart forgets everything."""

    def __init__(self) -> None:
        self._journals: dict[str, list[Row]] = {}
        self._written: dict[str, int] = {}
        self._trash: dict[str, int] = {}
        self._hours = Hours()
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
                kept[seq - 1] = replace(kept[seq - 1], attachment=b"")
        self._journals[table] = kept
        self._written[table] = self._hours.seen
        self._trash.pop(table, None)

    async def load(self, table: str) -> list[Row]:
        self._expect_open()
        return [] if table in self._trash else list(self._journals.get(table, ()))

    async def forget(self, table: str) -> None:
        self._expect_open()
        for part in (self._journals, self._written, self._trash):
            part.pop(table, None)

    async def tables(self) -> list[tuple[str, int]]:
        self._expect_open()
        return sorted(it for it in self._written.items() if it[0] not in self._trash)

    async def has(self, table: str) -> bool:
        self._expect_open()
        return table in self._journals

    async def discard(self, tables: Sequence[str]) -> None:
        self._expect_open()
        for table in tables:
            if table in self._journals:
                self._trash.setdefault(table, self._hours.seen)

    async def restore(self, table: str) -> bool:
        self._expect_open()
        if self._trash.pop(table, None) is None:
            return False
        self._written[table] = self._hours.seen
        return True

    async def trash(self) -> list[tuple[str, int]]:
        self._expect_open()
        return sorted(self._trash.items())

    async def hours(self) -> Hours:
        self._expect_open()
        return self._hours

    async def keep_hours(self, hours: Hours) -> None:
        self._expect_open()
        self._hours = hours

    async def close(self) -> None:
        self._is_closed = True

    def _expect_open(self) -> None:
        if self._is_closed:
            raise NotStored("the store is closed")
