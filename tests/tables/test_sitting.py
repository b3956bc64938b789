"""A table as one value: what was kept rebuilds it, and a journal that was tampered with is noticed."""

from functools import partial

import pytest

from tablee.bots.random_bot import RandomBot
from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.refusal import Refusal
from tablee.tables.ports import Row
from tablee.tables.room import actions as asked
from tablee.tables.sitting import BrokenJournal, Sitting
from tests.tables.tabling import Evening, open_evening, person, seat


async def play(evening: Evening, moves: int) -> None:
    bot, chance = RandomBot(evening.table.game.TYPES), Chance(b"sitting")
    for _ in range(moves):
        if evening.stage != "playing":
            return
        mover = evening.table.awaiting[0]
        action = bot.choose(evening.table.view(mover), chance)
        await evening.desk.do(partial(evening.desk.play, mover, action))


async def some_rows(moves: int = 6) -> tuple[Evening, list[Row]]:
    evening = await open_evening("Ada", "Bob")
    await evening.wish(1, 1, asked.Start())
    await play(evening, moves)
    await evening.wish(2, 5, asked.Rename("Bobby"))
    rows = await evening.store.load(evening.desk.code)
    await evening.hall.close()
    return evening, rows


@pytest.mark.parametrize("moves", [0, 1, 5, 500])
async def test_the_journal_alone_rebuilds_the_table(moves: int) -> None:
    evening, rows = await some_rows(moves)
    again = Sitting(evening.desk.sitting.house)
    again.restore(rows)
    one = evening.desk.sitting
    assert (again.room, again.granted) == (one.room, one.granted)
    assert again.table is not None
    assert one.table is not None
    assert again.table.state == one.table.state
    assert again.table.entries == one.table.entries
    assert (again.pen.seq, again.pen.head) == (one.pen.seq, one.pen.head)
    assert again.granted[person(2)] == {5}


async def test_a_changed_a_missing_and_a_doubled_line_are_noticed() -> None:
    evening, rows = await some_rows()
    changed = replace(rows[3], body=rows[3].body.replace(b"room", b"room", 1) + b" ")
    for broken, at in (
        ([*rows[:3], changed, *rows[4:]], 5),
        ([*rows[:3], *rows[4:]], 5),
        ([*rows[:4], rows[3], *rows[4:]], 4),
        ([rows[0], rows[2]], 3),
    ):
        with pytest.raises(BrokenJournal) as fault:
            Sitting(evening.desk.sitting.house).restore(broken)
        assert fault.value.args == (at,)


async def test_deciding_changes_nothing() -> None:
    evening, _ = await some_rows(0)
    sitting = evening.desk.sitting
    room, seq, head = sitting.room, sitting.pen.seq, sitting.pen.head
    assert sitting.table is not None
    state = sitting.table.state
    sitting.wish(person(1), asked.Rename("Ada L."), 9, 0)
    offered = sitting.table.view(0).offers[0]
    action = sitting.game.TYPES.make_action(next(offered.all()))
    sitting.move(person(1), action, 10, 0)
    assert (sitting.room, sitting.pen.seq, sitting.pen.head) == (room, seq, head)
    assert sitting.table.state is state


async def test_a_person_moves_only_from_a_seat_of_its_own() -> None:
    evening, _ = await some_rows(0)
    sitting = evening.desk.sitting
    with pytest.raises(Refusal, match="take_a_seat"):
        sitting.move(person(9), None, 1, 0)
    sitting.house.away = lambda who: 99_999
    sitting.grow(sitting.wish(person(1), asked.LendSeat(seat(1)), 3, 0))
    with pytest.raises(Refusal, match="seat_is_lent"):
        sitting.move(person(2), None, 1, 0)


async def test_nobody_moves_before_a_game_has_begun() -> None:
    evening = await open_evening("Ada", "Bob")
    with pytest.raises(Refusal, match="not_playing"):
        evening.desk.sitting.move(person(1), None, 1, 0)
    await evening.hall.close()
