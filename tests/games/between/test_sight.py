"""Secrets leave by one door (rule BT-26)."""

from itertools import combinations

import pytest

from tablee.core.clock import ClockStarted, TimeRanOut, TimeStretched
from tablee.core.outcome import GameEnded, Outcome
from tablee.core.record import encode
from tablee.core.seats import Seat
from tablee.games.between import events as happened
from tablee.games.between import game
from tablee.games.between.actions import Action
from tablee.games.between.pieces import Options, RoundResult, intervals_of
from tablee.games.between.state import State
from tablee.games.between.view import (
    HandDealt,
    IntervalHidden,
    JokerPlayed,
    OpenPlace,
    OwnPlace,
    ProposalFailed,
)
from tests.games.between.builders import choosing, playing
from tests.games.between.moves import announce, ask, choose, joker, note
from tests.games.between.play import RIG, act, after, ready

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
EVERYBODY = (ONE, TWO, THREE, None)
TABLE = playing("9 12 | 2 7 | 5 10", "8-11 | 1-3 | 4-6")


def own(state: State, seat: Seat) -> OwnPlace:
    place = game.view(state, seat).own
    assert place is not None
    return place


# What is seen of a table


def test_bt_26_a_seat_sees_its_own_hand_and_interval() -> None:
    place = own(TABLE, TWO)

    assert place.hand == (2, 7)
    assert place.interval == (1, 3)


def test_bt_26_a_spectator_sees_nobodys() -> None:
    assert game.view(TABLE, None).own is None
    assert game.view(TABLE, None).offers == ()


def test_bt_26_everybody_sees_only_this_of_a_place() -> None:
    fields = "hand_size has_chosen between above noes is_found is_conceded is_out has_joker points"

    assert OpenPlace.__struct_fields__ == tuple(fields.split())


def test_bt_26_what_lies_open_is_seen_by_everybody() -> None:
    state = playing("9 12 | 2 7 | 5 10", "8-11 | 1-3 | 4-6", out=(1,), spent=(1,), points=(0, 2))
    state = after(state, (0, ask(1, 2)))

    views = [game.view(state, seat).places for seat in EVERYBODY]

    assert views == [views[0]] * 4
    assert views[0][1] == OpenPlace(
        hand_size=1,
        has_chosen=True,
        between=(2,),
        above=(),
        noes=(),
        is_found=False,
        is_conceded=False,
        is_out=True,
        has_joker=False,
        points=2,
    )


@pytest.mark.parametrize("seat", [ONE, None])
def test_bt_26_hands_and_intervals_of_others_change_nothing_one_sees(seat: Seat | None) -> None:
    other = playing("9 12 | 5 22 | 1 24", "8-11 | 2-6 | 3-10")

    assert encode(game.view(other, seat)) == encode(game.view(TABLE, seat))
    assert encode(game.view(other, TWO)) != encode(game.view(TABLE, TWO))


@pytest.mark.parametrize("seat", [TWO, THREE, None])
def test_bt_26_which_interval_is_chosen_is_not_seen(seat: Seat | None) -> None:
    state = choosing("7 8 10 13 21 24 | 1 2 3 | 20 22 23")
    choices: list[tuple[int, Action]] = [
        (0, choose(*interval)) for interval in intervals_of(state.places[0].hand)
    ]

    assert len(RIG.shown(state, choices, seat)) == 1
    assert len(RIG.shown(state, choices, ONE)) == 10


def test_bt_26_third_players_do_not_see_a_joker_question() -> None:
    questions: list[tuple[int, Action]] = [(0, joker(1, value)) for value in range(1, 25)]

    assert [len(RIG.shown(TABLE, questions, seat)) for seat in EVERYBODY] == [24, 24, 1, 1]


def test_bt_26_a_joker_answer_is_seen_by_the_two_concerned() -> None:
    state, events = act(TABLE, 0, joker(1, 3))

    assert own(state, ONE).jokers == own(state, TWO).jokers == events
    assert own(state, THREE).jokers == ()


def test_bt_26_third_players_do_not_see_a_wrong_proposal() -> None:
    state = after(TABLE, (0, ask(1, 24)))
    proposals: list[tuple[int, Action]] = [
        (0, announce(1, low, high))
        for low, high in combinations(range(1, 25), 2)
        if high - low > 1 and (low, high) != (1, 3)
    ]

    seen = [len(RIG.shown(state, proposals, seat)) for seat in EVERYBODY]

    assert seen == [len(proposals), len(proposals), 1, 1]  # BT-G20


def test_bt_26_a_wrong_proposal_is_seen_by_the_two_concerned() -> None:
    state = after(TABLE, (0, ask(1, 24)), (0, announce(1, 2, 5)))

    assert (
        own(state, ONE).misses
        == own(state, TWO).misses
        == (happened.ProposalMissed(ONE, TWO, (2, 5)),)
    )
    assert own(state, THREE).misses == ()


def test_bt_26_everybody_knows_that_a_proposal_failed() -> None:
    state = after(TABLE, (0, ask(1, 24)), (0, announce(1, 2, 5)))

    assert [game.view(state, seat).places[0].is_out for seat in EVERYBODY] == [True] * 4  # BT-G20


