"""What happened.  Never edited once released: old logs are read with these for ever."""

from tablee.core.outcome import GameEnded
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat
from tablee.games.light_line.bench import BenchCleared, CardLaid, CardTakenBack
from tablee.games.light_line.cards import BACK, Card, Number
from tablee.games.light_line.display import Line
from tablee.games.light_line.modes.head_line.pieces import Failure, RoundResult


class PilesMade(Secret, frozen=True, tag="piles_made"):
    dealer: Seat
    round_pile: tuple[Card, ...]
    """Number up, the top card first."""
    pile: tuple[Card, ...]
    """The other 51 in the dealer's hand, number up, the top card first."""

    @property
    def number(self) -> Number:
        return BACK[self.round_pile[0]]

    @property
    def pile_back(self) -> Number:
        return BACK[self.pile[0]]


class RoundBegan(Record, frozen=True, tag="round_began"):
    round: int
    number: Number
    """On top of the round pile: so many cards must form a line."""
    deadline: int


class CardDealt(Record, frozen=True, tag="card_dealt"):
    card: Card
    next_back: Number | None
    """What is on top of the dealer's pile now."""
    deadline: int | None
    """For the next card."""


class DealingPaused(Record, frozen=True, tag="dealing_paused"):
    """No card comes until the dealer goes on."""


class DealingResumed(Record, frozen=True, tag="dealing_resumed"):
    deadline: int


class PaceSet(Record, frozen=True, tag="pace_set"):
    """So far apart come the cards after the next one."""

    pace_ms: int


class SeatAgreed(Record, frozen=True, tag="seat_agreed"):
    seat: Seat


class PileShuffled(Secret, frozen=True, tag="pile_shuffled"):
    """Nobody found anything among all 51."""

    pile: tuple[Card, ...]

    @property
    def pile_back(self) -> Number:
        return BACK[self.pile[0]]


class LineCalled(Record, frozen=True, tag="line_called"):
    """LINE!  Others who call before the deadline called at the same time."""

    seat: Seat
    at: int
    deadline: int


class SecondCall(Record, frozen=True, tag="second_call"):
    """Another call while the first was fresh: at the same time, or just too late."""

    seat: Seat
    at: int
    is_late: bool


class ClaimStood(Record, frozen=True, tag="claim_stood"):
    """Nobody else called in time: the caller marks the cards."""

    deadline: int


class CardsMarked(Record, frozen=True, tag="cards_marked"):
    seat: Seat
    cards: tuple[Card, ...]
    deadline: int


class TimeRanOut(Record, frozen=True, tag="time_ran_out"):
    seat: Seat


class LineJoined(Record, frozen=True, tag="line_joined"):
    seat: Seat
    line: Line


class LineFailed(Record, frozen=True, tag="line_failed"):
    """A wrong call; whoever has won several different numbers chooses which to discard."""

    seat: Seat
    how: Failure


class NumberDiscarded(Record, frozen=True, tag="number_discarded"):
    seat: Seat
    number: Number


class RoundEnded(Record, frozen=True, tag="round_ended"):
    result: RoundResult
    number: Number | None
    """On top of the round pile now."""
    deadline: int | None
    """For the next round."""


Told = (
    RoundBegan
    | CardDealt
    | DealingPaused
    | DealingResumed
    | PaceSet
    | SeatAgreed
    | LineCalled
    | SecondCall
    | ClaimStood
    | CardsMarked
    | CardLaid
    | CardTakenBack
    | BenchCleared
    | TimeRanOut
    | LineJoined
    | LineFailed
    | NumberDiscarded
    | RoundEnded
    | GameEnded
)
"""Those that one seat at least is told as they happened."""

Event = PilesMade | PileShuffled | Told
