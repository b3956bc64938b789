"""Cards as they lay or could have lain, with lines to be lit: what the browser draws beside a sentence."""

from collections.abc import Iterable

from tablee.core.record import Record
from tablee.games.light_line.cards import Card, Colour
from tablee.games.light_line.display import Laid, Line, Spot
from tablee.games.light_line.search import Path


class Picture(Record, frozen=True):
    laid: tuple[Laid, ...]
    lines: tuple[Line, ...] = ()
    outlined: tuple[Card, ...] = ()
    """The cards it is about."""


def with_card(display: Iterable[Laid], card: Card, spot: Spot, lines: tuple[Line, ...]) -> Picture:
    """A display, and this card at a spot where it continues these lines."""
    x, y, turned = spot
    laid = Laid(card, x, y, 1 if turned else 0)
    return Picture((*display, laid), lines, (card,))


def of_line(path: Path, colour: Colour) -> Picture:
    """A line by itself, alight from end to end."""
    return Picture(path, (Line(colour, tuple([it.cell for it in path])),))
