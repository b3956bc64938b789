"""What happened.  Never edited once released: old logs are read with these for ever."""

from tablee.core.clock import TimeRanOut, TimeStretched
from tablee.core.outcome import GameEnded
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat
from tablee.core.turns import TurnBegan as TurnBegan
from tablee.games.light_line.cards import BACK, Card, Number
from tablee.games.light_line.display import Laid, Line
from tablee.games.light_line.modes.line.pieces import Numbers, WhyEnd


class CardsDealt(Secret, frozen=True, tag="cards_dealt"):
    first: Seat
    start: Card
    hands: tuple[Card, ...]
    """By seat."""
    piles: tuple[tuple[Card, ...], ...]
    """What is left of 2, 3, 4, 5, each from the top down."""

    def card(self, seat: Seat | None) -> Card | None:
        return None if seat is None else self.hands[seat]


class CardPlaced(Record, frozen=True, tag="card_placed"):
    seat: Seat
    laid: Laid
    lines: tuple[Line, ...]
    """Those it continues, each with all its cells."""
    points: int
    """What may be taken for them, 10 at most (LL-15)."""


class CardExchanged(Secret, frozen=True, tag="card_exchanged"):
    seat: Seat
    card: Card
    """Now the lowest of the pile of its number."""
    pile: Number
    drawn: Card
    """From the top of that pile."""

    @property
    def number(self) -> Number:
        """On the back of the card that was put under."""
        return BACK[self.card]


class NothingFits(Record, frozen=True, tag="nothing_fits"):
    """Every card that is left was tried; the turn ends without points."""

    seat: Seat


class EndTriggered(Record, frozen=True, tag="end_triggered"):
    """This round is the last."""

    seat: Seat
    why: WhyEnd


class PointsTaken(Record, frozen=True, tag="points_taken"):
    """From the top of these piles; nobody sees the faces."""

    seat: Seat
    numbers: Numbers


class CardDrawn(Secret, frozen=True, tag="card_drawn"):
    seat: Seat
    pile: Number
    card: Card
    by_lot: bool = False
    """The pile was chosen by the table because time was up."""


Told = (
    TurnBegan
    | CardPlaced
    | CardExchanged
    | NothingFits
    | EndTriggered
    | PointsTaken
    | CardDrawn
    | TimeStretched
    | TimeRanOut
    | GameEnded
)
"""Those that one seat at least is told as they happened."""

Event = CardsDealt | Told
