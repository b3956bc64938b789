"""The table's clock, where one runs: more time on request, and what happens when it is up."""

from tablee.core.clock import stretched
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.games.light_line.modes.line.events import Event, TimeRanOut, TimeStretched
from tablee.games.light_line.modes.line.phases.draw import refill
from tablee.games.light_line.modes.line.phases.pay import take
from tablee.games.light_line.modes.line.phases.turns import learn_of_card, next_turn
from tablee.games.light_line.modes.line.pieces import TURN_TIME
from tablee.games.light_line.modes.line.scoring import payment
from tablee.games.light_line.modes.line.state import State


def need_time(state: State, seat: Seat, kit: Kit) -> tuple[TimeStretched, ...]:
    """As long again as a turn lasts, a limited number of times."""
    later = stretched(state, seat, state.options.pace, TURN_TIME, kit.now)
    return (TimeStretched(seat, later),)


def on_time_stretched(state: State, event: TimeStretched) -> State:
    return replace(state, deadline=event.deadline, stretches=state.stretches + 1)


def time_up(state: State, kit: Kit) -> tuple[Event, ...]:
    """The card is kept and the turn passes; one that has laid gets the fewest cards, and the next by lot."""
    if state.deadline is None or kit.now < state.deadline:
        raise NotNow("too_early")
    late = TimeRanOut(state.awaited)
    after = on_time_ran_out(state, late)
    if state.phase == "place":
        return (late, *next_turn(after, kit))
    if state.phase == "draw":
        return (late, *refill(after, kit, by_lot=True))
    _, ways = payment(state.due, state.sizes)
    return (late, *take(after, min(ways, key=len), kit, by_lot=True))


def on_time_ran_out(state: State, _event: TimeRanOut) -> State:
    """Who has a turn though nothing is left to try has a card that fits: all can tell (LL-G12)."""
    if state.phase == "place" and not state.untried_piles:
        return learn_of_card(state, did_fit=True)
    return state
