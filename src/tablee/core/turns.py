"""One seat after the other: whose turn it is, and that it is theirs alone."""

from typing import Any, Protocol, TypeVar

from tablee.core.record import Record, replace
from tablee.core.refusal import NotNow, NotYourTurn
from tablee.core.seats import Seat

S = TypeVar("S", bound=Record)


class TurnBegan(Record, frozen=True, tag="turn_began"):
    seat: Seat
    deadline: int | None = None


class InTurn(Protocol):
    """A state in which one seat at most is active."""

    @property
    def active(self) -> Seat | None: ...

    @property
    def phase(self) -> str: ...


class Beginning(Protocol):
    """An event with which a turn begins."""

    @property
    def seat(self) -> Seat: ...

    @property
    def deadline(self) -> int | None: ...


def require_turn(state: InTurn, seat: Seat, phase: str, rule: str) -> None:
    """Only the active seat acts, one thing after the other."""
    if state.active is None:
        raise NotNow("not_playing", rule)
    if seat != state.active:
        raise NotYourTurn("not_your_turn", rule)
    if state.phase != phase:
        raise NotNow("not_at_this_step", rule)


def with_turn(state: S, event: Beginning, phase: str, **changes: Any) -> S:
    """The seat is active, and its clock is new."""
    seat, until = event.seat, event.deadline
    return replace(state, phase=phase, active=seat, deadline=until, stretches=0, **changes)
