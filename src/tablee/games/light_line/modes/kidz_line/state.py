"""The whole truth; it never leaves the server."""

from tablee.core.record import Secret
from tablee.core.truth import TurnByTurn
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


class State(TurnByTurn[Options, Place], frozen=True):
    """One game of KIDZ-LINE."""

    phase: Phase = "ready"
    round: int = 0
    display: tuple[Laid, ...] = ()
    turned_up: Card | None = None
    out: tuple[Card, ...] = ()
    """What was not dealt, sorted: nobody will ever see it (KI-02)."""

    @property
    def may_give_up(self) -> bool:
        """Always, or only a card that fits nowhere (KI-G1)."""
        assert self.turned_up is not None
        is_free = self.options.giving_up == "allowed"
        return is_free or not fits_beside(self.display, self.turned_up)
