"""How long people look at what happened, before a bot goes on."""

from collections.abc import Sequence
from typing import Any

from tablee.core.game import AnyGame
from tablee.core.looks import Looks

USUAL = 1_200
"""Milliseconds, in a game that does not say."""

LONGEST = 8_000
"""However much happens at once."""


def time_to_see(game: AnyGame, news: Sequence[Any]) -> int:
    """Milliseconds for what a spectator was told at once; a package's game that breaks over it does not say."""
    looks: Looks | None = getattr(game, "LOOKS", None)
    try:
        long = USUAL if looks is None else sum([_look(looks, it) for it in news])
    except Exception:  # somebody else's code may raise anything
        long = USUAL
    return min(max(long, 0), LONGEST) if news else 0


def _look(looks: Looks, seen: Any) -> int:
    look = looks.get(type(seen), 0)
    return int(look(seen) if callable(look) else look)
