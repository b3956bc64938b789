"""The promises of the port, the same for every store."""

import asyncio
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from tablee.tables.ports import Hours, NotStored, Row, SeqTaken, Store
from tests.storage.journals import KINDS, drawn_of, journals_in, opened, rows_of, without
from tests.torture.scale import times

Maker = Callable[[], Store]

ODD_CODES = [
    "",
    " ",
    "a'b\"c",
    "; DROP TABLE journal",
    "🂡é\u0301",
    "a\0b",
    "a",
    "A",
    "x" * 5000,
    "%_*?",
]
ODD_BODIES = [b"", b"\0", b"a\0b", b"\xff\xfe\x80", bytes(range(256)), b"'\"--", b"\n\r\n"]


@pytest.fixture(params=KINDS)
def make(request: pytest.FixtureRequest, tmp_path: Path) -> Maker:
    kind = KINDS[request.param]
    return lambda: kind(tmp_path)


async def test_a_journal_reads_back_in_order_as_it_was_written(make: Maker) -> None:
    async with opened(make()) as store:
        await store.append("ABCD", rows_of("ABCD", 1, 3))
        await store.append("EFGH", rows_of("EFGH", 1, 1))
        await store.append("ABCD", rows_of("ABCD", 4, 9))
        assert await store.load("ABCD") == rows_of("ABCD", 1, 12)
        assert await store.load("EFGH") == rows_of("EFGH", 1, 1)


async def test_a_table_that_never_was_has_an_empty_journal(make: Maker) -> None:
    async with opened(make()) as store:
        assert await store.load("NONE") == []
        assert await store.tables() == []
        await store.forget("NONE")


async def test_appending_nothing_changes_nothing(make: Maker) -> None:
    async with opened(make()) as store:
        await store.append("ABCD", [])
        assert await store.tables() == []


@pytest.mark.parametrize(
    "seqs", [[1], [2], [3, 4], [2, 3], [5], [4, 6], [4, 4], [4, 3], [0], [-1], [4, 5, 7]]
)
async def test_only_rows_that_follow_directly_are_kept_and_all_or_none(
    make: Maker, seqs: list[int]
) -> None:
    async with opened(make()) as store:
        await store.append("ABCD", rows_of("ABCD", 1, 3))
        with pytest.raises(SeqTaken):
            await store.append("ABCD", [Row(seq, 0, b"other") for seq in seqs])
        assert await store.load("ABCD") == rows_of("ABCD", 1, 3)
        await store.append("ABCD", rows_of("ABCD", 4, 1))


@pytest.mark.parametrize("first", [0, 2, -1])
async def test_a_journal_begins_with_one(make: Maker, first: int) -> None:
    async with opened(make()) as store:
        with pytest.raises(SeqTaken):
            await store.append("ABCD", rows_of("ABCD", first))
        assert await store.tables() == []


async def test_of_two_that_race_one_wins_each_seq(make: Maker) -> None:
    async with opened(make()) as store:
        kept = []
        for seq in range(1, times(1000) + 1):
            rivals = [Row(seq, 0, name) for name in (b"first", b"second")]
            answers = await asyncio.gather(
                *(store.append("ABCD", [rival]) for rival in rivals), return_exceptions=True
            )
            won = [rival for rival, it in zip(rivals, answers, strict=True) if it is None]
            lost = [it for it in answers if it is not None]
            assert len(won) == 1
            assert [type(it) for it in lost] == [SeqTaken]
            kept += won
        assert await store.load("ABCD") == kept


# --- drawings ---


async def test_a_drawing_is_kept_with_its_row_until_it_is_replaced(make: Maker) -> None:
    async with opened(make()) as store:
        drawn = [row for seq in (1, 2, 3) for row in drawn_of("ABCD", seq)]
        for row in drawn:
            await store.append("ABCD", [row])
        await store.append("EFGH", drawn_of("EFGH", 1))
        assert await store.load("ABCD") == drawn
        await store.append("ABCD", drawn_of("ABCD", 4, 70_000), [1, 3])
        kept = [*without(drawn, {1, 3}), *drawn_of("ABCD", 4, 70_000)]
        assert await store.load("ABCD") == kept
        await store.append("ABCD", rows_of("ABCD", 5), [2, 4])
        assert await store.load("ABCD") == rows_of("ABCD", 1, 5)
        assert await store.load("EFGH") == drawn_of("EFGH", 1)


