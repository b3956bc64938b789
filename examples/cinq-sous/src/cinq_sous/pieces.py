"""The things on the table: lots to win, sous to bid, and what may be agreed before the game."""

from typing import Literal

from tablee.core.clock import Pace
from tablee.core.record import Record

Sou = int
"""A card to bid with is its value."""
Lot = int
"""A lot is what it is worth, 1 to 10."""

LOTS: tuple[Lot, ...] = tuple(range(1, 11))
ROUNDS = 5
"""So many of the lots are sold (CS-03)."""

BID_TIME = 30_000
"""Normal length of a round in milliseconds, where a clock runs (CS-10)."""

Phase = Literal["ready", "bid", "over"]


class Options(Record, frozen=True):
    """What may be agreed before the game."""

    purse: Literal[5, 7, 9] = 7
    """How many sous everybody has (CS-02)."""
    unsold: Literal["waits", "lost"] = "waits"
    """What becomes of a lot that nobody takes (CS-06)."""
    pace: Pace = "off"


def taken_by(bids: tuple[Sou, ...]) -> int | None:
    """The highest bid that nobody else made (CS-05), by its place."""
    alone = [bid for bid in bids if bids.count(bid) == 1]
    return bids.index(max(alone)) if alone else None
