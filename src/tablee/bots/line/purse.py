"""What can be taken from the piles for so many points (LL-14, LL-17, LL-21, LL-22)."""

from functools import lru_cache

from tablee.games.light_line.cards import NUMBERS
from tablee.games.light_line.modes.line.pieces import Counts, Numbers


@lru_cache(maxsize=4096)
def payment(points: int, piles: Counts) -> tuple[int, tuple[Numbers, ...]]:
    """The amount, and the ways to take it: all the points, or the next lower amount there is, or nothing (LL-G7)."""
    for amount in range(points, 0, -1):
        if ways := _ways(amount, piles):
            return amount, ways
    return 0, ((),)


def _ways(amount: int, piles: Counts) -> tuple[Numbers, ...]:
    one_or_two: list[Numbers] = [(number,) for number in NUMBERS]
    one_or_two += [(low, high) for low in NUMBERS for high in NUMBERS if low <= high]
    sums = [way for way in one_or_two if sum(way) == amount]
    return tuple([way for way in sums if min(without(piles, way)) >= 0])


def without(piles: Counts, numbers: Numbers) -> Counts:
    """What is left of the piles when these are gone."""
    two, three, four, five = (
        left - numbers.count(number) for number, left in zip(NUMBERS, piles, strict=True)
    )
    return two, three, four, five
