"""Time for a turn, where players take turns: LINE and KIDZ-LINE keep it alike (rules, chapter 7)."""

from typing import Any, NamedTuple

import pytest

from tablee.core.clock import TimeRanOut
from tablee.core.refusal import NotNow, NotYourTurn
from tests.games.light_line.kidz_line import builders as kidz
from tests.games.light_line.kidz_line import play as kidz_line
from tests.games.light_line.line import builders as line_tables
from tests.games.light_line.line import play as line
from tests.games.rig import BEGIN, MORE_TIME, TIME_UP, Rig, kinds, the


class Mode(NamedTuple):
    """A game of turns; one of two seats has its turn, until 50 or without a clock."""

    rig: Rig[Any, Any, Any, Any]
    ticking: Any
    without_clock: Any
    turn_time: int

    @property
    def game(self) -> Any:
        return self.rig.game

    def paced(self, pace: str) -> Any:
        return self.rig.ready(2, self.game.TYPES.options(pace=pace))


def mode_of(rig: Any, playing: Any, hands: str, turn_time: int) -> Mode:
    normal = rig.game.TYPES.options(pace="normal")
    ticking = playing("39@0,0", hands, normal, deadline=50)
    return Mode(rig, ticking, playing("39@0,0", hands), turn_time)


LINE = mode_of(line.RIG, line_tables.playing, "1 6", 90_000)
KIDZ_LINE = mode_of(kidz_line.RIG, kidz.playing, "24 2 | 1 5", 60_000)


@pytest.fixture(params=[LINE, KIDZ_LINE], ids=["line", "kidz-line"])
def mode(request: pytest.FixtureRequest) -> Mode:
    found: Mode = request.param
    return found


@pytest.mark.parametrize(
    ("pace", "turns"), [("off", None), ("relaxed", 2), ("normal", 1), ("fast", 0.5)]
)
def test_a_turn_has_the_time_its_pace_gives(mode: Mode, pace: str, turns: float | None) -> None:
    state, events = mode.rig.act(mode.paced(pace), None, BEGIN, now=5)

    until = None if turns is None else 5 + turns * mode.turn_time
    assert kinds(events)[-1] == "TurnBegan"
    assert mode.game.deadline(state) == events[-1].deadline == until


def test_too_early_is_refused(mode: Mode) -> None:
    for state, now in ((mode.ticking, 49), (mode.without_clock, 99), (mode.paced("normal"), 99)):
        refusal = mode.rig.refused(state, None, TIME_UP, now=now)
        assert isinstance(refusal, NotNow)
        assert str(refusal) == "too_early"


def test_who_has_done_nothing_keeps_everything_and_the_turn_passes(mode: Mode) -> None:
    state, events = mode.rig.act(mode.ticking, None, TIME_UP, now=50)

    assert kinds(events) == ["TimeRanOut", "TurnBegan"]
    assert the(events, TimeRanOut).seats == (0,)
    assert state.places == mode.ticking.places
    assert state.active == 1
    assert mode.game.deadline(state) == 50 + mode.turn_time


def test_time_is_stretched_ten_times_at_most_in_a_turn(mode: Mode) -> None:
    state = mode.ticking
    for _ in range(10):
        state, _ = mode.rig.act(state, 0, MORE_TIME)

    assert str(mode.rig.refused(state, 0, MORE_TIME)) == "no_clock_to_stretch"
    assert [*mode.rig.offered(state, 0), "need_time"] == mode.rig.offered(mode.ticking, 0)

    state, _ = mode.rig.act(state, None, TIME_UP, now=10**9)
    assert "need_time" in mode.rig.offered(state, 1)


def test_only_who_is_awaited_needs_time(mode: Mode) -> None:
    refusal = mode.rig.refused(mode.ticking, 1, MORE_TIME)

    assert isinstance(refusal, NotYourTurn)
    assert str(refusal) == "not_awaited"
