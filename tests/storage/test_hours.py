"""What the SQLite file remembers of time: through restarts, power cuts and a change of its layout."""

from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Struct

from tablee.storage import schema
from tablee.storage.backup import back_up
from tablee.storage.hours import BEYOND, read_hours
from tablee.storage.link import Link, connect
from tablee.storage.opening import FILE
from tablee.storage.rows import INSERT, checksum, read_tables
from tablee.storage.sqlite import SqliteStore
from tablee.storage.trash import read_trash
from tablee.tables.ports import Hours, Store
from tablee.tables.sitting import BrokenJournal
from tests.storage.apsw_link import connect_over
from tests.storage.disk import Disk
from tests.storage.journals import journals_in, opened, rows_of
from tests.storage.power import Image, Platters
from tests.storage.remains import lay_out, stored_in
from tests.torture.scale import times

OLD = schema.MIGRATIONS[:3]
"""The layout of before: journals stamped by the wall clock, no hours, no trash."""

WALLS = {"1970": 9, "2001": 10**9, "LATE": 4 * 10**9}
"""What the wall clock said when these were kept: never set, long ago, decades ahead."""


def fill_old_file(link: Link) -> None:
    schema.migrate(link, OLD)
    for table, wall in WALLS.items():
        for row in rows_of(table, 1, 3):
            values = (table, row.seq, row.at, wall, checksum(table, wall, row), row.body)
            link.execute(INSERT, values)


JOURNALS = {table: rows_of(table, 1, 3) for table in WALLS}


async def test_a_folder_of_before_opens_and_all_its_tables_are_young(tmp_path: Path) -> None:
    with closing(connect(tmp_path / FILE)) as file:
        fill_old_file(file)
    assert back_up(tmp_path / FILE, tmp_path / "before the first start.db") == 3
    async with opened(SqliteStore(tmp_path)) as store:
        assert await store.hours() == Hours()
        assert await store.tables() == [(table, 0) for table in WALLS]
        assert await journals_in(store) == JOURNALS
        await store.keep_hours(Hours(seen=60))
        await store.append("1970", rows_of("1970", 4))
        assert dict(await store.tables()) == {"1970": 60, "2001": 0, "LATE": 0}


def test_no_wall_clock_can_be_taken_for_time_that_was_seen() -> None:
    assert BEYOND > 30_000 * 365 * 86_400, "the year 32,000"


async def test_hours_and_trash_outlast_restarts(tmp_path: Path) -> None:
    for n in range(1, 6):
        async with opened(SqliteStore(tmp_path)) as store:
            seen = (await store.hours()).seen
            assert seen == 100 * (n - 1)
            await store.keep_hours(Hours(seen=seen + 100, wall=n))
            await store.append(f"T{n}", rows_of(f"T{n}", 1))
            await store.discard([f"T{n - 1}"])
    async with opened(SqliteStore(tmp_path)) as store:
        assert await store.tables() == [("T5", 500)]
        assert await store.trash() == [(f"T{n}", 100 * (n + 1)) for n in range(1, 5)]


async def test_bringing_back_a_damaged_table_does_not_hide_the_damage(tmp_path: Path) -> None:
    async with opened(SqliteStore(tmp_path)) as store:
        await store.append("ABCD", rows_of("ABCD", 1, 2))
        await store.discard(["ABCD"])
    with closing(connect(tmp_path / FILE)) as file:
        file.execute("UPDATE journal SET body = x'00' WHERE seq = 2")
    async with opened(SqliteStore(tmp_path)) as store:
        assert await store.restore("ABCD")
        with pytest.raises(BrokenJournal):
            await store.load("ABCD")


# --- the power goes ---


class Known(Struct, frozen=True):
    """What somebody could know at this moment: acknowledged and, where it differs, asked for."""

    seen: tuple[int, ...]
    trash: tuple[frozenset[str], ...]


def crashes(steps: list[Any], seed: int) -> Iterator[tuple[Known | None, Image]]:
    platters, random, known = Platters(), Random(seed), None
    for step in steps:
        if isinstance(step, Known):
            known = step
        platters.take(step)
        for image in (
            platters.nothing_unsynced(),
            platters.everything(),
            platters.some_of_it(random),
        ):
            yield known, image


