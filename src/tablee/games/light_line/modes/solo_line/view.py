"""What the seat may see and do now, and what it is told of each event: types only."""

from tablee.core.legible import Shown
from tablee.core.offers import Offers
from tablee.core.outcome import Outcome
from tablee.core.record import Record
from tablee.core.seats import Seat
from tablee.games.light_line.bench import Bench
from tablee.games.light_line.cards import Card
from tablee.games.light_line.display import Line
from tablee.games.light_line.modes.solo_line.events import (
    Told,
)
from tablee.games.light_line.modes.solo_line.pieces import Options, Phase
from tablee.games.light_line.search import Path


class View(Shown, frozen=True, tag="solo-line"):
    """Everything but the solution and the cards not dealt, for who plays and for who looks on."""

    seat: Seat | None
    options: Options
    phase: Phase
    cards: tuple[Card, ...]
    bench: Bench
    moves: int
    """How often a card was laid or taken back (SO-G3)."""
    hints: Path
    """How the solution begins, as far as it was asked for."""
    joined: Line | None
    """The line that won."""
    revealed: Path
    """The whole solution, after giving up."""
    is_hopeless: bool
    """Whether it is known by then that there is none."""
    outcome: Outcome | None
    offers: Offers


class HandDealt(Record, frozen=True, tag="hand_dealt"):
    """The cards to be joined."""

    cards: tuple[Card, ...]


Seen = HandDealt | Told
