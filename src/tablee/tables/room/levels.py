"""Which bot is meant: by its level, or by nobody's choice the game's usual one."""

from collections.abc import Sequence

from tablee.core.refusal import Malformed

USUAL = "regular"
"""What most games call it, and what pages of before take for granted."""
RANDOM = "random"


def usual(levels: Sequence[str]) -> str:
    """Of a game without a regular one the first that thinks; every game has one that plays at random."""
    thinking = [it for it in levels if it != RANDOM] or [RANDOM]
    return USUAL if USUAL in thinking else thinking[0]


def meant(level: str, levels: Sequence[str]) -> str:
    """The level that was asked for, if there is such a bot."""
    if level in levels:
        return level
    if level in ("", USUAL):
        return usual(levels)
    raise Malformed("no_such_bot")
