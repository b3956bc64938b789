"""Whose turn it is (rules WZ-11, WZ-14, WZ-22, WZ-24; WZ-G4, WZ-G19, WZ-G22)."""

from tablee.core.clock import deadline
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.wordz.events import TurnBegan, TurnResumed
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


def next_turn(state: State, kit: Kit) -> TurnBegan:
    """Clockwise (WZ-22)."""
    assert state.active is not None
    return begin_turn(state, state.seating.after(state.active), kit)


def begin_turn(state: State, seat: Seat, kit: Kit) -> TurnBegan:
    """This seat's, or the next one's who is in (WZ-G22) and has a card to turn (WZ-G4)."""
    while state.places[seat].is_out or not state.hidden_from(seat):
        seat = state.seating.after(seat)
    return TurnBegan(seat, deadline(state.options.pace, TURN_TIME, kit.now))


def resume_turn(state: State, kit: Kit) -> TurnResumed:
    assert state.active is not None
    return TurnResumed(state.active, deadline(state.options.pace, TURN_TIME, kit.now))


def on_turn_began(state: State, event: TurnBegan) -> State:
    return replace(
        state,
        phase="turn",
        active=event.seat,
        has_turned=False,
        has_proposed=False,
        deadline=event.deadline,
        stretches=0,
    )


def on_turn_resumed(state: State, event: TurnResumed) -> State:
    return replace(state, phase="turn", deadline=event.deadline, stretches=0)
