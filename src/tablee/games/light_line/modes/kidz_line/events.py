"""What happened.  Never edited once released: old logs are read with these for ever."""

from tablee.core.clock import TimeRanOut, TimeStretched
from tablee.core.outcome import GameEnded
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat
from tablee.games.light_line.cards import Card
from tablee.games.light_line.display import Laid, Line


class CardsDealt(Secret, frozen=True, tag="cards_dealt"):
    first: Seat
    start: Card
    piles: tuple[tuple[Card, ...], ...]
    """By seat, each from the top down; the other cards are out."""


class TurnBegan(Record, frozen=True, tag="turn_began"):
    round: int
    seat: Seat
    deadline: int | None = None


class CardTurnedUp(Record, frozen=True, tag="card_turned_up"):
    seat: Seat
    card: Card


class CardPlaced(Record, frozen=True, tag="card_placed"):
    seat: Seat
    laid: Laid
    lines: tuple[Line, ...]
    """Those it continues, to be admired: they are worth nothing (KI-08)."""


class CardPutBack(Record, frozen=True, tag="card_put_back"):
    """Given up; it is the lowest of its seat's pile now."""

    seat: Seat
    card: Card


Told = TurnBegan | CardTurnedUp | CardPlaced | CardPutBack | TimeStretched | TimeRanOut | GameEnded
"""Those that one seat at least is told as they happened."""

Event = CardsDealt | Told
