"""Which line to go for: the longest whose number is still free, with as little rebuilding as possible."""

from collections.abc import Iterable
from functools import lru_cache

from tablee.bots.workbench import steps_left
from tablee.core.chance import Chance, key_from
from tablee.games.light_line.bench import Bench
from tablee.games.light_line.cards import COLOURS, Card, Colour
from tablee.games.light_line.modes.long_line.pieces import SHORTEST
from tablee.games.light_line.search import Path, longest_line, longest_lines

Lines = tuple[Path, ...]
"""The longest of each colour that is looked at."""

KEPT = 512
"""How many hands are remembered: everybody looks at theirs again with every card."""


@lru_cache(KEPT)
def lines_seen(hand: tuple[Card, ...], overlooks: int, colours: int) -> Lines:
    """What one makes of a hand who overlooks up to so many cards and looks at so many colours.

    Which ones, the hand itself decides: the same cards look the same through the whole round.
    """
    chance = Chance(key_from(bytes(hand)))
    seen = chance.shuffled(hand)[chance.below(overlooks + 1) :]
    looked_at: tuple[Colour, ...] = chance.shuffled(COLOURS)[:colours]
    lines = tuple([longest_line(sorted(seen), colour) for colour in looked_at])
    if max(map(len, lines)) < SHORTEST:
        return tuple(longest_lines(hand).values())
    return lines


def line_to_build(lines: Lines, bench: Bench, taken: Iterable[int]) -> Path:
    """Of the greatest number that is free; none where all that one could reach are taken (LO-09, LO-10)."""
    longest = max(map(len, lines))
    for number in range(longest, SHORTEST - 1, -1):
        if number not in taken:
            return min(_pieces(lines, number), key=lambda it: steps_left(it, bench))
    return ()


def _pieces(lines: Lines, number: int) -> list[Path]:
    """A line without one of its ends is a line too."""
    return [
        line[first : first + number] for line in lines for first in range(len(line) - number + 1)
    ]
