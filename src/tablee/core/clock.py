"""Time as data: a deadline is part of the state, fires as an action of the table, and can always be stretched."""

from typing import Literal, Protocol

from tablee.core.record import Record
from tablee.core.refusal import NotNow, NotYourTurn
from tablee.core.seats import Seat

Pace = Literal["off", "relaxed", "normal", "fast", "when_most_are_done"]

STRETCHES = 10
"""How often one deadline may be moved (WCAG 2.2.1 asks for ten)."""

_PERCENT: dict[Pace, int] = {"relaxed": 200, "normal": 100, "fast": 50, "when_most_are_done": 50}


class TimeUp(Record, frozen=True, tag="time_up"):
    """The table says that a deadline has passed."""


class NeedTime(Record, frozen=True, tag="need_time"):
    """A seat asks for more time."""


def span(pace: Pace, normal: int) -> int:
    """How long a phase lasts at this pace, in milliseconds, given its normal length."""
    return normal * _PERCENT[pace] // 100


def deadline(pace: Pace, normal: int, now: int) -> int | None:
    """When a phase that begins now runs out, if its clock runs from the beginning."""
    if pace in ("off", "when_most_are_done"):
        return None
    return now + span(pace, normal)


def is_last_call(pace: Pace, done: int, seats: int) -> bool:
    """Whether the clock starts now because only a few (a quarter, at least one) are not done yet."""
    return pace == "when_most_are_done" and done == seats - max(1, seats // 4)


class Clocked(Protocol):
    """A state with a clock that those who are awaited may stretch."""

    @property
    def awaited(self) -> tuple[Seat, ...]: ...

    @property
    def deadline(self) -> int | None: ...

    @property
    def may_stretch(self) -> bool: ...


def stretched(state: Clocked, seat: Seat, pace: Pace, normal: int, now: int) -> int:
    """The deadline moved by as long as the phase lasts; only for who is awaited, and where a clock runs."""
    if seat not in state.awaited:
        raise NotYourTurn("not_awaited")
    if not state.may_stretch:
        raise NotNow("no_clock_to_stretch")
    assert state.deadline is not None
    return max(state.deadline, now) + span(pace, normal)
