"""How long what is going on may take, and more time on request (EL-G4)."""

from tablee.core.clock import NeedTime, Pace, stretch
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.phases import Course
from tablee.games.entre_les_lignes.pieces import DRAW_TIME, JUDGE_TIME, REVEAL_TIME, VOTE_TIME
from tablee.games.entre_les_lignes.state import State


def clock_of(state: State) -> tuple[Pace, int]:
    """The pace of what is going on, and how long it normally takes."""
    options = state.options
    if state.phase == "draw":
        return options.drawing_pace, DRAW_TIME
    if state.phase == "reveal":
        return options.voting_pace, REVEAL_TIME
    return options.voting_pace, JUDGE_TIME if state.claim else VOTE_TIME


def need_time(course: Course, seat: Seat, _: NeedTime) -> None:
    stretch(course, seat, *clock_of(course.state))
