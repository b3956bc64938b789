"""Whom the coach speaks to, what it says to them alone, and what everybody hears of it."""

import asyncio
from collections.abc import Callable
from string import ascii_lowercase
from typing import Any

import pytest

from tablee import registry
from tablee.core.chance import Chance
from tablee.core.record import encode
from tablee.core.refusal import Refusal
from tablee.tables.hall import Hall
from tablee.tables.hinting import thought_of
from tablee.tables.presence import Device
from tablee.tables.room import actions as asked
from tablee.tables.room.coaching import tells_anothers_words
from tablee.tables.room.state import Room
from tablee.tables.wire import Hint, HintStep
from tests.tables.tabling import Box, Evening, Scene, open_evening, person, refused, seat


async def play(
    *names: str, game: str = "between", seats: int = 3, allowed: bool = False
) -> Evening:
    """The game has begun; bots have the other seats."""
    evening = await open_evening(*names, game=game, seats=seats, options=b"{}")
    await evening.wish(1, 1, asked.SetCoach(allowed))
    await evening.wish(1, 2, asked.Start(level="random"))
    return evening


async def hint(evening: Evening, who: int, step: HintStep = "where") -> Hint:
    return await evening.desk.coach.ask(person(who), step)()


def refusal_of(evening: Evening, who: int) -> str:
    """Nothing is thought about what is refused."""
    with pytest.raises(Refusal) as refusal:
        evening.desk.coach.ask(person(who), "where")
    return refusal.value.code


async def until_it_is_ones_turn(
    evening: Evening, who: int, is_so: Callable[[Any], bool] = bool
) -> None:
    """Bots and people alike move at random until this person is awaited."""
    desk, chance = evening.desk, Chance(b"somebody")
    while not (desk.sitting.awaits(person(who)) and is_so(evening.table)):
        mover = evening.table.awaiting[0]
        action = registry.bot("between", "random").choose(evening.table.view(mover), chance)
        await desk.do(lambda mover=mover, action=action: desk.play(mover, action))  # type: ignore[misc]


async def test_who_plays_among_bots_alone_is_given_a_hint_in_two_steps() -> None:
    evening = await play("Ada")
    where = await hint(evening, 1)
    what = await hint(evening, 1, "what")
    assert (where.step, what.step) == ("where", "what")
    assert what.action["type"] == "choose_interval"
    assert where.action == {"type": "choose_interval"} | (
        {"interval": what.action["interval"][:1]} if "interval" in where.action else {}
    )
    await evening.hall.close()


async def test_nothing_of_it_is_kept_and_nobody_hears_of_it() -> None:
    evening = await play("Ada")
    room = evening.desk.sitting.room
    rows, frames = evening.seq, len(evening.boxes[1].frames)
    await hint(evening, 1)
    await hint(evening, 1, "what")
    assert (evening.seq, len(evening.boxes[1].frames)) == (rows, frames)
    assert evening.desk.sitting.room is room
    assert len(await evening.store.load(evening.desk.code)) == rows
    await evening.hall.close()


