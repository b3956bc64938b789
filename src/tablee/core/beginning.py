"""How a game begins: for as many as it is for, once, and with whom the table has agreed on."""

from collections.abc import Sequence
from typing import Any, Literal, Protocol, TypeVar

from tablee.core.chance import Chance
from tablee.core.course import Course
from tablee.core.game import About
from tablee.core.refusal import NotNow, NotSeated
from tablee.core.seats import Seat, Seating

T = TypeVar("T")

Agreed = Seat | Literal["random"]


class Phased(Protocol):
    @property
    def phase(self) -> str: ...


S = TypeVar("S", bound=Phased)


def require_seats(about: About, seating: Seating, rule: str) -> None:
    """As many as the game is for, each for itself."""
    if seating.size not in about.seats or seating.teams:
        raise NotSeated("seats_out_of_range", rule)


def require_agreed(seating: Seating, agreed: Agreed, rule: str) -> None:
    """Who was agreed on has a seat."""
    if agreed != "random" and not seating.has(agreed):
        raise NotSeated("no_such_seat", rule)


def require_ready(course: Course[S, Any]) -> S:
    """A game begins once."""
    if course.state.phase != "ready":
        raise NotNow("already_begun")
    return course.state


def agreed_or_drawn(agreed: T | Literal["random"], among: Sequence[T], chance: Chance) -> T:
    return chance.pick(among) if agreed == "random" else agreed
