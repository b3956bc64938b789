"""The table's clock, where one runs: more time on request, and what happens when it is up."""

from tablee.core.clock import stretched
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.games.light_line.modes.kidz_line.events import Event, TimeRanOut, TimeStretched
from tablee.games.light_line.modes.kidz_line.phases.play import put_back
from tablee.games.light_line.modes.kidz_line.phases.turns import next_turn
from tablee.games.light_line.modes.kidz_line.pieces import TURN_TIME
from tablee.games.light_line.modes.kidz_line.state import State


def need_time(state: State, seat: Seat, kit: Kit) -> tuple[TimeStretched, ...]:
    """As long again as a turn lasts, a limited number of times."""
    later = stretched(state, seat, state.options.pace, TURN_TIME, kit.now)
    return (TimeStretched(seat, later),)


def on_time_stretched(state: State, event: TimeStretched) -> State:
    return replace(state, deadline=event.deadline, stretches=state.stretches + 1)


def time_up(state: State, kit: Kit) -> tuple[Event, ...]:
    """A card that was turned up counts as given up; without one the turn just passes."""
    if state.deadline is None or kit.now < state.deadline:
        raise NotNow("too_early")
    late = TimeRanOut(state.awaited)
    if state.phase == "place":
        return (late, *put_back(state, kit))
    return (late, next_turn(state, kit))
