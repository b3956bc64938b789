"""Several people on one device: one in front, the others here and told nothing, until the whole device has gone."""

from functools import partial
from typing import Any

from tablee.bots.random_bot import RandomBot
from tablee.core.chance import Chance
from tablee.registry import game
from tablee.tables.presence import MOVED_ELSEWHERE, REMOVED, Device
from tablee.tables.room import actions as asked
from tablee.tables.wire import Done
from tests.tables.tabling import Box, Evening, open_evening, person, seat

IN_FRONT = Device(beside=(person(2),))
COVERED = Device(beside=(person(2),), has_curtain_down=True)
BOT = RandomBot(game("between").TYPES)


async def at_play() -> Evening:
    """Ada and Bob share a tablet, which is dark for now, and Cleo has a phone; the hands are dealt."""
    it = await open_evening("Ada", "Bob", "Cleo", seats=3)
    assert await it.wish(1, 1, asked.Start()) == Done(1)
    for who in (1, 2):
        await it.depart(who)
    return it


async def sit_together(it: Evening, who: int, device: Device) -> Box:
    box = it.boxes[who] = Box()
    await it.desk.do(lambda: it.desk.arrive(person(who), box, device))
    return box


async def move(it: Evening, where: int) -> None:
    """Whatever this seat is offered."""
    action = BOT.choose(it.table.view(seat(where)), Chance(bytes([it.seq % 256])))
    await it.desk.do(partial(it.desk.play, seat(where), action))


def are_here(box: Box) -> list[bool]:
    return [it["is_here"] for it in box.last("room")["room"]["people"]]


def awaited(box: Box) -> Any:
    return box.last("awaited")["people"]


async def test_whoever_sits_beside_is_here_and_all_are_away_when_the_device_dies() -> None:
    it = await at_play()
    cleo = it.boxes[3]
    assert are_here(cleo) == [False, False, True]
    await sit_together(it, 1, IN_FRONT)
    assert are_here(cleo) == [True, True, True]
    it.clock.now += 31
    for where in (0, 1):
        refused = await it.wish(3, 1 + where, asked.LendSeat(seat(where), "random"))
        assert not isinstance(refused, Done)
    await it.depart(1)
    assert are_here(cleo) == [False, False, True]
    it.clock.now += 31
    for where in (0, 1):
        assert await it.wish(3, 3 + where, asked.LendSeat(seat(where), "random")) == Done(3 + where)
    back = await sit_together(it, 1, COVERED)
    assert back.messages[0]["type"] == "welcome"
    assert [chair["bot"] for chair in back.last("room")["room"]["chairs"]] == [None, None, None]
    await it.hall.close()


async def test_one_beside_hears_nothing_and_behind_a_curtain_nobody_does() -> None:
    it = await at_play()
    tablet = await sit_together(it, 1, IN_FRONT)
    own, of_bob = (it.table.view(seat(where)) for where in (0, 1))
    assert tablet.last("welcome")["view"]["own"] is not None
    assert own != of_bob
    await move(it, 1)  # Bob's hidden cards are Bob's
    views = [message["view"]["own"] for message in tablet.messages if "view" in message]
    assert all(view["hand"] == views[0]["hand"] for view in views)
    covered = await sit_together(it, 1, COVERED)
    assert tablet.closed == MOVED_ELSEWHERE
    await move(it, 0)
    await move(it, 2)
    assert [message.get("view") for message in covered.messages] == [None] * len(covered.messages)
    assert {it["type"] for it in covered.messages} == {"welcome", "room", "awaited"}
    assert covered.last("welcome")["told"] == []
    await it.hall.close()


async def test_a_device_is_told_which_of_its_own_people_are_awaited_and_nobody_else_is() -> None:
    it = await at_play()
    tablet = await sit_together(it, 2, Device(beside=(person(1),), has_curtain_down=True))
    assert awaited(tablet) == [1, 2]  # all three choose
    await move(it, 0)
    assert awaited(tablet) == [2]
    told = len(tablet.frames)
    await move(it, 2)
    assert len(tablet.frames) == told, "that Cleo has chosen is not this device's business"
    await move(it, 1)
    assert awaited(tablet) == [it + 1 for it in it.table.awaiting if it < 2]
    assert not any(message["type"] == "awaited" for message in it.boxes[3].messages)
    await it.hall.close()


async def test_what_is_over_is_shown_before_the_curtain_too() -> None:
    it = await at_play()
    tablet = await sit_together(it, 1, COVERED)
    while it.stage == "playing":
        await move(it, it.table.awaiting[0])
    assert tablet.last("welcome")["view"]["outcome"] is not None
    assert not any(message["type"] == "update" for message in tablet.messages)
    assert awaited(tablet) == []
    await it.hall.close()


async def test_one_of_a_device_may_be_removed_or_go_and_the_others_stay() -> None:
    it = await at_play()
    tablet = await sit_together(it, 1, Device(beside=(person(2),)))
    assert isinstance(await it.wish(1, 2, asked.RemovePerson(person(2))), Done)
    assert tablet.closed is None
    assert not it.desk.presence.is_here(person(2))
    again = await sit_together(it, 1, Device(beside=(person(2),)))
    assert not it.desk.presence.is_here(person(2)), "a key of before lets nobody in"
    assert isinstance(await it.wish(1, 3, asked.Leave()), Done)
    assert again.closed == REMOVED
    await it.depart(1)
    assert [who for who, _ in it.desk.presence] == [3]
    await it.hall.close()


async def test_a_device_that_is_opened_twice_is_closed_where_it_was() -> None:
    it = await at_play()
    first = await sit_together(it, 1, IN_FRONT)
    second = await sit_together(it, 2, Device(beside=(person(1),)))
    assert first.closed == MOVED_ELSEWHERE
    await it.desk.do(lambda: it.desk.depart(first))
    assert it.desk.presence.is_here(person(1))
    assert second.closed is None
    await it.hall.close()
