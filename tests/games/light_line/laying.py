"""Lines for the tests, found among some cards."""

from collections.abc import Iterable, Iterator
from functools import cache

from tablee.games.light_line.bench import Bench, without
from tablee.games.light_line.cards import Card, Colour
from tablee.games.light_line.display import Laid, grid_of, line_at, spots


@cache
def line_of(cards: tuple[Card, ...], length: int, colour: Colour | None = None) -> Bench | None:
    """So many of these cards, laid along one line of one colour; the first way that is found."""
    return next(lines_among(cards, length, colour), None)


def lines_among(cards: Iterable[Card], length: int, colour: Colour | None) -> Iterator[Bench]:
    """Every way to lay so many of these cards along one line, beginning upright in the middle."""
    cards = tuple(cards)
    for card in cards:
        first = Laid(card, 0, 0)
        for one in (colour,) if colour else first.face.ends:
            if one in first.face.ends:
                yield from _longer((first,), cards, length, one)


def _longer(bench: Bench, cards: tuple[Card, ...], length: int, colour: Colour) -> Iterator[Bench]:
    if len(bench) == length:
        yield bench
        return
    grid = grid_of(bench)
    for card in cards:
        if without(bench, card) != bench:
            continue
        for x, y, turned in spots(grid, card):
            more = (*bench, Laid(card, x, y, 1 if turned else 0))
            if colour in more[-1].face.ends:
                line = line_at(grid_of(more), (x, y), colour)
                if line.length == len(more):
                    yield from _longer(more, cards, length, colour)
