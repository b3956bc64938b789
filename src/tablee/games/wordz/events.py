"""What happened.  Never edited once released: old logs are read with these for ever."""

from tablee.core.clock import ClockStarted, TimeRanOut, TimeStretched
from tablee.core.outcome import GameEnded
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat
from tablee.core.turns import TurnBegan as TurnBegan
from tablee.games.wordz.pieces import Back, Ballot, Fate, Letter, RoundResult, back_of


class RoundDealt(Secret, frozen=True, tag="round_dealt"):
    round: int
    first: Seat
    hands: tuple[tuple[Letter, ...], ...]
    """By seat, each in order."""
    tokens: tuple[int, ...]
    """By seat."""
    deadline: int | None = None

    def hand(self, seat: Seat | None) -> tuple[Letter, ...]:
        return () if seat is None else self.hands[seat]


class WordLookedUp(Secret, frozen=True, tag="word_looked_up"):
    """For its owner alone: nobody else is to notice."""

    seat: Seat
    word: str
    is_listed: bool


class WordLaid(Secret, frozen=True, tag="word_laid"):
    seat: Seat
    word: str

    @property
    def backs(self) -> tuple[Back, ...]:
        """What the others see of it (WZ-05)."""
        return tuple([back_of(letter) for letter in self.word])


class ComposingPassed(Record, frozen=True, tag="composing_passed"):
    seat: Seat


class TurnResumed(Record, frozen=True, tag="turn_resumed"):
    """The vote is over, and the turn it fell into is not."""

    seat: Seat
    deadline: int | None = None


class CardTurned(Record, frozen=True, tag="card_turned"):
    by: Seat
    whom: Seat
    place: int
    letter: Letter


class ProposalMissed(Record, frozen=True, tag="proposal_missed"):
    by: Seat
    whom: Seat
    word: str


class WordFound(Record, frozen=True, tag="word_found"):
    by: Seat
    whom: Seat
    word: str
    is_listed: bool


class WordTurnedUp(Record, frozen=True, tag="word_turned_up"):
    """To its last card, or because nobody is left to turn one (WZ-G24)."""

    whom: Seat
    word: str
    is_listed: bool


class VoteBegan(Record, frozen=True, tag="vote_began"):
    whom: Seat
    deadline: int | None = None


class BallotCast(Record, frozen=True, tag="ballot_cast"):
    seat: Seat
    ballot: Ballot


class WordJudged(Record, frozen=True, tag="word_judged"):
    """By the dictionary or by a vote; its cards are taken, or go to the box."""

    fate: Fate


class RoundEnded(Record, frozen=True, tag="round_ended"):
    result: RoundResult


Told = (
    WordLookedUp
    | WordLaid
    | ComposingPassed
    | ClockStarted
    | TurnBegan
    | TurnResumed
    | CardTurned
    | ProposalMissed
    | WordFound
    | WordTurnedUp
    | VoteBegan
    | BallotCast
    | WordJudged
    | TimeStretched
    | TimeRanOut
    | RoundEnded
    | GameEnded
)
"""Those that one seat at least is told as they happened."""

Event = RoundDealt | Told
