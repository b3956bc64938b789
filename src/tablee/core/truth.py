"""What the whole truth of a game holds, wherever each seat has a place of its own; it never leaves the server."""

from typing import Generic, TypeVar

from tablee.core.outcome import Outcome
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat, Seating

O = TypeVar("O", bound=Record)  # noqa: E741
P = TypeVar("P", bound=Record)


class Truth(Secret, Generic[O, P], frozen=True):
    """Who plays what, what lies before each, when time runs out and how it ended; the rest is the game's."""

    seating: Seating
    options: O
    places: tuple[P, ...]
    """By seat."""
    deadline: int | None = None
    stretches: int = 0
    """How often the present deadline was moved."""
    outcome: Outcome | None = None


class TurnByTurn(Truth[O, P], frozen=True):
    """The same where one seat plays after the other."""

    first: Seat = Seat(0)
    active: Seat | None = None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Who has to act before the game can go on."""
        return () if self.active is None else (self.active,)