async def test_to_replace_what_is_not_there_changes_nothing(make: Maker) -> None:
    async with opened(make()) as store:
        await store.append("ABCD", drawn_of("ABCD", 1), [1, 0, -1, 2])
        await store.append("ABCD", rows_of("ABCD", 2), [2, 7])
        await store.append("ABCD", [], [1])
        assert await store.load("ABCD") == [*drawn_of("ABCD", 1), *rows_of("ABCD", 2)]


async def test_who_comes_too_late_neither_draws_nor_replaces(make: Maker) -> None:
    async with opened(make()) as store:
        await store.append("ABCD", drawn_of("ABCD", 1))
        for seq in (1, 3):
            with pytest.raises(SeqTaken):
                await store.append("ABCD", drawn_of("ABCD", seq, 500), [1])
        with pytest.raises(NotStored):
            await store.append("\ud800", drawn_of("A", 1), [1])
        assert await store.load("ABCD") == drawn_of("ABCD", 1)
        await store.append("ABCD", rows_of("ABCD", 2))
        assert await store.load("ABCD") == [*drawn_of("ABCD", 1), *rows_of("ABCD", 2)]


async def test_a_forgotten_table_begins_anew_without_drawings(make: Maker) -> None:
    async with opened(make()) as store:
        for code in ("ABCD", "EFGH"):
            await store.append(code, drawn_of(code, 1))
        await store.forget("ABCD")
        await store.append("ABCD", rows_of("ABCD", 1))
        assert await store.load("ABCD") == rows_of("ABCD", 1)
        assert await store.load("EFGH") == drawn_of("EFGH", 1)


async def test_rows_and_drawings_are_of_one_moment_however_fast_they_change(make: Maker) -> None:
    async with opened(make()) as store:

        async def draw() -> None:
            for seq in count(1):
                await store.append("ABCD", drawn_of("ABCD", seq, 300), [seq - 1])
                await asyncio.sleep(0)

        drawing = asyncio.create_task(draw())
        for _ in range(times(200)):
            rows = await store.load("ABCD")
            assert [it.seq for it in rows if it.attachment] == [it.seq for it in rows[-1:]]
            await asyncio.sleep(0)
        drawing.cancel()
        await asyncio.gather(drawing, return_exceptions=True)


# --- odd and many ---


async def test_large_bodies(make: Maker) -> None:
    async with opened(make()) as store:
        for seq, size in enumerate((4_000, 4_096, 70_000, 3_000_000), 1):
            await store.append("ABCD", rows_of("ABCD", seq, size=size))
        sizes = [len(row.body) for row in await store.load("ABCD")]
        assert sizes == [4_000, 4_096, 70_000, 3_000_000]


async def test_odd_codes_are_codes_like_others(make: Maker) -> None:
    async with opened(make()) as store:
        for code in ODD_CODES:
            await store.append(code, rows_of(code, 1, 2))
        assert {code for code, _ in await store.tables()} == set(ODD_CODES)
        assert await journals_in(store) == {code: rows_of(code, 1, 2) for code in ODD_CODES}


async def test_a_code_that_is_not_text_is_refused_and_not_found(make: Maker) -> None:
    async with opened(make()) as store:
        with pytest.raises(NotStored):
            await store.append("\ud800", rows_of("A", 1))
        assert await store.load("\ud800") == []
        await store.forget("\ud800")


async def test_bodies_are_bytes_and_nothing_else(make: Maker) -> None:
    async with opened(make()) as store:
        rows = [Row(seq, 0, body) for seq, body in enumerate(ODD_BODIES, 1)]
        await store.append("ABCD", rows)
        assert await store.load("ABCD") == rows


# --- time, and the trash ---


async def test_tables_are_listed_with_the_time_seen_at_their_last_row(make: Maker) -> None:
    async with opened(make()) as store:
        assert await store.hours() == Hours()
        await store.append("EFGH", rows_of("EFGH", 1, 2))
        hours = Hours(seen=500, wall=-7, jump=-3, jumped=400, doubted=300)
        await store.keep_hours(hours)
        assert await store.hours() == hours
        await store.append("ABCD", rows_of("ABCD", 1, 2))
        assert sorted(await store.tables()) == [("ABCD", 500), ("EFGH", 0)]
        await store.append("EFGH", rows_of("EFGH", 3))
        assert sorted(await store.tables()) == [("ABCD", 500), ("EFGH", 500)]


