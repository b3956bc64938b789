"""The room's rules: who may sit, start, lend, remove and hand over, and when."""

import pytest

from tablee import registry
from tablee.core.record import decoder
from tablee.core.refusal import Refusal
from tablee.tables.room import actions as asked
from tablee.tables.room import room as rules
from tablee.tables.room.actions import HouseAction, RoomAction
from tablee.tables.room.events import RoomEvent
from tablee.tables.room.names import LONGEST, tidy_name
from tablee.tables.room.rules import MOST_EVER, MOST_PEOPLE
from tablee.tables.room.sight import view
from tablee.tables.room.state import Room
from tests.tables.tabling import SEED, Scene, person, refused, seat


@pytest.fixture
def scene() -> Scene:
    """Ada hosts at seat 0, Bob sits at 1, seat 2 is free."""
    it = Scene()
    it.come_in("Ada", "Bob")
    return it


def test_the_first_one_in_is_the_host_and_everybody_sits_while_there_is_room(scene: Scene) -> None:
    scene.come_in("Cleo", "Dan")
    assert scene.room.host == 1
    assert scene.chairs == [(1, None), (2, None), (3, None)]
    assert scene.room.seat_of(person(4)) is None


def test_a_newcomer_to_a_deserted_table_is_its_host(scene: Scene) -> None:
    scene.wish(2, asked.Leave())
    scene.wish(1, asked.Leave())
    assert scene.room.person(person(1)) is None
    scene.come_in("Cleo")
    assert scene.room.host == 3


def test_a_newcomer_in_mid_game_watches(scene: Scene) -> None:
    scene.begin()
    scene.come_in("Cleo")
    assert scene.room.seat_of(person(3)) is None


def test_a_table_has_so_many_people_and_no_more(scene: Scene) -> None:
    scene.come_in(*["Guest"] * (MOST_PEOPLE - 2))
    with pytest.raises(Refusal, match="table_full"):
        scene.come_in("One more")
    scene.wish(9, asked.Leave())
    scene.come_in("One more")


def test_nor_does_it_remember_people_without_end(scene: Scene) -> None:
    for who in range(3, MOST_EVER + 1):
        scene.come_in("Guest")
        scene.wish(who, asked.Leave())
    with pytest.raises(Refusal, match="table_full"):
        scene.come_in("One more")


def test_seats_are_taken_left_and_changed_while_gathering(scene: Scene) -> None:
    assert refused(scene, 2, asked.SitDown(seat(0))) == "seat_taken"
    scene.wish(2, asked.SitDown(seat(2)))
    assert scene.chairs == [(1, None), (None, None), (2, None)]
    scene.wish(2, asked.StandUp())
    assert refused(scene, 2, asked.StandUp()) == "take_a_seat"
    assert refused(scene, 2, asked.SetReady(ready=True)) == "take_a_seat"
    assert refused(scene, 2, asked.SitDown(seat(3))) == "no_such_seat"
    assert refused(scene, 2, asked.SitDown(seat(-1))) == "no_such_seat"


def test_in_mid_game_only_a_bots_seat_is_free_and_only_from_the_floor(scene: Scene) -> None:
    scene.begin()
    scene.come_in("Cleo")
    assert refused(scene, 2, asked.SitDown(seat(2))) == "not_gathering"
    scene.sit(3, 2)
    assert scene.chairs[2] == (3, None)


def test_ready_comes_with_a_salt_in_hexadecimal(scene: Scene) -> None:
    scene.arrange(asked.DrawSeed(SEED))
    scene.wish(2, asked.SetReady(ready=True, salt="00ff"))
    assert scene.room.people[1].is_ready
    for salt in ("0", "xy", "00FF", "0" * 66):
        assert refused(scene, 2, asked.SetReady(ready=True, salt=salt)) == "bad_salt"
        assert refused(scene, 2, asked.AddSalt(salt)) == "bad_salt"
    scene.wish(1, asked.Start(level="random"))
    assert scene.room.salts == ("", "00ff", "")


def test_a_salt_may_be_added_without_being_ready_and_the_last_one_counts(scene: Scene) -> None:
    assert refused(scene, 2, asked.AddSalt("00ff")) == "no_seed_yet"
    scene.arrange(asked.DrawSeed(SEED))
    scene.wish(1, asked.AddSalt("0a"))
    scene.wish(2, asked.AddSalt("0b"))
    scene.wish(2, asked.AddSalt("0c"))
    assert [it.is_ready for it in scene.room.people] == [False, False]
    scene.wish(2, asked.SetReady(ready=True))
    assert [it.is_ready for it in scene.room.people] == [False, True]
    scene.wish(1, asked.Start(level="random"))
    assert scene.room.salts == ("0a", "0c", "")
    assert refused(scene, 2, asked.AddSalt("0d")) == "not_over"
    scene.come_in("Cleo")
    assert refused(scene, 3, asked.AddSalt("0d")) == "take_a_seat"


