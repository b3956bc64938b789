"""Power loss at every write, sync and truncation of the real store, with every kind of remains.

`TABLEE_TORTURE=100` goes through some 300,000 images.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tablee.storage import erasure
from tablee.storage.sqlite import SqliteStore
from tablee.tables.ports import Row
from tests.storage.apsw_link import connect_over
from tests.storage.disk import Disk
from tests.storage.history import History, append_all, forget_and_note
from tests.storage.journals import journals_in, opened, rows_of, run
from tests.storage.power import Image, Platters
from tests.storage.remains import lay_out, stored_in
from tests.torture.scale import times

NORMAL = {"PRAGMA synchronous=FULL": "PRAGMA synchronous=NORMAL", "PRAGMA synchronous": "SELECT 2"}
OFF = {"PRAGMA synchronous=FULL": "PRAGMA synchronous=OFF", "PRAGMA synchronous": "SELECT 2"}
"""Planted bugs: a weaker setting, and a SQLite that says it is the strong one."""


# --- the story that is interrupted ---


def tell(folder: Path, seed: int, swaps: Mapping[str, str] | None = None) -> list[Any]:
    """Tables grow side by side, one is forgotten, the store is closed and opened again; all noted."""
    disk, random = Disk(), Random(seed)
    last = dict.fromkeys(("ABCD", "EFGH", "JKMN", "PQRS"), 0)

    async def story() -> None:
        for part in range(2):
            async with opened(SqliteStore(folder, connect=connect_over(disk, swaps))) as store:
                for _ in range(6):
                    await append_all(store, disk.steps, _next_rows(last, random))
                if part == 0:
                    del last["PQRS"]
                    await forget_and_note(store, disk.steps, "PQRS")

    run(story())
    disk.unregister()
    return disk.steps


def _next_rows(last: dict[str, int], random: Random) -> dict[str, list[Row]]:
    asked = {}
    for table in random.sample(sorted(last), random.randint(1, 3)):
        count = random.choice((1, 1, 3))
        asked[table] = rows_of(table, last[table] + 1, count, random.choice((60, 230, 230, 6000)))
        last[table] += count
    return asked


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
def test_no_acknowledged_row_is_lost_and_none_is_half_there(seed: int, tmp_path: Path) -> None:
    steps = tell(tmp_path / "data", seed)
    verdicts = judge_all(steps, seed, tmp_path / "crashed")
    assert verdicts == Counter(images=verdicts["images"])
    assert verdicts["images"] > 200


@pytest.mark.parametrize("seed", range(times(2)))
def test_nor_while_the_rest_moves_out_of_a_journal_that_is_swept(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasure, "SLICE", 4)
    steps = tell(tmp_path / "data", seed)
    verdicts = judge_all(steps, seed, tmp_path / "crashed")
    assert verdicts == Counter(images=verdicts["images"])


def test_control_normal_loses_acknowledged_rows_and_the_judge_says_so(tmp_path: Path) -> None:
    verdicts = judge_all(tell(tmp_path / "data", 0, NORMAL), 0, tmp_path / "crashed")
    assert verdicts["lost"] > 0
    assert verdicts["corrupt"] == 0


def test_control_without_any_sync_the_file_is_corrupt_and_the_judge_says_so(
    tmp_path: Path,
) -> None:
    verdicts = judge_all(tell(tmp_path / "data", 0, OFF), 0, tmp_path / "crashed")
    assert verdicts["lost"] > 0
    assert verdicts["corrupt"] > 0


def test_after_a_crash_the_store_opens_and_goes_on(tmp_path: Path) -> None:
    """The real store on every fortieth image: crashes while the file is made included."""
    folder = tmp_path / "crashed"
    folder.mkdir()
    images = list(crashes(tell(tmp_path / "data", 7), 7))[::40]
    for _, image in images:
        lay_out(image, folder)
        run(_go_on(folder))
    assert len(images) >= 10


async def _go_on(folder: Path) -> None:
    async with opened(SqliteStore(folder)) as store:
        for table, rows in (await journals_in(store)).items():
            await store.append(table, rows_of(table, len(rows) + 1))
        await store.append("NEW", rows_of("NEW", 1))