async def test_a_second_step_tells_more_of_the_same_thought(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = await play("Ada")
    thoughts = []

    def noted(*given: Any) -> Any:
        thoughts.append(given)
        return thought_of(*given)

    monkeypatch.setattr("tablee.tables.coach.thought_of", noted)
    await hint(evening, 1)
    await hint(evening, 1, "what")
    assert len(thoughts) == 1
    await until_it_is_ones_turn(evening, 1, lambda table: table.view(0).active == 0)
    await hint(evening, 1)
    assert len(thoughts) == 2
    await evening.hall.close()


async def test_one_thinks_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = await play("Ada", "Bob", allowed=True)
    thinking, most = 0, 0

    async def slowly(think: Callable[[], Any], seconds: float) -> Any:
        nonlocal thinking, most
        thinking += 1
        most = max(most, thinking)
        await asyncio.sleep(0)
        thinking -= 1
        return think()

    monkeypatch.setattr("tablee.tables.coach.aside", slowly)
    given = await asyncio.gather(hint(evening, 1), hint(evening, 2))
    assert most == 1
    assert all(isinstance(it, Hint) for it in given)
    await evening.hall.close()


async def test_it_is_silent_before_a_game_and_after_it() -> None:
    evening = await open_evening("Ada", seats=3)
    assert refusal_of(evening, 1) == "not_playing"
    await evening.wish(1, 1, asked.Start(level="random"))
    chance, desk = Chance(b"to the end"), evening.desk
    while evening.stage == "playing":
        mover = evening.table.awaiting[0]
        action = registry.bot("between", "random").choose(evening.table.view(mover), chance)
        await desk.do(lambda mover=mover, action=action: desk.play(mover, action))  # type: ignore[misc]
    assert refusal_of(evening, 1) == "not_playing"
    await evening.hall.close()


async def test_among_people_it_speaks_only_where_the_host_has_allowed_it() -> None:
    evening = await play("Ada", "Bob")
    assert [refusal_of(evening, who) for who in (1, 2)] == ["coach_not_allowed"] * 2
    allowed = await play("Ada", "Bob", allowed=True)
    assert (await hint(allowed, 2)).action is not None
    for table in (evening, allowed):
        await table.hall.close()


async def test_where_it_is_allowed_among_people_all_hear_who_asks_once_for_both_steps() -> None:
    evening = await play("Ada", "Bob", allowed=True)
    await hint(evening, 2)
    await hint(evening, 2, "what")
    await hint(evening, 2, "what")
    said = [it["said"] for it in evening.boxes[1].messages if it["type"] == "said"]
    assert [(it["who"], it["phrase"]) for it in said] == [(2, "asks_coach")] * 2
    assert not any(it["type"] == "hint" for box in evening.boxes.values() for it in box.messages)
    await evening.hall.close()


async def test_a_second_step_in_another_turn_is_heard_like_a_first_one() -> None:
    evening = await play("Ada", "Bob", allowed=True)
    await hint(evening, 2)
    await until_it_is_ones_turn(evening, 2, lambda table: table.view(1).active == 1)
    await hint(evening, 2, "what")
    said = [it["said"] for it in evening.boxes[1].messages if it["type"] == "said"]
    assert [it["phrase"] for it in said] == ["asks_coach"] * 2
    await evening.hall.close()


async def test_with_words_that_somebody_has_brought_only_they_are_given_hints() -> None:
    """The bots play with all that they say, which nobody else may read."""
    lines = tuple(f"mot{letter}{other}: feu, eau" for letter in "abcd" for other in ascii_lowercase)
    evening = await open_evening(
        "Ada", "Bob", "Cleo", "Dan", game="trapwords", seats=4, options=b"{}"
    )
    await evening.wish(1, 1, asked.BringWords("fr", lines, "Chez nous"))
    await evening.wish(1, 2, asked.SetCoach(allowed=True))
    await evening.wish(1, 3, asked.Start(level="random"))
    room = evening.desk.sitting.room
    assert [tells_anothers_words(room, person(who)) for who in (1, 2, 3, 4)] == [False, *[True] * 3]
    asking = [it for it in (2, 3, 4) if evening.desk.sitting.awaits(person(it))]
    assert asking
    assert {refusal_of(evening, it) for it in asking} == {"no_hint"}
    await evening.hall.close()


async def test_who_only_watches_is_refused() -> None:
    evening = await play("Ada")
    await evening.hall.join(evening.desk.code, "Bob", "")
    await evening.arrive(2)
    assert refusal_of(evening, 2) == "take_a_seat"
    await evening.hall.close()


async def test_who_is_not_awaited_is_refused() -> None:
    evening = await play("Ada")
    await until_it_is_ones_turn(evening, 1)
    table = evening.table
    chosen = registry.bot("between", "random").choose(table.view(0), Chance(b"any"))
    await evening.act(1, 9, chosen)
    assert 0 not in evening.table.awaiting
    assert refusal_of(evening, 1) == "not_your_turn"
    await evening.hall.close()


async def test_whose_seat_a_bot_plays_is_refused() -> None:
    evening = await play("Ada", "Bob", allowed=True)
    await evening.depart(2)
    evening.clock.now += 45
    await evening.wish(1, 5, asked.LendSeat(seat(1), "random"))
    assert refusal_of(evening, 2) == "seat_is_lent"
    await evening.hall.close()


async def test_behind_a_curtain_nothing_is_told() -> None:
    evening = await play("Ada")
    desk = evening.desk
    device = Device(has_curtain_down=True)
    await desk.do(lambda: desk.arrive(person(1), Box(), device))
    assert refusal_of(evening, 1) == "not_playing"
    await evening.hall.close()


async def test_a_game_with_hints_of_its_own_gives_those() -> None:
    evening = await play("Ada", game="solo-line", seats=1)
    assert refusal_of(evening, 1) == "no_hint"
    await evening.hall.close()


async def test_what_only_a_hand_can_do_is_no_hint() -> None:
    """A drawing."""
    evening = await play("Ada", game="entre-les-lignes", seats=4)
    with pytest.raises(Refusal, match="no_hint"):
        await hint(evening, 1)
    await evening.hall.close()


async def test_who_has_acted_meanwhile_is_told_nothing() -> None:
    """Others may have sat down, too: what was allowed when one asked may be no more."""
    evening = await play("Ada")
    await until_it_is_ones_turn(evening, 1)
    told = evening.desk.coach.ask(person(1), "where")
    action = registry.bot("between", "random").choose(evening.table.view(0), Chance(b"any"))
    await evening.act(1, 9, action)
    with pytest.raises(Refusal, match="not_your_turn"):
        await told()
    await evening.hall.close()


async def test_who_has_got_company_while_one_thought_is_told_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = await play("Ada")
    await evening.hall.join(evening.desk.code, "Bob", "")
    await evening.arrive(2)

    async def slowly(think: Callable[[], Any], seconds: float) -> Any:
        await evening.wish(2, 1, asked.SitDown(seat(1)))
        await evening.wish(1, 5, asked.LetSit(person(2), seat(1)))
        return think()

    monkeypatch.setattr("tablee.tables.coach.aside", slowly)
    with pytest.raises(Refusal, match="coach_not_allowed"):
        await hint(evening, 1)
    await evening.hall.close()


async def test_a_game_that_nobody_strong_plays_has_no_hints(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = await play("Ada")
    monkeypatch.setattr(registry, "strongest", lambda key: None)
    with pytest.raises(Refusal, match="no_hint"):
        await hint(evening, 1)
    await evening.hall.close()


async def test_twins_are_given_the_same_bytes() -> None:
    """Two tables that one seat cannot tell apart, with other cards and another seed."""
    tables = [await play("Ada"), await play("Ada")]
    one, twin = (it.table for it in tables)
    compared = 0
    for n in range(6):
        twin.state = one.game.resample(one.state, 0, Chance(b"twin %d" % n))
        twin.seed = b"another %d" % n
        for step in ("where", "what"):
            given = [encode(await hint(it, 1, step)) for it in tables]
            assert given[0] == given[1]
            compared += 1
        action = registry.bot("between", "random").choose(one.view(0), Chance(b"%d" % n))
        await tables[0].act(1, 20 + n, action)
        await until_it_is_ones_turn(tables[0], 1)
    assert compared == 12
    for it in tables:
        await it.hall.close()


def test_it_is_the_hosts_to_allow_and_not_in_the_middle_of_a_game() -> None:
    scene = Scene()
    scene.come_in("Ada", "Bob")
    assert Room().has_coach is False, "as in journals that do not tell"
    assert refused(scene, 2, asked.SetCoach(allowed=True)) == "host_only"
    scene.wish(1, asked.SetCoach(allowed=True))
    assert scene.room.has_coach
    scene.begin()
    assert refused(scene, 1, asked.SetCoach(allowed=False)) == "not_gathering"


async def test_it_stays_allowed_when_the_table_is_opened_again() -> None:
    evening = await open_evening("Ada", "Bob")
    await evening.wish(1, 1, asked.SetCoach(allowed=True))
    again = Hall(evening.store)
    desk = await again.find(evening.desk.code)
    assert desk.sitting.room.has_coach
    for hall in (evening.hall, again):
        await hall.close()
