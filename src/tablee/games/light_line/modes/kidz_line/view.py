"""What one seat may see and do now, and what it is told of each event: types only."""

from tablee.core.legible import Shown
from tablee.core.offers import Offers
from tablee.core.outcome import Outcome
from tablee.core.record import Record
from tablee.core.seats import Seat
from tablee.games.light_line.cards import Card
from tablee.games.light_line.display import Laid
from tablee.games.light_line.modes.kidz_line.events import (
    Told,
)
from tablee.games.light_line.modes.kidz_line.pieces import Options, Phase


class OpenPlace(Record, frozen=True):
    """What lies before one seat; nobody knows more, not even who sits there."""

    unseen: int
    """How many cards of the pile nobody has seen."""
    put_back: tuple[Card, ...]
    """Those below them, which everybody saw."""
    placed: int
    """How many cards this seat has laid (KI-08)."""


class View(Shown, frozen=True, tag="kidz-line"):
    """Everything one seat, or a spectator, may see and do now."""

    seat: Seat | None
    options: Options
    phase: Phase
    first: Seat
    active: Seat | None
    round: int
    """1 to 6; 0 before the first."""
    deadline: int | None
    display: tuple[Laid, ...]
    """In the order laid; the start card first."""
    turned_up: Card | None
    """What the active seat has to lay."""
    places: tuple[OpenPlace, ...]
    outcome: Outcome | None
    offers: Offers


class TableSet(Record, frozen=True, tag="table_set"):
    """The start card, and how many face-down cards each seat has."""

    first: Seat
    start: Card
    piles: tuple[int, ...]


Seen = TableSet | Told
