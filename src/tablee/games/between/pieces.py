"""The things on the table: 24 cards, intervals, answers, notes, and what may be agreed before the game."""

from typing import Literal

from tablee.core.clock import Pace
from tablee.core.record import Record
from tablee.core.seats import Seat

Card = int
"""A card is its value, 1 to 24."""

DECK: tuple[Card, ...] = tuple(range(1, 25))

GAP = 2
"""The least difference between the two cards of an interval (BT-04)."""

ENOUGH = 5
"""Points that win the game (BT-24)."""

Interval = tuple[Card, Card]
"""Two hidden cards, the lower one first."""

Answer = Literal["no", "between", "above"]
"""What an asked seat says: the card is not in its hand, or it is and lies here or there (BT-12, BT-13)."""

Mark = Literal["blank", "crossed", "circled"]
"""What a seat may write beside a number on its own sheet (BT-14)."""

Phase = Literal["ready", "choose", "turn", "over"]

CHOOSE_TIME = 90_000
TURN_TIME = 60_000
"""Normal lengths in milliseconds, where a clock runs."""


class Options(Record, frozen=True):
    """What may be agreed before the game; the rulebook's choice is the default."""

    length: Literal["to_five", "express"] = "to_five"
    """Rounds until somebody has five points (BT-24), or a single one (BT-25)."""
    follow_up: Literal["board", "notes"] = "board"
    """A public board of "no" marks, or private sheets (BT-07)."""
    joker: Literal["per_game", "per_round"] = "per_game"
    """How long one joker has to last (BT-20, BT-G11)."""
    first: Literal["random"] | Seat = "random"
    """Where the oldest player sits (BT-08)."""
    pace: Pace = "off"


class Question(Record, frozen=True, array_like=True):
    """A question everybody heard, and its answer."""

    asker: Seat
    whom: Seat
    value: Card
    answer: Answer


class Whisper(Record, frozen=True, array_like=True):
    """A joker or a failed proposal: who spoke to whom, and never what was said (BT-26, BT-G20)."""

    kind: Literal["joker", "proposal"]
    by: Seat
    whom: Seat


class Find(Record, frozen=True, array_like=True):
    """An interval that was found, or conceded, and is open now."""

    by: Seat
    whom: Seat
    interval: Interval


class Unfound(Record, frozen=True, array_like=True):
    """An interval that nobody found, turned over when the round is over (BT-G22)."""

    seat: Seat
    interval: Interval


class RoundResult(Record, frozen=True):
    """What everybody may remember of a finished round."""

    round: int
    finds: tuple[Find, ...]
    eliminated: tuple[Seat, ...]
    points: tuple[int, ...]
    """Totals by seat."""


def lies_between(value: Card, interval: Interval) -> bool:
    """Strictly inside (BT-05, BT-13)."""
    return interval[0] < value < interval[1]


def is_interval_of(hand: tuple[Card, ...], interval: Interval) -> bool:
    """Whether these two cards of this sorted hand have another of it between them (BT-04, BT-05)."""
    low, high = interval
    return hand.index(high) - hand.index(low) > 1


def intervals_of(hand: tuple[Card, ...]) -> tuple[Interval, ...]:
    """All intervals a sorted hand allows: any two cards that are not neighbours in it."""
    return tuple([(low, high) for place, low in enumerate(hand, 2) for high in hand[place:]])
