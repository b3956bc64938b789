"""The table's clock, where one runs: more time on request, and what happens when it is up."""

from tablee.core.clock import NeedTime, TimeUp, run_out, stretch
from tablee.core.seats import Seat
from tablee.games.light_line.modes.kidz_line.phases import Course
from tablee.games.light_line.modes.kidz_line.phases.play import put_back
from tablee.games.light_line.modes.kidz_line.phases.turns import next_turn
from tablee.games.light_line.modes.kidz_line.pieces import TURN_TIME


def need_time(course: Course, seat: Seat, _: NeedTime) -> None:
    stretch(course, seat, course.state.options.pace, TURN_TIME)


def time_up(course: Course, _: TimeUp) -> None:
    """A card that was turned up counts as given up; without one the turn just passes."""
    run_out(course)
    if course.state.phase == "place":
        put_back(course)
    else:
        next_turn(course)