def test_another_game_is_never_shuffled_with_salts_from_before_its_seed(scene: Scene) -> None:
    scene.wish(1, asked.SetReady(ready=True, salt="99"))
    scene.arrange(asked.DrawSeed(SEED))
    scene.wish(2, asked.AddSalt("0b"))
    scene.wish(1, asked.Start(level="random"))
    assert scene.room.salts == ("", "0b", "")
    scene.arrange(asked.Close())
    assert refused(scene, 1, asked.AddSalt("0d")) == "no_seed_yet"
    scene.arrange(asked.DrawSeed("77" * 32))
    scene.wish(1, asked.AddSalt("0d"))
    scene.wish(1, asked.Again())
    assert scene.room.salts == ("0d", "", "")


def test_the_host_sets_options_seats_and_bots(scene: Scene) -> None:
    scene.wish(1, asked.SetOptions({"length": "express"}))
    assert scene.room.options.length == "express"
    assert refused(scene, 1, asked.SetOptions({"first": 7})) == "no_such_seat"
    assert refused(scene, 1, asked.SetOptions([1])) == "bad_options"
    scene.wish(1, asked.SeatBot(seat(2), "novice"))
    assert refused(scene, 1, asked.SeatBot(seat(1), "novice")) == "seat_taken"
    assert refused(scene, 1, asked.SeatBot(seat(2), "genius")) == "no_such_bot"
    scene.wish(1, asked.SwapSeats(seat(0), seat(2)))
    assert scene.chairs == [(None, "novice"), (2, None), (1, None)]
    scene.wish(1, asked.ClearSeat(seat(0)))
    scene.wish(1, asked.SetSeats(2))
    assert scene.chairs == [(None, None), (2, None)]
    scene.wish(1, asked.SetSeats(4))
    assert len(scene.chairs) == 4
    assert refused(scene, 1, asked.SetSeats(9)) == "seats_out_of_range"


HOSTS = [
    asked.SetOptions({}),
    asked.SetSeats(2),
    asked.SeatBot(seat(2), "random"),
    asked.ClearSeat(seat(0)),
    asked.SwapSeats(seat(0), seat(1)),
    asked.RemovePerson(person(1)),
    asked.HandOver(person(2)),
    asked.SetTalk("off"),
    asked.SetBotPace("slow"),
    asked.SetCoach(allowed=True),
    asked.SetDoor(open=False),
    asked.Start(),
    asked.Regather(),
]


@pytest.mark.parametrize("action", HOSTS)
def test_what_is_the_hosts_is_nobody_elses(action: RoomAction, scene: Scene) -> None:
    assert refused(scene, 2, action) == "host_only"


def test_start_fills_the_free_seats_with_bots_and_needs_a_seed(scene: Scene) -> None:
    assert refused(scene, 1, asked.Start()) == "no_seed_yet"
    scene.begin()
    assert scene.chairs == [(1, None), (2, None), (None, "random")]
    assert (scene.room.stage, scene.room.games) == ("playing", 1)
    for action in (asked.Start(), asked.StandUp(), asked.SetReady(ready=True), asked.SetSeats(2)):
        assert refused(scene, 1, action) == "not_gathering"


def test_after_the_game_anybody_who_played_may_ask_for_another_and_the_host_begins_it(
    scene: Scene,
) -> None:
    scene.come_in("Cleo")
    scene.wish(3, asked.StandUp())
    scene.begin()
    assert refused(scene, 2, asked.Again()) == "not_over"
    scene.arrange(asked.Close())
    assert (scene.room.stage, scene.room.seed, scene.room.commitment) == ("over", "", "")
    assert refused(scene, 3, asked.Again()) == "take_a_seat"
    assert refused(scene, 1, asked.Again()) == "no_seed_yet"
    scene.arrange(asked.DrawSeed(SEED))
    scene.wish(2, asked.Again())
    assert (scene.room.stage, scene.room.people[1].wants_again) == ("over", True)
    scene.wish(1, asked.Again())
    assert (scene.room.stage, scene.room.games) == ("playing", 2)


def test_the_host_gathers_everybody_again_after_a_game(scene: Scene) -> None:
    assert refused(scene, 1, asked.Regather()) == "not_over"
    scene.begin()
    scene.arrange(asked.Close())
    scene.wish(1, asked.Regather())
    assert scene.room.stage == "gathering"


def test_who_is_removed_is_gone_and_a_bot_plays_on(scene: Scene) -> None:
    assert refused(scene, 1, asked.RemovePerson(person(1))) == "not_yourself"
    assert refused(scene, 1, asked.RemovePerson(person(7))) == "no_such_person"
    scene.begin()
    scene.wish(1, asked.RemovePerson(person(2)))
    assert scene.chairs[1] == (None, "regular")
    assert (scene.room.people[1].is_gone, scene.room.people[1].was_removed) == (True, True)
    assert refused(scene, 2, asked.Rename("Bob")) == "no_such_person"


def test_who_leaves_while_gathering_leaves_a_free_seat(scene: Scene) -> None:
    scene.wish(2, asked.Leave())
    assert scene.chairs[1] == (None, None)
    assert not scene.room.people[1].was_removed


def test_a_leaving_host_is_followed_by_one_who_is_here_and_sits(scene: Scene) -> None:
    scene.come_in("Cleo", "Dan")
    scene.away = {2: 5_000}
    scene.wish(1, asked.Leave())
    assert scene.room.host == 3


