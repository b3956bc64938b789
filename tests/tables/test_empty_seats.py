"""A game that can do without somebody goes on where a seat is left, and hears of it when it is taken again."""

from typing import Any

import pytest

from tablee.core.absence import Occupied, Vacated
from tablee.core.record import decoder, tag_of
from tablee.tables.ports import NotStored
from tablee.tables.room import actions as asked
from tablee.tables.room.events import RoomEvent
from tablee.tables.room.people import Chair
from tablee.tables.room.sight import view
from tablee.tables.sitting import Sitting
from tablee.tables.wire import Done, Refused
from tests.tables.drawing import PEOPLE, host_pack, open_atelier
from tests.tables.tabling import Evening, Scene, open_evening, person, refused, seat

__all__ = ["host_pack"]


@pytest.fixture
def scene() -> Scene:
    """Five sit down to a drawing game, and it has begun."""
    it = Scene(seats=5, game="entre-les-lignes")
    it.come_in("Ada", "Bob", "Cleo", "Dan", "Eve")
    it.begin()
    return it


# In the room


def test_the_seat_of_who_leaves_stays_empty(scene: Scene) -> None:
    scene.wish(3, asked.Leave())
    assert scene.room.chairs[2] == Chair(before=(person(3),))
    assert view(scene.room, person(1), lambda _: True).chairs[2].before == ("Cleo",)
    assert scene.room.chairs[2].is_empty


def test_also_of_who_is_removed(scene: Scene) -> None:
    scene.wish(1, asked.RemovePerson(person(3)))
    assert scene.room.chairs[2].is_free


def test_a_bot_that_played_for_them_stays(scene: Scene) -> None:
    scene.away = {3: 30_000}
    scene.wish(1, asked.LendSeat(seat(2), "random"))
    scene.wish(3, asked.Leave())
    assert scene.room.chairs[2] == Chair(bot="random")


def test_where_a_game_cannot_be_played_so_a_bot_takes_it() -> None:
    scene = Scene()
    scene.come_in("Ada", "Bob")
    scene.begin()
    scene.wish(2, asked.Leave())
    assert scene.room.chairs[1] == Chair(bot="regular")


def test_somebody_from_the_floor_may_take_it(scene: Scene) -> None:
    scene.wish(3, asked.Leave())
    assert refused(scene, 2, asked.SitDown(seat(2))) == "not_gathering"
    scene.come_in("Flo")
    scene.sit(6, 2)
    assert scene.room.chairs[2] == Chair(person(6), before=(person(3),))
    scene.wish(6, asked.Leave())
    assert scene.room.chairs[2].before == (3, 6)


def test_who_is_passed_over_and_leaves_then_has_left_it_once(scene: Scene) -> None:
    scene.away = {3: 30_000}
    scene.wish(1, asked.PassOver(seat(2)))
    scene.wish(3, asked.Leave())
    assert scene.room.chairs[2] == Chair(before=(person(3),))


def test_who_leaves_after_the_game_is_still_known_to_have_played(scene: Scene) -> None:
    scene.arrange(asked.Close())
    scene.wish(3, asked.Leave())
    assert scene.room.chairs[2] == Chair(before=(person(3),))
    scene.arrange(asked.DrawSeed("5f" * 32))
    scene.wish(1, asked.Again())
    assert all(chair.before == () for chair in scene.room.chairs)


def test_or_the_host_puts_a_bot_there(scene: Scene) -> None:
    scene.wish(3, asked.Leave())
    assert refused(scene, 2, asked.SeatBot(seat(2), "novice")) == "host_only"
    assert refused(scene, 1, asked.SeatBot(seat(1), "novice")) == "not_gathering"
    scene.wish(1, asked.SeatBot(seat(2), "novice"))
    assert scene.room.chairs[2] == Chair(bot="novice", before=(person(3),))
    assert refused(scene, 1, asked.SeatBot(seat(2), "novice")) == "not_gathering"


def test_who_stays_away_is_passed_over_until_they_are_back(scene: Scene) -> None:
    without = asked.PassOver(seat(2))
    assert refused(scene, 1, without) == "still_here"
    scene.away = {3: 30_000}
    assert refused(scene, 1, asked.PassOver(seat(9))) == "no_such_seat"
    scene.wish(1, without)
    assert scene.room.chairs[2] == Chair(person(3), is_passed_over=True, before=(person(3),))
    assert scene.room.chairs[2].is_empty
    assert not scene.room.chairs[2].is_free
    assert refused(scene, 1, without) == "nobody_to_lend_for"
    scene.arrange(asked.ReturnSeat(seat(2)))
    assert scene.room.chairs[2] == Chair(person(3), before=(person(3),))


