"""Bit rot: one flipped bit is noticed, the row is named, and no other table suffers."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tablee.storage import rows as storage_rows
from tablee.storage.opening import FILE
from tablee.storage.sqlite import SqliteStore
from tablee.tables.ports import Row
from tablee.tables.sitting import BrokenJournal
from tests.storage.journals import opened, run
from tests.storage.played import appends_of_a_game, journal_of_a_game, new_sitting
from tests.torture.scale import times

GAME, OTHER = "a seed", "another seed"


async def _store_two_tables(folder: Path) -> None:
    async with opened(SqliteStore(folder)) as store:
        for one, two in zip(appends_of_a_game(GAME), appends_of_a_game(OTHER), strict=False):
            await store.append("ABCD", one)
            await store.append("EFGH", two)


def _rotten(folder: Path) -> Iterator[Row]:
    """The file again and again, each time with another bit of one body of ABCD flipped."""
    whole, random = (folder / FILE).read_bytes(), Random(1)
    kept = [row for rows in appends_of_a_game(GAME) for row in rows]
    for number in range(times(100)):
        row = kept[number % len(kept)]
        place = whole.find(row.body) * 8 + random.randrange(len(row.body) * 8)
        assert whole.count(row.body) == 1
        content = bytearray(whole)
        content[place // 8] ^= 1 << place % 8
        (folder / FILE).write_bytes(content)
        yield row


async def _restore(folder: Path, table: str) -> None:
    async with opened(SqliteStore(folder)) as store:
        new_sitting().restore(await store.load(table))


def test_a_flipped_bit_is_found_and_its_row_is_named(tmp_path: Path) -> None:
    run(_store_two_tables(tmp_path))
    run(_restore(tmp_path, "ABCD"))
    for row in _rotten(tmp_path):
        with pytest.raises(BrokenJournal) as found:
            run(_restore(tmp_path, "ABCD"))
        assert found.value.args == (row.seq,)
        run(_restore(tmp_path, "EFGH"))


def test_control_without_the_checksum_the_store_notices_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage_rows, "checksum", lambda table, written, row: 0)
    run(_store_two_tables(tmp_path))

    async def load() -> list[Row]:
        async with opened(SqliteStore(tmp_path)) as store:
            return await store.load("ABCD")

    whole = run(load())
    for _ in zip(range(10), _rotten(tmp_path), strict=False):
        assert run(load()) != whole


def test_the_chain_alone_notices_too_but_may_name_a_neighbour() -> None:
    """So a forger who mends the checksum is found out as well, unless it is the last row."""
    kept, random = journal_of_a_game(GAME), Random(2)
    for number in range(times(100)):
        index = number % (len(kept) - 1)
        body = bytearray(kept[index].body)
        body[random.randrange(len(body))] ^= 1 << random.randrange(8)
        forged = Row(kept[index].seq, kept[index].at, bytes(body))
        with pytest.raises(Exception):  # noqa: B017, PT011 (what no longer decodes says so in many ways)
            new_sitting().restore([*kept[:index], forged, *kept[index + 1 :]])
