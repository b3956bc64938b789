"""Time as data: a deadline is part of the state, fires as an action of the table, and can always be stretched."""

from typing import Any, Literal, Protocol, TypeVar

from tablee.core.course import Course
from tablee.core.record import Record, replace
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


class ClockStarted(Record, frozen=True, tag="clock_started"):
    """Most are done; the others have until then."""

    deadline: int


class TimeStretched(Record, frozen=True, tag="time_stretched"):
    seat: Seat
    deadline: int


class TimeRanOut(Record, frozen=True, tag="time_ran_out"):
    """For these seats."""

    seats: tuple[Seat, ...]


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


class Timed(Protocol):
    """A state in which time may run out."""

    @property
    def deadline(self) -> int | None: ...


D = TypeVar("D", bound=Timed)


class Clocked(Timed, Protocol):
    """A state with a clock that those who are awaited may stretch."""

    @property
    def awaited(self) -> tuple[Seat, ...]: ...

    @property
    def stretches(self) -> int: ...


S = TypeVar("S", bound=Clocked)


def may_stretch(state: Clocked) -> bool:
    """Whether a clock runs that can still be moved."""
    return state.deadline is not None and state.stretches < STRETCHES


def stretch(course: Course[S, Any], seat: Seat, pace: Pace, normal: int) -> None:
    """As long again as the phase lasts; only for who is awaited, and a limited number of times."""
    state = course.state
    if seat not in state.awaited:
        raise NotYourTurn("not_awaited")
    if state.deadline is None or not may_stretch(state):
        raise NotNow("no_clock_to_stretch")
    later = max(state.deadline, course.kit.now) + span(pace, normal)
    course.happens(TimeStretched(seat, later))


def require_due(course: Course[D, Any]) -> D:
    """A deadline has passed."""
    require_past(course.state.deadline, course.kit.now)
    return course.state


def require_past(due: int | None, now: int) -> None:
    if due is None or now < due:
        raise NotNow("too_early")


def run_out(course: Course[S, Any]) -> TimeRanOut:
    """The time of all who are awaited, once it is up."""
    late = TimeRanOut(require_due(course).awaited)
    course.happens(late)
    return late


def on_clock_started(state: Any, event: ClockStarted) -> Any:
    return replace(state, deadline=event.deadline, stretches=0)


def on_time_stretched(state: Any, event: TimeStretched) -> Any:
    return replace(state, deadline=event.deadline, stretches=state.stretches + 1)
