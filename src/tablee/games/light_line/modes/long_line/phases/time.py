"""The clock of a round, where one runs: more time on request, and what happens when it is up (LO-G7)."""

from tablee.core.clock import NeedTime, TimeUp, run_out, stretch
from tablee.core.seats import Seat
from tablee.games.light_line.modes.long_line.phases import Course
from tablee.games.light_line.modes.long_line.phases.rounds import end_round
from tablee.games.light_line.modes.long_line.pieces import ROUND_TIME


def need_time(course: Course, seat: Seat, _: NeedTime) -> None:
    """For anybody still playing."""
    stretch(course, seat, course.state.options.pace, ROUND_TIME)


def time_up(course: Course, _: TimeUp) -> None:
    run_out_of_time(course)


def run_out_of_time(course: Course) -> None:
    """Whoever has not called scores like the last one (LO-G7)."""
    run_out(course)
    end_round(course, "time_up")
