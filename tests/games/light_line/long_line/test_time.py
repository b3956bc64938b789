"""The clock of a round, where one runs (LO-G7)."""

import pytest

from tablee.core.clock import STRETCHES, TimeRanOut, TimeStretched
from tablee.core.refusal import NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.light_line.bench import ClearBench
from tablee.games.light_line.modes.long_line import game
from tablee.games.light_line.modes.long_line.actions import Action
from tablee.games.light_line.modes.long_line.events import RoundEnded
from tablee.games.light_line.modes.long_line.pieces import ROUND_TIME, Options
from tests.games.light_line.long_line.builders import begun, racing
from tests.games.light_line.long_line.moves import STOP, TURN_UP, call
from tests.games.light_line.long_line.play import act, after, dealt, offers, ready, refused
from tests.games.rig import MORE_TIME, TIME_UP, the

NORMAL = Options(pace="normal")


@pytest.mark.parametrize(
    ("pace", "until"), [("off", None), ("relaxed", 360_007), ("normal", 180_007), ("fast", 90_007)]
)
def test_the_clock_starts_with_the_signal(pace: str, until: int | None) -> None:
    options = Options(pace=pace)  # type: ignore[arg-type]
    state = after(dealt(2, options), (0, TURN_UP))
    assert game.deadline(state) is None

    state, _ = act(state, 1, TURN_UP, now=7)

    assert game.deadline(state) == until


def test_the_clock_stops_with_the_round() -> None:
    state = after(racing("6 5", NORMAL, deadline=ROUND_TIME), (0, call(6)))

    assert game.deadline(state) is None


def test_lo_13_whoever_has_not_called_in_time_scores_like_the_last_one() -> None:
    # LO-G7
    state = after(racing("6 4 7 2", NORMAL, deadline=1000), (1, call(4)))

    state, events = act(state, None, TIME_UP, now=1000)

    ended = the(events, RoundEnded).result
    assert events[0] == TimeRanOut((Seat(0), Seat(2), Seat(3)))
    assert ended.why == "time_up"
    assert [score.points for score in ended.scores] == [3, 4, 3, 2]
    assert (state.phase, state.round) == ("ready_check", 2)


def test_lo_13_where_nobody_has_called_in_time_each_line_counts_one_less() -> None:
    # LO-G7, LO-G5: and never less than nothing
    _, events = act(racing("6 1 0", NORMAL, deadline=1000), None, TIME_UP, now=1000)

    assert [score.points for score in the(events, RoundEnded).result.scores] == [5, 0, 0]


def test_time_is_not_up_one_millisecond_early() -> None:
    state = racing("6 5", NORMAL, deadline=1000)

    refusal = refused(state, None, TIME_UP, now=999)

    assert str(refusal) == "too_early"
    assert isinstance(refusal, NotNow)
    assert act(state, None, TIME_UP, now=1000)[0].round == 2


def test_time_is_never_up_without_a_clock() -> None:
    for state in (ready(2), dealt(2, NORMAL), begun(2), racing("6 5")):
        assert str(refused(state, None, TIME_UP, now=10**9)) == "too_early"


@pytest.mark.parametrize("action", [call(6), ClearBench(), STOP])
def test_what_arrives_when_time_is_up_is_too_late(action: Action) -> None:
    """Whether or not the table has said so yet: the clock decides, not who is served first (LO-G7)."""
    before = racing("6 5 7", NORMAL, deadline=1000, calls=[(1, 5)])

    _, events = act(before, 0, action, now=1000)

    assert events == act(before, None, TIME_UP, now=1000)[1]


def test_a_call_counts_up_to_the_last_millisecond() -> None:
    state, _ = act(racing("6 5 7", NORMAL, deadline=1000), 0, call(6), now=999)

    assert [it.number for it in state.calls] == [6]


def test_anybody_still_playing_may_have_as_much_time_again() -> None:
    state = racing("6 5 7 4", NORMAL, deadline=1000, calls=[(0, 6)])

    state, events = act(state, 1, MORE_TIME, now=10)

    assert events == (TimeStretched(Seat(1), 1000 + ROUND_TIME),)
    assert game.deadline(state) == 1000 + ROUND_TIME
    assert "need_time" in offers(state, 2)


def test_time_asked_for_late_counts_from_now() -> None:
    state, _ = act(racing("6 5", NORMAL, deadline=1000), 0, MORE_TIME, now=1500)

    assert game.deadline(state) == 1500 + ROUND_TIME


def test_whoever_is_done_asks_for_no_time() -> None:
    state = after(racing("6 5 7 4", NORMAL, deadline=1000, calls=[(0, 6)]), (1, STOP))

    for seat in (0, 1):
        refusal = refused(state, seat, MORE_TIME)
        assert str(refusal) == "not_awaited"
        assert isinstance(refusal, NotYourTurn)


def test_every_clock_can_be_stretched_ten_times() -> None:
    state = racing("6 5", NORMAL, deadline=1000)
    for _ in range(STRETCHES):
        assert "need_time" in offers(state, 0)
        state = after(state, (0, MORE_TIME))

    refusal = refused(state, 1, MORE_TIME)

    assert str(refusal) == "no_clock_to_stretch"
    assert isinstance(refusal, NotNow)
    assert "need_time" not in offers(state, 0)


def test_every_round_has_a_clock_of_its_own() -> None:
    state = racing("6 5", NORMAL, deadline=1000, stretches=4)
    state = after(state, (0, call(6)), (0, TURN_UP))

    state, _ = act(state, 1, TURN_UP, now=5)

    assert (game.deadline(state), state.stretches) == (5 + ROUND_TIME, 0)


def test_a_clock_that_does_not_run_is_not_stretched() -> None:
    assert str(refused(racing("6 5"), 0, MORE_TIME)) == "no_clock_to_stretch"
    assert str(refused(dealt(2, NORMAL), 0, MORE_TIME)) == "no_clock_to_stretch"
