"""What one seat may see and do now, and what it is told of each event: types only."""

from tablee.core.legible import Shown
from tablee.core.offers import Offers
from tablee.core.outcome import Outcome
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat
from tablee.games.wordz import pieces
from tablee.games.wordz.events import (
    Told,
)


class OpenPlace(Record, frozen=True):
    """What lies before one seat for everybody to see."""

    row: tuple[pieces.Card, ...]
    """The word, read from left to right (WZ-07); empty without one."""
    has_composed: bool
    """Whether it has laid a word, or will lay none."""
    is_out: bool
    """Until the next round, for a faulty word (WZ-24)."""
    tokens: int
    won: int
    """Cards won in this round."""
    points: int
    """Of the rounds before."""


class Draft(Secret, frozen=True, array_like=True):
    """A word that was looked up."""

    word: str
    is_listed: bool


class OwnPlace(Secret, frozen=True):
    """What only this seat knows."""

    hand: tuple[pieces.Letter, ...]
    """All its cards; once a word is laid, those left over."""
    word: str
    """Empty before it is laid, and once it has left the table."""
    drafts: tuple[Draft, ...]
    """Looked up while composing, the latest last."""


class View(Shown, frozen=True, tag="wordz"):
    """Everything one seat, or a spectator, may see and do now."""

    seat: Seat | None
    options: pieces.Options
    round: int
    phase: pieces.Phase
    first: Seat
    active: Seat | None
    has_turned: bool
    has_proposed: bool
    deadline: int | None
    places: tuple[OpenPlace, ...]
    own: OwnPlace | None
    misses: tuple[pieces.Miss, ...]
    """Wrong proposals of this round, in order."""
    fates: tuple[pieces.Fate, ...]
    """Words of this round that have left the table, in order."""
    trial: pieces.Trial | None
    """The word that is voted on."""
    ballots: tuple[tuple[Seat, pieces.Ballot], ...]
    """What was said of it so far, in order."""
    last_round: pieces.RoundResult | None
    outcome: Outcome | None
    offers: Offers


class HandDealt(Secret, frozen=True, tag="hand_dealt"):
    """A new round, and my cards (none for a spectator)."""

    round: int
    first: Seat
    hand: tuple[pieces.Letter, ...]
    tokens: tuple[int, ...]
    deadline: int | None


class WordHidden(Record, frozen=True, tag="word_hidden"):
    """Another seat has laid a word: its length and the backs are open (WZ-05)."""

    seat: Seat
    backs: tuple[pieces.Back, ...]


Seen = HandDealt | WordHidden | Told
