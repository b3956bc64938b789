"""Rows and stores for the tests."""

from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from tablee.core.record import replace
from tablee.storage.memory import MemoryStore
from tablee.storage.sqlite import SqliteStore
from tablee.tables.ports import Row, Store

KINDS: dict[str, Callable[[Path], Store]] = {
    "memory": lambda folder: MemoryStore(),
    "sqlite": SqliteStore,
}


def body_of(table: str, seq: int, size: int = 40) -> bytes:
    """What this row says; it names itself, so that a row in the wrong place is noticed."""
    mark = f"<{table}:{seq}>".encode()
    return (mark * (size // len(mark) + 1))[: max(size, len(mark))]


def rows_of(table: str, first: int, count: int = 1, size: int = 40) -> list[Row]:
    return [Row(seq, seq * 10, body_of(table, seq, size)) for seq in range(first, first + count)]


def drawing_of(table: str, seq: int, size: int = 9000) -> bytes:
    """What was drawn beside this row; it names itself, too."""
    return body_of(f"drawn {table}", seq, size)


def drawn_of(table: str, seq: int, size: int = 9000) -> list[Row]:
    """One row, with a drawing."""
    return [replace(it, attachment=drawing_of(table, seq, size)) for it in rows_of(table, seq)]


def without(rows: Sequence[Row], replaced: Collection[int]) -> list[Row]:
    """As they are when the drawings of these are gone."""
    return [replace(it, attachment=b"") if it.seq in replaced else it for it in rows]


@asynccontextmanager
async def opened(store: Store) -> AsyncIterator[Store]:
    try:
        yield store
    finally:
        await store.close()


async def journals_in(store: Store) -> dict[str, list[Row]]:
    """Everything that is kept."""
    return {code: await store.load(code) for code, _ in await store.tables()}