async def test_what_is_discarded_is_out_of_reach_and_can_be_brought_back(make: Maker) -> None:
    async with opened(make()) as store:
        for code in ("ABCD", "EFGH", "JKMN"):
            await store.append(code, [*rows_of(code, 1, 2), *drawn_of(code, 3)])
        whole = await store.load("ABCD")
        await store.keep_hours(Hours(seen=100))
        await store.discard(["ABCD", "EFGH", "NONE", "\ud800"])
        await store.keep_hours(Hours(seen=200))
        await store.discard(["ABCD"])
        assert await store.trash() == [("ABCD", 100), ("EFGH", 100)], "once is enough"
        assert [it for it, _ in await store.tables()] == ["JKMN"]
        assert await store.load("ABCD") == []
        taken = [await store.has(it) for it in ("ABCD", "EFGH", "JKMN", "NONE", "\ud800")]
        assert taken == [True, True, True, False, False]
        assert await store.restore("ABCD")
        assert not await store.restore("ABCD")
        assert not await store.restore("NONE")
        assert await store.load("ABCD") == whole
        assert sorted(await store.tables()) == [("ABCD", 200), ("JKMN", 0)]
        await store.forget("EFGH")
        assert (await store.trash(), await store.has("EFGH")) == ([], False)


async def test_whoever_writes_to_a_table_has_brought_it_back(make: Maker) -> None:
    async with opened(make()) as store:
        await store.append("ABCD", rows_of("ABCD", 1, 2))
        await store.discard(["ABCD"])
        with pytest.raises(SeqTaken):
            await store.append("ABCD", rows_of("ABCD", 1))
        assert await store.load("ABCD") == []
        await store.append("ABCD", rows_of("ABCD", 3))
        assert await store.load("ABCD") == rows_of("ABCD", 1, 3)
        assert await store.trash() == []


async def test_a_forgotten_table_may_begin_anew_and_others_stay(make: Maker) -> None:
    async with opened(make()) as store:
        for code in ("ABCD", "EFGH"):
            await store.append(code, rows_of(code, 1, 20))
        await store.forget("ABCD")
        assert await journals_in(store) == {"EFGH": rows_of("EFGH", 1, 20)}
        await store.append("ABCD", rows_of("ABCD", 1, 1))
        assert await store.load("ABCD") == rows_of("ABCD", 1, 1)


async def test_many_tasks_at_once(make: Maker) -> None:
    async with opened(make()) as store:

        async def play(code: str) -> None:
            for seq in range(1, 31, 3):
                await store.append(code, rows_of(code, seq, 3))

        codes = [f"T{n:03}" for n in range(100)]
        await asyncio.gather(*map(play, codes))
        assert await journals_in(store) == {code: rows_of(code, 1, 30) for code in codes}


async def test_a_cancelled_task_neither_loses_nor_doubles(make: Maker) -> None:
    """The row is there or it is not; asking again tells which, and never makes two of it."""

    async with opened(make()) as store:
        for seq in range(1, 201):
            task = asyncio.create_task(store.append("ABCD", rows_of("ABCD", seq)))
            for _ in range(seq % 4):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            try:
                await store.append("ABCD", rows_of("ABCD", seq))
            except SeqTaken:
                assert (await store.load("ABCD"))[-1].seq == seq
        assert await store.load("ABCD") == rows_of("ABCD", 1, 200)


async def test_closing_answers_everybody_who_waits(make: Maker) -> None:
    store = make()
    waiting = [
        asyncio.create_task(store.append(f"T{n:03}", rows_of(f"T{n:03}", 1))) for n in range(200)
    ]
    await asyncio.sleep(0)
    await store.close()
    async with asyncio.timeout(10):
        answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert answers == [None] * 200


async def test_a_closed_store_says_so_and_may_be_closed_again(make: Maker) -> None:
    store = make()
    await store.close()
    await store.close()
    for asked in (
        store.append("ABCD", rows_of("ABCD", 1)),
        store.load("ABCD"),
        store.forget("ABCD"),
        store.tables(),
        store.has("ABCD"),
        store.discard(["ABCD"]),
        store.restore("ABCD"),
        store.trash(),
        store.hours(),
        store.keep_hours(Hours()),
    ):
        with pytest.raises(NotStored):
            await asked
