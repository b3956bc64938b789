"""The table's clock, where one runs: more time on request, and what happens when it is up."""

from tablee.core.clock import stretched
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.games.between.events import Event, IntervalChosen, TimeRanOut, TimeStretched
from tablee.games.between.phases.turns import begin_turn, next_turn
from tablee.games.between.pieces import CHOOSE_TIME, TURN_TIME, intervals_of
from tablee.games.between.state import State


def need_time(state: State, seat: Seat, kit: Kit) -> tuple[TimeStretched, ...]:
    """As long again as the phase lasts, a limited number of times."""
    normal = CHOOSE_TIME if state.phase == "choose" else TURN_TIME
    later = stretched(state, seat, state.options.pace, normal, kit.now)
    return (TimeStretched(seat, later),)


def on_time_stretched(state: State, event: TimeStretched) -> State:
    return replace(state, deadline=event.deadline, stretches=state.stretches + 1)


def time_up(state: State, kit: Kit) -> tuple[Event, ...]:
    """Intervals not chosen are drawn by lot; a turn passes."""
    if state.deadline is None or kit.now < state.deadline:
        raise NotNow("too_early")
    late = TimeRanOut(state.awaited)
    if state.phase == "turn":
        return (late, next_turn(state, kit))
    drawn = (
        IntervalChosen(seat, kit.chance.pick(intervals_of(state.places[seat].hand)), by_lot=True)
        for seat in late.seats
    )
    return (late, *drawn, begin_turn(state, state.first, kit))
