"""What is remembered in several modes: the longest line, and the card that continued the most lines."""

from collections.abc import Iterable

from tablee.core.moment import Moment, most
from tablee.core.seats import Seat
from tablee.games.light_line.display import Line

Lines = Iterable[tuple[Seat, tuple[Line, ...]]]
"""Who made which, each time."""


def longest_line(lines: Lines) -> Moment | None:
    return most((Moment((seat,), it.length) for seat, made in lines for it in made), least=3)


def most_lines(lines: Lines) -> Moment | None:
    """At one stroke."""
    return most((Moment((seat,), len(made)) for seat, made in lines), least=2)
