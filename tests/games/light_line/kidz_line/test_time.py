"""The table's clock: time for a turn, more of it on request, and what happens when it is up."""

import pytest

from tablee.core.clock import TimeRanOut, TimeStretched
from tablee.core.refusal import NotNow, NotYourTurn
from tablee.games.light_line.modes.kidz_line import game
from tablee.games.light_line.modes.kidz_line.events import CardPutBack, TurnBegan
from tablee.games.light_line.modes.kidz_line.pieces import TURN_TIME, Options
from tests.games.light_line.kidz_line.builders import START, playing
from tests.games.light_line.kidz_line.moves import TURN_UP
from tests.games.light_line.kidz_line.play import act, after, offered, ready, refused
from tests.games.rig import BEGIN, MORE_TIME, TIME_UP, kinds, the

NORMAL = Options(pace="normal")
STRICT = Options(pace="normal", giving_up="only_when_nothing_fits")
TICKING = playing(START, "24 2 | 1 5", NORMAL, deadline=50)


@pytest.mark.parametrize(
    ("pace", "until"),
    [
        ("off", None),
        ("relaxed", 120_005),
        ("normal", 60_005),
        ("fast", 30_005),
    ],
)
def test_a_turn_has_the_time_its_pace_gives(pace: str, until: int | None) -> None:
    options = Options(pace=pace)  # type: ignore[arg-type]

    state, events = act(ready(2, options), None, BEGIN, now=5)

    assert game.deadline(state) == the(events, TurnBegan).deadline == until


def test_too_early_is_refused() -> None:
    for state, now in ((TICKING, 49), (playing(START, "1 | 6"), 99), (ready(2, NORMAL), 99)):
        refusal = refused(state, None, TIME_UP, now=now)
        assert isinstance(refusal, NotNow)
        assert str(refusal) == "too_early"


def test_without_a_card_turned_up_the_turn_just_passes() -> None:
    state, events = act(TICKING, None, TIME_UP, now=50)

    assert kinds(events) == ["TimeRanOut", "TurnBegan"]
    assert the(events, TimeRanOut).seats == (0,)
    assert state.places == TICKING.places
    assert state.active == 1
    assert game.deadline(state) == 50 + TURN_TIME


@pytest.mark.parametrize("options", [NORMAL, STRICT])
def test_a_card_turned_up_counts_as_given_up(options: Options) -> None:
    state = after(playing(START, "24 2 | 1 5", options, deadline=50), (0, TURN_UP))

    state, events = act(state, None, TIME_UP, now=50)

    assert kinds(events) == ["TimeRanOut", "CardPutBack", "TurnBegan"]
    assert the(events, CardPutBack).card == 24
    assert state.places[0].put_back == (24,)
    assert state.active == 1


def test_more_time_is_given_on_request() -> None:
    state, events = act(TICKING, 0, MORE_TIME, now=80)

    assert the(events, TimeStretched).deadline == game.deadline(state) == 80 + TURN_TIME
    assert offered(TICKING, 0) == ["turn_up", "need_time"]
    assert offered(TICKING, 1) == []


def test_time_is_stretched_ten_times_at_most_in_a_turn() -> None:
    state = TICKING
    for _ in range(10):
        state, _ = act(state, 0, MORE_TIME)

    assert str(refused(state, 0, MORE_TIME)) == "no_clock_to_stretch"
    assert offered(state, 0) == ["turn_up"]

    state, _ = act(state, None, TIME_UP, now=10**9)
    assert "need_time" in offered(state, 1)


def test_only_who_is_awaited_needs_time() -> None:
    refusal = refused(TICKING, 1, MORE_TIME)

    assert isinstance(refusal, NotYourTurn)
    assert str(refusal) == "not_awaited"