def test_a_host_away_for_a_minute_is_followed(scene: Scene) -> None:
    scene.away = {1: 59_999}
    with pytest.raises(Refusal, match="host_is_here"):
        scene.arrange(asked.PassHost())
    scene.away = {1: 60_000, 2: 1}
    with pytest.raises(Refusal, match="nobody_here"):
        scene.arrange(asked.PassHost())
    scene.away = {1: 60_000}
    scene.arrange(asked.PassHost())
    assert scene.room.host == 2


def test_the_host_hands_over(scene: Scene) -> None:
    scene.wish(1, asked.HandOver(person(2)))
    assert scene.room.host == 2
    assert refused(scene, 2, asked.HandOver(person(9))) == "no_such_person"


def test_a_seat_is_lent_after_half_a_minute_and_given_back(scene: Scene) -> None:
    lend = asked.LendSeat(seat(1), "random")
    assert refused(scene, 1, lend) == "not_playing"
    scene.begin()
    assert refused(scene, 1, lend) == "still_here"
    scene.away = {2: 29_999}
    assert refused(scene, 1, lend) == "still_here"
    assert refused(scene, 1, asked.LendSeat(seat(2))) == "nobody_to_lend_for"
    scene.away = {2: 30_000}
    scene.wish(1, lend)
    assert scene.room.chairs[1].is_lent
    assert refused(scene, 1, lend) == "nobody_to_lend_for"
    scene.arrange(asked.ReturnSeat(seat(1)))
    assert scene.chairs[1] == (2, None)
    with pytest.raises(Refusal, match="not_lent"):
        scene.arrange(asked.ReturnSeat(seat(1)))


def test_how_long_one_waits_before_lending_is_fixed_when_the_table_is_opened() -> None:
    patient = Scene(loan_after=120_000)
    patient.come_in("Ada", "Bob")
    patient.begin()
    patient.away = {2: 119_999}
    assert refused(patient, 1, asked.LendSeat(seat(1), "random")) == "still_here"
    patient.away = {2: 120_000}
    patient.wish(1, asked.LendSeat(seat(1), "random"))
    assert patient.room.chairs[1].is_lent


def test_a_table_that_was_opened_before_one_could_choose_waits_half_a_minute() -> None:
    old = b'{"type":"table_opened","game":"between","seats":2,"options":{},"invite":"x"}'
    event = decoder(RoomEvent).decode(old)
    assert rules.evolve(Room(), event, lambda key: registry.game(key).TYPES.options).loan_after == (
        30_000
    )


def test_talk_door_and_bots_are_the_hosts_to_set(scene: Scene) -> None:
    assert Room().bot_pace == "normal", "as in journals that do not tell"
    scene.wish(1, asked.SetBotPace("slow"))
    scene.wish(1, asked.SetTalk("phrases"))
    scene.wish(1, asked.SetDoor(open=False))
    room = scene.room
    assert (room.talk, room.is_open, room.bot_pace) == ("phrases", False, "slow")


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (asked.Open("between", 3, {}, ""), "already_open"),
        (asked.Close(), "not_playing"),
        (asked.ReturnSeat(seat(0)), "not_lent"),
    ],
)
def test_the_house_too_keeps_to_the_order_of_things(
    action: HouseAction, code: str, scene: Scene
) -> None:
    with pytest.raises(Refusal, match=code):
        scene.arrange(action)


def test_a_seed_is_drawn_once(scene: Scene) -> None:
    scene.arrange(asked.DrawSeed(SEED))
    with pytest.raises(Refusal, match="already_drawn"):
        scene.arrange(asked.DrawSeed(SEED))


def test_the_invitation_is_compared_whatever_is_given(scene: Scene) -> None:
    assert scene.room.is_invited("invite")
    assert not any(scene.room.is_invited(wrong) for wrong in ("", "invitÉ", "é", "invite "))


def test_what_is_seen_of_the_room_has_no_secrets(scene: Scene) -> None:
    scene.wish(2, asked.SetReady(ready=True, salt="beef"))
    scene.arrange(asked.DrawSeed(SEED))
    shown = str(view(scene.room, person(1), lambda who: who == 1))
    assert "is_here=False" in shown
    for secret in ("hash of", "beef", SEED, "invite"):
        assert secret not in shown


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ada   L. ", "Ada L."),
        ("Zoe\u0301", "Zoé"),
        ("A\u202eda\u200b\x07", "Ada"),
        ("a" + "\u0301" * 9, "á\u0301\u0301"),
        ("x" * 80, "x" * LONGEST),
        ("Ada\u00a0L.\n", "Ada L."),
    ],
)
def test_names_are_made_harmless(typed: str, name: str) -> None:
    assert tidy_name(typed) == name


def test_a_name_of_nothing_is_none() -> None:
    for typed in ("", "  ", "\u200b\u202e", "\x00", "\u3164", "\u2800\uffa0", "\u115f\u1160"):
        with pytest.raises(Refusal, match="name_missing"):
            tidy_name(typed)
