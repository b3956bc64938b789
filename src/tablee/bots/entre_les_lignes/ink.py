"""Where the ink of a drawing is in the end, as lines: what was rubbed out is gone, and of an area the edge is left."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from math import fsum, hypot

from tablee.core.drawing import GRID, Drawing

Point = tuple[float, float]
Line = tuple[Point, ...]
Cells = set[tuple[int, int]]

PAGE = 128
"""Cells along a side of the paper; finer ink is not rubbed out."""
RUBBER = 0
RUBBED = (1, 2, 4, 4)
"""How many cells a rubber of each width takes on every side."""
MOST_STEPS = 8_000
"""So many steps follow all strokes of a drawing, however long they are."""


def lines_of(drawing: Drawing) -> tuple[Line, ...]:
    """On a page of so many cells, in the order they were drawn."""
    lines = [_points(it.points) for it in drawing.strokes]
    if all(it.colour != RUBBER for it in drawing.strokes):
        return tuple(lines)
    step = max(1.0, fsum(map(length, lines)) / MOST_STEPS)
    left: list[Line] = []
    for stroke, line in zip(drawing.strokes, lines, strict=True):
        followed = tuple(_followed(line, step))
        if stroke.colour == RUBBER:
            gone = set(_around(followed, RUBBED[stroke.width]))
            left = [part for it in left for part in _outside(it, gone)]
        else:
            left.append(followed)
    return tuple(left)


def cells_of(drawing: Drawing) -> Cells:
    """Where ink is on the page in the end."""
    lines = lines_of(drawing)
    step = max(1.0, fsum(map(length, lines)) / MOST_STEPS)
    return {(int(x), int(y)) for line in lines for x, y in _followed(line, step)}


def length(line: Line) -> float:
    return fsum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def _points(numbers: Sequence[int]) -> Line:
    scale = PAGE / GRID
    places = zip(numbers[::3], numbers[1::3], strict=True)
    return tuple([(x * scale, y * scale) for x, y in places])


def _followed(line: Line, step: float) -> Iterator[Point]:
    yield line[0]
    for (x, y), (other_x, other_y) in pairwise(line):
        right, down = other_x - x, other_y - y
        steps = int(hypot(right, down) / step) + 1
        for at in range(1, steps + 1):
            yield x + right * at / steps, y + down * at / steps


def _around(points: Iterable[Point], reach: int) -> Iterator[tuple[int, int]]:
    near = range(-reach, reach + 1)
    cells = {(int(x), int(y)) for x, y in points}
    return ((x + right, y + down) for x, y in cells for right in near for down in near)


def _outside(line: Line, gone: Cells) -> Iterator[Line]:
    """What is left of a line, in one piece or several."""
    part: list[Point] = []
    for x, y in line:
        if (int(x), int(y)) not in gone:
            part.append((x, y))
        elif part:
            yield tuple(part)
            part = []
    if part:
        yield tuple(part)
