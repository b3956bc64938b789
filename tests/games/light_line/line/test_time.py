"""The table's clock: time for a turn, more of it on request, and what happens when it is up (rules, chapter 7)."""

import pytest

from tablee.core.clock import TimeRanOut, TimeStretched
from tablee.core.refusal import NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.light_line.modes.line import game
from tablee.games.light_line.modes.line.events import CardDrawn, PointsTaken, TurnBegan
from tablee.games.light_line.modes.line.pieces import TURN_TIME, LastRound, Options
from tests.games.light_line.line.builders import START, THREE_LAID, TOP, TWO_LAID, piles_of, playing
from tests.games.light_line.line.moves import place
from tests.games.light_line.line.play import act, after, offered, ready, refused, sizes
from tests.games.rig import BEGIN, MORE_TIME, TIME_UP, kinds, the

NORMAL = Options(pace="normal")
TICKING = playing(START, "1 6", NORMAL, deadline=50)
TO_PAY = after(playing(TWO_LAID, "5 1", NORMAL, deadline=50), (0, place((-1, -1, 0))))


@pytest.mark.parametrize(
    ("pace", "until"),
    [
        ("off", None),
        ("relaxed", 180_005),
        ("normal", 90_005),
        ("fast", 45_005),
    ],
)
def test_a_turn_has_the_time_its_pace_gives(pace: str, until: int | None) -> None:
    options = Options(pace=pace)  # type: ignore[arg-type]

    state, events = act(ready(2, options), None, BEGIN, now=5)

    assert game.deadline(state) == the(events, TurnBegan).deadline == until


def test_too_early_is_refused() -> None:
    for state, now in ((TICKING, 49), (playing(START, "1 6"), 99), (ready(2, NORMAL), 99)):
        refusal = refused(state, None, TIME_UP, now=now)
        assert isinstance(refusal, NotNow)
        assert str(refusal) == "too_early"


def test_who_has_not_laid_keeps_the_card_and_the_turn_passes() -> None:
    state, events = act(TICKING, None, TIME_UP, now=50)

    assert kinds(events) == ["TimeRanOut", "TurnBegan"]
    assert the(events, TimeRanOut).seats == (0,)
    assert state.places == TICKING.places
    assert state.active == 1
    assert game.deadline(state) == 50 + TURN_TIME
    assert state.last_round is None


def test_who_has_not_taken_points_gets_the_fewest_cards_and_the_next_by_lot() -> None:
    state, events = act(TO_PAY, None, TIME_UP, now=50)

    assert kinds(events) == ["TimeRanOut", "PointsTaken", "CardDrawn", "TurnBegan"]
    assert the(events, PointsTaken).numbers == (5,)
    assert the(events, CardDrawn).by_lot
    assert state.places[0].card == the(events, CardDrawn).card
    assert state.active == 1


def test_of_two_ways_with_as_many_cards_the_first_is_taken() -> None:
    state = after(playing(THREE_LAID, "30 1", NORMAL, deadline=50), (0, place((-1, 1, 0))))

    _, events = act(state, None, TIME_UP, now=50)

    assert the(events, PointsTaken).numbers == (2, 4)


def test_who_has_not_drawn_gets_a_card_by_lot() -> None:
    state = after(TICKING, (0, place(TOP)))

    piles = {
        the(act(state, None, TIME_UP, now=50, key=b"%d" % number)[1], CardDrawn).pile
        for number in range(30)
    }

    assert piles == {2, 3, 4, 5}


def test_nothing_is_drawn_by_lot_in_the_last_round() -> None:
    last = LastRound(Seat(1), "points_short")
    state = playing(
        TWO_LAID, "5 1", NORMAL, piles=piles_of(3, 3, 3, 3), last_round=last, deadline=50
    )
    state = after(state, (0, place((-1, -1, 0))))

    state, events = act(state, None, TIME_UP, now=50)

    assert "CardDrawn" not in kinds(events)
    assert sizes(state) == (3, 3, 3, 2)


def test_more_time_is_given_on_request() -> None:
    state, events = act(TICKING, 0, MORE_TIME, now=20)

    assert the(events, TimeStretched).deadline == game.deadline(state) == 50 + TURN_TIME
    assert "need_time" in offered(TICKING, 0)
    assert "need_time" not in offered(TICKING, 1)


def test_time_that_is_up_is_stretched_from_now() -> None:
    state, _ = act(TICKING, 0, MORE_TIME, now=80)

    assert game.deadline(state) == 80 + TURN_TIME


def test_time_is_stretched_ten_times_at_most_in_a_turn() -> None:
    state = TICKING
    for _ in range(10):
        state, _ = act(state, 0, MORE_TIME)

    assert str(refused(state, 0, MORE_TIME)) == "no_clock_to_stretch"
    assert "need_time" not in offered(state, 0)

    state, _ = act(state, None, TIME_UP, now=10**9)
    assert "need_time" in offered(state, 1)


def test_only_who_is_awaited_needs_time() -> None:
    refusal = refused(TICKING, 1, MORE_TIME)

    assert isinstance(refusal, NotYourTurn)
    assert str(refusal) == "not_awaited"


def test_without_a_clock_there_is_nothing_to_stretch() -> None:
    assert str(refused(playing(START, "1 6"), 0, MORE_TIME)) == "no_clock_to_stretch"
