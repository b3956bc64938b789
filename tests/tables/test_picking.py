"""One table, many games: something else for the same people, seated fairly; every game keeps its own log."""

from collections.abc import Iterable
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tablee import registry
from tablee.core.chance import Chance, commitment
from tablee.tables.hall import Hall
from tablee.tables.log import format_log
from tablee.tables.reader import read_log
from tablee.tables.room import actions as asked
from tablee.tables.room.sight import RoomView, view
from tablee.tables.verify import verify
from tablee.tables.wire import Done, Refused
from tests.tables.tabling import NEVER, SEED, Clock, Scene, open_evening, person, refused, seat
from tests.tables.test_chronicle import play as play_on


def played(*names: str, seats: int = 3, game: str = "between") -> Scene:
    """A game is over; the seed of the next is drawn."""
    scene = Scene(seats, game=game)
    scene.come_in(*names)
    scene.begin()
    end(scene)
    return scene


def end(scene: Scene) -> None:
    scene.arrange(asked.Close())
    scene.arrange(asked.DrawSeed(SEED))


def people(scene: Scene) -> list[int | None]:
    return [it for it, _ in scene.chairs]


def seen(scene: Scene, who: int = 1) -> RoomView:
    return view(scene.room, person(who), lambda _: True)


def test_the_host_picks_and_the_same_people_gather_for_it() -> None:
    scene = played("Ada", "Bob", "Cleo")
    scene.wish(1, asked.PickGame("wordz"))
    assert (scene.room.game, scene.room.stage, people(scene)) == ("wordz", "gathering", [1, 2, 3])
    assert scene.room.options == registry.game("wordz").TYPES.options()
    assert (seen(scene).picked_by, seen(scene).come, seen(scene).wait) == (1, (), ())
    assert refused(scene, 2, asked.PickGame("line")) == "host_only"
    scene.wish(1, asked.Start())
    assert (scene.room.games, scene.room.stage, seen(scene).picked_by) == (2, "playing", None)
    end(scene)
    last = seen(scene).last
    assert last is not None
    assert (last.number, last.game) == (2, "wordz")


def test_what_was_promised_is_promised_for_the_game_that_is_picked() -> None:
    """Nobody draws another seed by picking back and forth."""
    scene = played("Ada", "Bob")
    promised = scene.room.commitment
    scene.wish(1, asked.PickGame("between"))
    assert scene.room.commitment == promised
    scene.wish(1, asked.PickGame("line"))
    about = registry.game("line").ABOUT
    assert scene.room.commitment == commitment(bytes.fromhex(SEED), "line", about.version)
    scene.wish(1, asked.PickGame("between"))
    assert (scene.room.seed, scene.room.commitment) == (SEED, promised)


def test_a_pick_before_any_seed_leaves_it_to_be_drawn() -> None:
    scene = Scene()
    scene.come_in("Ada", "Bob")
    scene.wish(1, asked.PickGame("line"))
    assert scene.room.commitment == ""
    scene.begin()
    assert scene.room.stage == "playing"


def test_by_consent_it_is_picked_when_all_who_sit_wish_for_the_same() -> None:
    scene = played("Ada", "Bob", "Cleo", seats=2)
    scene.wish(2, asked.WantAgain())
    scene.wish(2, asked.WantGame("line"))
    scene.wish(3, asked.WantGame("wordz"))
    assert seen(scene).again == ()
    assert [(it.person, it.game) for it in seen(scene).wishes] == [(2, "line"), (3, "wordz")]
    scene.wish(1, asked.WantGame("wordz"))
    assert scene.room.stage == "over"
    scene.wish(2, asked.WantGame(""))
    scene.wish(2, asked.WantGame("wordz"))
    assert (scene.room.game, scene.room.stage, seen(scene).picked_by) == (
        "wordz",
        "gathering",
        None,
    )
    assert (seen(scene).wishes, people(scene)) == ((), [1, 2, 3])


