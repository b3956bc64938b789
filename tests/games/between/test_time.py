"""The table's clock, where one runs."""

import pytest

from tablee.core.clock import STRETCHES, ClockStarted, Pace, TimeRanOut, TimeStretched
from tablee.core.record import replace
from tablee.core.refusal import NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.between import game
from tablee.games.between.events import IntervalChosen, RoundDealt, TurnBegan
from tablee.games.between.pieces import CHOOSE_TIME, TURN_TIME, Options, intervals_of
from tablee.games.between.state import State
from tests.games.between.builders import choosing, playing
from tests.games.between.moves import END_TURN, announce, ask, choose
from tests.games.between.play import act, after, offers, ready, refused
from tests.games.rig import BEGIN, MORE_TIME, TIME_UP, the

NORMAL = Options(pace="normal", first=Seat(0))
LAST_CALL = Options(pace="when_most_are_done", first=Seat(0))
HANDS = "7 8 10 | 1 2 3 | 20 21 22"


@pytest.mark.parametrize(
    ("pace", "choose_until", "turn_until"),
    [
        ("off", None, None),
        ("relaxed", 180_005, 120_005),
        ("normal", 90_005, 60_005),
        ("fast", 45_005, 30_005),
        ("when_most_are_done", None, None),
    ],
)
def test_each_phase_has_the_time_its_pace_gives(
    pace: Pace, choose_until: int | None, turn_until: int | None
) -> None:
    options = Options(pace=pace, first=Seat(0))
    chosen = choosing(HANDS, "? | 1-3 | 20-22", options)

    dealt_state, _ = act(ready(3, options), None, BEGIN, now=5)
    turn_state, _ = act(chosen, 0, choose(7, 10), now=5)

    assert game.deadline(dealt_state) == choose_until
    assert game.deadline(turn_state) == turn_until


def test_every_turn_has_its_own_time() -> None:
    state = playing("9 | 2", "8-11 | 1-3", NORMAL, has_asked=True, deadline=50, stretches=3)

    state, events = act(state, 0, END_TURN, now=40)

    assert the(events, TurnBegan).deadline == game.deadline(state) == 40 + TURN_TIME
    assert state.stretches == 0


def test_every_round_has_its_own_time() -> None:
    state = playing("9 | 2", "8-11 | 1-3", NORMAL, has_asked=True, deadline=50, stretches=3)

    state, events = act(state, 0, announce(1, 1, 3), now=40)

    assert the(events, RoundDealt).deadline == game.deadline(state) == 40 + CHOOSE_TIME
    assert state.stretches == 0


def test_no_clock_runs_when_the_game_is_over() -> None:
    options = Options(pace="normal", length="express")
    state = playing("9 | 2", "8-11 | 1-3", options, has_asked=True, deadline=50)

    state = after(state, (0, announce(1, 1, 3)))

    assert game.deadline(state) is None


def test_no_clock_runs_after_a_game_of_five_points() -> None:
    state = playing("9 | 2", "8-11 | 1-3", NORMAL, has_asked=True, deadline=50, points=(4,))

    state = after(state, (0, announce(1, 1, 3)))

    assert game.deadline(state) is None


# When most are done


def test_the_clock_starts_for_the_last_one_when_most_are_done() -> None:
    state = after(choosing(HANDS, "", LAST_CALL), (0, choose(7, 10)))

    state, events = act(state, 1, choose(1, 3), now=100)

    assert the(events, ClockStarted).deadline == game.deadline(state) == 100 + CHOOSE_TIME // 2


def test_the_clock_does_not_start_before_most_are_done() -> None:
    state = after(choosing(HANDS, "", LAST_CALL), (0, choose(7, 10)))

    assert game.deadline(state) is None


def test_with_another_pace_the_clock_is_left_alone() -> None:
    state = after(choosing(HANDS, "", NORMAL), (0, choose(7, 10)))

    _, events = act(state, 1, choose(1, 3))

    assert events == (IntervalChosen(Seat(1), (1, 3)),)


# More time


def test_a_seat_that_is_awaited_may_have_as_much_time_again() -> None:
    state, _ = act(ready(2, NORMAL), None, BEGIN)

    state, events = act(state, 1, MORE_TIME, now=10)

    assert events == (TimeStretched(Seat(1), 2 * CHOOSE_TIME),)
    assert game.deadline(state) == 2 * CHOOSE_TIME
    assert state.stretches == 1


def test_a_turn_is_stretched_by_a_turn() -> None:
    state = playing("9 | 2", "8-11 | 1-3", NORMAL, deadline=1000)

    state, _ = act(state, 0, MORE_TIME, now=10)

    assert game.deadline(state) == 1000 + TURN_TIME


