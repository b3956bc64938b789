"""Another game is a wish that everybody sees; it begins when all who sit have it, or the host says so."""

from types import SimpleNamespace
from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.core.refusal import Refusal
from tablee.tables.hall import Hall
from tablee.tables.past import MOST_EVENTS, Past
from tablee.tables.room import actions as asked
from tablee.tables.room.changes import evolve
from tablee.tables.room.events import GameBegan, RoomEvent
from tablee.tables.room.people import LastGame
from tablee.tables.room.sight import view
from tablee.tables.wire import Done
from tests.tables.tabling import NEVER, SEED, Clock, Scene, open_evening, person, seat
from tests.tables.test_chronicle import play as play_on


@pytest.fixture
def over() -> Scene:
    """Ada, the host, and Bob have played with a bot; Cleo has watched."""
    scene = Scene()
    scene.come_in("Ada", "Bob")
    scene.wish(1, asked.SeatBot(seat(2), "random"))
    scene.come_in("Cleo")
    scene.begin()
    scene.arrange(asked.Close())
    scene.arrange(asked.DrawSeed(SEED))
    return scene


def stage(scene: Scene) -> str:
    return scene.room.stage


def wishes(scene: Scene) -> tuple[int, ...]:
    return view(scene.room, person(1), lambda _: True).again


def test_it_begins_when_everybody_who_sits_has_said_yes(over: Scene) -> None:
    over.wish(2, asked.WantAgain())
    assert (over.room.stage, wishes(over)) == ("over", (2,))
    over.wish(2, asked.WantAgain(wants=False))
    over.wish(1, asked.WantAgain())
    assert (over.room.stage, wishes(over)) == ("over", (1,))
    over.wish(2, asked.WantAgain())
    assert (over.room.stage, over.room.games) == ("playing", 2)
    assert wishes(over) == ()


def test_or_when_the_host_says_so_whoever_is_away(over: Scene) -> None:
    over.away = {2: 5_000}
    over.wish(1, asked.WantAgain())
    assert stage(over) == "over"
    over.wish(1, asked.Again())
    assert stage(over) == "playing"


def test_where_the_host_stays_away_the_next_host_says_so(over: Scene) -> None:
    over.away = {1: 60_000}
    over.wish(2, asked.WantAgain())
    assert stage(over) == "over"
    over.arrange(asked.PassHost())
    over.wish(2, asked.Again())
    assert stage(over) == "playing"


@pytest.mark.parametrize("going", [asked.Leave(), asked.RemovePerson(person(2))])
def test_those_who_stay_wait_for_nobody_who_has_gone(over: Scene, going: Any) -> None:
    over.wish(1, asked.WantAgain())
    over.wish(2 if isinstance(going, asked.Leave) else 1, going)
    assert stage(over) == "playing"


def test_nobody_is_kept_from_going_where_another_game_cannot_begin() -> None:
    scene = Scene(seats=2)
    scene.come_in("Ada", "Bob")
    scene.begin()
    scene.arrange(asked.Close())
    scene.wish(1, asked.WantAgain())
    scene.wish(2, asked.Leave())
    assert (scene.room.stage, scene.room.person(person(2))) == ("over", None)


@pytest.mark.parametrize(("named", "is_then"), [(0, 0), (4, 3), (1, "random")])
def test_who_was_to_begin_still_is_where_seats_are_taken_away(named: int, is_then: Any) -> None:
    """Else the others could not play again, or another one began."""
    scene = Scene(seats=5, game="entre-les-lignes")
    scene.come_in("Ada", "Bob", "Cleo", "Dan", "Eli")
    scene.wish(1, asked.SetOptions({"first": named}))
    scene.begin()
    scene.wish(2, asked.Leave())
    scene.arrange(asked.Close())
    scene.arrange(asked.DrawSeed(SEED))
    scene.wish(1, asked.Again())
    assert (stage(scene), len(scene.chairs)) == ("playing", 4)
    assert scene.room.options.first == is_then


def test_only_those_who_sit_and_only_after_a_game(over: Scene) -> None:
    with pytest.raises(Refusal, match="take_a_seat"):
        over.wish(3, asked.WantAgain())
    over.wish(1, asked.Again())
    with pytest.raises(Refusal, match="not_over"):
        over.wish(1, asked.WantAgain())


