"""What any card would score on a display, reckoned for many cards at once (LL-12, LL-13, LL-15)."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from tablee.games.light_line.cards import COLOURS, FACES, FACING, Card, Face
from tablee.games.light_line.display import STEPS, THROUGH, Cell, Grid

MOST = 10
"""Two cards of the highest number; what exceeds it is lost (LL-15)."""

Stub = int
"""A place on the border and a colour, as one number."""

_TINTS = {colour: n for n, colour in enumerate(COLOURS)}


class LineEnd(NamedTuple):
    """Where a line of the display could go on."""

    cell: Cell
    """The empty one that it leads to."""
    length: int
    here: tuple[Cell, int]
    """The last card of the line, and the stub by which it leaves."""
    there: tuple[Cell, int]
    """The same at its other end."""


class Outlook:
    """The ends of all lines of a display, by the stub that would continue them."""

    def __init__(self, grid: Grid) -> None:
        self._ends: dict[Stub, list[LineEnd]] = {}
        for cell, face in grid.items():
            for port, colour in face.contacts:
                right, down = STEPS[port // 3]
                beside = (cell[0] + right, cell[1] + down)
                if beside not in grid:
                    stub = FACING[port] * len(COLOURS) + _TINTS[colour]
                    end = _line_end(grid, cell, port, beside)
                    self._ends.setdefault(stub, []).append(end)

    def best(self, card: Card) -> int:
        """The most points this card can make, ten at most; 0 where it fits nowhere."""
        most = 0
        for lines in _stubs_of(card):
            points = self._points(lines)
            if points:
                most = max(most, *points.values())
        return min(most, MOST)

    def bests(self, cards: Iterable[Card]) -> list[int]:
        return [self.best(card) for card in cards]

    def _points(self, lines: tuple[tuple[Stub, Stub], ...]) -> dict[Cell, int]:
        """For each cell where one of these lines goes on: all that all of them are worth there."""
        points: dict[Cell, int] = {}
        for one, other in lines:
            joined: dict[Cell, LineEnd] = {}
            for end in self._ends.get(one, ()):
                joined[end.cell] = end
                points[end.cell] = points.get(end.cell, 0) + end.length + 1
            for end in self._ends.get(other, ()):
                first = joined.get(end.cell)
                if first is None:
                    points[end.cell] = points.get(end.cell, 0) + end.length + 1
                elif first.there != end.here:  # a ring counts each segment once (LL-T14)
                    points[end.cell] += end.length
        return points


def _line_end(grid: Grid, cell: Cell, port: int, beside: Cell) -> LineEnd:
    """Back along the line from the stub by which it leaves the display."""
    here = (cell, port)
    colour = grid[cell].stubs[port]
    length = 1
    port = grid[cell].across[port]
    while True:
        right, down, enter = THROUGH[port]
        on = (cell[0] + right, cell[1] + down)
        face = grid.get(on)
        if face is None or face.stubs[enter] != colour:
            return LineEnd(beside, length, here, (cell, port))
        cell, port = on, face.across[enter]
        length += 1


@cache
def _stubs_of(card: Card) -> tuple[tuple[tuple[Stub, Stub], ...], ...]:
    """The lines of a card from stub to stub, upright and turned."""
    return tuple([_stubs(face) for face in FACES[card]])


def _stubs(face: Face) -> tuple[tuple[Stub, Stub], ...]:
    ends = [(_TINTS[colour], both) for colour, both in face.ends.items()]
    return tuple([(a * len(COLOURS) + tint, b * len(COLOURS) + tint) for tint, (a, b) in ends])
