"""Calling, and calling at the same time (rules HE-05, HE-06, HE-09, HE-13; HE-G4)."""

from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat
from tablee.games.light_line.modes.head_line.events import (
    ClaimStood,
    Event,
    LineCalled,
    SecondCall,
)
from tablee.games.light_line.modes.head_line.phases.rounds import end_round, result
from tablee.games.light_line.modes.head_line.pieces import MARK_TIME, WINDOW
from tablee.games.light_line.modes.head_line.state import State


def call(state: State, seat: Seat, kit: Kit) -> tuple[Event, ...]:
    if state.phase == "claim" and seat != state.caller:
        return _call_too(state, seat, kit)
    if state.phase != "dealing":
        raise NotNow("no_calling_now", "HE-09")
    if not state.may_call:
        raise BrokenRule("too_few_cards", "HE-06")
    return (LineCalled(seat, kit.now, kit.now + WINDOW),)


def on_line_called(state: State, event: LineCalled) -> State:
    return replace(state, phase="claim", caller=event.seat, deadline=event.deadline)


def _call_too(state: State, seat: Seat, kit: Kit) -> tuple[Event, ...]:
    """Inside the window the round is nobody's (HE-13); after it the first call stands, though not yet said so."""
    assert state.deadline is not None
    assert state.caller is not None
    is_late = kit.now >= state.deadline
    second = SecondCall(seat, kit.now, is_late)
    if is_late:
        return (second, *claim_stands(state, kit))
    together = result(state, "called_together", (state.caller, seat))
    return (second, *end_round(state, together, kit))


def claim_stands(state: State, kit: Kit) -> tuple[ClaimStood, ...]:
    """Time to mark runs from the call (HE-G3); should the table be slow, it is not the caller's loss."""
    return (ClaimStood(kit.now + state.options.stretched(MARK_TIME) - WINDOW),)


def on_claim_stood(state: State, event: ClaimStood) -> State:
    return replace(state, phase="mark", deadline=event.deadline)