def test_gathering_anew_forgets_the_wishes(over: Scene) -> None:
    over.wish(2, asked.WantAgain())
    over.wish(1, asked.Regather())
    assert wishes(over) == ()


def test_who_goes_takes_the_wish_along(over: Scene) -> None:
    """Else the game began without a word from one who is back only to look."""
    over.wish(2, asked.WantAgain())
    over.wish(2, asked.Leave())
    over.arrange(asked.ComeBack(person(2)))
    over.wish(1, asked.WantAgain())
    assert (over.room.stage, over.room.seat_of(person(2)), wishes(over)) == ("over", 1, (1,))


def test_a_journal_from_before_begins_without_wishes(over: Scene) -> None:
    """Anybody who played could begin then: the event says no more than that it began."""
    event: RoomEvent = GameBegan(2, ("", "", ""))
    room = evolve(over.room, event, lambda _: None)
    assert (room.stage, room.games) == ("playing", 2)


def test_of_a_very_long_evening_the_oldest_games_are_let_go() -> None:
    past = Past()
    for number, events in enumerate((MOST_EVENTS, 1, MOST_EVENTS // 2, MOST_EVENTS // 2), 1):
        table: Any = SimpleNamespace(entries=[None] * events, attachments={str(number): b""})
        past.keep(LastGame(number, "between", ()), table)
        assert len(past) == min(number, 2)
    assert list(past) == [3, 4]
    assert past.drawings == {"3", "4"}


async def test_the_last_game_may_be_looked_at_while_the_next_is_played() -> None:
    evening = await open_evening("Ada", "Bob")
    await evening.wish(1, 1, asked.Start())
    await play_on(evening.desk, 5_000, Chance(b"first"))
    first = evening.table
    assert evening.desk.sitting.finished(1) is first
    for n, who in ((2, 1), (1, 2)):
        await evening.wish(who, n, asked.WantAgain())
    assert evening.stage == "playing"
    await evening.wish(2, 2, asked.Rename("Bert"))
    again = await Hall(evening.store, thinking=NEVER, clock=Clock()).find(evening.desk.code)
    for desk in (evening.desk, again):
        last = desk.sitting.finished(1)
        assert last is not None
        assert first is not None
        assert last.entries == first.entries
        assert desk.sitting.finished(2) is None
        seen = view(desk.sitting.room, person(2), lambda _: True).last
        assert seen is not None
        assert (seen.number, seen.seat, seen.names) == (1, 1, ("Ada", "Bert"))
    await evening.hall.close()


def test_the_last_game_is_not_for_who_came_after_it(over: Scene) -> None:
    over.wish(1, asked.Again())
    over.come_in("Dan")
    assert view(over.room, person(3), lambda _: True).last is not None
    assert view(over.room, person(4), lambda _: True).last is None


@pytest.mark.parametrize("has_taking", [False, True])
async def test_the_next_game_may_have_more_seats_than_the_last(has_taking: bool) -> None:
    """Whoever sits where the finished game had no seat looks at it as one who watches."""

    evening = await open_evening("Ada", "Bob", "Cleo", seats=2)
    for who in (1, 2, 3):
        await evening.arrive(who)
    await evening.wish(1, 1, asked.Start())
    if has_taking:
        await evening.wish(2, 1, asked.Leave())
        await evening.wish(3, 1, asked.SitDown(seat(1)))
        await evening.wish(1, 2, asked.LetSit(person(3), seat(1)))
        assert evening.desk.sitting.room.takings
    await play_on(evening.desk, 5_000, Chance(b"first"))
    await evening.wish(1, 3, asked.Regather())
    await evening.wish(1, 4, asked.SetSeats(4))
    assert await evening.wish(3, 2, asked.SitDown(seat(3))) == Done(2)
    assert evening.boxes[3].last("welcome")["room"]["seat"] == 3
    assert evening.boxes[3].last("welcome")["view"]["seat"] is None
    await evening.arrive(3)
    assert await evening.wish(1, 5, asked.Start()) == Done(5)
    assert evening.boxes[3].last("update")["view"]["seat"] == 3
