"""The whole truth; it never leaves the server."""

from tablee.core.outcome import Outcome
from tablee.core.record import Secret
from tablee.core.seats import Seat, Seating
from tablee.games.light_line.cards import Card
from tablee.games.light_line.display import Laid
from tablee.games.light_line.modes.kidz_line.pieces import Options, Phase
from tablee.games.light_line.placing import fits_beside


class Place(Secret, frozen=True):
    """What lies before one seat."""

    unseen: tuple[Card, ...] = ()
    """From the top down."""
    put_back: tuple[Card, ...] = ()
    """Below these: six rounds are too few to come to them (KI-T3)."""
    placed: int = 0


class State(Secret, frozen=True):
    """One game of KIDZ-LINE."""

    seating: Seating
    options: Options
    places: tuple[Place, ...]
    """By seat."""
    phase: Phase = "ready"
    first: Seat = Seat(0)
    active: Seat | None = None
    round: int = 0
    deadline: int | None = None
    stretches: int = 0
    """How often the present deadline was moved."""
    display: tuple[Laid, ...] = ()
    turned_up: Card | None = None
    out: tuple[Card, ...] = ()
    """What was not dealt, sorted: nobody will ever see it (KI-02)."""
    outcome: Outcome | None = None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        return () if self.active is None else (self.active,)

    @property
    def may_give_up(self) -> bool:
        """Always, or only a card that fits nowhere (KI-G1)."""
        assert self.turned_up is not None
        is_free = self.options.giving_up == "allowed"
        return is_free or not fits_beside(self.display, self.turned_up)
