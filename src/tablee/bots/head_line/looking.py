"""What somebody sees among the open cards: a line, nothing, or one that is not there."""

from functools import lru_cache

from tablee.core.chance import Chance, key_from
from tablee.games.light_line.cards import COLOURS, Card
from tablee.games.light_line.modes.head_line.view import View
from tablee.games.light_line.search import Path, line_of

KEPT = 4096
"""How many looks are remembered: everybody looks again with every card."""


def line_seen(view: View, overlooks: int) -> Path:
    """A line of the number sought, for one who overlooks one card in so many (0: none)."""
    seen = [card for card in view.open if not _happens(view, b"overlooked", card, overlooks)]
    return line_among(tuple(seen), view.number or 0)


def misreads(view: View, often: int) -> bool:
    """Whether one of the open cards, one in so many (0: none), seems to make a line that is not there."""
    return any(_happens(view, b"misread", card, often) for card in view.open)


def _happens(view: View, what: bytes, card: Card, one_in: int) -> bool:
    """The same for this seat and this card all through a round: what is seen once stays seen."""
    if not one_in:
        return False
    return _draw(what, (view.seat or 0, view.round, view.open[0], card), one_in) == 0


@lru_cache(KEPT)
def _draw(what: bytes, key: tuple[int, ...], bound: int) -> int:
    return Chance(key_from(what, [b"%d" % it for it in key])).below(bound)


@lru_cache(KEPT)
def line_among(cards: tuple[Card, ...], number: int) -> Path:
    """The first that is found, colour by colour; black stands for itself (HE-T6)."""
    found = (line_of(cards, colour, number) for colour in COLOURS)
    return next((line for line in found if line), ())
