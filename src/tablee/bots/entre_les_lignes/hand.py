"""A hand that draws: never twice the same size, place, order or line."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, hypot, pi, radians, sin

from tablee.core.chance import Chance
from tablee.core.drawing import GRID, PRESSURES, Drawing, Stroke
from tablee.core.record import Record

Point = tuple[float, float]
Line = Sequence[Point]

STEP = 70.0
"""How far apart the points of a stroke are, on the grid of drawings."""
CLOSED = 2.0
"""Ends of a line of a pictogram that are so near each other meet."""
INKS = (1, 1, 1, 1, 1, 2, 3, 4)
WIDTHS = (1, 1, 1, 0, 2)
FINE = 1_000


class Hand(Record, frozen=True):
    """How freely it draws."""

    sizes: tuple[int, int] = (52, 86)
    """Of the paper's side, in hundredths."""
    tilt: float = 7.0
    """Degrees to either side."""
    stretch: float = 0.08
    """How much wider or narrower, as a part."""
    stray: float = 1.2
    """How far a whole stroke may be off, in hundredths of the drawing."""
    wobble: float = 0.9
    """How far a line may swing to either side, in hundredths of the drawing."""


USUAL = Hand()


def draw_lines(lines: Sequence[Line], chance: Chance, hand: Hand = USUAL) -> Drawing:
    """These strokes, from a grid of 100, on the paper."""
    place = _Placing(chance, hand)
    ink, width = chance.pick(INKS), chance.pick(WIDTHS)
    strokes = [place.stroke(_begun_elsewhere(it, chance), chance) for it in _ordered(lines, chance)]
    return Drawing(tuple([Stroke(ink, width, it) for it in strokes]))


def scribble(chance: Chance) -> Drawing:
    """When nothing comes to mind: a few curls."""
    curls = [_curl(chance) for _ in range(2 + chance.below(3))]
    return draw_lines(curls, chance)


def _curl(chance: Chance) -> Line:
    """A spiral that leans."""
    x, y = 30 + chance.below(41), 30 + chance.below(41)
    size, turns, lean = 8 + chance.below(20), 1 + chance.below(3), _about(chance, 1.0)
    steps = range(24 * turns + 1)
    arms = [(2 * pi * step / 24, size * (0.3 + 0.7 * step / (24 * turns))) for step in steps]
    return [(x + arm * cos(turn + lean), y + arm * sin(turn)) for turn, arm in arms]


class _Placing:
    """Where on the paper, how large and how askew one drawing becomes."""

    def __init__(self, chance: Chance, hand: Hand) -> None:
        low, high = hand.sizes
        size = GRID * (low + chance.below(high - low + 1)) / 100
        turn = radians(_about(chance, hand.tilt))
        wide = 1 + _about(chance, hand.stretch)
        self._unit = size / 100
        self._axes = (cos(turn) * wide * self._unit, sin(turn) * self._unit)
        self._axes_down = (sin(turn) * wide * self._unit, cos(turn) * self._unit)
        room = max(0.0, (GRID - size) / 2 - GRID * 0.04)
        self._middle = (GRID / 2 + _about(chance, room), GRID / 2 + _about(chance, room))
        self._hand = hand

    def stroke(self, line: Line, chance: Chance) -> tuple[int, ...]:
        stray = self._hand.stray
        off = (_about(chance, stray), _about(chance, stray))
        fine = _finely([self._put(x + off[0], y + off[1]) for x, y in line])
        swings = [_Swing(chance, self._hand.wobble * self._unit) for _ in range(2)]
        press = _Pressure(chance)
        numbers: list[int] = []
        for at, (x, y) in enumerate(fine):
            moved = (x + swings[0].at(at), y + swings[1].at(at))
            numbers += [_on_paper(it) for it in moved]
            numbers.append(press.at(at, len(fine)))
        return tuple(numbers)

    def _put(self, x: float, y: float) -> Point:
        right, down = x - 50, y - 50
        return (
            self._middle[0] + self._axes[0] * right - self._axes[1] * down,
            self._middle[1] + self._axes_down[0] * right + self._axes_down[1] * down,
        )


class _Swing:
    """A line that leaves its way a little, slowly and then a little faster."""

    def __init__(self, chance: Chance, width: float) -> None:
        self._waves = [
            (width * part, (1 + chance.below(FINE) / FINE) / length, chance.below(FINE) / FINE)
            for part, length in ((0.7, 20), (0.3, 7))
        ]

    def at(self, step: int) -> float:
        slow, fast = (part * sin(2 * pi * (often * step + at)) for part, often, at in self._waves)
        return slow + fast


class _Pressure:
    """Lightly put down, pressed, and lifted again."""

    def __init__(self, chance: Chance) -> None:
        self._most = 120 + chance.below(70)
        self._swing = _Swing(chance, 14)

    def at(self, step: int, steps: int) -> int:
        edge = min(step, steps - 1 - step)
        pressed = self._most * min(1.0, 0.45 + 0.14 * edge) + self._swing.at(step)
        return max(1, min(PRESSURES - 1, round(pressed)))


def _ordered(lines: Sequence[Line], chance: Chance) -> list[Line]:
    """About as the pictogram has them: the large ones first, the small ones now or then."""
    late = [place + chance.below(4) for place in range(len(lines))]
    return [lines[place] for place in sorted(range(len(lines)), key=lambda it: (late[it], it))]


def _begun_elsewhere(line: Line, chance: Chance) -> Line:
    """From either end; a closed line from any of its points, and a little past its end."""
    if _distance(line[0], line[-1]) < CLOSED and len(line) > 3:
        start = chance.below(len(line) - 1)
        line = [*line[start:-1], *line[: start + 1]]
    return line if chance.below(3) else list(reversed(line))


def _finely(line: Line) -> list[Point]:
    """Points at even steps, corners included."""
    points = [line[0]]
    for start, end in pairwise(line):
        steps = max(1, round(_distance(start, end) / STEP))
        points += [_between(start, end, at / steps) for at in range(1, steps + 1)]
    return points


def _between(start: Point, end: Point, at: float) -> Point:
    return start[0] + (end[0] - start[0]) * at, start[1] + (end[1] - start[1]) * at


def _distance(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def _on_paper(number: float) -> int:
    return max(0, min(GRID - 1, round(number)))


def _about(chance: Chance, width: float) -> float:
    """Anything up to so much, to either side."""
    return width * (chance.below(2 * FINE + 1) - FINE) / FINE
