"""What one seat may see and do now, and what it is told of each event: types only."""

from tablee.core.legible import Shown
from tablee.core.offers import Offers
from tablee.core.outcome import Outcome
from tablee.core.record import Record
from tablee.core.seats import Seat
from tablee.games.light_line.bench import Bench
from tablee.games.light_line.cards import Card, Number
from tablee.games.light_line.modes.head_line.events import (
    Told,
)
from tablee.games.light_line.modes.head_line.pieces import How, Options, Phase, RoundResult


class View(Shown, frozen=True, tag="head-line"):
    """Everything one seat, or a spectator, may see and do now; all but the offers is the same for everybody."""

    seat: Seat | None
    options: Options
    round: int
    phase: Phase
    dealer: Seat
    number: Number | None
    """On top of the round pile: so many cards must form a line."""
    numbers_left: int
    """In the round pile."""
    tries: int
    """How many rounds were played for the number on top, and not won."""
    pile_back: Number | None
    """On top of the dealer's pile, which is held number up (HE-03)."""
    pile_size: int
    open: tuple[Card, ...]
    """In the order laid."""
    is_paused: bool
    pace_ms: int
    """From card to card now: as agreed, until the dealer sets another tempo (HE-04)."""
    deadline: int | None
    caller: Seat | None
    marked: tuple[Card, ...]
    bench: Bench
    """What the caller has made of the marked cards, for all to see."""
    failure: How | None
    """Why the call was wrong, while the caller chooses what to discard."""
    won: tuple[tuple[Number, ...], ...]
    """By seat, in the order won."""
    discarded: tuple[Number, ...]
    """Out of the game (HE-G2)."""
    agreed: tuple[Seat, ...]
    """Who would gather the cards and shuffle."""
    last_round: RoundResult | None
    outcome: Outcome | None
    offers: Offers


class PilesShown(Record, frozen=True, tag="piles_shown"):
    """Both piles lie number up: only the numbers on top show."""

    seats: int
    """How many play."""
    dealer: Seat
    number: Number
    pile_back: Number


class PileReturned(Record, frozen=True, tag="pile_returned"):
    """All the cards are gathered and shuffled."""

    pile_back: Number


Seen = PilesShown | PileReturned | Told
