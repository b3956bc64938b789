"""What looking back finds: graphs of what each seat could know, and a sentence for each step that mattered.

A sentence is a key and its facts; each reader's browser makes words of them.
"""

from collections.abc import Mapping
from typing import Any

from tablee.core.record import Record
from tablee.core.seats import Seat

Fact = bool | int | float | str | tuple[int, ...] | tuple[str, ...] | None
"""A number, a word, or several; whose they are says the name."""


class Curve(Record, frozen=True, tag="curve"):
    """One line of a graph: a number that one seat had, and from which step on."""

    graph: str
    """Which graph it belongs to; a game's words name it and its unit."""
    points: tuple[tuple[int, float], ...]
    """Step and value, in order; a value holds until the next."""
    seat: Seat | None = None
    """Whose line it is; nobody's where it is the whole table's."""
    about: Seat | None = None
    """Of whom it was known, where that is somebody."""


class Remark(Record, frozen=True, tag="remark"):
    """One sentence about one step."""

    step: int
    """Counted from 1, as in the log."""
    key: str
    """The sentence, among a game's words."""
    seats: tuple[Seat, ...] = ()
    """Whom it names, the one it is about first."""
    facts: Mapping[str, Fact] = {}
    rests_on: str = ""
    """What it takes for granted, as the key of a half-sentence; empty where it is simply so."""
    is_turning: bool = False
    """Whether the game turned here: one may jump to it."""
    shows: Any = None
    """What the game's own picture of it needs, as plain data; nothing where the table says it all."""


class Review(Record, frozen=True):
    """Everything that was found, by step."""

    game: str
    steps: int
    curves: tuple[Curve, ...]
    remarks: tuple[Remark, ...]
