"""Which bot is meant: by its level, or by nobody's choice the game's usual one."""

from collections.abc import Sequence

from tablee.core.refusal import Malformed

USUAL = "regular"
"""What most games call it, and what pages of before take for granted."""
RANDOM = "random"
KIN = {"expert": "strong", "strong": "expert", "scholar": "expert"}
"""What comes nearest to a level in a game that has none of that name."""


def usual(levels: Sequence[str]) -> str:
    """Of a game without a regular one the first that thinks; every game has one that plays at random."""
    thinking = [it for it in levels if it != RANDOM] or [RANDOM]
    return USUAL if USUAL in thinking else thinking[0]


def nearest(level: str, levels: Sequence[str]) -> str:
    """What a bot becomes that stays for another game."""
    known = [it for it in (level, KIN.get(level, "")) if it in levels]
    return known[0] if known else usual(levels)


def meant(level: str, levels: Sequence[str]) -> str:
    """The level that was asked for, if there is such a bot or one that comes near to it."""
    if level not in ("", USUAL, *levels) and KIN.get(level) not in levels:
        raise Malformed("no_such_bot")
    return nearest(level, levels)
