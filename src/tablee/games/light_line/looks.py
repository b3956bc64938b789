"""How long people look at a card that is laid, and at the lines that run alight from it."""

from collections.abc import Sequence

from tablee.games.light_line.display import Line

LAID = 1_200
"""Milliseconds to see where a card lies, or what a line was worth."""

LONGEST_RUN = 3_000


def run_alight(lines: Sequence[Line], each: int) -> int:
    """Card by card, so many milliseconds each, and a moment at the end."""
    return min(each * sum(it.length for it in lines), LONGEST_RUN) + LAID
