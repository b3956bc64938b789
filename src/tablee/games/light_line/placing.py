"""Laying a card beside the common display, and why it may not lie there (LL-06 to LL-09)."""

from functools import lru_cache

from tablee.core.once import once
from tablee.core.refusal import BrokenRule
from tablee.games.light_line.cards import Card
from tablee.games.light_line.display import (
    STEPS,
    Fit,
    Grid,
    Laid,
    Openings,
    Spot,
    fits,
    grid_of,
    openings,
)

Display = tuple[Laid, ...]
"""In the order laid; the start card first."""


def place_at(display: Display, card: Card, spot: Spot) -> Laid:
    """The card as it would lie there."""
    x, y, turned = spot
    cells = {it.cell for it in display}
    if (x, y) in cells:
        raise BrokenRule("cell_is_taken", "LL-06")
    if cells.isdisjoint([(x + right, y + down) for right, down in STEPS]):
        raise BrokenRule("not_beside_the_display", "LL-06")
    if turned not in (0, 1):
        raise BrokenRule("only_half_turns", "LL-09")
    if spot not in spots_beside(display, card):
        raise BrokenRule("continues_no_line", "LL-07")
    return Laid(card, x, y, 1 if turned else 0)


@lru_cache(maxsize=512)
def fits_beside(display: Display, card: Card) -> tuple[Fit, ...]:
    """Where the card would continue lines, and which (LL-11); kept, for every view of a table asks again."""
    grid, opened = _open_to_all(display)
    return fits(grid, card, opened)


@once
def _open_to_all(display: Display) -> tuple[Grid, Openings]:
    """What is the same for the card of every seat."""
    grid = grid_of(display)
    return grid, openings(grid)


def spots_beside(display: Display, card: Card) -> tuple[Spot, ...]:
    """Where it may be laid, either way up (LL-G2)."""
    return tuple([fit.spot for fit in fits_beside(display, card)])