def test_time_asked_for_late_counts_from_now() -> None:
    state = playing("9 | 2", "8-11 | 1-3", NORMAL, deadline=1000)

    state, _ = act(state, 0, MORE_TIME, now=1500)

    assert game.deadline(state) == 1500 + TURN_TIME


def test_every_clock_can_be_stretched_ten_times() -> None:
    state = playing("9 | 2", "8-11 | 1-3", NORMAL, deadline=1000)
    for _ in range(STRETCHES):
        assert "need_time" in offers(state, 0)
        state, _ = act(state, 0, MORE_TIME)

    refusal = refused(state, 0, MORE_TIME)

    assert str(refusal) == "no_clock_to_stretch"
    assert isinstance(refusal, NotNow)
    assert "need_time" not in offers(state, 0)


def test_a_clock_started_for_the_last_one_can_be_stretched() -> None:
    state = after(choosing(HANDS, "? | 1-3 | ?", LAST_CALL), (0, choose(7, 10)))

    state, _ = act(state, 2, MORE_TIME)

    assert game.deadline(state) == CHOOSE_TIME


def test_only_those_who_are_awaited_ask_for_time() -> None:
    state = playing("9 | 2", "8-11 | 1-3", NORMAL, deadline=1000)

    refusal = refused(state, 1, MORE_TIME)

    assert str(refusal) == "not_awaited"
    assert isinstance(refusal, NotYourTurn)
    assert "need_time" not in offers(state, 1)


def test_a_clock_that_does_not_run_is_not_stretched() -> None:
    state = playing("9 | 2", "8-11 | 1-3")

    assert str(refused(state, 0, MORE_TIME)) == "no_clock_to_stretch"
    assert "need_time" not in offers(state, 0)


# Time is up


def test_an_interval_not_chosen_is_drawn_by_lot() -> None:
    options = Options(pace="normal", first=Seat(2))
    state, _ = act(ready(3, options), None, BEGIN)
    state = after(state, (1, choose(*intervals_of(state.places[1].hand)[0])))
    hands = [place.hand for place in state.places]

    after_all, events = act(state, None, TIME_UP, now=CHOOSE_TIME)

    drawn = [event for event in events if isinstance(event, IntervalChosen)]
    assert events[0] == TimeRanOut((Seat(0), Seat(2)))
    assert [event.seat for event in drawn] == [0, 2]
    assert all(event.by_lot for event in drawn)
    assert all(event.interval in intervals_of(hands[event.seat]) for event in drawn)
    assert (after_all.phase, after_all.active) == ("turn", 2)
    assert game.deadline(after_all) == CHOOSE_TIME + TURN_TIME


def test_every_interval_may_be_drawn() -> None:
    state = replace(choosing("7 8 10 13 | 1 2 3", "? | 1-3", NORMAL), deadline=CHOOSE_TIME)

    drawn = {
        the(act(state, None, TIME_UP, now=CHOOSE_TIME, key=b"%d" % n)[1], IntervalChosen).interval
        for n in range(60)
    }

    assert drawn == {(7, 10), (7, 13), (8, 13)}


def test_a_turn_passes() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", NORMAL, out=(1,), deadline=1000)

    state, events = act(state, None, TIME_UP, now=1000)

    assert events == (TimeRanOut((Seat(0),)), TurnBegan(Seat(2), 1000 + TURN_TIME))
    assert state.active == 2
    assert not state.places[0].is_out


def test_time_is_not_up_before_the_deadline() -> None:
    state = playing("9 | 2", "8-11 | 1-3", NORMAL, deadline=1000)

    refusal = refused(state, None, TIME_UP, now=999)

    assert str(refusal) == "too_early"
    assert isinstance(refusal, NotNow)


@pytest.mark.parametrize("table", [choosing("7 8 10 | 1 2 3"), playing("9 | 2", "8-11 | 1-3")])
def test_time_is_never_up_without_a_clock(table: State) -> None:
    assert str(refused(table, None, TIME_UP, now=10**9)) == "too_early"


def test_time_is_never_up_before_the_deal() -> None:
    assert str(refused(ready(2, NORMAL), None, TIME_UP, now=10**9)) == "too_early"


def test_a_question_leaves_the_clock_alone() -> None:
    state = playing("9 | 2", "8-11 | 1-3", NORMAL, deadline=1000, stretches=2)

    state, _ = act(state, 0, ask(1, 2), now=500)

    assert (state.deadline, state.stretches) == (1000, 2)
