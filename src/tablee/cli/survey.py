"""Opening every table that is kept, in a copy, to see whether this version can."""

import asyncio
import tempfile
from pathlib import Path

from tablee import registry
from tablee.storage.backup import back_up
from tablee.storage.opening import FILE
from tablee.storage.sqlite import SqliteStore
from tablee.tables.hall import PROBE, levels_of
from tablee.tables.room.rules import House
from tablee.tables.sitting import BrokenJournal, Sitting


def survey(kept: Path) -> tuple[int, list[str]]:
    """How many tables there are, and the codes of those that cannot be opened."""
    with tempfile.TemporaryDirectory(prefix="tablee-") as folder:
        back_up(kept, Path(folder) / FILE)
        return asyncio.run(_open_all(Path(folder)))


async def _open_all(folder: Path) -> tuple[int, list[str]]:
    store = SqliteStore(folder)
    try:
        codes = [code for code, _ in await store.tables() if code != PROBE]
        return len(codes), [code for code in codes if not await _opens(store, code)]
    finally:
        await store.close()


async def _opens(store: SqliteStore, code: str) -> bool:
    sitting = Sitting(House(registry.game, levels_of, lambda who: None, str))
    try:
        sitting.restore(await store.load(code))
    except BrokenJournal:
        return False
    return True
