"""The table's clock, where one runs: more time on request, and what happens when it is up."""

from tablee.core.clock import NeedTime, TimeUp, run_out, stretch
from tablee.core.seats import Seat
from tablee.games.between.events import IntervalChosen
from tablee.games.between.phases import Course
from tablee.games.between.phases.turns import begin_turn, next_turn
from tablee.games.between.pieces import CHOOSE_TIME, TURN_TIME, intervals_of


def need_time(course: Course, seat: Seat, _: NeedTime) -> None:
    state = course.state
    stretch(course, seat, state.options.pace, CHOOSE_TIME if state.phase == "choose" else TURN_TIME)


def time_up(course: Course, _: TimeUp) -> None:
    """Intervals not chosen are drawn by lot; a turn passes."""
    late = run_out(course)
    state, chance = course.state, course.kit.chance
    if state.phase == "turn":
        next_turn(course)
        return
    for seat in late.seats:
        interval = chance.pick(intervals_of(state.places[seat].hand))
        course.happens(IntervalChosen(seat, interval, by_lot=True))
    begin_turn(course, state.first)