@pytest.mark.parametrize("seed", range(times(1)))
async def test_no_cut_during_the_change_of_layout_loses_a_row_or_ages_a_table(
    seed: int, tmp_path: Path
) -> None:
    """At every write of the migration; kill -9 leaves everything written, a power cut some of it."""
    disk, data, crashed = Disk(), tmp_path / "data", tmp_path / "crashed"
    data.mkdir()
    crashed.mkdir()

    with closing(connect_over(disk)(data / FILE)) as link:
        link.execute("PRAGMA journal_mode=WAL")
        link.execute("PRAGMA synchronous=FULL")
        fill_old_file(link)
    disk.steps.append(Known((0,), (frozenset(),)))
    async with opened(SqliteStore(data, connect=connect_over(disk))) as store:
        assert await journals_in(store) == JOURNALS
    disk.unregister()
    versions = set[int]()
    for known, image in crashes(disk.steps, seed):
        if known is None:
            continue
        lay_out(image, crashed)
        with closing(connect(crashed / FILE)) as file:
            versions.add(schema.version_of(file))
        await _expect_young(crashed)
    assert versions == {3, 4}, "before, and after; there is nothing between"


async def _expect_young(folder: Path) -> None:
    async with opened(SqliteStore(folder)) as store:
        assert (await store.hours(), await store.trash()) == (Hours(), [])
        assert await store.tables() == [(table, 0) for table in WALLS]
        assert await journals_in(store) == JOURNALS


async def tell(folder: Path, seed: int, swaps: Mapping[str, str] | None = None) -> list[Any]:
    """Time passes, tables are written to, thrown away, brought back; what is known is noted."""
    disk, random = Disk(), Random(seed)
    codes, last = [f"T{n}" for n in range(3)], dict[str, int]()
    async with opened(SqliteStore(folder, connect=connect_over(disk, swaps))) as store:
        seen, trash = 0, frozenset[str]()
        for _ in range(40):
            before, was = seen, trash
            code = random.choice(codes)
            kind = random.choice(("time", "write", "discard", "restore"))
            seen += 60 if kind == "time" else 0
            if kind == "discard" and code in last:
                trash |= {code}
            elif kind in ("write", "restore"):
                trash -= {code}
            disk.steps.append(Known((before, seen), (was, trash)))
            await _do(store, kind, code, seen, last)
            disk.steps.append(Known((seen,), (trash,)))
    disk.unregister()
    return disk.steps


async def _do(store: Store, kind: str, code: str, seen: int, last: dict[str, int]) -> None:
    match kind:
        case "time":
            await store.keep_hours(Hours(seen=seen))
        case "write":
            last[code] = last.get(code, 0) + 1
            await store.append(code, rows_of(code, last[code]))
        case "discard":
            await store.discard([code])
        case _:
            await store.restore(code)


def faults_of(known: Known | None, image: Image, folder: Path) -> set[str]:
    lay_out(image, folder)
    stored_in(folder)
    if known is None:
        return set()
    with closing(connect(folder / FILE)) as file:
        if schema.version_of(file) < 4:
            return {"everything"}
        hours, trash, tables = read_hours(file), read_trash(file), read_tables(file)
    found = set[str]()
    if hours.seen not in known.seen:
        found.add("hours")
    if frozenset(code for code, _ in trash) not in known.trash:
        found.add("trash")
    if any(then > hours.seen for _, then in (*trash, *tables)):
        found.add("stamp of the future")
    return found


@pytest.mark.parametrize("seed", range(times(1)))
async def test_hours_and_trash_are_as_durable_as_a_move(seed: int, tmp_path: Path) -> None:
    crashed, faults = tmp_path / "crashed", set[str]()
    crashed.mkdir()
    for known, image in crashes(await tell(tmp_path / "data", seed), seed):
        faults |= faults_of(known, image, crashed)
    assert faults == set()


async def test_control_hours_and_trash_that_are_lost_are_missed(tmp_path: Path) -> None:
    normal = {
        "PRAGMA synchronous=FULL": "PRAGMA synchronous=NORMAL",
        "PRAGMA synchronous": "SELECT 2",
    }
    crashed, faults = tmp_path / "crashed", set[str]()
    crashed.mkdir()
    for known, image in crashes(await tell(tmp_path / "data", 0, normal), 0):
        faults |= faults_of(known, image, crashed)
    assert faults >= {"hours", "trash"}
