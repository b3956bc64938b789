"""What happened.  Never edited once released: old logs are read with these for ever."""

from tablee.core.clock import ClockStarted, TimeRanOut, TimeStretched
from tablee.core.outcome import GameEnded
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat

from .pieces import Lot, Sou


class BidLaid(Secret, frozen=True, tag="bid_laid"):
    seat: Seat
    sou: Sou


class BidsShown(Record, frozen=True, tag="bids_shown"):
    """All bids are open now."""

    winner: Seat | None
    lots: tuple[Lot, ...]
    bids: tuple[Sou, ...]
    """By seat."""


class LotTurned(Record, frozen=True, tag="lot_turned"):
    """It lies on the table, with whatever nobody took before."""

    lot: Lot
    deadline: int | None = None


Told = LotTurned | BidLaid | BidsShown | ClockStarted | TimeStretched | TimeRanOut | GameEnded
"""Those that one seat at least is told as they happened."""

Event = Told
