"""What one seat may see and do now, and what it is told of each event: types only."""

from tablee.core.legible import Shown
from tablee.core.offers import Offers
from tablee.core.outcome import Outcome
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.events import (
    Told,
)
from tablee.games.entre_les_lignes.pieces import (
    DrawingName,
    Heard,
    Letter,
    Opinion,
    Options,
    Phase,
    RoundResult,
    Spot,
    Vote,
    Wish,
    WordNumber,
)


class OpenPlace(Record, frozen=True):
    """What everybody sees of one seat."""

    has_handed_in: bool
    has_voted: bool
    has_gone_on: bool
    """Whether it has seen the result."""
    wish: Wish | None
    """How many rounds it would like there to be, where that is asked."""
    is_empty: bool
    """Nobody plays it now."""
    is_playing: bool
    """Whether it was dealt a word this round."""
    points: int
    square: int
    """Where its pawn stands on the track of twelve (EL-32)."""
    laps: int
    """How often it has gone round: once from 13 points on, twice from 25…"""


class OwnPlace(Secret, frozen=True):
    """What only this seat knows."""

    word: str
    """None where it comes in with the next round."""
    drawing: DrawingName
    """So far; empty while the paper is blank."""
    description: str
    spot: Spot | None
    """Where its drawing hangs, once all are shown."""
    is_sent_back: bool
    """Whether its drawing is to be corrected."""
    vote: Vote | None
    ballot: Opinion | None
    """On the objection that is open."""


class Hung(Record, frozen=True):
    """A drawing on the board."""

    spot: Spot
    drawing: DrawingName
    """Empty for a blank paper."""
    seat: Seat | None
    """Who drew it; nobody's before the reveal, unless authors are open, it is the active player's or they have left."""
    is_sent_back: bool


class OpenObjection(Record, frozen=True):
    """An objection that is being judged."""

    by: Seat
    spot: Spot
    judges: tuple[Seat, ...]
    """Who is asked."""
    spoken: tuple[Seat, ...]
    """Who has answered, in seat order."""


class View(Shown, frozen=True, tag="entre-les-lignes"):
    """Everything one seat, or a spectator, may see and do now."""

    seat: Seat | None
    options: Options
    number: WordNumber | None
    """Which word of every card is played with; settled when the game begins."""
    rounds: int
    """How many there will be."""
    recounted: int | None
    """How many, if they were counted again for those who are here; nothing where that cannot be asked."""
    round: int
    phase: Phase
    active: Seat | None
    letters: tuple[Letter, ...]
    """Of the vote tokens."""
    deadline: int | None
    places: tuple[OpenPlace, ...]
    own: OwnPlace | None
    board: tuple[Hung, ...]
    """The active player's drawing, then A, B, C…; empty before all are shown, and complete after the reveal."""
    objection: OpenObjection | None
    heard: tuple[Heard, ...]
    """Objections of this round that are settled, in order."""
    gallery: tuple[RoundResult, ...]
    """Every round that was revealed; the last one is being looked at in the phase `reveal`."""
    outcome: Outcome | None
    offers: Offers


class GameOpened(Record, frozen=True, tag="game_opened"):
    number: WordNumber
    rounds: int


class WordDealt(Secret, frozen=True, tag="word_dealt"):
    """A new round, and my word (none for a spectator)."""

    round: int
    active: Seat
    word: str
    players: tuple[Seat, ...]
    """Who plays it."""
    points: tuple[int, ...]
    """By seat, so far."""
    deadline: int | None


class DrawingsHung(Secret, frozen=True, tag="drawings_hung"):
    """All drawings are shown; mine hangs at this spot (at none for a spectator)."""

    board: tuple[Hung, ...]
    spot: Spot | None
    deadline: int | None


class VoteLaid(Record, frozen=True, tag="vote_laid"):
    """Another seat has voted."""

    seat: Seat


class SeatLeft(Record, frozen=True, tag="seat_left"):
    """Nobody plays this seat any more; this drawing on the board is its own."""

    seat: Seat
    spot: Spot | None


class TimeMoved(Record, frozen=True, tag="time_moved"):
    """Somebody asked for more time, and nobody is to know who."""

    deadline: int


class BallotLaid(Record, frozen=True, tag="ballot_laid"):
    """Another seat has judged the objection."""

    seat: Seat


Seen = GameOpened | WordDealt | DrawingsHung | VoteLaid | BallotLaid | SeatLeft | TimeMoved | Told