@pytest.mark.parametrize("going", [asked.Leave(), asked.RemovePerson(person(2))])
def test_those_who_stay_may_have_agreed_already(going: Any) -> None:
    scene = played("Ada", "Bob", "Cleo")
    scene.wish(1, asked.WantGame("line"))
    scene.wish(3, asked.WantGame("line"))
    scene.wish(2 if isinstance(going, asked.Leave) else 1, going)
    assert (scene.room.game, people(scene)) == ("line", [1, None, 3])


@pytest.mark.parametrize("ask", [asked.PickGame, asked.WantGame])
def test_what_cannot_be_picked_is_refused_and_nothing_is_lost(ask: Any) -> None:
    scene = played("Ada", "Bob")
    assert refused(scene, 1, ask("no-such-game")) == "no_such_game"
    scene.wish(1, asked.Again())
    assert refused(scene, 1, ask("line")) == "not_over"


def test_options_that_the_game_does_not_know_are_refused() -> None:
    scene = played("Ada", "Bob")
    assert refused(scene, 1, asked.PickGame("line", {"no": "such"})) == "bad_options"
    scene.wish(1, asked.PickGame("between", {"length": "express"}))
    assert scene.room.options.length == "express"


def test_options_are_remembered_for_each_game_but_not_who_sat_where() -> None:
    scene = Scene(seats=5, game="entre-les-lignes")
    scene.come_in("Ada", "Bob", "Cleo", "Dan", "Eli")
    scene.wish(1, asked.SetOptions({"first": 4, "rounds": "short"}))
    scene.begin()
    end(scene)
    scene.wish(1, asked.PickGame("between", {"length": "express"}))
    scene.wish(1, asked.PickGame("entre-les-lignes"))
    assert (scene.room.options.first, scene.room.options.rounds) == ("random", "short")
    scene.wish(1, asked.PickGame("between"))
    assert scene.room.options.length == "express"


@pytest.mark.parametrize(("game", "size"), [("between", 4), ("solo-line", 1), ("trapwords", 5)])
def test_as_many_seats_as_people_as_far_as_the_game_has_them(game: str, size: int) -> None:
    scene = played("Ada", "Bob", "Cleo", "Dan", "Eli", seats=5, game="line")
    scene.wish(1, asked.PickGame(game))
    assert people(scene) == [1, 2, 3, 4, 5][:size]
    assert seen(scene).wait == (1, 2, 3, 4, 5)[size:]


def test_where_too_few_are_here_bots_take_the_other_seats() -> None:
    scene = played("Ada", "Bob", seats=2)
    scene.wish(1, asked.PickGame("trapwords"))
    assert people(scene) == [1, 2, None, None]
    scene.wish(1, asked.Start())
    assert [bot for _, bot in scene.chairs][2:] == ["regular", "regular"]


def test_bots_come_along_as_this_game_has_them_and_give_way_to_people() -> None:
    scene = Scene(seats=4)
    scene.come_in("Ada")
    scene.wish(1, asked.SeatBot(seat(1), "random"))
    scene.wish(1, asked.SeatBot(seat(2), "expert"))
    scene.begin()
    scene.come_in("Bob", "Cleo")
    end(scene)
    scene.house.levels_of = lambda _: ("random", "novice")
    scene.wish(1, asked.PickGame("wordz"))
    assert people(scene)[:3] == [1, 2, 3]
    assert [bot for _, bot in scene.chairs][3:] == ["random", "novice", "random"]
    scene.wish(1, asked.PickGame("between"))
    assert [*people(scene), scene.chairs[3][1]] == [1, 2, 3, None, "random"]


def test_chairs_that_wait_for_friends_are_laid_again() -> None:
    scene = Scene(seats=4)
    scene.come_in("Ada", "Bob")
    scene.wish(1, asked.PickGame("line"))
    assert people(scene) == [1, 2, None, None]


