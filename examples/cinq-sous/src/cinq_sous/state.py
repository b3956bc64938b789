"""The whole truth; it never leaves the server."""

from tablee.core.outcome import Outcome
from tablee.core.record import Secret
from tablee.core.seats import Seat, Seating

from .events import BidsShown
from .pieces import LOTS, Lot, Options, Phase, Sou


class Place(Secret, frozen=True):
    """What lies before one seat."""

    purse: tuple[Sou, ...]
    """What it can bid with; a bid leaves it when it is shown, for until then nobody knows."""
    bid: Sou | None = None
    won: tuple[Lot, ...] = ()

    @property
    def points(self) -> int:
        return sum(self.won)


class State(Secret, frozen=True):
    """One game."""

    seating: Seating
    options: Options
    places: tuple[Place, ...]
    """By seat."""
    phase: Phase = "ready"
    round: int = 0
    stake: tuple[Lot, ...] = ()
    deck: tuple[Lot, ...] = LOTS
    rounds: tuple[BidsShown, ...] = ()
    deadline: int | None = None
    stretches: int = 0
    """How often the present deadline was moved."""
    outcome: Outcome | None = None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Who has to act before the game can go on."""
        seats = self.seating.seats if self.phase == "bid" else ()
        return tuple(it for it in seats if self.places[it].bid is None)
