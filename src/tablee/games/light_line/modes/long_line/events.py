"""What happened.  Never edited once released: old logs are read with these for ever."""

from tablee.core.clock import TimeRanOut, TimeStretched
from tablee.core.outcome import GameEnded
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat
from tablee.games.light_line.bench import BenchCleared, CardLaid, CardTakenBack
from tablee.games.light_line.cards import Card
from tablee.games.light_line.modes.long_line.pieces import RoundResult


class RoundDealt(Secret, frozen=True, tag="round_dealt"):
    round: int
    hands: tuple[tuple[Card, ...], ...]
    """By seat, each sorted; face down until everybody is ready."""
    rest: tuple[Card, ...]
    """Out for the round, face down."""


class SeatReady(Record, frozen=True, tag="seat_ready"):
    seat: Seat


class SignalGiven(Record, frozen=True, tag="signal_given"):
    """Everybody turns up their cards, and the race begins."""

    deadline: int | None = None


class LineCalled(Record, frozen=True, tag="line_called"):
    seat: Seat
    number: int
    at: int


class SeatStopped(Record, frozen=True, tag="seat_stopped"):
    seat: Seat


class RoundEnded(Record, frozen=True, tag="round_ended"):
    result: RoundResult


Told = (
    SeatReady
    | CardLaid
    | CardTakenBack
    | BenchCleared
    | LineCalled
    | SeatStopped
    | TimeStretched
    | TimeRanOut
    | RoundEnded
    | GameEnded
)
"""Those that one seat at least is told as they happened."""

Event = RoundDealt | SignalGiven | Told
