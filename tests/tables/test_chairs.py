"""Nobody sees a secret by changing chairs: who may sit down once cards are dealt, and by whose word."""

from typing import Any

import pytest

from tablee.core.record import decoder, encode, replace
from tablee.core.refusal import Refusal
from tablee.storage.memory import MemoryStore
from tablee.tables.hall import Hall, hash_key
from tablee.tables.room import actions as asked
from tablee.tables.room.events import RoomEvent, SeatTaken
from tablee.tables.room.people import PersonId
from tablee.tables.room.sight import RoomView, view
from tablee.tables.room.state import Room
from tablee.tables.wire import Done, Refused
from tests.tables.tabling import Scene, open_evening, person, refused, seat


@pytest.fixture
def scene() -> Scene:
    """Ada hosts at seat 0, Bob sits at 1, bots have 2 and 3; Zoe came when the cards were dealt."""
    it = Scene(seats=4)
    it.come_in("Ada", "Bob")
    it.begin()
    it.come_in("Zoe")
    return it


def seen(scene: Scene, who: int = 1) -> RoomView:
    takings = (0,) * len(scene.room.takings)
    return view(scene.room, person(who), lambda it: it not in scene.away, takings)


def let(who: int = 3, where: int = 2) -> asked.LetSit:
    return asked.LetSit(person(who), seat(where))


def at(scene: Scene, where: int) -> tuple[int | None, str | None]:
    return scene.chairs[where]


SIT = asked.SitDown(seat(2))


# By whose word


def test_a_bots_seat_is_asked_for_and_given_by_the_hosts_word(scene: Scene) -> None:
    scene.wish(3, SIT)
    assert at(scene, 2) == (None, "random")
    (ask,) = seen(scene).asks
    assert (ask.person, ask.seat, ask.voices) == (3, 2, (1,))
    assert refused(scene, 3, SIT) == "asked_already"
    assert refused(scene, 2, let()) == "not_yours_to_say"
    assert refused(scene, 3, let()) == "not_yours_to_say"
    assert refused(scene, 1, let(where=3)) == "nobody_asks"
    assert refused(scene, 1, let(who=2)) == "nobody_asks"
    scene.wish(1, let())
    assert at(scene, 2) == (3, None)
    assert seen(scene).asks == ()
    (taking,) = seen(scene).takings
    assert (taking.name, taking.seat, taking.left, taking.by) == ("Zoe", 2, "", ("Ada",))


def test_the_host_declines_or_who_asked_thinks_better_of_it(scene: Scene) -> None:
    scene.wish(3, SIT)
    assert refused(scene, 2, asked.DeclineSeat(person(3))) == "not_yours_to_say"
    scene.wish(1, asked.DeclineSeat(person(3)))
    assert (scene.room.asks, at(scene, 2)) == ((), (None, "random"))
    assert refused(scene, 1, let()) == "nobody_asks"
    scene.wish(3, asked.SitDown(seat(3)))
    scene.wish(3, SIT)
    assert [it.seat for it in scene.room.asks] == [2], "one wish at a time"
    scene.wish(3, asked.DeclineSeat(person(3)))
    assert scene.room.asks == ()


def test_while_the_host_is_away_it_takes_everybody_who_plays(scene: Scene) -> None:
    scene.wish(3, asked.Leave())
    scene.come_in("Cleo", "Dan")
    scene.sit(4, 3)
    scene.wish(5, SIT)
    scene.away = {1: 31_000}
    assert seen(scene).asks[0].voices == (1, 2, 4), "whoever has only lost the line is waited for"
    scene.wish(2, let(5))
    assert seen(scene).asks[0].voices == (1, 4)
    assert refused(scene, 2, let(5)) == "not_yours_to_say"
    scene.wish(2, asked.LendSeat(seat(0)))
    scene.wish(4, let(5))
    assert at(scene, 2) == (5, None)
    assert seen(scene).takings[-1].by == ("Bob", "Cleo")


def test_a_word_given_is_not_lost_when_the_one_who_was_missing_is_waited_for_no_more(
    scene: Scene,
) -> None:
    scene.wish(3, SIT)
    scene.away = {1: 31_000}
    scene.wish(2, let())
    scene.wish(2, asked.LendSeat(seat(0)))
    assert seen(scene).asks[0].voices == (2,)
    scene.wish(2, let())
    assert at(scene, 2) == (3, None)


