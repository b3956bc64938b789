"""What is left of a drawing when one squints: a small black and white picture, wherever and however large it was drawn.

A picture is one whole number whose bits are its dots, so that two of them are compared at once.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, fsum, hypot, radians, sin

from tablee.core.drawing import GRID, Drawing

Point = tuple[float, float]
Line = Sequence[Point]
Picture = int

PAGE = 128
"""Cells along a side of the paper; finer ink is not seen."""
RUBBER = 0
RUBBED = (1, 2, 4, 4)
"""How many cells a rubber of each width takes on every side; of an area, it is the edge that one sees."""
MOST_STEPS = 8_000
"""So many steps follow all strokes of a drawing, however long they are."""

SIDE = 48
"""Dots along a side of a picture, with a margin that ink may grow into."""
MIDDLE = SIDE / 2
REACH = 9.0
"""How far from its middle the ink of a picture is, on average."""
MARGIN = 4

FULL: Picture = (1 << SIDE * SIDE) - 1

Cells = frozenset[tuple[int, int]]


@lru_cache(64)
def cells_of(drawing: Drawing) -> Cells:
    """Where ink is on the paper in the end."""
    lines = [_points(it.points) for it in drawing.strokes]
    step = max(1.0, fsum(map(_length, lines)) / MOST_STEPS)
    inked: set[tuple[int, int]] = set()
    for stroke, line in zip(drawing.strokes, lines, strict=True):
        touched = _touched(line, step)
        if stroke.colour == RUBBER:
            inked.difference_update(_around(touched, RUBBED[stroke.width]))
        else:
            inked.update(touched)
    return frozenset(inked)


def cells_of_lines(lines: Iterable[Line]) -> Cells:
    """The same for strokes on a grid of 100."""
    scale = PAGE / 100
    scaled = ([(x * scale, y * scale) for x, y in line] for line in lines)
    return frozenset(cell for line in scaled for cell in _touched(line, 1.0))


def _points(numbers: Sequence[int]) -> Line:
    scale = PAGE / GRID
    return [(x * scale, y * scale) for x, y in zip(numbers[::3], numbers[1::3], strict=True)]


def _length(line: Line) -> float:
    return fsum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))


def _touched(line: Line, step: float) -> Iterator[tuple[int, int]]:
    x, y = line[0]
    yield int(x), int(y)
    for other_x, other_y in line[1:]:
        right, down = other_x - x, other_y - y
        steps = int(hypot(right, down) / step) + 1
        for at in range(1, steps + 1):
            yield int(x + right * at / steps), int(y + down * at / steps)
        x, y = other_x, other_y


def _around(cells: Iterable[tuple[int, int]], reach: int) -> Iterator[tuple[int, int]]:
    near = range(-reach, reach + 1)
    return ((x + right, y + down) for x, y in set(cells) for right in near for down in near)


def picture(cells: Cells, turn: int = 0) -> Picture:
    """Moved to the middle, brought to one size, and turned by so many degrees; none without ink."""
    if not cells:
        return 0
    x, y = (fsum(it[axis] for it in cells) / len(cells) for axis in (0, 1))
    spread = fsum(hypot(it[0] - x, it[1] - y) for it in cells) / len(cells)
    scale = REACH / max(spread, 1.0)
    across, along = scale * cos(radians(turn)), scale * sin(radians(turn))
    dots = bytearray(SIDE * SIDE // 8)
    for cell_x, cell_y in cells:
        right, down = cell_x - x, cell_y - y
        column = int(MIDDLE + across * right - along * down)
        row = int(MIDDLE + along * right + across * down)
        if MARGIN <= column < SIDE - MARGIN and MARGIN <= row < SIDE - MARGIN:
            at = row * SIDE + column
            dots[at >> 3] |= 1 << (at & 7)
    return int.from_bytes(dots, "little")


def grown(drawn: Picture) -> Picture:
    """With every dot one larger, to all sides."""
    wide = drawn | drawn << 1 | drawn >> 1
    return (wide | wide << SIDE | wide >> SIDE) & FULL
