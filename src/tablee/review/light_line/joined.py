"""All cards of a puzzle joined in one line, lit card by card in its colour or in black."""

from tablee.games.light_line.bench import Bench
from tablee.games.light_line.cards import Card, Colour
from tablee.games.light_line.display import Cell, Line, grid_of
from tablee.games.light_line.modes.solo_line.phases.joker import Segment, whole_line
from tablee.games.light_line.solver import palettes
from tablee.review.light_line.picture import Picture


def alight(laid: Bench, outlined: tuple[Card, ...], *, joker: bool) -> Picture:
    """A joker is black beside another colour, so such a line is lit as two."""
    cells: dict[Colour, list[Cell]] = {}
    for cell, colour in line_over(laid, joker=joker):
        cells.setdefault(colour, []).append(cell)
    lines = tuple([Line(colour, tuple(those)) for colour, those in cells.items()])
    return Picture(laid, lines, outlined)


def line_over(laid: Bench, *, joker: bool) -> tuple[Segment, ...]:
    """The line that runs over all of them, if there is one (SO-G1)."""
    grid, first = grid_of(laid), laid[0]
    for colours in palettes(joker=joker):
        for colour in [it for it in first.face.ends if it in colours]:
            found = whole_line(grid, (first.cell, colour), colours)
            if len({cell for cell, _ in found}) == len(grid):
                return found
    return ()