@pytest.mark.parametrize("seat", EVERYBODY)
def test_bt_26_everybody_can_read_back_who_whispered_with_whom(seat: Seat | None) -> None:
    state = after(TABLE, (0, joker(1, 3)), (0, ask(2, 24)), (0, announce(2, 2, 5)))
    state = after(state, (1, joker(2, 9)))

    whispers = game.view(state, seat).whispers

    assert encode(whispers) == b'[["joker",0,1],["proposal",0,2],["joker",1,2]]'  # BT-G20


def test_bt_26_questions_and_answers_are_public() -> None:
    state = after(TABLE, (0, ask(1, 7)))

    logs = [game.view(state, seat).questions for seat in EVERYBODY]

    assert encode(logs[0]) == b'[[0,1,7,"above"]]'
    assert logs == [logs[0]] * 4  # BT-G20


def test_bt_26_what_nobody_found_is_secret_until_the_round_is_over() -> None:
    low = playing("9 12 | 2 7 | 5", "8-11 | 1-3 | 4-6", has_asked=True)
    high = playing("22 23 | 2 7 | 5", "21-24 | 1-3 | 4-6", has_asked=True)
    found: tuple[int, Action] = (0, announce(1, 1, 3))

    assert RIG.shown(low, [found], TWO) == RIG.shown(high, [found], TWO)


@pytest.mark.parametrize("options", [Options(), Options(length="express")])
def test_bt_26_what_is_left_in_hand_stays_secret_after_the_round(options: Options) -> None:
    low = playing("9 12 | 2 7", "8-11 | 1-3", options, has_asked=True)
    high = playing("9 23 | 2 7", "8-11 | 1-3", options, has_asked=True)
    found: tuple[int, Action] = (0, announce(1, 1, 3))

    assert RIG.shown(low, [found], None) == RIG.shown(high, [found], None)  # BT-T10, BT-G22


def test_bt_26_notes_are_for_ones_own_eyes() -> None:
    state = playing("9 12 | 2 7 | 5 10", "8-11 | 1-3 | 4-6", Options(follow_up="notes"))
    notes: list[tuple[int, Action]] = [(0, note(1, value, "crossed")) for value in range(1, 25)]

    assert [len(RIG.shown(state, notes, seat)) for seat in EVERYBODY] == [24, 1, 1, 1]


# What is told of an event


@pytest.mark.parametrize(
    ("seat", "hand"), [(ONE, (1, 2)), (TWO, (3, 4)), (THREE, (5,)), (None, ())]
)
def test_bt_26_each_seat_is_dealt_its_own_cards(seat: Seat | None, hand: tuple[int, ...]) -> None:
    event = happened.RoundDealt(2, TWO, ((1, 2), (3, 4), (5,)), 90)

    assert game.seen(ready(3), event, seat) == HandDealt(2, TWO, hand, 90)


def test_bt_26_others_are_told_that_an_interval_was_chosen() -> None:
    event = happened.IntervalChosen(ONE, (7, 10), by_lot=True)

    told = [game.seen(TABLE, event, seat) for seat in EVERYBODY]

    assert told == [event, *[IntervalHidden(ONE)] * 3]


def test_bt_26_others_are_told_that_a_joker_was_played() -> None:
    event = happened.JokerAnswered(TWO, ONE, 8, True)

    told = [game.seen(TABLE, event, seat) for seat in EVERYBODY]

    assert told == [event, event, JokerPlayed(TWO, ONE), JokerPlayed(TWO, ONE)]


def test_bt_26_others_are_told_that_a_proposal_failed() -> None:
    event = happened.ProposalMissed(THREE, TWO, (1, 4))

    told = [game.seen(TABLE, event, seat) for seat in EVERYBODY]

    failed = ProposalFailed(THREE, TWO)
    assert told == [failed, event, event, failed]  # BT-G20


@pytest.mark.parametrize(
    "event",
    [
        happened.QuestionAnswered(ONE, TWO, 8, "above"),
        happened.TurnBegan(TWO, 60),
        happened.IntervalFound(ONE, TWO, (1, 3)),
        happened.IntervalConceded(TWO, ONE, (1, 3)),
        ClockStarted(60),
        TimeStretched(ONE, 60),
        TimeRanOut((ONE, THREE)),
        happened.RoundEnded(RoundResult(1, (), (ONE,), (0, 1, 2))),
        GameEnded(Outcome("five_points", (ONE,), (5, 0, 0))),
    ],
)
def test_bt_26_other_events_are_public(event: happened.Event) -> None:
    assert [game.seen(TABLE, event, seat) for seat in EVERYBODY] == [event] * 4  # BT-G20


def test_a_view_says_how_the_table_stands() -> None:
    state = playing(
        "9 | 2", "8-11 | 1-3", active=1, round=3, first=Seat(1), has_asked=True, deadline=70
    )

    view = game.view(state, ONE)

    assert (view.seat, view.options, view.phase) == (ONE, Options(), "turn")
    assert (view.round, view.first, view.active) == (3, 1, 1)
    assert (view.has_asked, view.deadline) == (True, 70)
    assert (view.last_round, view.outcome) == (None, None)


def test_a_view_says_who_has_chosen() -> None:
    state = choosing("7 8 10 | 2", "? | 1-3")

    assert [place.has_chosen for place in game.view(state, None).places] == [False, True]
