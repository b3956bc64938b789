"""What a welcome tells again: exactly what the seat was told, and no more than fits."""

from typing import Any

import msgspec
import pytest

from tablee import registry
from tablee.bots.random_bot import RandomBot
from tablee.core.chance import Chance
from tablee.core.record import Record, encode
from tablee.core.seats import Seat, Seating
from tablee.storage.memory import MemoryStore
from tablee.tables import chronicle
from tablee.tables.chronicle import KEPT, LARGEST, Chronicle
from tablee.tables.desk import Desk
from tablee.tables.hall import Hall
from tablee.tables.room import actions as asked
from tablee.tables.table import Entry, Table
from tablee.tables.wire import Wish
from tests.tables.tabling import NEVER, Clock, Evening, open_evening, seat

GAMES = ("between", "line", "long-line", "head-line")


async def play(desk: Desk, moves: int, chance: Chance) -> None:
    """Any seat that may do something, by chance."""
    bot = RandomBot(desk.sitting.game.TYPES)
    for _ in range(moves):
        table = desk.sitting.table
        assert table is not None
        able = [it for it in table.seating.seats if table.view(it).offers]
        if table.outcome is not None or not able:
            return
        mover = chance.pick(able)
        action = bot.choose(table.view(mover), chance)
        await desk.do(lambda mover=mover, action=action: desk.play(mover, action))  # type: ignore[misc]


def expect_its_own(desk: Desk, viewer: Seat | None) -> Any:
    """Held against the rules themselves, which replay the whole game for this seat."""
    table, kept = desk.sitting.table, desk.sitting.chronicle
    assert table is not None
    assert kept is not None
    all_told = [encode(it) for it in table.told(viewer)]
    before, told, casts = kept.tell(viewer)
    assert [bytes(it) for it in told] == all_told[before:]
    assert len(told) == min(KEPT, len(all_told)) or sum(map(len, all_told[before - 1 :])) > LARGEST
    return before, told, casts


@pytest.mark.parametrize("game", GAMES)
async def test_a_welcome_tells_each_seat_its_own_stream_live_and_after_a_restart(game: str) -> None:
    store = MemoryStore()
    hall = Hall(store, thinking=NEVER, clock=Clock())
    place = await hall.open_table(game, 3, {}, "Ada")
    desk = await hall.find(place.code)
    await desk.do(lambda: desk.grant(place.person, Wish(1, asked.Start(level="random"))))
    chance = Chance(game.encode())
    for _ in range(6):
        await play(desk, 25, chance)
        again = await Hall(store, thinking=NEVER, clock=Clock()).find(place.code)
        for viewer in (seat(0), seat(1), seat(2), None):
            assert expect_its_own(desk, viewer) == expect_its_own(again, viewer)
    await hall.close()


async def test_who_sits_down_in_mid_game_is_told_what_that_seat_was_told() -> None:
    evening = await open_evening("Ada", seats=3)
    await evening.wish(1, 1, asked.Start(level="random"))
    await play(evening.desk, 12, Chance(b"sitting down"))
    late = await evening.hall.join(evening.desk.code, "Bob", "")
    box = await evening.arrive(late.person)
    assert box.last("welcome")["told"] == _told(evening, None)
    await evening.wish(late.person, 1, asked.SitDown(seat(1)))
    assert box.last("welcome")["told"] == _told(evening, None)
    await evening.wish(1, 2, asked.LetSit(late.person, seat(1)))
    assert box.last("welcome")["told"] == _told(evening, 1)
    assert _told(evening, 1) != _told(evening, None) != _told(evening, 0)
    await evening.hall.close()


def _told(evening: Evening, viewer: int | None) -> Any:
    return msgspec.json.decode(encode(list(evening.table.told(viewer))))[-KEPT:]


async def test_another_game_begins_with_nothing_told() -> None:
    evening = await open_evening("Ada", seats=2)
    await evening.wish(1, 1, asked.Start(level="random"))
    await play(evening.desk, 5_000, Chance(b"to the end"))
    assert evening.stage == "over"
    first = evening.desk.sitting.chronicle
    assert evening.boxes[1].last("welcome")["told"] == []
    assert (await evening.arrive(1)).last("welcome")["told"] == _told(evening, 0)
    await evening.wish(1, 2, asked.Again())
    assert evening.desk.sitting.chronicle is not first
    assert (await evening.arrive(1)).last("welcome")["told"] == _told(evening, 0)
    assert len(_told(evening, 0)) < 5
    await evening.hall.close()


class Long(Record, frozen=True):
    """An event of any length."""

    text: str


def test_what_is_told_again_fits_into_so_many_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.game("between")
    kept = Chronicle(Table(game, Seating(2), seed=b"x"))
    monkeypatch.setattr(kept, "_seen", lambda _, event, viewer: event if viewer != 1 else None)
    entries = [Entry(n, 0, Long(f"{n}" * 700)) for n in range(1, 100)]
    kept.add(entries, [None] * len(entries))
    before, told, _ = kept.tell(seat(0))
    assert sum(map(len, map(bytes, told))) <= LARGEST
    assert before + len(told) == 99
    assert bytes(told[-1]) == encode(entries[-1].event)
    assert 0 < len(told) < KEPT
    assert kept.tell(seat(1)) == (0, (), ())
    kept.add([Entry(100, 0, Long("x" * chronicle.LARGEST))], [None])
    assert kept.tell(seat(0)) == (100, (), ())
