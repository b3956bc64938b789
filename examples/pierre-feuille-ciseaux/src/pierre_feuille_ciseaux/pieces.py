"""The things on the table: three signs, and what may be agreed before the game."""

from typing import Literal

from tablee.core.record import Record

Sign = Literal["rock", "paper", "scissors"]
BEATS: dict[Sign, tuple[Sign, ...]] = {
    "rock": ("scissors",),
    "paper": ("rock",),
    "scissors": ("paper",),
}
"""Each sign, and what it wins against (PF-04)."""
SIGNS = tuple(BEATS)

Phase = Literal["ready", "choose", "over"]


class Options(Record, frozen=True):
    """What may be agreed before the game."""

    best_of: Literal[1, 3, 5, 7] = 3
    """Rounds that count; more than half of them win the game (PF-07)."""
