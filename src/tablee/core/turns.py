"""One seat after the other: whose turn it is, and that it is theirs alone."""

from typing import Protocol

from tablee.core.record import Record
from tablee.core.refusal import NotNow, NotYourTurn
from tablee.core.seats import Seat


class TurnBegan(Record, frozen=True, tag="turn_began"):
    seat: Seat
    deadline: int | None = None


class InTurn(Protocol):
    """A state in which one seat at most is active."""

    @property
    def active(self) -> Seat | None: ...

    @property
    def phase(self) -> str: ...


def require_turn(state: InTurn, seat: Seat, phase: str, rule: str) -> None:
    """Only the active seat acts, one thing after the other."""
    if state.active is None:
        raise NotNow("not_playing", rule)
    if seat != state.active:
        raise NotYourTurn("not_your_turn", rule)
    if state.phase != phase:
        raise NotNow("not_at_this_step", rule)