def test_who_came_late_or_watched_is_seated_next_and_who_played_longest_stands() -> None:
    scene = played("Ada", "Bob", "Cleo", seats=2)
    scene.come_in("Dan")
    scene.wish(1, asked.PickGame("between"))
    assert (people(scene), seen(scene).come) == ([1, 2, 3, 4], (3, 4))
    scene.come_in("Eli")
    scene.wish(1, asked.PickGame("between"))
    # Ada and Bob have played as long: of the two, who sits further down stands up.
    assert (people(scene), seen(scene).come, seen(scene).wait) == ([1, 5, 3, 4], (5, 3, 4), (2,))
    scene.wish(1, asked.Start())
    end(scene)
    assert (seen(scene).come, seen(scene).wait) == ((), (2,))
    scene.wish(1, asked.PickGame("between"))
    assert (people(scene), seen(scene).come, seen(scene).wait) == ([2, 5, 3, 4], (2,), (1,))


def test_who_stood_up_to_watch_is_left_in_peace_until_they_sit_down() -> None:
    scene = played("Ada", "Bob", "Cleo")
    scene.wish(1, asked.Regather())
    scene.wish(2, asked.StandUp())
    scene.wish(1, asked.PickGame("line"))
    assert (people(scene), seen(scene).wait) == ([1, None, 3], ())
    scene.wish(2, asked.SitDown(seat(1)))
    scene.wish(1, asked.PickGame("wordz"))
    assert people(scene) == [1, 2, 3]


def test_who_is_away_for_long_takes_no_seat_from_who_is_here() -> None:
    scene = played("Ada", "Bob", "Cleo", seats=2)
    scene.away = {3: 60_000}
    scene.come_in("Dan", "Eli")
    scene.wish(1, asked.PickGame("between"))
    assert people(scene) == [1, 2, 4, 5]
    scene.away = {}
    scene.wish(1, asked.PickGame("between"))
    assert people(scene) == [1, 3, 4, 5]


def test_whom_the_others_played_on_without_is_not_laid_for_again() -> None:
    scene = played("Ada", "Bob", "Cleo", "Dan", "Eli", seats=5, game="entre-les-lignes")
    scene.wish(1, asked.Again())
    scene.away = {5: 60_000}
    scene.wish(1, asked.PassOver(seat(4)))
    end(scene)
    scene.wish(1, asked.PickGame("line"))
    assert people(scene) == [1, 2, 3, 4]


def test_who_comes_back_has_waited_for_nothing_meanwhile() -> None:
    scene = played("Ada", "Bob", "Cleo", seats=3)
    scene.wish(3, asked.Leave())
    scene.come_in("Dan")
    scene.wish(1, asked.PickGame("between"))
    scene.wish(1, asked.Start())
    scene.arrange(asked.ComeBack(person(3)))
    end(scene)
    scene.come_in("Eli")
    scene.wish(1, asked.PickGame("between"))
    assert (people(scene), seen(scene).wait) == ([1, 3, 4, 5], (2,))


@pytest.mark.parametrize("crowd", range(2, 8))
@pytest.mark.parametrize("evening", range(8))
def test_nobody_sits_out_twice_before_everybody_has_once(crowd: int, evening: int) -> None:
    lots = Random(evening)
    games = lots.choices(("between", "line", "solo-line"), k=12)
    scene = played(*[f"P{n}" for n in range(1, crowd + 1)], seats=2)
    everybody = set(range(1, crowd + 1))
    out = [everybody - set(people(scene))]
    for game in games:
        scene.wish(1, asked.PickGame(game))
        scene.wish(1, asked.Start())
        end(scene)
        out.append(everybody - set(people(scene)))
    for who in everybody:
        for first, again in spells(out, who):
            others = everybody - {who}
            assert all(any(it in out[n] for n in range(first, again + 1)) for it in others)


