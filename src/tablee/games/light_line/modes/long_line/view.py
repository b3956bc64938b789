"""What one seat may see and do now, and what it is told of each event: types only."""

from tablee.core.legible import Shown
from tablee.core.offers import Offers
from tablee.core.outcome import Outcome
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat
from tablee.games.light_line.bench import Bench
from tablee.games.light_line.cards import Card
from tablee.games.light_line.display import Line
from tablee.games.light_line.modes.long_line.events import (
    Told,
)
from tablee.games.light_line.modes.long_line.pieces import Call, Options, Phase, RoundResult


class OpenPlace(Record, frozen=True):
    """What everybody may see of one seat."""

    is_ready: bool
    has_stopped: bool
    display: Bench
    """Empty where displays are hidden (LO-G9)."""
    longest: Line | None
    """The longest line of that display."""
    points: int


class OwnPlace(Secret, frozen=True):
    """What only this seat knows."""

    hand: tuple[Card, ...]
    """All eight, also those that lie in the display; none before the signal (LO-05)."""
    bench: Bench
    longest: Line | None


class View(Shown, frozen=True, tag="long-line"):
    """Everything one seat, or a spectator, may see and do now."""

    seat: Seat | None
    options: Options
    round: int
    phase: Phase
    deadline: int | None
    places: tuple[OpenPlace, ...]
    own: OwnPlace | None
    calls: tuple[Call, ...]
    """Of this round, in the order of their arrival (LO-G6)."""
    last_round: RoundResult | None
    outcome: Outcome | None
    offers: Offers


class RoundBegan(Record, frozen=True, tag="round_began"):
    """Eight cards lie face down before each seat."""

    round: int


class HandTurnedUp(Secret, frozen=True, tag="hand_turned_up"):
    """The signal, and my cards (none for a spectator)."""

    hand: tuple[Card, ...]
    deadline: int | None


Seen = RoundBegan | HandTurnedUp | Told
