"""Games to look back at, told event by event."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tablee import registry
from tablee.core.seats import Seat, Seating
from tablee.core.shifts import all_along
from tablee.review.played import Played
from tablee.review.review import Curve, Remark, Review
from tablee.review.reviewers import review


class Line(NamedTuple):
    """A line of a log."""

    event: Any
    seat: Seat | None = None
    action: Any = None


def scripted(
    key: str, seats: int, *events: Any, options: Any = None, levels: Sequence[str | None] = ()
) -> Played:
    """As if this had happened; an event alone is a line that nobody asked for."""
    game = registry.game(key)
    lines = [it if isinstance(it, Line) else Line(it) for it in events]
    return Played(game, Seating(seats), options or game.TYPES.options(), lines, all_along(levels))


def found_in(key: str, seats: int, *events: Any, **how: Any) -> Review:
    return review(scripted(key, seats, *events, **how))


def value_at(curves: Sequence[Curve], step: int) -> float:
    """What they say there, one after the other: a value holds until the next."""
    points = sorted(point for curve in curves for point in curve.points)
    return [value for number, value in points if number <= step][-1]


def rounded(facts: Mapping[str, Any]) -> dict[str, Any]:
    return {name: round(it, 3) if isinstance(it, float) else it for name, it in facts.items()}


def the(found: Review, key: str) -> Remark:
    """The only one with this key."""
    (remark,) = [it for it in found.remarks if it.key == key]
    return remark
