"""The longest line that some cards make: proven where the search can be brought to its end, else the longest found."""

from collections.abc import Iterable
from typing import NamedTuple

from tablee.games.light_line.cards import COLOURS, FACES, Card, Colour
from tablee.games.light_line.search import OutOfNodes, Path, Search, line_of

PROVABLE = 16
"""Of more cards one can as good as never prove which line is the longest."""

THOROUGHLY, BRIEFLY = 100_000, 2_000
"""So many nodes are looked at for each length and colour: of as many cards as can be proven, and of more."""


class Longest(NamedTuple):
    path: Path
    colour: Colour
    is_proven: bool
    """Whether no longer one can be had."""


def longest(cards: Iterable[Card]) -> Longest:
    """Of each colour one card more at a time, for a line without its end is a line too."""
    known = sorted(cards)
    budget = THOROUGHLY if len(known) <= PROVABLE else BRIEFLY
    best, is_proven = Longest((), COLOURS[0], is_proven=True), True
    for colour in COLOURS:
        of_colour = tuple([card for card in known if colour in FACES[card][0].ends])
        try:
            while path := _line(of_colour, colour, len(best.path) + 1, budget):
                best = Longest(path, colour, is_proven=True)
        except OutOfNodes:
            is_proven = False
    return best._replace(is_proven=is_proven)


def _line(cards: tuple[Card, ...], colour: Colour, count: int, budget: int) -> Path | None:
    return Search(cards, (colour,), count, budget).find()


def some_line(cards: Iterable[Card], count: int) -> tuple[Path, Colour] | None:
    """A line of so many of them, if there is one in any colour; all are tried."""
    known = tuple(cards)
    lines = ((line_of(known, colour, count), colour) for colour in COLOURS)
    return next(((path, colour) for path, colour in lines if path), None)
