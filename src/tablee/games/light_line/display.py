"""Cards laid edge to edge: what fits where, how far a line runs, what a placement scores (LL-06 to LL-18)."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from tablee.core.record import Record
from tablee.games.light_line.cards import (
    COLOURS,
    FACES,
    FACING,
    JOKER,
    Card,
    Colour,
    Contact,
    Face,
    Port,
)

Cell = tuple[int, int]
"""To the right, and down, from the first card."""

Spot = tuple[int, int, int]
"""A cell, and 1 for a card turned by half."""

Turned = Literal[0, 1]

STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
THROUGH: tuple[tuple[int, int, Port], ...] = tuple(
    [(*STEPS[port // 3], enter) for port, enter in enumerate(FACING)]
)
"""Where a line goes that leaves by this port: so far to the right, so far down, and in by that port."""
"""Across the top, the right, the bottom, the left side."""


class Laid(Record, frozen=True, array_like=True):
    """A card face up in its cell."""

    card: Card
    x: int
    y: int
    turned: Turned = 0

    @property
    def cell(self) -> Cell:
        return self.x, self.y

    @property
    def face(self) -> Face:
        return FACES[self.card][self.turned]


class Line(Record, frozen=True, array_like=True):
    """One line of one colour: a segment on each of these cells, in order."""

    colour: Colour
    cells: tuple[Cell, ...]

    @property
    def length(self) -> int:
        return len(self.cells)


class Fit(Record, frozen=True, array_like=True):
    """A spot where a card may be laid, and the lines it would continue there (LL-11)."""

    spot: Spot
    lines: tuple[Line, ...]

    @property
    def points(self) -> int:
        """Every segment of every continued line, old ones included (LL-12, LL-13)."""
        return sum([line.length for line in self.lines])


Grid = Mapping[Cell, Face]
"""A display to reckon with: the face in each cell."""

Openings = Mapping[Cell, Sequence[Contact]]
"""What is open beside it."""


def grid_of(display: Iterable[Laid]) -> dict[Cell, Face]:
    return {it.cell: it.face for it in display}


def fits(grid: Grid, card: Card, opened: Openings | None = None) -> tuple[Fit, ...]:
    """Every spot beside the display where this card continues a line (LL-07, LL-09, LL-G13), in reading order.

    Of several cards beside one display, what is open to all of them may be given.
    """
    tried = dict(grid)
    found = []
    for spot in spots_at(openings(grid) if opened is None else opened, card):
        x, y, turned = spot
        tried[x, y] = FACES[card][turned]
        found.append(Fit(spot, lines_through(tried, (x, y))))
        del tried[x, y]
    return tuple(found)


def spots(grid: Grid, card: Card, *, joker: bool = False) -> tuple[Spot, ...]:
    """The cells and turns at which a card may be laid: one stub of its colour meets another (LL-G15)."""
    return spots_at(openings(grid, joker=joker), card)


def spots_at(opened: Openings, card: Card) -> tuple[Spot, ...]:
    upright, turned = (face.contacts for face in FACES[card])
    found: list[Spot] = []
    for (x, y), wanted in opened.items():
        if not upright.isdisjoint(wanted):
            found.append((x, y, 0))
        if not turned.isdisjoint(wanted):
            found.append((x, y, 1))
    return tuple(sorted(found, key=_in_reading_order))


def openings(grid: Grid, *, joker: bool = False) -> Openings:
    """The empty cells beside the display, each with the stubs that would continue a line there."""
    found: dict[Cell, list[Contact]] = {}
    for (x, y), face in grid.items():
        for port, colour in face.contacts:
            right, down = STEPS[port // 3]
            beside = (x + right, y + down)
            if beside not in grid:
                wanted = matches(colour) if joker else (colour,)
                found.setdefault(beside, []).extend([(FACING[port], it) for it in wanted])
    return found


def matches(colour: Colour) -> tuple[Colour, ...]:
    """What continues a line of this colour where black is the joker (SO-04)."""
    return COLOURS if colour == JOKER else (colour, JOKER)


def _in_reading_order(spot: Spot) -> Spot:
    x, y, turned = spot
    return y, x, turned


def lines_through(grid: Grid, cell: Cell) -> tuple[Line, ...]:
    """The lines that the card in this cell has joined; those it makes alone are none (LL-18)."""
    lines = [line_at(grid, cell, colour) for colour in grid[cell].ends]
    return tuple([line for line in lines if line.length > 1])


def line_at(grid: Grid, cell: Cell, colour: Colour) -> Line:
    """The whole line of this colour that runs over this cell, each segment once, also in a ring (LL-10, LL-T14)."""
    one, other = grid[cell].ends[colour]
    back = _follow(grid, cell, one, colour)
    if back and back[-1] == cell:
        return Line(colour, tuple(back))
    return Line(colour, (*reversed(back), cell, *_follow(grid, cell, other, colour)))


def _follow(grid: Grid, start: Cell, port: Port, colour: Colour) -> list[Cell]:
    """The cells that a line runs over from this stub on, until it ends; or until it is back where it began."""
    cells: list[Cell] = []
    cell = start
    while True:
        right, down, port = THROUGH[port]
        cell = (cell[0] + right, cell[1] + down)
        face = grid.get(cell)
        if face is None or face.stubs[port] != colour:
            return cells
        cells.append(cell)
        if cell == start:
            return cells
        port = face.across[port]


def lines_in(grid: Grid) -> tuple[Line, ...]:
    """Every line of a display, single segments too, longest first; each is told once."""
    found = []
    for colour in COLOURS:
        told: set[Cell] = set()
        for cell, face in grid.items():
            if colour in face.ends and cell not in told:
                line = line_at(grid, cell, colour)
                told.update(line.cells)
                found.append(line)
    return tuple(sorted(found, key=lambda line: -line.length))
