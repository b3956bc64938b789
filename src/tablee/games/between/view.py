"""What one seat may see and do now, and what it is told of each event: types only."""

from tablee.core.legible import Shown
from tablee.core.offers import Offers
from tablee.core.outcome import Outcome
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat
from tablee.games.between.events import (
    JokerAnswered,
    ProposalMissed,
    Told,
)
from tablee.games.between.pieces import (
    Card,
    Find,
    Interval,
    Mark,
    Options,
    Phase,
    Question,
    RoundResult,
    Unfound,
    Whisper,
)


class OpenPlace(Record, frozen=True):
    """What lies before one seat for everybody to see."""

    hand_size: int
    has_chosen: bool
    between: tuple[Card, ...]
    above: tuple[Card, ...]
    """One neutral row: lower and higher are not told apart (BT-G21)."""
    noes: tuple[Card, ...]
    """This seat's marks on the public board; empty where private sheets are used."""
    is_found: bool
    is_conceded: bool
    is_out: bool
    has_joker: bool
    points: int


class Note(Secret, frozen=True, array_like=True):
    """One entry of a private sheet."""

    whom: Seat
    value: Card
    mark: Mark


class OwnPlace(Secret, frozen=True):
    """What only this seat knows."""

    hand: tuple[Card, ...]
    interval: Interval | None
    jokers: tuple[JokerAnswered, ...]
    """Of this round, asked by this seat or asked of it."""
    misses: tuple[ProposalMissed, ...]
    """Of this round, proposed by this seat or to it."""
    notes: tuple[Note, ...]


class View(Shown, frozen=True, tag="between"):
    """Everything one seat, or a spectator, may see and do now."""

    seat: Seat | None
    options: Options
    round: int
    phase: Phase
    first: Seat
    active: Seat | None
    has_asked: bool
    deadline: int | None
    places: tuple[OpenPlace, ...]
    own: OwnPlace | None
    questions: tuple[Question, ...]
    """Of this round, in order."""
    finds: tuple[Find, ...]
    """Of this round, in order."""
    whispers: tuple[Whisper, ...]
    """Of this round, in order: everybody sees two heads together."""
    unfound: tuple[Unfound, ...]
    """Of this round, once it is over: what nobody found (BT-G22)."""
    last_round: RoundResult | None
    last_conceded: tuple[Seat, ...]
    """Whose interval was shown in that round, not found (BT-G9)."""
    last_unfound: tuple[Unfound, ...]
    """What nobody found in that round."""
    outcome: Outcome | None
    offers: Offers


class HandDealt(Secret, frozen=True, tag="hand_dealt"):
    """A new round, and my cards (none for a spectator)."""

    round: int
    first: Seat
    hand: tuple[Card, ...]
    deadline: int | None


class IntervalHidden(Record, frozen=True, tag="interval_hidden"):
    """Another seat has chosen."""

    seat: Seat


class JokerPlayed(Record, frozen=True, tag="joker_played"):
    """Others whispered."""

    asker: Seat
    whom: Seat


class ProposalFailed(Record, frozen=True, tag="proposal_failed"):
    """Others whispered, and one of them is out."""

    by: Seat
    whom: Seat


Seen = HandDealt | IntervalHidden | JokerPlayed | ProposalFailed | Told
