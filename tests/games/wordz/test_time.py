"""The table's clock, where one runs."""

import pytest

from tablee.core.clock import STRETCHES, ClockStarted, Pace, TimeRanOut, TimeStretched
from tablee.core.record import replace
from tablee.core.refusal import NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.wordz import game
from tablee.games.wordz.events import (
    BallotCast,
    CardTurned,
    ComposingPassed,
    TurnBegan,
    TurnResumed,
)
from tablee.games.wordz.pieces import Options
from tests.games.rig import BEGIN, MORE_TIME, TIME_UP, kinds, the
from tests.games.wordz.builders import composing, playing
from tests.games.wordz.moves import END_TURN, PASS, judge, lay, propose, turn
from tests.games.wordz.play import act, after, offered, ready, refused

NORMAL = Options(pace="normal", first=Seat(0))
LAST_CALL = Options(pace="when_most_are_done", first=Seat(0))
HANDS = "AAEIOCHMNSTL | AEEIOCHTRSLP | AAEIOCHTRSDN"


@pytest.mark.parametrize(
    ("pace", "compose_until", "turn_until", "vote_until"),
    [
        ("off", None, None, None),
        ("relaxed", 360_005, 120_005, 90_005),
        ("normal", 180_005, 60_005, 45_005),
        ("fast", 90_005, 30_005, 22_505),
        ("when_most_are_done", None, None, None),
    ],
)
def test_each_phase_has_the_time_its_pace_gives(
    pace: Pace, compose_until: int | None, turn_until: int | None, vote_until: int | None
) -> None:
    options = Options(pace=pace)
    dealt, _ = act(ready(3, options), None, BEGIN, now=5)
    turned, _ = act(playing("chat | loup", options, has_turned=True), 0, END_TURN, now=5)
    voting, _ = act(playing("chat | ZZOo | oie", options), 0, turn(1, 3), now=5)

    assert game.deadline(dealt) == compose_until
    assert game.deadline(turned) == turn_until
    assert game.deadline(voting) == vote_until


def test_a_turn_has_its_time_again_after_a_vote() -> None:
    state = after(playing("chat | ZZOo | oie", NORMAL), (0, turn(1, 3)), (0, judge("accept")))

    state, events = act(state, 2, judge("accept"), now=100)

    assert the(events, TurnResumed) == TurnResumed(Seat(0), 60_100)
    assert game.deadline(state) == 60_100


def test_the_last_ones_to_compose_may_hear_the_clock() -> None:
    state, events = act(after(composing(HANDS, LAST_CALL), (0, lay("CHAT"))), 1, PASS, now=7)

    assert the(events, ClockStarted).deadline == game.deadline(state) == 90_007
    state, events = act(state, None, TIME_UP, now=90_007)
    assert kinds(events) == ["TimeRanOut", "ComposingPassed", "TurnBegan"]


def test_whoever_has_no_word_in_time_lays_none_and_guesses() -> None:
    # WZ-G17
    state = replace(after(composing(HANDS, NORMAL), (1, lay("CHAT"))), deadline=10)

    state, events = act(state, None, TIME_UP, now=10)

    assert events[:3] == (
        TimeRanOut((Seat(0), Seat(2))),
        ComposingPassed(Seat(0)),
        ComposingPassed(Seat(2)),
    )
    assert game.awaiting(state) == (0,)
    assert "turn_card" in offered(state, 0)


def test_a_round_in_which_nobody_has_a_word_in_time_is_over() -> None:
    state, events = act(replace(composing(HANDS, NORMAL), deadline=10), None, TIME_UP, now=10)

    assert kinds(events)[-2:] == ["RoundEnded", "RoundDealt"]
    assert state.round == 2


def test_a_card_is_turned_by_lot_and_the_turn_passes() -> None:
    state = playing("chat | lOup | oie", NORMAL, deadline=10)
    turned = set()
    for number in range(60):
        later, events = act(state, None, TIME_UP, now=10, key=b"%d" % number)
        assert kinds(events) == ["TimeRanOut", "CardTurned", "TurnBegan"]
        card = the(events, CardTurned)
        turned.add((card.whom, card.place))
        assert later.active == 1

    assert turned == {(1, 0), (1, 2), (1, 3), (2, 0), (2, 1), (2, 2)}


def test_a_card_that_was_turned_is_enough() -> None:
    state = after(playing("chat | lOup | oie", NORMAL, deadline=10), (0, turn(1, 0)))

    _, events = act(state, None, TIME_UP, now=10)

    assert events == (TimeRanOut((Seat(0),)), TurnBegan(Seat(1), 60_010))


def test_whoever_is_late_does_not_propose_after_the_vote() -> None:
    state = playing("chat | ZZOo | -", NORMAL, deadline=10)

    state, events = act(state, None, TIME_UP, now=10)
    assert kinds(events) == ["TimeRanOut", "CardTurned", "WordTurnedUp", "VoteBegan"]
    assert game.view(state, None).has_proposed

    state, events = act(after(state, (0, judge("accept"))), 2, judge("accept"), now=20)
    assert the(events, TurnBegan).seat == 1


def test_a_missing_ballot_is_an_abstention() -> None:
    state = after(playing("chat | ZZOo | oie | or", NORMAL), (0, turn(1, 3)), (3, judge("reject")))

    state, events = act(state, None, TIME_UP, now=45_000)

    assert events[:3] == (
        TimeRanOut((Seat(0), Seat(2))),
        BallotCast(Seat(0), "abstain"),
        BallotCast(Seat(2), "abstain"),
    )
    assert not state.fates[0].stands
    assert game.awaiting(state) == (0,)


@pytest.mark.parametrize("now", [0, 9])
def test_time_is_not_up_too_early(now: int) -> None:
    state = playing("chat | loup", NORMAL, deadline=10)

    assert str(refused(state, None, TIME_UP, now)) == "too_early"
    assert str(refused(playing("chat | loup"), None, TIME_UP, 99)) == "too_early"


def test_whoever_is_awaited_may_have_more_time() -> None:
    state, events = act(playing("chat | loup", NORMAL, deadline=10), 0, MORE_TIME, now=4)

    assert events == (TimeStretched(Seat(0), 60_010),)
    assert game.deadline(state) == 60_010
    assert "need_time" in offered(state, 0)
    refusal = refused(state, 1, MORE_TIME)
    assert str(refusal) == "not_awaited"
    assert isinstance(refusal, NotYourTurn)


def test_a_clock_is_stretched_so_often_and_no_more() -> None:
    state = playing("chat | loup", NORMAL, deadline=10, stretches=STRETCHES)

    refusal = refused(state, 0, MORE_TIME)

    assert str(refusal) == "no_clock_to_stretch"
    assert isinstance(refusal, NotNow)
    assert "need_time" not in offered(state, 0)
    passed = after(state, (0, turn(1, 0)), (0, propose(1, "LIUP")))
    assert "need_time" in offered(passed, 1)


def test_composing_and_voting_can_be_stretched_too() -> None:
    composed, _ = act(replace(composing(HANDS, NORMAL), deadline=10), 2, MORE_TIME)
    voting, _ = act(after(playing("chat | ZZOo", NORMAL), (0, turn(1, 3))), 0, MORE_TIME)

    assert game.deadline(composed) == 180_010
    assert game.deadline(voting) == 90_000