def spells(out: list[set[int]], who: int) -> Iterable[tuple[int, int]]:
    """From the first game somebody sat out to the first of the next time, with a game played between."""
    begins = [n for n, it in enumerate(out) if who in it and (n == 0 or who not in out[n - 1])]
    return pairwise(begins)


@pytest.mark.parametrize("crowd", range(3, 8))
def test_nobody_sits_out_longer_than_it_takes_to_go_round(crowd: int) -> None:
    scene = played(*[f"P{n}" for n in range(1, crowd + 1)], seats=2)
    for _ in range(3):
        unseated = set(range(1, crowd + 1))
        for _ in range(crowd):
            scene.wish(1, asked.PickGame("solo-line"))
            scene.wish(1, asked.Start())
            end(scene)
            unseated -= set(people(scene))
        assert not unseated


async def test_two_games_of_different_kinds_live_and_from_the_journal() -> None:
    """Each has its own rules, its own seed and its own log; the first is looked back at as what it was."""
    evening = await open_evening("Ada", "Bob", "Cleo")
    await evening.wish(1, 1, asked.Start())
    await play_on(evening.desk, 5_000, Chance(b"first"))
    promised = evening.desk.sitting.room.commitment
    assert await evening.wish(1, 2, asked.PickGame("no-such-game")) == Refused(2, "no_such_game")
    assert await evening.wish(1, 2, asked.PickGame("line")) == Done(2)
    for who in (1, 2, 3):
        welcome = evening.boxes[who].messages[-1]
        assert (welcome["type"], welcome["room"]["game"]) == ("welcome", "line")
        assert (welcome["view"], welcome["told"]) == (None, [])
    assert evening.desk.sitting.room.commitment not in ("", promised)

    restored = await Hall(evening.store, thinking=NEVER, clock=Clock()).find(evening.desk.code)
    assert restored.sitting.room == evening.desk.sitting.room
    assert await evening.wish(1, 3, asked.Start()) == Done(3)
    await play_on(evening.desk, 5, Chance(b"second"))
    log_of(evening.desk, 1, "between")

    evening.desk = await Hall(evening.store, thinking=NEVER, clock=Clock()).find(evening.desk.code)
    log_of(evening.desk, 1, "between")
    await play_on(evening.desk, 5_000, Chance(b"third"))
    log_of(evening.desk, 2, "line")
    log_of(evening.desk, 1, "between")


def log_of(desk: Any, number: int, game: str) -> None:
    """It names this game, and holds."""
    table = desk.sitting.finished(number)
    assert table.game.ABOUT.key == game
    log = read_log(b"".join([it + b"\n" for it in format_log(table)]), registry.game)
    assert log.header.game == game
    assert verify(log).entries == table.entries


async def test_who_played_the_first_and_watches_the_second_learns_what_any_watcher_does() -> None:
    evening = await open_evening("Ada", "Bob", "Cleo", "Dan", seats=2)
    await evening.wish(1, 1, asked.Start())
    await play_on(evening.desk, 5_000, Chance(b"first"))
    for n in (2, 3):
        await evening.wish(1, n, asked.PickGame("between", {"length": "express"}))
    await evening.wish(1, 4, asked.SetSeats(3))
    await evening.wish(1, 5, asked.ClearSeat(seat(0)))
    watching = [it for it in (1, 2, 3, 4) if evening.desk.sitting.room.seat_of(person(it)) is None]
    assert 1 in watching
    assert set(watching) & {3, 4}
    await evening.wish(1, 6, asked.Start())
    for who in watching:
        await evening.arrive(who)
    await play_on(evening.desk, 12, Chance(b"second"))
    heard = [
        [(it["news"], it["view"]) for it in evening.boxes[who].messages if it["type"] == "update"]
        for who in watching
    ]
    assert heard[0]
    assert all(it == heard[0] for it in heard)
    assert heard[0][-1][1]["seat"] is None
