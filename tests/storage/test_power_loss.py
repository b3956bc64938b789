"""Power loss at every write, sync and truncation of the real store, with every kind of remains.

`TABLEE_TORTURE=100` goes through some 300,000 images.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablee.core.record import replace
from tablee.storage import attachments, erasure, writer
from tablee.storage.link import Link
from tablee.storage.requests import Append
from tablee.storage.rows import write_rows
from tablee.storage.sqlite import SqliteStore
from tests.storage.apsw_link import connect_over
from tests.storage.disk import Disk
from tests.storage.history import Asked, History, append_all, forget_and_note
from tests.storage.journals import drawing_of, journals_in, opened, rows_of, without
from tests.storage.power import Image, Platters
from tests.storage.remains import lay_out, stored_in
from tests.torture.scale import times

NORMAL = {"PRAGMA synchronous=FULL": "PRAGMA synchronous=NORMAL", "PRAGMA synchronous": "SELECT 2"}
OFF = {"PRAGMA synchronous=FULL": "PRAGMA synchronous=OFF", "PRAGMA synchronous": "SELECT 2"}
"""Planted bugs: a weaker setting, and a SQLite that says it is the strong one."""


class Growing:
    """A table of the story: how long it is, and beside which rows drawings lie."""

    def __init__(self, code: str) -> None:
        self._code = code
        self._last = 0
        self._drawn: list[int] = []

    def grow(self, random: Random) -> Asked:
        """Some rows, now and then with a drawing; others go, as with a later draft or a new game."""
        size, count = random.choice((60, 230, 230, 6000)), random.choice((1, 1, 3))
        rows = rows_of(self._code, self._last + 1, count, size)
        replaced = random.choice(([], [], [], self._drawn))
        if random.random() < 0.6:
            size = random.choice((300, 5000, 12000))
            rows[0] = replace(rows[0], attachment=drawing_of(self._code, rows[0].seq, size))
            replaced = random.choice(([], self._drawn[-1:], self._drawn[-1:]))
        self._drawn = [it for it in self._drawn if it not in replaced]
        self._drawn += [it.seq for it in rows if it.attachment]
        self._last += count
        return Asked(self._code, tuple(rows), tuple(replaced))


# --- the story that is interrupted ---


async def tell(folder: Path, seed: int, swaps: Mapping[str, str] | None = None) -> list[Any]:
    """Tables grow side by side, one is forgotten, the store is closed and opened again; all noted."""
    disk, random = Disk(), Random(seed)
    tables = {code: Growing(code) for code in ("ABCD", "EFGH", "JKMN", "PQRS")}
    for part in range(2):
        async with opened(SqliteStore(folder, connect=connect_over(disk, swaps))) as store:
            for _ in range(6):
                some = random.sample(sorted(tables), random.randint(1, 3))
                asked = [tables[code].grow(random) for code in some]
                await append_all(store, disk.steps, asked)
            if part == 0:
                del tables["PQRS"]
                await forget_and_note(store, disk.steps, "PQRS")
    disk.unregister()
    return disk.steps


# --- what may be left of it ---


def crashes(steps: list[Any], seed: int) -> Iterator[tuple[History, Image]]:
    """At every boundary: nothing unsynced, everything, and two kinds of torn remains."""
    platters, history, random, seen = Platters(), History(), Random(seed), set[int]()
    for step in steps:
        platters.take(step)
        history.take(step)
        for image in (
            platters.nothing_unsynced(),
            platters.everything(),
            platters.some_of_it(random),
            platters.some_of_it(random),
        ):
            # Between two syncs many crashes leave the same: look once for each state of knowledge.
            key = hash((history.acknowledged, *sorted(image.items())))
            if key not in seen:
                seen.add(key)
                yield history, image


def judge(history: History, image: Image, folder: Path) -> list[str]:
    lay_out(image, folder)
    try:
        return history.faults(stored_in(folder))
    except Exception as fault:
        return [f"corrupt: {fault!r}"]


def judge_all(steps: list[Any], seed: int, folder: Path) -> Counter[str]:
    verdicts = Counter[str]()
    folder.mkdir()
    for history, image in crashes(steps, seed):
        verdicts.update({"images"} | {it.split(":")[0] for it in judge(history, image, folder)})
    return verdicts


# --- the tests ---


@pytest.mark.parametrize("seed", range(times(5)))
async def test_no_acknowledged_row_is_lost_and_none_is_half_there(
    seed: int, tmp_path: Path
) -> None:
    steps = await tell(tmp_path / "data", seed)
    verdicts = judge_all(steps, seed, tmp_path / "crashed")
    assert verdicts == Counter(images=verdicts["images"])
    assert verdicts["images"] > 200


@pytest.mark.parametrize("seed", range(times(2)))
async def test_nor_while_the_rest_moves_out_of_a_journal_that_is_swept(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasure, "SLICE", 4)
    monkeypatch.setattr(erasure, "ARMFUL", 1)
    steps = await tell(tmp_path / "data", seed)
    verdicts = judge_all(steps, seed, tmp_path / "crashed")
    assert verdicts == Counter(images=verdicts["images"])


async def test_control_normal_loses_acknowledged_rows_and_the_judge_says_so(tmp_path: Path) -> None:
    verdicts = judge_all(await tell(tmp_path / "data", 0, NORMAL), 0, tmp_path / "crashed")
    assert verdicts["lost"] > 0
    assert verdicts["corrupt"] == 0


async def test_control_without_any_sync_the_file_is_corrupt_and_the_judge_says_so(
    tmp_path: Path,
) -> None:
    verdicts = judge_all(await tell(tmp_path / "data", 0, OFF), 0, tmp_path / "crashed")
    assert verdicts["lost"] > 0
    assert verdicts["corrupt"] > 0


@pytest.mark.parametrize(
    ("statement", "instead", "fault"),
    [
        (attachments.INSERT, "SELECT ?, ?, ?, ?", "lost drawing"),
        (attachments.DELETE[0], "SELECT ?, ?", "drawing came back"),
    ],
)
async def test_control_a_drawing_that_is_not_kept_or_not_dropped_is_missed(
    statement: str, instead: str, fault: str, tmp_path: Path
) -> None:
    steps = await tell(tmp_path / "data", 0, {statement: instead})
    verdicts = judge_all(steps, 0, tmp_path / "crashed")
    assert verdicts[fault] > 0
    assert verdicts == Counter({"images": verdicts["images"], fault: verdicts[fault]})


@pytest.mark.parametrize(
    ("is_early", "faults"),
    [(False, {"lost drawing", "drawing came back"}), (True, {"corrupt"})],
)
async def test_control_a_drawing_that_comes_or_goes_in_a_transaction_of_its_own_is_found_out(
    is_early: bool, faults: set[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A moment after its row, or a moment before: a drawing beside a row that is not there is corrupt."""

    def in_two_steps(link: Link, asked: Append) -> None:
        bare, all_of_them = Append.__new__(Append), {it.seq for it in asked.rows}
        bare.table, bare.replaced = asked.table, ()
        bare.rows = tuple(without(asked.rows, all_of_them))

        def draw() -> None:
            attachments.drop_attachments(link, asked.table, asked.replaced)
            attachments.keep_attachments(link, asked.table, asked.rows)

        steps: list[Callable[[], object]] = [draw, partial(write_rows, link, bare)]
        for step in steps if is_early else reversed(steps):
            step()
            link.execute("COMMIT")
            link.execute("BEGIN IMMEDIATE")

    monkeypatch.setattr(writer, "write_rows", in_two_steps)
    verdicts = judge_all(await tell(tmp_path / "data", 0), 0, tmp_path / "crashed")
    assert faults <= verdicts.keys()


async def test_after_a_crash_the_store_opens_and_goes_on(tmp_path: Path) -> None:
    """The real store on every fortieth image: crashes while the file is made included."""
    folder = tmp_path / "crashed"
    folder.mkdir()
    images = list(crashes(await tell(tmp_path / "data", 7), 7))[::40]
    for _, image in images:
        lay_out(image, folder)
        await _go_on(folder)
    assert len(images) >= 10


async def _go_on(folder: Path) -> None:
    async with opened(SqliteStore(folder)) as store:
        for table, rows in (await journals_in(store)).items():
            await store.append(table, rows_of(table, len(rows) + 1))
        await store.append("NEW", rows_of("NEW", 1))
