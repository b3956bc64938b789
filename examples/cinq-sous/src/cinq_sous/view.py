"""What one seat may see and do now, and what it is told of each event: types only."""

from tablee.core.legible import Shown
from tablee.core.offers import Offers
from tablee.core.outcome import Outcome
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat

from .events import BidsShown, Told
from .pieces import Lot, Options, Phase, Sou


class BidHidden(Record, frozen=True, tag="bid_hidden"):
    """Another seat has bid."""

    seat: Seat


class OpenPlace(Record, frozen=True):
    """What everybody sees of one seat; who remembers all bids knows its purse, too."""

    purse: tuple[Sou, ...]
    has_bid: bool
    won: tuple[Lot, ...]
    points: int


class OwnPlace(Secret, frozen=True):
    """What only this seat knows."""

    bid: Sou | None


class View(Shown, frozen=True, tag="cinq-sous"):
    """Everything one seat, or a spectator, may see and do now."""

    seat: Seat | None
    options: Options
    phase: Phase
    round: int
    places: tuple[OpenPlace, ...]
    own: OwnPlace | None
    stake: tuple[Lot, ...]
    """What is to be won now."""
    deck: tuple[Lot, ...]
    """What may still be turned."""
    rounds: tuple[BidsShown, ...]
    offers: Offers
    deadline: int | None
    outcome: Outcome | None


Seen = BidHidden | Told
