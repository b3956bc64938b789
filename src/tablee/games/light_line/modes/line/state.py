"""The whole truth; it never leaves the server."""

from collections.abc import Callable

from tablee.core.record import Secret
from tablee.core.seats import Seat
from tablee.core.truth import TurnByTurn
from tablee.games.light_line.cards import BACK, NUMBERS, Card, Number
from tablee.games.light_line.display import Fit, Laid
from tablee.games.light_line.modes.line.pieces import Counts, LastRound, Numbers, Options, Phase
from tablee.games.light_line.placing import fits_beside

Pile = tuple[Card, ...]
"""From the top down, faces hidden."""


class Place(Secret, frozen=True):
    """What lies before one seat, and what it remembers."""

    card: Card | None = None
    point_cards: tuple[Card, ...] = ()
    """Number up, so nobody knows their faces (LL-14)."""
    put_back: tuple[Card, ...] = ()
    is_stuck: bool = False
    """Nothing that was left fitted, in its last turn (LL-G12)."""

    @property
    def hand(self) -> Number | None:
        """The back of the card in hand (LL-G11)."""
        return None if self.card is None else BACK[self.card]

    @property
    def taken(self) -> Numbers:
        """The numbers of the point cards, in the order taken."""
        return tuple([BACK[card] for card in self.point_cards])

    @property
    def points(self) -> int:
        return sum(self.taken)


class Shown(Secret, frozen=True, array_like=True):
    """What everybody knows of a card without seeing it: that it did or did not fit so many laid cards."""

    card: Card
    laid: int
    did_fit: bool


class State(TurnByTurn[Options, Place], frozen=True):
    """One game of LINE."""

    phase: Phase = "ready"
    display: tuple[Laid, ...] = ()
    piles: tuple[Pile, ...] = ((), (), (), ())
    """Of 2, 3, 4, 5."""
    tried: Counts = (0, 0, 0, 0)
    """How many lowest cards of each pile were tried this turn (LL-G12)."""
    due: int = 0
    """Points to be taken."""
    last_round: LastRound | None = None
    shown: tuple[Shown, ...] = ()

    @property
    def sizes(self) -> Counts:
        two, three, four, five = map(len, self.piles)
        return two, three, four, five

    @property
    def open_piles(self) -> Numbers:
        """Those that still hold a card."""
        return tuple([number for number in NUMBERS if self.piles[number - 2]])

    @property
    def untried_piles(self) -> Numbers:
        """Those that still hold a card not tried this turn (LL-G12)."""
        both = zip(NUMBERS, self.sizes, self.tried, strict=True)
        return tuple([number for number, size, tried in both if size > tried])

    def own_fits(self, seat: Seat | None) -> tuple[Fit, ...]:
        """Where the card of this seat would continue lines (LL-G2)."""
        card = None if seat is None else self.places[seat].card
        return () if card is None else fits_beside(self.display, card)


def change_pile(
    piles: tuple[Pile, ...], number: Number, change: Callable[[Pile], Pile]
) -> tuple[Pile, ...]:
    """All piles, with one of them changed."""
    at = number - 2
    return (*piles[:at], change(piles[at]), *piles[at + 1 :])


def without_top(pile: Pile) -> Pile:
    return pile[1:]
