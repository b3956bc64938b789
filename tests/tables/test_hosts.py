"""A table belongs to those who played: what a newcomer never becomes, removes, takes or reads."""

import asyncio

import pytest

from tablee.bots.random_bot import RandomBot
from tablee.core.chance import Chance
from tablee.core.refusal import Refusal
from tablee.tables.desk import GRACE
from tablee.tables.hall import Hall
from tablee.tables.room import actions as asked
from tablee.tables.room.sight import view
from tests.tables.tabling import Evening, Scene, open_evening, person, refused, seat

MINUTE = 60_000


@pytest.fixture
def scene() -> Scene:
    """Ada hosts, Bob plays; the game is over, and Eve came by the link afterwards."""
    it = Scene()
    it.come_in("Ada", "Bob")
    it.begin()
    it.arrange(asked.Close())
    it.come_in("Eve")
    return it


# Who is the host


def test_a_newcomer_does_not_follow_a_host_who_is_away(scene: Scene) -> None:
    """The attack: in by the code, host after a minute, and the owners are removed for good."""
    scene.away = {1: 60 * MINUTE, 2: 60 * MINUTE}
    with pytest.raises(Refusal, match="nobody_here"):
        scene.arrange(asked.PassHost())
    assert refused(scene, 3, asked.RemovePerson(person(1))) == "host_only"
    scene.away = {1: 60 * MINUTE}
    scene.arrange(asked.PassHost())
    assert scene.room.host == 2, "one of those who played"


def test_nor_does_who_only_watched(scene: Scene) -> None:
    scene.arrange(asked.DrawSeed("5f" * 32))
    scene.wish(1, asked.Again())
    scene.wish(2, asked.Leave())
    scene.away = {1: MINUTE}
    with pytest.raises(Refusal, match="nobody_here"):
        scene.arrange(asked.PassHost())


def test_who_stands_in_neither_removes_the_owner_nor_gives_the_table_away(scene: Scene) -> None:
    scene.away = {1: MINUTE}
    scene.arrange(asked.PassHost())
    assert refused(scene, 2, asked.RemovePerson(person(1))) == "their_table"
    scene.wish(2, asked.HandOver(person(3)))
    assert (scene.room.host, scene.room.owner) == (3, 1)
    scene.wish(3, asked.Leave())
    assert (scene.room.host, scene.room.owner) == (2, 1)
    scene.away = {}
    scene.arrange(asked.ReturnHost())
    assert (scene.room.host, scene.room.owner) == (1, 1)
    with pytest.raises(Refusal, match="host_is_here"):
        scene.arrange(asked.ReturnHost())


def test_a_host_hands_the_table_over_for_good(scene: Scene) -> None:
    scene.wish(1, asked.HandOver(person(2)))
    assert (scene.room.host, scene.room.owner) == (2, 2)
    with pytest.raises(Refusal, match="host_is_here"):
        scene.arrange(asked.ReturnHost())


def test_a_leaving_host_is_followed_by_one_who_played_even_if_only_a_newcomer_is_here(
    scene: Scene,
) -> None:
    scene.away = {2: 60 * MINUTE}
    scene.wish(1, asked.Leave())
    assert scene.room.host == 2
    scene.wish(2, asked.Leave())
    assert scene.room.host == 3, "nobody is left whose table it was"
    scene.wish(3, asked.Leave())
    scene.come_in("Fay")
    assert (scene.room.host, scene.room.owner) == (4, 4), "nobody is left at all"


def test_who_played_before_a_host_came_cannot_be_removed_by_them_and_is_host_when_back(
    scene: Scene,
) -> None:
    scene.wish(1, asked.HandOver(person(3)))
    assert refused(scene, 3, asked.RemovePerson(person(2))) == "their_table"
    scene.come_in("Fay")
    scene.wish(3, asked.RemovePerson(person(4)))
    scene.wish(2, asked.Leave())
    scene.arrange(asked.ComeBack(person(2)))
    assert scene.room.host == 2


def test_nor_by_one_who_came_while_the_others_played() -> None:
    """The attack: in by the code during the very first game, host when its owner leaves, and out for good."""
    scene = Scene()
    scene.come_in("Ada", "Bob")
    scene.begin()
    scene.come_in("Eve", "Fay")
    scene.sit(4, 2)
    scene.wish(1, asked.HandOver(person(3)))
    assert refused(scene, 3, asked.RemovePerson(person(2))) == "their_table"
    scene.wish(1, asked.Leave())
    scene.arrange(asked.ComeBack(person(1)))
    assert (scene.room.host, scene.room.owner) == (1, 1)
    scene.wish(1, asked.HandOver(person(3)))
    scene.wish(3, asked.RemovePerson(person(4)))
    assert scene.room.person(person(4)) is None, "who came after her"


def test_those_who_came_before_the_first_game_are_each_others_equals() -> None:
    scene = Scene()
    scene.come_in("Ada", "Bob")
    scene.begin()
    scene.wish(1, asked.HandOver(person(2)))
    scene.wish(1, asked.Leave())
    scene.arrange(asked.ComeBack(person(1)))
    assert scene.room.host == 2
    scene.wish(2, asked.RemovePerson(person(1)))
    assert scene.room.person(person(1)) is None


