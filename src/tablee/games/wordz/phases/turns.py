"""Whose turn it is (rules WZ-11, WZ-14, WZ-22, WZ-24; WZ-G4, WZ-G19, WZ-G22)."""

from tablee.core.clock import deadline
from tablee.core.record import replace
from tablee.core.refusal import NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.wordz.events import TurnBegan, TurnResumed
from tablee.games.wordz.phases import Course
from tablee.games.wordz.pieces import TURN_TIME
from tablee.games.wordz.state import State


def require_turn(state: State, seat: Seat, rule: str) -> None:
    """Only the active seat turns cards and proposes."""
    if state.phase != "turn":
        raise NotNow("not_playing", rule)
    if seat != state.active:
        raise NotYourTurn("not_your_turn", rule)


def goes_on(state: State) -> bool:
    """Whether the active seat still must turn a card, or may propose (WZ-14)."""
    assert state.active is not None
    return state.must_turn(state.active) or state.may_propose(state.active)


def next_turn(course: Course) -> None:
    """Clockwise (WZ-22)."""
    state = course.state
    assert state.active is not None
    begin_turn(course, state.seating.after(state.active))


def begin_turn(course: Course, seat: Seat) -> None:
    """This seat's, or the next one's who is in (WZ-G22) and has a card to turn (WZ-G4)."""
    state = course.state
    while state.places[seat].is_out or not state.hidden_from(seat):
        seat = state.seating.after(seat)
    course.happens(TurnBegan(seat, _until(course)))


def resume_turn(course: Course) -> None:
    active = course.state.active
    assert active is not None
    course.happens(TurnResumed(active, _until(course)))


def _until(course: Course) -> int | None:
    return deadline(course.state.options.pace, TURN_TIME, course.kit.now)


def on_turn_began(state: State, event: TurnBegan) -> State:
    seat, until = event.seat, event.deadline
    return replace(
        state,
        phase="turn",
        active=seat,
        deadline=until,
        stretches=0,
        has_turned=False,
        has_proposed=False,
    )


def on_turn_resumed(state: State, event: TurnResumed) -> State:
    return replace(state, phase="turn", deadline=event.deadline, stretches=0)
