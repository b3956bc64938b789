"""What a reader sees of a drawing: its lines as dots, all of them and by four directions.

The same for teaching a reader and for reading: whatever is changed here, the reader must be taught again.
"""

from collections.abc import Sequence
from math import hypot

from tablee.words.arrays import NDArray, np

Numbers = NDArray[np.float32]
Places = NDArray[np.intp]
Line = Sequence[tuple[float, float]]

SIDE = 32
"""Dots along a side of what is seen."""
LAYERS = 5
"""All ink, and that of lines which run across, down to the right, down, and down to the left."""
DIRECTIONS = LAYERS - 1
MARGIN = 2.0
"""Dots that stay free on every side."""
STEP = 0.75
"""How far apart, in dots, a line is looked at."""
APART = 0.75
"""Dots from one point of a line to the next one that is looked at."""
MOST_STEPS = 6_000
"""About so many steps follow all lines of a drawing, unless they were too far apart."""
LONGEST_STEP = 6.0
DENSITY = 1.6
"""How soon ink upon ink is simply black."""


def dots(lines: Sequence[Line], apart: float = APART) -> Numbers:
    """One drawing, wherever and however large it was drawn; seen coarsely by who looks at points far apart."""
    drawn = [np.array(it, np.float32).reshape(-1, 2) for it in lines if len(it)]
    if not drawn:
        return np.zeros((1, LAYERS, SIDE, SIDE), np.float32)
    points = np.concatenate(drawn)
    places = framed(np.tile(points, 2), np.zeros(len(points), np.intp), 1)[:, :2]
    parts = np.split(places, np.cumsum([len(it) for it in drawn])[:-1])
    ends = np.concatenate([segments(_thinned(it, apart)) for it in parts])
    long = float(np.hypot(*(ends[:, 2:] - ends[:, :2]).T).sum())
    return splat(
        ends, np.zeros(len(ends), np.intp), 1, min(LONGEST_STEP, max(STEP, long / MOST_STEPS))
    )


def _thinned(points: Numbers, apart: float) -> Numbers:
    """A pen tells of more places than one sees: those that are so far apart, and where it was lifted."""
    kept = [0]
    x, y = points[0].tolist()
    for at, (other_x, other_y) in enumerate(points.tolist()):
        if hypot(other_x - x, other_y - y) >= apart:
            kept.append(at)
            x, y = other_x, other_y
    if kept[-1] != len(points) - 1:
        kept.append(len(points) - 1)
    return points[kept]


def mirrored(seen: Numbers) -> Numbers:
    """Left and right change places, and so do the two slanting directions."""
    return seen[:, [0, 1, 4, 3, 2], :, ::-1]


def segments(points: Numbers) -> Numbers:
    """From each point to the next, as rows of x, y, x, y; a lone point leads to itself."""
    if len(points) == 1:
        points = np.concatenate((points, points))
    return np.concatenate((points[:-1], points[1:]), axis=1)


def framed(ends: Numbers, which: Places, count: int) -> Numbers:
    """Each of so many drawings in the middle of the dots, its longer side from margin to margin."""
    low = np.full((count, 2), np.inf, np.float32)
    high = np.full((count, 2), -np.inf, np.float32)
    for at in (0, 2):
        np.minimum.at(low, which, ends[:, at : at + 2])
        np.maximum.at(high, which, ends[:, at : at + 2])
    scale = (SIDE - 1 - 2 * MARGIN) / np.maximum((high - low).max(axis=1), 1e-3)
    middle = np.tile((low + high) / 2, 2)[which]
    return np.asarray((ends - middle) * scale[which, None] + (SIDE - 1) / 2, np.float32)


def splat(ends: Numbers, which: Places, count: int, step: float = STEP) -> Numbers:
    """So many drawings as dots; what lies outside is not seen."""
    run = ends[:, 2:] - ends[:, :2]
    length = np.hypot(run[:, 0], run[:, 1])
    steps = np.maximum(1, np.ceil(length / step)).astype(np.intp)
    row = np.repeat(np.arange(len(ends)), steps)
    at = np.arange(len(row)) - np.repeat(np.cumsum(steps) - steps, steps)
    part = (at + 0.5) / steps[row]
    place = ends[row, :2] + run[row] * part[:, None]
    # A dot of a pen has no length, and is seen all the same.
    weight = (np.maximum(length, step) / steps)[row]
    turn = np.arctan2(run[:, 1], run[:, 0]) % np.pi * (DIRECTIONS / np.pi)
    density = _spread(place, weight, turn[row], which[row], count)
    ink = density.sum(axis=1, keepdims=True)
    return np.asarray(1 - np.exp(-DENSITY * np.concatenate((ink, density), axis=1)), np.float32)


def _spread(place: Numbers, weight: Numbers, turn: Numbers, which: Places, count: int) -> Numbers:
    """Each bit of ink over the four dots around it and the two directions that it runs between."""
    first = np.floor(place).astype(np.intp)
    inside = ((first >= 0) & (first < SIDE - 1)).all(axis=1)
    first, weight, turn, which = first[inside], weight[inside], turn[inside], which[inside]
    over = place[inside] - first
    direction = np.floor(turn).astype(np.intp)
    between = turn - direction
    base = which * (DIRECTIONS * SIDE * SIDE) + first[:, 1] * SIDE + first[:, 0]
    indices, shares = [], []
    for step, share in ((0, 1 - between), (1, between)):
        layer = base + (direction + step) % DIRECTIONS * (SIDE * SIDE)
        for down, below in ((0, 1 - over[:, 1]), (1, over[:, 1])):
            for right, beside in ((0, 1 - over[:, 0]), (1, over[:, 0])):
                indices.append(layer + (down * SIDE + right))
                shares.append(weight * share * below * beside)
    total = np.bincount(
        np.concatenate(indices), np.concatenate(shares), count * DIRECTIONS * SIDE * SIDE
    )
    return np.asarray(total.reshape(count, DIRECTIONS, SIDE, SIDE), np.float32)