def test_a_bot_may_play_after_all_for_who_is_passed_over(scene: Scene) -> None:
    scene.away = {3: 30_000}
    scene.wish(1, asked.PassOver(seat(2)))
    scene.wish(1, asked.LendSeat(seat(2), "random"))
    assert scene.room.chairs[2] == Chair(person(3), "random", before=(person(3),))
    assert refused(scene, 1, asked.PassOver(seat(2))) == "nobody_to_lend_for"


def test_nobody_is_passed_over_by_who_only_watches_or_where_it_cannot_be(scene: Scene) -> None:
    scene.come_in("Flo")
    scene.away = {3: 30_000}
    assert refused(scene, 6, asked.PassOver(seat(2))) == "take_a_seat"
    other = Scene()
    other.come_in("Ada", "Bob")
    other.away = {2: 30_000}
    assert refused(other, 1, asked.PassOver(seat(1))) == "not_playing"
    other.begin()
    assert refused(other, 1, asked.PassOver(seat(1))) == "not_playing"


def test_another_game_is_for_those_who_are_left(scene: Scene) -> None:
    scene.wish(3, asked.Leave())
    scene.arrange(asked.Close())
    scene.arrange(asked.DrawSeed("5f" * 32))
    scene.wish(1, asked.Again())
    assert [chair.person for chair in scene.room.chairs] == [1, 2, 4, 5]
    assert scene.room.stage == "playing"
    assert len(scene.room.salts) == 4


def test_nor_for_who_was_passed_over(scene: Scene) -> None:
    """They would be away in the first round already."""
    scene.away = {3: 30_000}
    scene.wish(1, asked.PassOver(seat(2)))
    scene.arrange(asked.Close())
    scene.arrange(asked.DrawSeed("5f" * 32))
    scene.wish(1, asked.Again())
    assert [chair.person for chair in scene.room.chairs] == [1, 2, 4, 5]


def test_where_people_gather_again_nobody_is_passed_over_and_who_leaves_frees_the_seat(
    scene: Scene,
) -> None:
    scene.away = {3: 30_000, 4: 30_000}
    scene.wish(1, asked.PassOver(seat(2)))
    scene.wish(1, asked.LendSeat(seat(3), "random"))
    scene.arrange(asked.Close())
    scene.wish(1, asked.Regather())
    assert not scene.room.chairs[2].is_passed_over
    scene.wish(3, asked.Leave())
    scene.wish(4, asked.Leave())
    assert scene.room.chairs[2].is_free
    assert scene.room.chairs[3].is_free


def test_a_bot_has_its_seat_again_when_who_took_it_leaves() -> None:
    scene = Scene(seats=5, game="entre-les-lignes")
    scene.come_in("Ada", "Bob")
    scene.begin()
    scene.come_in("Cleo")
    scene.sit(3, 4)
    assert scene.room.chairs[4] == Chair(person(3), instead_of="random")
    scene.wish(3, asked.Leave())
    assert scene.room.chairs[4] == Chair(bot="random")


def test_if_there_are_enough_of_them(scene: Scene) -> None:
    scene.wish(3, asked.Leave())
    scene.wish(4, asked.Leave())
    scene.arrange(asked.Close())
    scene.arrange(asked.DrawSeed("5f" * 32))
    assert refused(scene, 1, asked.Again()) == "seats_out_of_range"
    scene.come_in("Flo")
    scene.sit(6, 3)
    scene.wish(1, asked.Again())
    assert [chair.person for chair in scene.room.chairs] == [1, 2, 6, 5]


def test_an_old_chair_was_not_passed_over() -> None:
    old = b'{"type":"seats_changed","chairs":[{"person":1,"bot":null}]}'
    assert decoder(RoomEvent).decode(old).chairs == (Chair(person(1)),)


# At the table


def last(evening: Evening) -> Any:
    return evening.table.entries[-1].event


