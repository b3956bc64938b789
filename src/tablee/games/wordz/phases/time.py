"""The table's clock, where one runs: more time on request, and what happens when it is up (WZ-G17)."""

from tablee.core.clock import NeedTime, TimeRanOut, TimeUp, run_out, stretch
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.wordz.actions import TurnCard
from tablee.games.wordz.events import BallotCast, ComposingPassed
from tablee.games.wordz.phases import Course
from tablee.games.wordz.phases.compose import after_composing
from tablee.games.wordz.phases.play import turn
from tablee.games.wordz.phases.turns import next_turn
from tablee.games.wordz.phases.vote import count
from tablee.games.wordz.pieces import COMPOSE_TIME, TURN_TIME, VOTE_TIME, Phase
from tablee.games.wordz.state import State

_NORMAL: dict[Phase, int] = {
    "ready": 0,
    "compose": COMPOSE_TIME,
    "turn": TURN_TIME,
    "vote": VOTE_TIME,
    "over": 0,
}


def need_time(course: Course, seat: Seat, _: NeedTime) -> None:
    stretch(course, seat, course.state.options.pace, _NORMAL[course.state.phase])


def time_up(course: Course, _: TimeUp) -> None:
    """Who has no word lays none (WZ-G17); a card is turned by lot; a missing ballot is an abstention."""
    late = run_out(course)
    phase = course.state.phase
    if phase == "compose":
        course.happens(*[ComposingPassed(seat) for seat in late.seats])
        after_composing(course)
    elif phase == "vote":
        course.happens(*[BallotCast(seat, "abstain") for seat in late.seats])
        count(course)
    else:
        _by_lot(course, late.seats[0])


def on_time_ran_out(state: State, _event: TimeRanOut) -> State:
    """A turn that took too long has no proposal any more."""
    return replace(state, has_proposed=True) if state.phase == "turn" else state


def _by_lot(course: Course, seat: Seat) -> None:
    """Any card of an opponent, where the turn still owes one."""
    state = course.state
    if not state.must_turn(seat):
        next_turn(course)
        return
    cards = [
        TurnCard(whom, place)
        for whom in state.hidden_from(seat)
        for place in state.places[whom].face_down
    ]
    turn(course, seat, course.kit.chance.pick(cards))
