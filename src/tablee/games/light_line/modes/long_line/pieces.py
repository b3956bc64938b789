"""The things on the table: calls, what each round came to, and what may be agreed before the game."""

from typing import Literal

from tablee.core.record import Record
from tablee.core.seats import Seat
from tablee.games.light_line.bench import Bench
from tablee.games.light_line.display import Line

HAND = 8
"""How many cards each seat is dealt (LO-04)."""

SHORTEST = 2
"""The smallest number that can be called: a line needs two cards (LO-G4)."""

Phase = Literal["ready", "ready_check", "race", "scored", "over"]
"""Scored is between a round and the next deal, which comes at once."""

ROUND_TIME = 180_000
"""The normal length of a round in milliseconds, where a clock runs (LO-G7)."""


class Options(Record, frozen=True):
    """What may be agreed before the game; the rulebook's choice is the default."""

    rounds: Literal[1, 3, 6] = 6
    """Six (LO-03), or a shorter game."""
    displays: Literal["open", "hidden"] = "open"
    """Whether the others may look at one's display before the round is over (LO-G9)."""
    pace: Literal["off", "relaxed", "normal", "fast"] = "off"


class Call(Record, frozen=True, array_like=True):
    """ "LINE!" and a number; the order of arrival decides, and is shown (LO-G6)."""

    seat: Seat
    number: int
    at: int
    """The table's time, in milliseconds."""


class Score(Record, frozen=True):
    """What one seat made of a round."""

    called: int | None
    points: int
    line: Line | None
    """The line that counts (LO-06); a single card is one of length 1 (LO-G5)."""
    shown: Bench
    """The cards it runs over."""


class RoundResult(Record, frozen=True):
    """What everybody may remember of a finished round."""

    round: int
    why: Literal["all_but_one_called", "all_stopped", "time_up"]
    scores: tuple[Score, ...]
    """By seat."""
    points: tuple[int, ...]
    """Totals by seat."""
