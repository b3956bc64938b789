"""The things on the table: a hand, and what may be agreed before the puzzle."""

from typing import Literal

from tablee.core.record import Record

Phase = Literal["ready", "build", "over"]

SIZES = range(5, 21)
"""How many cards may be dealt (SO-06, SO-G5)."""


class Options(Record, frozen=True):
    """What may be agreed before the puzzle; the rulebook's choice is the default."""

    cards: int = 10
    """5 to 20 (SO-06)."""
    joker: bool = True
    """Black stands for any colour (SO-04); experts do without (SO-G5)."""
    proven: bool = True
    """Only hands that are known to have a solution (SO-G4)."""
    day: str = ""
    """The puzzle of this day, such as 2026-11-15, the same for everybody; or any puzzle."""
