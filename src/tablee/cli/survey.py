"""Opening every table that is kept, in a copy, to see whether this version can."""

import asyncio
import tempfile
from pathlib import Path
from typing import NamedTuple

from tablee import registry
from tablee.storage.backup import back_up
from tablee.storage.opening import FILE
from tablee.storage.sqlite import SqliteStore
from tablee.tables.hall import PROBE, levels_of
from tablee.tables.room.rules import House
from tablee.tables.sitting import BrokenJournal, GameGone, Sitting


class Survey(NamedTuple):
    """How many tables there are, and the codes of those that cannot be opened, or not without their game."""

    tables: int
    damaged: list[str]
    waiting: list[str]


def survey(kept: Path) -> Survey:
    with tempfile.TemporaryDirectory(prefix="tablee-") as folder:
        back_up(kept, Path(folder) / FILE)
        return asyncio.run(_open_all(Path(folder)))


async def _open_all(folder: Path) -> Survey:
    store = SqliteStore(folder)
    try:
        codes = [code for code, _ in await store.tables() if code != PROBE]
        faults = {code: await _fault_of(store, code) for code in codes}
        damaged = [code for code, fault in faults.items() if isinstance(fault, BrokenJournal)]
        waiting = [code for code, fault in faults.items() if isinstance(fault, GameGone)]
        return Survey(len(codes), damaged, waiting)
    finally:
        await store.close()


async def _fault_of(store: SqliteStore, code: str) -> Exception | None:
    sitting = Sitting(House(registry.game, levels_of, lambda who: None, str))
    try:
        sitting.restore(await store.load(code))
    except (BrokenJournal, GameGone) as fault:
        return fault
    return None
