"""I/O errors and a full disk at every single step: refused, nothing half there, and mended without a restart."""

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import apsw
import pytest

from tablee.core.record import replace
from tablee.storage.sqlite import SqliteStore
from tablee.storage.unusable import Unusable
from tablee.tables.ports import NotStored, Row
from tests.storage.apsw_link import connect_over
from tests.storage.disk import Disk, DiskStep, Fault, Synced, Wrote
from tests.storage.journals import drawing_of, drawn_of, opened, rows_of, without
from tests.storage.played import appends_of_a_game
from tests.storage.remains import image_of, lay_out, stored_in
from tests.torture.scale import times

OLD = [*rows_of("OLD", 1, 3, 3000), *drawn_of("OLD", 4)]


def one_error(step: DiskStep, age: int) -> None:
    """A hiccup: this step fails, the next one works."""
    if age == 0:
        raise apsw.IOError


def errors_from_now_on(step: DiskStep, age: int) -> None:
    """A cable pulled: nothing works until it is back."""
    raise apsw.IOError


def no_sync_from_now_on(step: DiskStep, age: int) -> None:
    """The worst of liars: writes arrive, but the disk never promises to keep them."""
    if isinstance(step, Synced):
        raise apsw.IOError


def full_from_now_on(step: DiskStep, age: int) -> None:
    """Files cannot grow; what they have may be overwritten."""
    if isinstance(step, Wrote) and step.grows:
        raise apsw.FullError


FAULTS: dict[str, Callable[[DiskStep, int], None]] = {
    "one error": one_error,
    "errors": errors_from_now_on,
    "no sync": no_sync_from_now_on,
    "full": full_from_now_on,
}


def beginning_at(number: int, fails: Callable[[DiskStep, int], None]) -> Fault:
    age = -number

    def fault(step: DiskStep) -> None:
        nonlocal age
        age += 1
        if age >= 0:
            fails(step, age)

    return fault


class Story:
    """A table's game is kept while another table is forgotten, on a disk that fails at one step."""

    def __init__(self, folder: Path, seed: str) -> None:
        self.folder = folder / "data"
        self.remains = folder / "remains"
        self.remains.mkdir(parents=True)
        self.appends = appends_of_a_game(seed)[: times(7)]
        self.disk = Disk()
        self.kept: list[Row] = []
        self.asked: list[Row] = []
        """What is to be kept next."""
        self.refusals = 0
        self.came_back = 0
        """Rows that were refused and would be there after a crash."""

    @asynccontextmanager
    async def at_the_table(self) -> AsyncIterator[SqliteStore]:
        store = SqliteStore(self.folder, connect=connect_over(self.disk))
        async with opened(store):
            yield store
        self.disk.unregister()

    async def play(self, fault: Fault) -> None:
        async with self.at_the_table() as store:
            await store.append("OLD", OLD)
            self.disk.steps.clear()
            self.disk.fault = fault
            for rows in self.appends:
                # Every append brings a drawing, in place of the one before.
                drawing = drawing_of("ABCD", rows[0].seq, 6000)
                new, replaced = [replace(rows[0], attachment=drawing), *rows[1:]], _drawn(self.kept)
                self.asked = [*without(self.kept, replaced), *new]
                await self._insist(store, partial(store.append, "ABCD", new, replaced))
                self.kept = self.asked
            await self._insist(store, partial(store.forget, "OLD"))
            assert await store.load("OLD") == []
            self.disk.mend()
        assert self._after_a_crash() == self.kept

    async def _insist(self, store: SqliteStore, ask: Callable[[], Awaitable[None]]) -> None:
        """Once refused, mend the disk and ask the same again: that must do."""
        try:
            await ask()
        except NotStored:
            self.refusals += 1
            assert await store.load("ABCD") == self.kept
            self.came_back += self._after_a_crash() != self.kept
            self.disk.mend()
            await ask()

    def _after_a_crash(self) -> list[Row]:
        lay_out(image_of(self.folder), self.remains)
        rows = stored_in(self.remains).get("ABCD", [])
        assert rows in (self.kept, self.asked)
        return rows


def _drawn(rows: Sequence[Row]) -> list[int]:
    return [it.seq for it in rows if it.attachment]


async def steps_of_the_story(folder: Path, seed: str) -> int:
    story = Story(folder, seed)
    await story.play(lambda step: None)
    assert story.refusals == 0
    return len(story.disk.steps)


async def tell_with_a_fault_at_every_step(folder: Path, kind: str) -> Counter[str]:
    found = Counter[str]()
    for number in range(1, await steps_of_the_story(folder / "calm", "a seed") + 1):
        story = Story(folder / f"{number}", "a seed")
        await story.play(beginning_at(number, FAULTS[kind]))
        found.update(steps=1, refusals=story.refusals, came_back=story.came_back)
    return found


@pytest.mark.parametrize("kind", ["one error", "full", "errors", "no sync"])
async def test_a_fault_at_any_step_is_refused_and_leaves_no_trace(
    kind: str, tmp_path: Path
) -> None:
    """Where the disk stays broken a crash may bring back what was refused, but only whole appends."""
    found = await tell_with_a_fault_at_every_step(tmp_path, kind)
    assert found["refusals"] > found["steps"] / 2
    assert found["came_back"] == 0 or kind in ("errors", "no sync")


async def test_a_fault_while_the_file_is_made_is_told_and_the_next_start_works(
    tmp_path: Path,
) -> None:
    refused = 0
    for number in range(1, 70):
        disk, folder = Disk(), tmp_path / f"{number}"
        disk.fault = beginning_at(number, errors_from_now_on)
        try:
            await SqliteStore(folder, connect=connect_over(disk)).close()
        except Unusable as fault:
            refused += fault.code == "out_of_reach"
        disk.mend()
        await _append_once(SqliteStore(folder, connect=connect_over(disk)))
        disk.unregister()
    assert 10 < refused < 69  # the last ones come after the store was open


async def _append_once(store: SqliteStore) -> None:
    async with opened(store):
        await store.append("ABCD", rows_of("ABCD", 1))
        assert await store.load("ABCD") == rows_of("ABCD", 1)
