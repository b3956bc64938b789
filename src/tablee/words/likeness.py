"""How much two drawings are alike, line by line and wherever they stand: a drawn picture is known again by it."""

from collections.abc import Sequence
from functools import lru_cache

from tablee.words.arrays import np
from tablee.words.dots import SIDE, Line, Numbers, dots


def alike(one: Sequence[Line], other: Sequence[Line]) -> float:
    """How much of their ink two drawings have in the same places; 1 is all of it."""
    here, there = _ink(tuple(one)), _ink(tuple(other))
    return float((here * there).sum() / np.sqrt((here**2).sum() * (there**2).sum()))


@lru_cache(64)
def _ink(lines: tuple[Line, ...]) -> Numbers:
    """With half as many dots each way: lines that run side by side are near each other."""
    ink: Numbers = dots(lines)[0, 0].reshape(SIDE // 2, 2, SIDE // 2, 2).mean(axis=(1, 3))
    return ink