def test_a_host_who_asks_needs_the_word_of_the_others() -> None:
    scene = Scene(seats=3)
    scene.come_in("Ada", "Bob")
    scene.wish(1, asked.StandUp())
    scene.begin()
    scene.wish(1, SIT)
    assert at(scene, 2) == (None, "random")
    assert refused(scene, 1, let(1)) == "not_yours_to_say"
    scene.wish(2, let(1))
    assert at(scene, 2) == (1, None)


def test_a_host_alone_with_bots_asks_nobody_and_still_has_one_seat_a_game() -> None:
    scene = Scene(seats=3)
    scene.come_in("Ada")
    scene.wish(1, asked.StandUp())
    scene.begin()
    scene.wish(1, SIT)
    assert at(scene, 2) == (1, None)
    assert refused(scene, 1, asked.SitDown(seat(0))) == "not_gathering"
    scene.wish(1, asked.Leave())
    scene.arrange(asked.ComeBack(person(1)))
    assert (at(scene, 2), scene.room.host) == ((1, None), 1)


def test_where_all_who_sat_are_away_the_wish_waits_for_them(scene: Scene) -> None:
    scene.wish(3, SIT)
    scene.away = {1: 99_000, 2: 99_000}
    assert seen(scene).asks[0].voices == (1, 2)
    scene.wish(1, asked.LendSeat(seat(1)))
    scene.wish(2, asked.LendSeat(seat(0)))
    assert seen(scene).asks[0].voices == (1,), "the host, once they are back"
    assert refused(scene, 3, let()) == "not_yours_to_say"


def test_after_the_game_too_a_seat_is_given_by_word(scene: Scene) -> None:
    """Whoever sits may ask for another game, and that one takes the place of this."""
    scene.arrange(asked.Close())
    assert seen(scene, 3).may_ask == (2, 3)
    scene.wish(3, SIT)
    assert refused(scene, 3, asked.Again()) == "take_a_seat"
    scene.wish(1, let())
    assert at(scene, 2) == (3, None)


def test_who_asked_and_goes_asks_no_more_and_a_new_game_begins_without_wishes(
    scene: Scene,
) -> None:
    scene.wish(3, SIT)
    scene.wish(3, asked.Leave())
    assert scene.room.asks == ()
    scene.come_in("Cleo", "Dan")
    scene.wish(4, SIT)
    scene.wish(5, SIT)
    scene.wish(1, let(4))
    assert scene.room.asks == (), "it is taken"
    scene.wish(5, asked.SitDown(seat(3)))
    scene.arrange(asked.Close())
    assert scene.room.asks == ()


# One person, one seat


def test_who_had_a_seat_in_this_game_never_gets_another(scene: Scene) -> None:
    """The attack: leave, come in again, sit on a bot's chair, read its secrets, go back."""
    scene.wish(2, asked.Leave())
    assert at(scene, 1) == (None, "regular")
    scene.arrange(asked.ComeBack(person(2)))
    assert at(scene, 1) == (2, None), "one's own seat, and at once"
    assert refused(scene, 2, SIT) == "not_gathering"
    scene.wish(2, asked.Leave())
    scene.sit(3, 1)
    scene.arrange(asked.ComeBack(person(2)))
    assert scene.room.seat_of(person(2)) is None, "given to Zoe by the host's word meanwhile"
    assert refused(scene, 2, SIT) == "one_seat"
    assert seen(scene, 2).may_ask == ()
    scene.wish(3, asked.Leave())
    assert seen(scene, 2).may_ask == (1,)
    scene.wish(2, asked.SitDown(seat(1)))
    assert at(scene, 1) == (2, None)


def test_in_the_next_game_they_may(scene: Scene) -> None:
    scene.wish(2, asked.Leave())
    scene.arrange(asked.Close())
    scene.wish(1, asked.Regather())
    scene.arrange(asked.ComeBack(person(2)))
    assert scene.room.seat_of(person(2)) is None, "no chair is free"
    scene.wish(2, SIT)
    assert at(scene, 2) == (2, None)