async def test_the_game_hears_who_leaves_and_who_comes() -> None:
    evening = await open_atelier()
    assert await evening.wish(3, 1, asked.Leave()) == Done(1)
    assert last(evening) == Vacated(seat(2))
    assert evening.table.awaiting == (0, 1, 3)
    await evening.hall.join(evening.desk.code, "Flo", "")
    await evening.arrive(5)
    assert await evening.wish(5, 1, asked.SitDown(seat(2))) == Done(1)
    assert last(evening) == Vacated(seat(2))
    assert await evening.wish(1, 2, asked.LetSit(person(5), seat(2))) == Done(2)
    assert last(evening) == Occupied(seat(2))
    assert evening.table.awaiting == (0, 1, 2, 3)
    await evening.hall.close()


async def test_who_was_passed_over_plays_on_when_they_are_back() -> None:
    evening = await open_atelier()
    await evening.depart(2)
    evening.clock.now += 31
    assert await evening.wish(1, 2, asked.PassOver(seat(1))) == Done(2)
    assert evening.table.awaiting == (0, 2, 3)
    box = await evening.arrive(2)
    assert last(evening) == Occupied(seat(1))
    assert box.messages[0]["type"] == "welcome"
    assert box.messages[0]["room"]["chairs"][1]["is_passed_over"] is False
    assert evening.table.awaiting == (0, 1, 2, 3)
    await evening.hall.close()


async def test_a_bot_on_an_empty_seat_plays_it() -> None:
    evening = await open_atelier()
    await evening.wish(3, 1, asked.Leave())
    assert await evening.wish(1, 2, asked.SeatBot(seat(2), "novice")) == Done(2)
    assert last(evening) == Occupied(seat(2))
    await evening.hall.close()


async def test_what_the_game_was_not_told_before_a_crash_it_is_told_afterwards() -> None:
    evening = await open_atelier()
    append = evening.store.append

    async def full(table: str, rows: object, *rest: object) -> None:
        if b'"vacate"' in b"".join(row.body for row in rows):  # type: ignore[attr-defined]
            raise NotStored("full")
        await append(table, rows, *rest)

    evening.store.append = full
    assert await evening.wish(3, 1, asked.Leave()) == Done(1)
    assert tag_of(last(evening)) == "round_dealt"
    was_in_debt = evening.desk.is_in_debt
    assert was_in_debt
    evening.store.append = append
    await evening.depart(2)
    await evening.arrive(2)
    assert last(evening) == Vacated(seat(2))
    assert not evening.desk.is_in_debt
    again = Sitting(evening.desk.sitting.house)
    again.restore(await evening.store.load(evening.desk.code))
    assert again.table is not None
    assert again.table.empty == {2}
    await evening.hall.close()


async def test_a_table_that_everybody_left_waits_for_the_next_who_comes() -> None:
    evening = await open_atelier()
    for who in (4, 3, 2, 1):
        await evening.wish(who, 9, asked.Leave())
    assert evening.table.empty == {1, 2, 3}
    assert not evening.desk.is_in_debt
    await evening.hall.join(evening.desk.code, "Flo", "")
    await evening.arrive(5)
    assert await evening.wish(5, 1, asked.SitDown(seat(3))) == Done(1)
    assert evening.table.empty == {0, 1, 2}
    await evening.hall.close()


async def test_another_game_that_could_not_be_dealt_to_those_who_are_left_is_refused() -> None:
    six = (*PEOPLE, "Eve", "Flo")
    evening = await open_atelier(b'{"pack":"small"}', people=six)
    assert evening.table.awaiting == (0, 1, 2, 3, 4, 5)
    await evening.wish(6, 1, asked.Leave())
    await evening.desk.do(lambda: evening.desk.arrange(asked.Close()))
    await evening.desk.do(evening.desk.settle)
    refused = Refused(9, "too_few_words", "EL-03")
    assert await evening.wish(1, 9, asked.Again()) == refused
    assert evening.stage == "over"
    await evening.hall.close()


async def test_no_other_game_hears_of_empty_seats() -> None:
    evening = await open_evening("Ada", "Bob")
    await evening.wish(1, 1, asked.Start())
    entries = len(evening.table.entries)
    await evening.depart(2)
    evening.clock.now += 31
    assert await evening.wish(1, 2, asked.PassOver(seat(1))) == Refused(2, "not_playing")
    await evening.wish(2, 1, asked.Leave())
    assert len(evening.table.entries) == entries
    assert not evening.desk.is_in_debt
    await evening.hall.close()
