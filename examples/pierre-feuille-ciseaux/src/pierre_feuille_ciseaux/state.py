"""The whole truth; it never leaves the server."""

from tablee.core.outcome import Outcome
from tablee.core.record import Secret
from tablee.core.seats import Seat, Seating

from .events import RoundShown
from .pieces import Options, Phase, Sign


class Place(Secret, frozen=True):
    """What one seat has chosen, and won."""

    points: int = 0
    sign: Sign | None = None


class State(Secret, frozen=True):
    """One game."""

    seating: Seating
    options: Options
    places: tuple[Place, ...]
    """By seat."""
    phase: Phase = "ready"
    rounds: tuple[RoundShown, ...] = ()
    outcome: Outcome | None = None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Who has to act before the game can go on."""
        if self.phase != "choose":
            return ()
        return tuple(it for it in self.seating.seats if self.places[it].sign is None)

    @property
    def deadline(self) -> int | None:
        """No clock here; `core/clock.py` has one."""
        return None

    @property
    def enough(self) -> int:
        """Points that win the game (PF-07)."""
        return self.options.best_of // 2 + 1
