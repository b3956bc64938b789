"""What happened.  Never edited once released: old logs are read with these for ever."""

from tablee.core.absence import Occupied, Vacated
from tablee.core.clock import ClockStarted, TimeRanOut, TimeStretched
from tablee.core.drawing import DrawingKept
from tablee.core.objection import Verdict
from tablee.core.outcome import GameEnded
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes.pieces import (
    DrawingName,
    Opinion,
    RoundResult,
    Spot,
    Vote,
    Wish,
    WordNumber,
)


class GameBegan(Secret, frozen=True, tag="game_began"):
    number: WordNumber
    rounds: int
    pile: tuple[int, ...]
    """The cards as they lie, the top one first."""


class RoundDealt(Secret, frozen=True, tag="round_dealt"):
    round: int
    active: Seat
    accomplice: Seat
    words: tuple[str, ...]
    """By seat; none for those who do not play this round."""
    deadline: int | None = None

    def word(self, seat: Seat | None) -> str:
        return "" if seat is None else self.words[seat]

    @property
    def players(self) -> tuple[Seat, ...]:
        """Who plays this round."""
        return tuple([Seat(it) for it, word in enumerate(self.words) if word])


class Described(Secret, frozen=True, tag="described"):
    """For its owner alone, until the reveal."""

    seat: Seat
    text: str


class HandedIn(Record, frozen=True, tag="handed_in"):
    seat: Seat


class TakenBack(Record, frozen=True, tag="taken_back"):
    seat: Seat


class DrawingsShown(Secret, frozen=True, tag="drawings_shown"):
    """All at once, in an order drawn by lot."""

    order: tuple[Seat, ...]
    """Whose drawing hangs at A, B, C…"""
    drawings: tuple[DrawingName, ...]
    """By seat; none for those who do not play this round."""
    deadline: int | None = None


class VoteCast(Secret, frozen=True, tag="vote_cast"):
    seat: Seat
    vote: Vote


class ObjectionRaised(Record, frozen=True, tag="objection_raised"):
    by: Seat
    spot: Spot
    judges: tuple[Seat, ...]
    """Who is asked: the others; also the artist, where nobody knows who that is, but they are not counted."""
    deadline: int | None = None
    left: int | None = None
    """Milliseconds that the vote has left, where its clock runs."""


class BallotCast(Secret, frozen=True, tag="ballot_cast"):
    seat: Seat
    ballot: Opinion


class ObjectionSettled(Record, frozen=True, tag="objection_settled"):
    """Where a drawing is sent back, all votes are taken back, too: there will be another to look at."""

    by: Seat
    spot: Spot
    verdict: Verdict
    deadline: int | None = None


class DrawingCorrected(Record, frozen=True, tag="drawing_corrected"):
    spot: Spot
    drawing: DrawingName
    """The same as before where it was not changed in time, or nobody is left to do so."""
    deadline: int | None = None


class RoundRevealed(Record, frozen=True, tag="round_revealed"):
    result: RoundResult
    deadline: int | None = None


class WentOn(Record, frozen=True, tag="went_on"):
    seat: Seat


class RecountWished(Record, frozen=True, tag="recount_wished"):
    seat: Seat
    wish: Wish


class RoundsRecounted(Record, frozen=True, tag="rounds_recounted"):
    """The table agrees: so many there will be."""

    rounds: int


Told = (
    DrawingKept
    | Described
    | HandedIn
    | TakenBack
    | ClockStarted
    | VoteCast
    | ObjectionRaised
    | BallotCast
    | ObjectionSettled
    | DrawingCorrected
    | RoundRevealed
    | WentOn
    | RecountWished
    | RoundsRecounted
    | Occupied
    | TimeStretched
    | TimeRanOut
    | GameEnded
)
"""Those that one seat at least is told as they happened."""

Event = GameBegan | RoundDealt | DrawingsShown | Vacated | Told
