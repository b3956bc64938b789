"""The things on the table: three signs, and what may be agreed before the game."""

from typing import Literal

from tablee.core.record import Record

Sign = Literal["rock", "paper", "scissors"]
SIGNS: tuple[Sign, ...] = ("rock", "paper", "scissors")
"""Each beats the one before it, and the first beats the last (PF-04)."""

Phase = Literal["ready", "choose", "over"]


class Options(Record, frozen=True):
    """What may be agreed before the game."""

    best_of: Literal[1, 3, 5, 7] = 3
    """Rounds that count; more than half of them win the game (PF-07)."""


def beats(one: Sign, other: Sign) -> bool:
    return SIGNS.index(one) == (SIGNS.index(other) + 1) % len(SIGNS)
