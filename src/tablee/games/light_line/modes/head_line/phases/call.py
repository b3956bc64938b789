"""Calling, and calling at the same time (rules HE-05, HE-06, HE-09, HE-13; HE-G4)."""

from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat
from tablee.games.light_line.modes.head_line.actions import CallLine
from tablee.games.light_line.modes.head_line.events import (
    ClaimStood,
    LineCalled,
    SecondCall,
)
from tablee.games.light_line.modes.head_line.phases import Course
from tablee.games.light_line.modes.head_line.phases.rounds import end_round, result
from tablee.games.light_line.modes.head_line.pieces import MARK_TIME, WINDOW
from tablee.games.light_line.modes.head_line.state import State


def call(course: Course, seat: Seat, _: CallLine) -> None:
    state, now = course.state, course.kit.now
    if state.phase == "claim" and seat != state.caller:
        _call_too(course, seat)
        return
    if state.phase != "dealing":
        raise NotNow("no_calling_now", "HE-09")
    if not state.may_call:
        raise BrokenRule("too_few_cards", "HE-06")
    course.happens(LineCalled(seat, now, now + WINDOW))


def on_line_called(state: State, event: LineCalled) -> State:
    return replace(state, phase="claim", caller=event.seat, deadline=event.deadline)


def _call_too(course: Course, seat: Seat) -> None:
    """Inside the window the round is nobody's (HE-13); after it the first call stands, though not yet said so."""
    state, now = course.state, course.kit.now
    assert state.deadline is not None
    assert state.caller is not None
    is_late = now >= state.deadline
    course.happens(SecondCall(seat, now, is_late))
    if is_late:
        claim_stands(course)
    else:
        end_round(course, result(state, "called_together", (state.caller, seat)))


def claim_stands(course: Course) -> None:
    """Time to mark runs from the call (HE-G3); should the table be slow, it is not the caller's loss."""
    lasts = course.state.options.stretched(MARK_TIME)
    course.happens(ClaimStood(course.kit.now + lasts - WINDOW))


def on_claim_stood(state: State, event: ClaimStood) -> State:
    return replace(state, phase="mark", deadline=event.deadline)
