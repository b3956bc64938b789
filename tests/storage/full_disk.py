"""A process whose files may not grow beyond a limit: the kernel's own refusals, as on a full disk.

Run as `python -m tests.storage.full_disk FOLDER`; ends well if the store kept its promises.
"""

import asyncio
import resource
import signal
import sys
from pathlib import Path

from tablee.storage.sqlite import SqliteStore
from tablee.tables.ports import NotStored
from tests.storage.journals import rows_of

LIMIT = 300_000


def allow(size: int) -> None:
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))


async def fill(store: SqliteStore, first: int) -> int:
    """Append until nothing more goes in, five times in a row; gives the last number kept."""
    last, refused = first - 1, 0
    while refused < 5:
        try:
            await store.append("ABCD", rows_of("ABCD", last + 1, size=5000))
            last, refused = last + 1, 0
        except NotStored:
            refused += 1
            assert await store.load("ABCD") == rows_of("ABCD", 1, last, size=5000)
    return last


async def story(folder: Path) -> None:
    store = SqliteStore(folder)
    last = 0
    for round_number in range(1, 4):
        allow(LIMIT * round_number)
        last = await fill(store, last + 1)
        assert last * 5000 > LIMIT * round_number / 3
    allow(resource.RLIM_INFINITY)
    await store.append("ABCD", rows_of("ABCD", last + 1, size=5000))
    assert store.health().refused >= 15
    await store.close()
    again = SqliteStore(folder, is_thorough=True)
    assert await again.load("ABCD") == rows_of("ABCD", 1, last + 1, size=5000)
    await again.close()


if __name__ == "__main__":
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    asyncio.run(story(Path(sys.argv[1])))
