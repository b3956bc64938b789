"""The table's clock, where one runs: more time on request, and what happens when it is up."""

from tablee.core.clock import NeedTime, TimeRanOut, TimeUp, run_out, stretch
from tablee.core.seats import Seat
from tablee.games.light_line.modes.line.phases import Course
from tablee.games.light_line.modes.line.phases.draw import refill
from tablee.games.light_line.modes.line.phases.pay import take
from tablee.games.light_line.modes.line.phases.turns import learn_of_card, next_turn
from tablee.games.light_line.modes.line.pieces import TURN_TIME
from tablee.games.light_line.modes.line.scoring import payment
from tablee.games.light_line.modes.line.state import State


def need_time(course: Course, seat: Seat, _: NeedTime) -> None:
    stretch(course, seat, course.state.options.pace, TURN_TIME)


def time_up(course: Course, _: TimeUp) -> None:
    """The card is kept and the turn passes; one that has laid gets the fewest cards, and the next by lot."""
    run_out(course)
    state = course.state
    if state.phase == "place":
        next_turn(course)
    elif state.phase == "draw":
        refill(course, by_lot=True)
    else:
        ways = payment(state.due, state.sizes)[1]
        take(course, min(ways, key=len), by_lot=True)


def on_time_ran_out(state: State, _event: TimeRanOut) -> State:
    """Who has a turn though nothing is left to try has a card that fits: all can tell (LL-G12)."""
    if state.phase == "place" and not state.untried_piles:
        return learn_of_card(state, did_fit=True)
    return state
