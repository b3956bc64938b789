"""Something to remember of a finished game: whose it was, how much, or which word.

A game may offer some as `MOMENTS`: by key, a pure function of its events.  Its words have a sentence for each.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from tablee.core.record import Record
from tablee.core.seats import Seat


class Moment(Record, frozen=True):
    """Something to be glad of: nobody is named for what went wrong."""

    seats: tuple[Seat, ...]
    number: int = 0
    word: str = ""
    key: str = ""
    """Under which the game offers it; whoever asks for it fills it in."""


Moments = Mapping[str, Callable[[Sequence[Any]], Moment | None]]
"""The most telling ones first; nothing where there was no such moment."""


def most(found: Iterable[Moment], least: int) -> Moment | None:
    """The first of those with the highest number; nothing where that is less than would be worth telling."""
    best = max(found, key=lambda it: it.number, default=None)
    return best if best is not None and best.number >= least else None


def fewest(found: Iterable[Moment]) -> Moment | None:
    """The first of those with the lowest number."""
    return min(found, key=lambda it: it.number, default=None)
