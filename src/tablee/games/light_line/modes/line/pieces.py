"""The things on the table: four piles by number, point cards, and what may be agreed before the game."""

from typing import Literal

from tablee.core.record import Record
from tablee.core.seats import Seat
from tablee.games.light_line.cards import Number

Phase = Literal["ready", "place", "pay", "draw", "over"]

Numbers = tuple[Number, ...]
"""Point cards as they lie, number up (LL-14)."""

Counts = tuple[int, int, int, int]
"""For the piles 2, 3, 4, 5."""

WhyEnd = Literal["points_short", "nothing_fits"]
"""A seat could not take its points exactly (LL-21), or nothing that is left fits (LL-G12)."""

TURN_TIME = 90_000
"""Its normal length in milliseconds, where a clock runs."""


class Options(Record, frozen=True):
    """What may be agreed before the game; the rulebook's choice is the default."""

    first: Literal["random"] | Seat = "random"
    """Where the oldest player sits (LL-05, LL-G14)."""
    pace: Literal["off", "relaxed", "normal", "fast"] = "off"
    help: Literal["none", "fits", "points"] = "fits"
    """How much screens show of where a card fits (LL-11, LL-G16); what is offered is the same."""


class LastRound(Record, frozen=True):
    """Who brought the end about, and how; the round is finished all the same (LL-23)."""

    by: Seat
    why: WhyEnd
