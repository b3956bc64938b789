"""Drawings are kept beside the log: as durable as a move, and gone when others replace them."""

import asyncio

import pytest

from tablee.core.drawing import Draw, KeepDrawing, read_drawing
from tablee.core.record import encode, replace
from tablee.core.refusal import Malformed, NotNow, Refusal
from tablee.core.seats import Seat
from tablee.tables.journal import DrawingLine, GameLine, read_line
from tablee.tables.log import format_log
from tablee.tables.room import actions as asked
from tablee.tables.sitting import BrokenJournal, Sitting
from tests.tables.drawing import draw, drawing, host_pack, open_atelier
from tests.tables.tabling import Evening, open_evening, person

__all__ = ["host_pack"]

HAND_IN = {"type": "hand_in"}


async def restored(evening: Evening) -> Sitting:
    again = Sitting(evening.desk.sitting.house)
    again.restore(await evening.store.load(evening.desk.code))
    return again


async def hand_in(evening: Evening) -> None:
    """Everybody draws and is done."""
    for who in (1, 2, 3, 4):
        await draw(evening, who, 10 * who)
        await evening.act(who, 7, HAND_IN)


def test_the_log_names_a_drawing_and_the_folder_has_it() -> None:
    async def test() -> None:
        evening = await open_atelier()
        name = await draw(evening, 2, 100, 200)
        entry = evening.table.entries[-1]
        assert entry.action == KeepDrawing(name)
        assert entry.drawing == b""  # not twice in memory
        assert read_drawing(evening.table.drawings[name]) == drawing(100, 200)
        assert not any(b"strokes" in line for line in format_log(evening.table))

    asyncio.run(test())


def test_a_drawing_stands_in_the_journal_before_the_line_that_names_it() -> None:
    async def test() -> None:
        evening = await open_atelier()
        name = await draw(evening, 2, 100, 200)
        *_, before, last = [
            read_line(it.body) for it in await evening.store.load(evening.desk.code)
        ]
        assert isinstance(before, DrawingLine)
        assert isinstance(last, GameLine)
        assert before.name == name
        assert read_drawing(bytes(before.drawing)) == drawing(100, 200)
        assert bytes(last.action) == encode(KeepDrawing(name))

    asyncio.run(test())


def test_the_journal_alone_brings_drawings_back() -> None:
    async def test() -> None:
        evening = await open_atelier()
        for who in (1, 2, 3):
            await draw(evening, who, who)
        again = await restored(evening)
        assert again.table is not None
        assert again.table.drawings == evening.table.drawings
        assert len(again.table.drawings) == 3
        assert again.table.entries == evening.table.entries
        assert again.table.state == evening.table.state
        assert (again.pen.seq, again.pen.head) == (evening.seq, evening.desk.sitting.pen.head)

    asyncio.run(test())


def test_what_is_replaced_is_kept_no_longer() -> None:
    async def test() -> None:
        evening = await open_atelier()
        names = [await draw(evening, 2, *range(many)) for many in (1, 2, 3)]
        assert len(set(names)) == 3
        assert list(evening.table.drawings) == names[-1:]
        again = await restored(evening)
        assert again.table is not None
        assert list(again.table.drawings) == names[-1:]

    asyncio.run(test())


def test_a_cleared_paper_is_no_drawing() -> None:
    async def test() -> None:
        evening = await open_atelier()
        await draw(evening, 2, 100)
        assert await draw(evening, 2) == ""
        assert evening.table.drawings == {}
        assert evening.table.entries[-1].action == KeepDrawing("")
        again = await restored(evening)
        assert again.table is not None
        assert again.table.drawings == {}

    asyncio.run(test())


def test_a_seat_is_shown_what_its_view_names() -> None:
    async def test() -> None:
        evening = await open_atelier()
        names = [await draw(evening, who, who) for who in (1, 2, 3, 4)]
        for seat in (0, 1, 2, 3):
            assert list(evening.table.shown(Seat(seat))) == [names[seat]]
        assert evening.table.shown(None) == {}
        await hand_in(evening)
        assert evening.table.shown(None) == evening.table.drawings
        for seat in (0, 1, 2, 3):
            assert evening.table.shown(Seat(seat)) == evening.table.drawings
        assert len(evening.table.drawings) == 4

    asyncio.run(test())


