"""A process whose files may not grow beyond a limit: the kernel's own refusals, as on a full disk.

Run as `python -m tests.storage.full_disk FOLDER`; ends well if the store kept its promises.
"""

import asyncio
import resource
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from tablee.core.record import replace
from tablee.storage.sqlite import SqliteStore
from tablee.tables.ports import NotStored, Row
from tests.storage.journals import drawing_of, rows_of, without

LIMIT = 300_000


def allow(size: int) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))


def with_next(rows: Sequence[Row]) -> list[Row]:
    """One row more, with a drawing in place of the last one."""
    new = replace(
        *rows_of("ABCD", len(rows) + 1, size=5000), attachment=drawing_of("ABCD", len(rows))
    )
    return [*without(rows, {len(rows)}), new]


async def append_next(store: SqliteStore, rows: Sequence[Row]) -> list[Row]:
    more = with_next(rows)
    await store.append("ABCD", more[-1:], [len(rows)])
    return more


async def fill(store: SqliteStore, rows: list[Row]) -> list[Row]:
    """Append until nothing more goes in, five times in a row; gives what is kept."""
    refused = 0
    while refused < 5:
        try:
            rows, refused = await append_next(store, rows), 0
        except NotStored:
            refused += 1
            assert await store.load("ABCD") == rows
    return rows


async def story(folder: Path) -> None:
    store = SqliteStore(folder)
    rows: list[Row] = []
    for round_number in range(1, 4):
        allow(LIMIT * round_number)
        rows = await fill(store, rows)
        assert len(rows) * 5000 > LIMIT * round_number / 3
    allow(resource.RLIM_INFINITY)
    rows = await append_next(store, rows)
    assert store._writer.refused >= 15
    await store.close()
    again = SqliteStore(folder, is_thorough=True)
    assert await again.load("ABCD") == rows
    await again.close()


if __name__ == "__main__":
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    asyncio.run(story(Path(sys.argv[1])))
