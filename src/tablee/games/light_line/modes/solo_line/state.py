"""The whole truth; it never leaves the server."""

from tablee.core.outcome import Outcome
from tablee.core.record import Secret
from tablee.core.seats import Seat, Seating
from tablee.games.light_line.bench import Bench
from tablee.games.light_line.cards import Card
from tablee.games.light_line.display import Line
from tablee.games.light_line.modes.solo_line.pieces import Options, Phase
from tablee.games.light_line.search import Path


class State(Secret, frozen=True):
    """One puzzle."""

    seating: Seating
    options: Options
    phase: Phase = "ready"
    cards: tuple[Card, ...] = ()
    rest: tuple[Card, ...] = ()
    """Not dealt, and face down."""
    solution: Path = ()
    """None where none was proven."""
    bench: Bench = ()
    moves: int = 0
    hinted: int = 0
    """How many cards of the solution were shown."""
    joined: Line | None = None
    is_given_up: bool = False
    is_hopeless: bool = False
    outcome: Outcome | None = None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        return self.seating.seats if self.phase == "build" else ()

    @property
    def deadline(self) -> None:
        """A puzzle takes as long as it takes (SO-G3)."""

    @property
    def hints(self) -> Path:
        """How the solution begins, as far as it was asked for."""
        return self.solution[: self.hinted]

    @property
    def revealed(self) -> Path:
        """The whole solution, after giving up."""
        return self.solution if self.is_given_up else ()

    @property
    def may_hint(self) -> bool:
        """Whether a card of a proven solution has not been shown yet."""
        return self.phase == "build" and self.hinted < len(self.solution)