def test_without_drawings_nothing_is_shown() -> None:
    async def test() -> None:
        evening = await open_atelier()
        assert evening.table.shown(Seat(0)) == {}

    asyncio.run(test())


def test_others_hear_nothing_of_it() -> None:
    async def test() -> None:
        evening = await open_atelier()
        heard = {who: len(box.messages) for who, box in evening.boxes.items()}
        await draw(evening, 2, 100)
        assert [who for who, box in evening.boxes.items() if len(box.messages) > heard[who]] == [2]

    asyncio.run(test())


def test_a_refused_drawing_leaves_no_trace() -> None:
    async def test() -> None:
        evening = await open_atelier()
        await draw(evening, 2, 100)
        await evening.act(2, 7, HAND_IN)
        seq, drawings = evening.seq, dict(evening.table.drawings)
        for xs in ((100,), (5_000,)):
            with pytest.raises(Refusal):
                await draw(evening, 2, *xs)
        with pytest.raises(Malformed, match="off_the_paper"):
            await draw(evening, 3, 5_000)
        assert (evening.seq, evening.table.drawings) == (seq, drawings)

    asyncio.run(test())


def test_nobody_draws_before_the_game_or_where_nothing_is_drawn() -> None:
    async def test() -> None:
        waiting = await open_atelier(start=False)
        with pytest.raises(NotNow, match="not_playing"):
            await waiting.desk.do(lambda: waiting.desk.draw(person(1), Draw(drawing(1))))
        between = await open_evening("Ada", "Bob")
        await between.wish(1, 1, asked.Start())
        with pytest.raises(Malformed, match="not_an_action"):
            await between.desk.do(lambda: between.desk.draw(person(1), Draw(drawing(1))))

    asyncio.run(test())


def test_a_client_cannot_name_a_drawing() -> None:
    async def test() -> None:
        evening = await open_atelier()
        name = await draw(evening, 1, 100)
        answer = await evening.act(2, 7, KeepDrawing(name))
        assert getattr(answer, "code", None) == "not_an_action"

    asyncio.run(test())


def test_a_drawing_may_also_come_as_any_move_does() -> None:
    async def test() -> None:
        evening = await open_atelier()
        await evening.act(2, 7, Draw(drawing(100)))
        (name,) = evening.table.drawings
        assert evening.table.entries[-1].action == KeepDrawing(name)

    asyncio.run(test())


def test_a_changed_drawing_is_noticed() -> None:
    async def test() -> None:
        evening = await open_atelier()
        await draw(evening, 2, 100)
        rows = await evening.store.load(evening.desk.code)
        place = next(n for n, it in enumerate(rows) if isinstance(read_line(it.body), DrawingLine))
        changed = replace(rows[place], body=rows[place].body.replace(b"[100,", b"[101,", 1))
        with pytest.raises(BrokenJournal):
            Sitting(evening.desk.sitting.house).restore(
                [*rows[:place], changed, *rows[place + 1 :]]
            )

    asyncio.run(test())


def test_the_next_game_begins_with_an_empty_folder() -> None:
    async def test() -> None:
        options = b'{"pack":"of-the-tests","first":0,"rounds":"short"}'
        evening = await open_atelier(options)
        n = 100
        while evening.stage == "playing":
            for who in (1, 2, 3, 4):
                await draw(evening, who, 10 * who)
                await evening.act(who, n, HAND_IN)
            for action in ({"type": "abstain"}, {"type": "go_on"}):
                n += 1
                for who in (1, 2, 3, 4):
                    await evening.act(who, n, action)
            n += 1
        assert len(evening.table.drawings) == 16
        await evening.wish(1, n, asked.Again())
        assert evening.stage == "playing"
        assert evening.table.drawings == {}

    asyncio.run(test())


def test_a_game_without_its_word_cards_is_not_begun() -> None:
    async def test() -> None:
        evening = await open_atelier(b'{"pack":"nowhere"}', start=False)
        seq = evening.seq
        answer = await evening.wish(1, 1, asked.Start(level="random"))
        assert (getattr(answer, "code", None), getattr(answer, "rule", None)) == (
            "no_such_pack",
            "EL-03",
        )
        assert (evening.stage, evening.seq) == ("gathering", seq)

    asyncio.run(test())
