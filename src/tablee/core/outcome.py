"""How a game ended: why, and for whom."""

from tablee.core.record import Record
from tablee.core.seats import Seat


class Outcome(Record, frozen=True):
    """Why it is over and who won are two questions; several winners share, none is possible."""

    why: str
    winners: tuple[Seat, ...]
    points: tuple[int, ...]
    """By seat."""


class GameEnded(Record, frozen=True, tag="game_ended"):
    outcome: Outcome
