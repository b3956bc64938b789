"""One drawing as many hands would draw it: turned, stretched, sheared, bent, mirrored, thinned, a stroke left out."""

from collections.abc import Sequence

import numpy as np

from tablee.words.dots import SIDE, Numbers, Places, framed, splat
from tools.teaching.drawings import Example

TURN, STRETCH, SHEAR = 0.15, 0.14, 0.13
"""Spread of the angle (radians), of the logarithm of width over height, and of the lean."""
WAVES = ((1.5, 0.10), (4.0, 0.035))
"""How many hills two waves have across a drawing, and how high they are, at most."""
STRAY, SWELL = 0.025, 0.06
"""How far a whole stroke is off, and how much larger or smaller it is."""
MIRRORED = 1 / 3
THINNED = 0.15
"""How many of its points a line loses, at most."""
LEFT_OUT = 0.25
"""How often one of at least three strokes is missing."""
SMALLER, MOVED = 0.16, 1.7
"""How much smaller than the dots allow, and how many dots off the middle, at most."""


class Warper:
    """Draws examples again, never twice alike; the same seed draws the same."""

    def __init__(self, seed: int) -> None:
        self._chance = np.random.default_rng(seed)

    def dots(self, examples: Sequence[Example]) -> Numbers:
        """All of them at once, as a reader sees them."""
        count = len(examples)
        parts = [(at, it) for at, example in enumerate(examples) for it in self._kept(example)]
        sizes = np.array([len(it) for _, it in parts])
        stroke = np.repeat(np.arange(len(parts)), sizes)
        which = np.array([at for at, _ in parts], np.intp)[stroke]
        points = _centred(np.concatenate([it for _, it in parts]), which, count)
        points = self._bent(self._stirred(points, stroke, len(parts)), which, count)
        points = self._turned(points, which, count)
        joined = stroke[:-1] == stroke[1:]
        ends = np.concatenate((points[:-1], points[1:]), axis=1)[joined]
        owner = which[:-1][joined]
        return splat(self._placed(framed(ends, owner, count), owner, count), owner, count)

    def _kept(self, example: Example) -> list[Numbers]:
        """Its strokes, perhaps without one of them, and without some of their points."""
        strokes = list(example.strokes)
        if len(strokes) > 2 and self._chance.random() < LEFT_OUT:
            del strokes[self._chance.integers(len(strokes))]
        share = self._chance.random() * THINNED
        return [self._thinned(it, share) for it in strokes]

    def _thinned(self, line: Numbers, share: float) -> Numbers:
        if len(line) == 1:
            return np.concatenate((line, line))
        if len(line) == 2:
            return line
        kept = self._chance.random(len(line)) >= share
        kept[[0, -1]] = True
        return line[kept]

    def _stirred(self, points: Numbers, stroke: Places, strokes: int) -> Numbers:
        """Every stroke a little off its place and size."""
        off = self._about(STRAY, strokes, 2)
        swell = np.exp(self._about(SWELL, strokes, 1))
        middle = np.zeros((strokes, 2), np.float32)
        np.add.at(middle, stroke, points)
        middle /= np.bincount(stroke, minlength=strokes)[:, None]
        return np.asarray(
            (points - middle[stroke]) * swell[stroke] + (middle + off)[stroke], np.float32
        )

    def _bent(self, points: Numbers, which: Places, count: int) -> Numbers:
        for hills, height in WAVES:
            often = self._chance.random((count, 2)) * hills * np.pi
            begin = self._chance.random((count, 2)) * 2 * np.pi
            high = self._chance.random((count, 2)) * height
            waves = np.sin(points[:, ::-1] * often[which] + begin[which]) * high[which]
            points = np.asarray(points + waves, np.float32)
        return points

    def _turned(self, points: Numbers, which: Places, count: int) -> Numbers:
        turn, wide, lean = (self._about(it, count) for it in (TURN, STRETCH / 2, SHEAR))
        side = np.where(self._chance.random(count) < MIRRORED, -1, 1) * np.exp(wide)
        high = np.exp(-wide)
        cos, sin = np.cos(turn), np.sin(turn)
        across = np.stack((cos * side, (cos * lean - sin) * high), axis=1)
        down = np.stack((sin * side, (sin * lean + cos) * high), axis=1)
        return np.stack(
            ((points * across[which]).sum(axis=1), (points * down[which]).sum(axis=1)), axis=1
        ).astype(np.float32)

    def _placed(self, ends: Numbers, which: Places, count: int) -> Numbers:
        size = 1 - self._chance.random((count, 1)) * SMALLER
        off = (self._chance.random((count, 2)) * 2 - 1) * MOVED
        middle = (SIDE - 1) / 2
        return np.asarray(
            (ends - middle) * size[which] + middle + np.tile(off, 2)[which], np.float32
        )

    def _about(self, spread: float, *shape: int) -> Numbers:
        return self._chance.normal(0, spread, shape).astype(np.float32)


def _centred(points: Numbers, which: Places, count: int) -> Numbers:
    """Each drawing from -1 to 1 along its longer side."""
    low = np.full((count, 2), np.inf, np.float32)
    high = np.full((count, 2), -np.inf, np.float32)
    np.minimum.at(low, which, points)
    np.maximum.at(high, which, points)
    half = np.maximum((high - low).max(axis=1) / 2, 1e-3)
    return np.asarray((points - ((low + high) / 2)[which]) / half[which, None], np.float32)
