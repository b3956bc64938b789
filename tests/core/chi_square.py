"""Is this fair?  Pearson's test, strict enough that a fair stream passes and a slanted one does not."""

from collections import Counter
from collections.abc import Hashable, Iterable, Sized
from math import sqrt

SIGMAS = 4.0
"""How far a fair sample may stray: about three in a hundred thousand do."""


def looks_uniform(sample: Iterable[Hashable], cells: Sized) -> bool:
    """Whether a sample may come from a source that gives each of the cells the same chance."""
    counts = Counter(sample)
    expected = counts.total() / len(cells)
    assert expected >= 50, "too small a sample to tell"
    squares = sum((count - expected) ** 2 for count in counts.values())
    squares += (len(cells) - len(counts)) * expected**2
    return squares / expected < _critical(len(cells) - 1)


def _critical(freedom: int) -> float:
    """Wilson and Hilferty: the cube root of a chi-square is nearly normal."""
    slant = 2 / (9 * freedom)
    return float(freedom * (1 - slant + SIGMAS * sqrt(slant)) ** 3)
