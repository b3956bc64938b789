"""What one seat may see and do now, and what it is told of each event: types only."""

from tablee.core.legible import Shown
from tablee.core.offers import Offers
from tablee.core.outcome import Outcome
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat
from tablee.games.light_line.cards import Card, Number
from tablee.games.light_line.display import Fit, Laid
from tablee.games.light_line.modes.line.events import (
    Told,
)
from tablee.games.light_line.modes.line.pieces import Counts, LastRound, Numbers, Options, Phase


class OpenPlace(Record, frozen=True):
    """What lies before one seat for everybody to see."""

    hand: Number | None
    """The back of the card in hand (LL-G11)."""
    taken: Numbers
    """The point cards, in the order taken."""
    points: int
    is_stuck: bool
    """Nothing that was left fitted, in its last turn (LL-G12)."""


class OwnPlace(Secret, frozen=True):
    """What only this seat knows."""

    card: Card | None
    fits: tuple[Fit, ...]
    """Where the card would continue lines, and which: trying is free (LL-11)."""
    put_back: tuple[Card, ...]
    """The cards this seat put under the piles of their numbers, in order."""


class View(Shown, frozen=True, tag="line"):
    """Everything one seat, or a spectator, may see and do now."""

    seat: Seat | None
    options: Options
    phase: Phase
    first: Seat
    active: Seat | None
    deadline: int | None
    display: tuple[Laid, ...]
    """In the order laid; the start card first."""
    piles: Counts
    """How many cards are left of each number (LL-G9)."""
    tried: Counts
    """How many of them the active seat put under this turn."""
    due: int
    """The points that the active seat has to take."""
    places: tuple[OpenPlace, ...]
    own: OwnPlace | None
    last_round: LastRound | None
    outcome: Outcome | None
    offers: Offers


class TableSet(Secret, frozen=True, tag="table_set"):
    """The start card, and mine (none for a spectator)."""

    first: Seat
    start: Card
    card: Card | None
    hands: Numbers
    """The backs of all hands, by seat."""
    piles: Counts


class CardSwapped(Record, frozen=True, tag="card_swapped"):
    """Another seat put a card under its pile, and drew."""

    seat: Seat
    number: Number
    pile: Number


class PileDrawn(Record, frozen=True, tag="pile_drawn"):
    """Another seat drew its next card."""

    seat: Seat
    pile: Number
    by_lot: bool


Seen = TableSet | CardSwapped | PileDrawn | Told
