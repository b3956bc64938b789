"""The clock of a round, where one runs: more time on request, and what happens when it is up (LO-G7)."""

from tablee.core.clock import stretched
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.games.light_line.modes.long_line.events import Event, TimeRanOut, TimeStretched
from tablee.games.light_line.modes.long_line.phases.rounds import end_round
from tablee.games.light_line.modes.long_line.pieces import ROUND_TIME
from tablee.games.light_line.modes.long_line.state import State


def need_time(state: State, seat: Seat, kit: Kit) -> tuple[TimeStretched, ...]:
    """As long again as a round lasts, a limited number of times, for anybody still playing."""
    later = stretched(state, seat, state.options.pace, ROUND_TIME, kit.now)
    return (TimeStretched(seat, later),)


def on_time_stretched(state: State, event: TimeStretched) -> State:
    return replace(state, deadline=event.deadline, stretches=state.stretches + 1)


def time_up(state: State, kit: Kit) -> tuple[Event, ...]:
    """Whoever has not called scores like the last one (LO-G7)."""
    if state.deadline is None or kit.now < state.deadline:
        raise NotNow("too_early")
    return (TimeRanOut(state.racing), *end_round(state, kit, "time_up"))
