"""How long something takes a bot: never quite the same."""

from tablee.core.chance import Chance

Span = tuple[int, int]
"""Milliseconds, at least and at most."""


def within(span: Span, chance: Chance) -> int:
    low, high = span
    return low + chance.below(high - low + 1)