def test_who_comes_back_while_people_gather_takes_a_free_seat_as_anybody() -> None:
    scene = Scene(seats=3)
    scene.come_in("Ada", "Bob")
    scene.wish(2, asked.Leave())
    scene.arrange(asked.ComeBack(person(2)))
    assert at(scene, 1) == (2, None)


def test_a_full_table_is_full_for_who_left_it(scene: Scene, monkeypatch: Any) -> None:
    monkeypatch.setattr("tablee.tables.room.chairs.MOST_PEOPLE", 2)
    scene.wish(2, asked.Leave())
    with pytest.raises(Refusal, match="table_full"):
        scene.arrange(asked.ComeBack(person(2)))


async def test_the_attack_on_the_secrets_of_a_bot_is_refused_at_the_desk() -> None:
    evening = await open_evening("Ada", "Bob", seats=4)
    await evening.wish(1, 1, asked.Start(level="random"))
    hall, code = evening.hall, evening.desk.code
    key = "the key that Bob still has"
    evening.desk.sitting.room = _with_key(evening.desk.sitting.room, 2, key)
    await evening.wish(2, 1, asked.Leave())
    back = await hall.join(code, "Somebody else", "", key)
    assert (back.person, back.key) == (2, key)
    box = await evening.arrive(2)
    assert await evening.wish(2, 2, asked.SitDown(seat(2))) == Refused(2, "not_gathering")
    assert {it["view"]["seat"] for it in box.messages if it.get("view")} == {1}
    fresh = await hall.join(code, "Bob", "")
    box = await evening.arrive(fresh.person)
    assert await evening.wish(3, 1, asked.SitDown(seat(2))) == Done(1)
    assert {it["view"]["seat"] for it in box.messages if it.get("view")} == {None}
    told = evening.boxes[1].last("room")["room"]
    assert told["asks"] == [{"person": 3, "seat": 2, "voices": [1]}]
    await hall.close()


def _with_key(room: Room, who: int, key: str) -> Room:
    people = list(room.people)
    people[who - 1] = replace(people[who - 1], key_hash=hash_key(key))
    return replace(room, people=tuple(people))


# In the log that people read


async def test_who_took_which_seat_stays_at_its_place_in_everybodys_log() -> None:
    store = MemoryStore()
    evening = await open_evening("Ada", "Bob", seats=4, store=store)
    await evening.wish(1, 1, asked.Start(level="random"))
    await evening.hall.join(evening.desk.code, "Zoe", "")
    await evening.arrive(3)
    await evening.wish(3, 1, SIT)
    await evening.wish(1, 2, let())
    told = len(evening.boxes[2].last("welcome")["told"])
    assert _taking(evening, 2) == {
        "name": "Zoe", "seat": 2, "left": "", "bot": "Pivot", "by": ["Ada"], "after": told + 1,
    }  # fmt: skip
    rows = await store.load(evening.desk.code)
    again = await Hall(store).find(evening.desk.code)
    for who in (1, 2, 3):
        before = evening.desk.sitting.takings_for(PersonId(who))
        assert again.sitting.takings_for(PersonId(who)) == before
    assert any(b'"seat_taken"' in row.body for row in rows)
    await evening.hall.close()


def _taking(evening: Any, who: int) -> Any:
    return evening.boxes[who].last("room")["room"]["takings"][0]


def test_a_journal_of_before_opens_and_knows_who_had_which_seat() -> None:
    scene = Scene(seats=3)
    scene.come_in("Ada", "Bob")
    scene.begin()
    scene.come_in("Cleo")
    old = (
        b'{"type":"seats_changed","chairs":[{"person":1,"bot":null},{"person":2,"bot":null},'
        b'{"person":3,"bot":null}]}',
        b'{"type":"went_away","person":2}',
        b'{"type":"seats_changed","chairs":[{"person":1,"bot":null},{"person":null,"bot":"regular"},'
        b'{"person":3,"bot":null}]}',
        b'{"type":"host_chosen","person":3}',
    )
    scene._grow([decoder(RoomEvent).decode(it) for it in old])
    assert scene.room.sat == ((1,), (2,), (3,))
    assert (scene.room.host, scene.room.owner) == (3, 3)
    assert scene.room.may_look_back(person(3))
    taken = SeatTaken(person(3), seat(2))
    assert decoder(RoomEvent).decode(encode(taken)) == taken
