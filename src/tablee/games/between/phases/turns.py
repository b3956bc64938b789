"""Whose turn it is (rules BT-08, BT-17, BT-19; BT-G3, BT-G10, BT-G14)."""

from tablee.core.clock import deadline
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.between.actions import EndTurn
from tablee.games.between.events import TurnBegan
from tablee.games.between.phases import Course
from tablee.games.between.pieces import TURN_TIME
from tablee.games.between.state import State


def require_turn(state: State, seat: Seat, rule: str) -> None:
    """Only the active seat asks, whispers and proposes."""
    if state.phase != "turn":
        raise NotNow("not_playing", rule)
    if seat != state.active:
        raise NotYourTurn("not_your_turn", rule)


def end_turn(course: Course, seat: Seat, _: EndTurn) -> None:
    state = course.state
    require_turn(state, seat, "BT-19")
    if state.must_ask(seat):
        raise BrokenRule("ask_first", "BT-09")
    next_turn(course)


def next_turn(course: Course) -> None:
    """Clockwise to the next seat that is still in (BT-17, BT-19, BT-G14)."""
    state = course.state
    assert state.active is not None
    seat = state.seating.after(state.active)
    while state.places[seat].is_out:
        seat = state.seating.after(seat)
    begin_turn(course, seat)


def begin_turn(course: Course, seat: Seat) -> None:
    pace = course.state.options.pace
    course.happens(TurnBegan(seat, deadline(pace, TURN_TIME, course.kit.now)))


def on_turn_began(state: State, event: TurnBegan) -> State:
    seat, until = event.seat, event.deadline
    return replace(state, phase="turn", active=seat, deadline=until, stretches=0, has_asked=False)
