"""Bit rot: one flipped bit is noticed, the row is named, and no other table suffers."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tablee.storage import attachments, link
from tablee.storage import rows as storage_rows
from tablee.storage.opening import FILE
from tablee.storage.sqlite import SqliteStore
from tablee.tables.ports import Row
from tablee.tables.sitting import BrokenJournal
from tests.storage.journals import drawing_of, drawn_of, opened
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
    kept = journal_of_a_game(GAME)
    for number in _rotten_in(folder, [row.body for row in kept]):
        yield kept[number]


def _rotten_in(folder: Path, places: Sequence[bytes]) -> Iterator[int]:
    """In which of these places it was."""
    whole, random = (folder / FILE).read_bytes(), Random(1)
    for number in range(times(100)):
        place = places[number % len(places)]
        bit = whole.find(place) * 8 + random.randrange(len(place) * 8)
        assert whole.count(place) == 1
        content = bytearray(whole)
        content[bit // 8] ^= 1 << bit % 8
        (folder / FILE).write_bytes(content)
        yield number % len(places)


async def _restore(folder: Path, table: str) -> None:
    async with opened(SqliteStore(folder)) as store:
        new_sitting().restore(await store.load(table))


async def test_a_flipped_bit_is_found_and_its_row_is_named(tmp_path: Path) -> None:
    await _store_two_tables(tmp_path)
    await _restore(tmp_path, "ABCD")
    for row in _rotten(tmp_path):
        with pytest.raises(BrokenJournal) as found:
            await _restore(tmp_path, "ABCD")
        assert found.value.args == (row.seq,)
        await _restore(tmp_path, "EFGH")


async def test_control_without_the_checksum_the_store_notices_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage_rows, "checksum", lambda table, written, row: 0)
    await _store_two_tables(tmp_path)
    await _rots_unnoticed(tmp_path, _rotten(tmp_path))


async def _rots_unnoticed(folder: Path, rotten: Iterator[object]) -> None:
    whole = await _load(folder, "ABCD")
    for _ in zip(range(10), rotten, strict=False):
        assert await _load(folder, "ABCD") != whole


async def _store_drawings(folder: Path) -> None:
    async with opened(SqliteStore(folder)) as store:
        for seq in range(1, 6):
            await store.append("ABCD", drawn_of("ABCD", seq, 3000))
            await store.append("EFGH", drawn_of("EFGH", seq, 3000))


async def _load(folder: Path, table: str) -> list[Row]:
    async with opened(SqliteStore(folder)) as store:
        return await store.load(table)


async def test_a_flipped_bit_in_a_drawing_is_found_and_its_row_is_named(tmp_path: Path) -> None:
    await _store_drawings(tmp_path)
    places = [drawing_of("ABCD", seq, 3000) for seq in range(1, 6)]
    for number in _rotten_in(tmp_path, places):
        with pytest.raises(BrokenJournal) as found:
            await _load(tmp_path, "ABCD")
        assert found.value.args == (number + 1,)
        assert len(await _load(tmp_path, "EFGH")) == 5


@pytest.mark.parametrize("fault", ["SET seq = 9 WHERE seq = 5", "SET seq = 1 WHERE seq = 5"])
async def test_a_drawing_beside_another_row_is_found(tmp_path: Path, fault: str) -> None:
    await _store_drawings(tmp_path)
    with closing(link.connect(tmp_path / FILE)) as file:
        file.execute("DELETE FROM drawings WHERE table_code = 'ABCD' AND seq = 1")
        file.execute(f"UPDATE drawings {fault} AND table_code = 'ABCD'")
    with pytest.raises(BrokenJournal):
        await _load(tmp_path, "ABCD")
    assert len(await _load(tmp_path, "EFGH")) == 5


async def test_control_without_its_checksum_a_drawing_rots_unnoticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attachments, "checksum", lambda table, seq, strokes: 0)
    await _store_drawings(tmp_path)
    await _rots_unnoticed(tmp_path, _rotten_in(tmp_path, [drawing_of("ABCD", 3, 3000)]))


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