def test_a_newcomer_takes_nobodys_seat(scene: Scene) -> None:
    assert refused(scene, 3, asked.SitDown(seat(0))) == "seat_taken"
    scene.wish(3, asked.SitDown(seat(2)))
    assert scene.room.seat_of(person(3)) is None


# Who looks back


def test_a_newcomer_looks_back_by_the_word_of_one_who_played(scene: Scene) -> None:
    def came_later() -> tuple[int, ...]:
        return view(scene.room, person(1), lambda _: True).came_later

    assert came_later() == (3,)
    assert refused(scene, 3, asked.LetLookBack(person(3))) == "players_only"
    assert refused(scene, 1, asked.LetLookBack(person(2))) == "sees_it_already"
    assert refused(scene, 1, asked.LetLookBack(person(9))) == "no_such_person"
    scene.wish(2, asked.LetLookBack(person(3)))
    assert came_later() == ()
    scene.come_in("Fay")
    scene.arrange(asked.DrawSeed("5f" * 32))
    scene.wish(1, asked.Again())
    assert came_later() == (), "the next game is everybody's who is here"


def test_before_the_first_game_there_is_nothing_to_hide() -> None:
    scene = Scene()
    scene.come_in("Ada")
    assert view(scene.room, person(1), lambda _: True).came_later == ()


async def finished() -> Evening:
    evening = await open_evening("Ada", "Bob")
    await evening.wish(1, 1, asked.Start(level="random"))
    desk = evening.desk
    bot, chance = RandomBot(desk.sitting.game.TYPES), Chance(b"to the end")
    while evening.stage == "playing":
        where = evening.table.awaiting[0]
        move = bot.choose(evening.table.view(where), chance)
        await desk.do(lambda where=where, move=move: desk.play(where, move))  # type: ignore[misc]
    return evening


async def test_a_game_that_was_over_is_shown_to_a_newcomer_only_when_somebody_lets_them_look() -> (
    None
):
    evening = await finished()
    eve = await evening.hall.join(evening.desk.code, "Eve", "")
    box = await evening.arrive(eve.person)
    welcome = box.last("welcome")
    assert (welcome["view"], welcome["told"], welcome["told_before"]) == (None, [], 0)
    await evening.wish(2, 5, asked.LetLookBack(eve.person))
    welcome = box.last("welcome")
    assert welcome["view"]["outcome"] is not None
    assert welcome["told"]
    await evening.hall.close()


# The door of a table at rest


async def test_a_table_at_rest_is_shut_to_the_code_and_open_to_links_and_keys() -> None:
    evening = await finished()
    hall, code = evening.hall, evening.desk.code
    watcher = await hall.join(code, "Fay", "")
    await evening.arrive(watcher.person)
    await evening.depart(1)
    await evening.depart(2)
    evening.clock.now += GRACE / 1000 - 1
    await hall.join(code, "Gil", "")
    evening.clock.now += 1
    is_at_rest = evening.desk.is_at_rest
    assert is_at_rest, "who came afterwards is not one of its people"
    with pytest.raises(Refusal, match="at_rest"):
        await hall.join(code, "Eve", "")
    eve = await hall.join(code, "Eve", evening.desk.sitting.room.invite)
    await evening.arrive(eve.person)
    assert evening.desk.sitting.room.host == 1
    await evening.arrive(2)
    assert not evening.desk.is_at_rest
    await hall.join(code, "Hal", "")
    await hall.close()


async def test_a_table_that_is_taken_up_again_is_at_rest_until_one_of_its_people_is_back() -> None:
    """Else a stranger's own knock would open the door for a while."""

    evening = await finished()
    code = evening.desk.code
    hall = Hall(evening.store)
    with pytest.raises(Refusal, match="at_rest"):
        await hall.join(code, "Eve", "")
    await hall.close()


async def test_a_lobby_before_the_first_game_is_never_at_rest() -> None:
    evening = await open_evening("Ada")
    await evening.depart(1)
    evening.clock.now += 3_600
    await evening.hall.join(evening.desk.code, "Bob", "")
    await evening.hall.close()


async def test_the_owner_has_the_table_again_on_coming_back_and_nobody_rings_for_a_newcomer() -> (
    None
):
    evening = await finished()
    eve = await evening.hall.join(evening.desk.code, "Eve", "")
    await evening.arrive(eve.person)
    await evening.depart(1)
    await evening.depart(2)
    evening.clock.now += 61
    await evening.arrive(eve.person)
    seq = evening.seq
    for _ in range(50):
        await asyncio.sleep(0)
    assert (evening.seq, evening.desk.sitting.room.host) == (seq, 1)
    await evening.arrive(2)
    await evening.desk.do(lambda: evening.desk.arrange(asked.PassHost()))
    assert evening.desk.sitting.room.host == 2
    box = await evening.arrive(1)
    assert box.last("welcome")["room"]["host"] == 1
    await evening.hall.close()
