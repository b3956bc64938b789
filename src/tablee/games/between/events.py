"""What happened.  Never edited once released: old logs are read with these for ever."""

from tablee.core.clock import ClockStarted, TimeRanOut, TimeStretched
from tablee.core.outcome import GameEnded
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat
from tablee.core.turns import TurnBegan as TurnBegan
from tablee.games.between.pieces import Answer, Card, Interval, Mark, RoundResult, Unfound


class RoundDealt(Secret, frozen=True, tag="round_dealt"):
    round: int
    first: Seat
    hands: tuple[tuple[Card, ...], ...]
    """By seat, each sorted."""
    deadline: int | None = None

    def hand(self, seat: Seat | None) -> tuple[Card, ...]:
        return () if seat is None else self.hands[seat]


class IntervalChosen(Secret, frozen=True, tag="interval_chosen"):
    seat: Seat
    interval: Interval
    by_lot: bool = False
    """Drawn by the table because time was up."""


class QuestionAnswered(Record, frozen=True, tag="question_answered"):
    asker: Seat
    whom: Seat
    value: Card
    answer: Answer


class JokerAnswered(Secret, frozen=True, tag="joker_answered"):
    asker: Seat
    whom: Seat
    value: Card
    is_hidden: bool


class IntervalFound(Record, frozen=True, tag="interval_found"):
    by: Seat
    whom: Seat
    interval: Interval


class ProposalMissed(Secret, frozen=True, tag="proposal_missed"):
    by: Seat
    whom: Seat
    proposal: Interval


class IntervalConceded(Record, frozen=True, tag="interval_conceded"):
    seat: Seat
    to: Seat
    interval: Interval


class NoteTaken(Secret, frozen=True, tag="note_taken"):
    seat: Seat
    whom: Seat
    value: Card
    mark: Mark


class IntervalsTurned(Record, frozen=True, tag="intervals_turned"):
    """Whatever nobody found, before the cards are gathered in (BT-G22)."""

    unfound: tuple[Unfound, ...]


class RoundEnded(Record, frozen=True, tag="round_ended"):
    """Not after a fifth point, which ends the game and leaves the round as it stands (BT-G17)."""

    result: RoundResult


Told = (
    IntervalChosen
    | ClockStarted
    | TurnBegan
    | QuestionAnswered
    | JokerAnswered
    | IntervalFound
    | ProposalMissed
    | IntervalConceded
    | NoteTaken
    | TimeStretched
    | TimeRanOut
    | IntervalsTurned
    | RoundEnded
    | GameEnded
)
"""Those that one seat at least is told as they happened."""

Event = RoundDealt | Told
