"""Tablée: an open game table.  Rules as a pure library, the log as the truth, one door for secrets.

This is the front of the library.  Whatever is asked of it is imported only then.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablee.arena.match import Fault
    from tablee.bots.finding import NoBot
    from tablee.core.chance import Chance
    from tablee.core.game import AnyGame, AnyView
    from tablee.core.legible import legible
    from tablee.core.outcome import Outcome
    from tablee.core.refusal import (
        BrokenRule,
        Malformed,
        NotNow,
        NotSeated,
        NotYourTurn,
        Refusal,
    )
    from tablee.registry import AnyBot, UnknownName, game, keys
    from tablee.registry import find_bot as bot
    from tablee.tables.table import Table

    __version__: str

__all__ = [
    "AnyBot",
    "AnyView",
    "BrokenRule",
    "Chance",
    "Fault",
    "Malformed",
    "NoBot",
    "NotNow",
    "NotSeated",
    "NotYourTurn",
    "Outcome",
    "Refusal",
    "Table",
    "UnknownName",
    "__version__",
    "bot",
    "game",
    "keys",
    "legible",
    "open_table",
    "play_out",
]

_REFUSALS = ("BrokenRule", "Malformed", "NotNow", "NotSeated", "NotYourTurn", "Refusal")
_HOMES = {
    "AnyBot": "registry",
    "AnyView": "core.game",
    "Chance": "core.chance",
    "Fault": "arena.match",
    "NoBot": "bots.finding",
    "Outcome": "core.outcome",
    "Table": "tables.table",
    "UnknownName": "registry",
    "game": "registry",
    "keys": "registry",
    "legible": "core.legible",
    **dict.fromkeys(_REFUSALS, "core.refusal"),
}


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from importlib.metadata import version

        return version("tablee")
    if name == "bot":
        return import_module("tablee.registry").find_bot
    if name in _HOMES:
        return getattr(import_module(f"tablee.{_HOMES[name]}"), name)
    raise AttributeError(f"module 'tablee' has no attribute {name!r}")


def open_table(
    game: "str | AnyGame",
    seats: int,
    options: Any = None,
    *,
    seed: bytes | int | None = None,
    **agreed: Any,
) -> "Table":
    """A table, dealt and ready to play: `open_table("between", 4, seed=1, length="express")`.

    What is agreed is named one by one, or given whole as `options`, a mapping or the game's own record.
    A number as the seed deals what `tablee play` and the first match of `tablee simulate` deal; none is a secret one.
    """
    from secrets import token_bytes

    from tablee import registry
    from tablee.arena.tournament import table_seed
    from tablee.tables.table import open_table

    if agreed and options is not None:
        raise TypeError("options come one by one or all at once")
    found = registry.game(game) if isinstance(game, str) else game
    secret = (
        token_bytes(32) if seed is None else table_seed(seed) if isinstance(seed, int) else seed
    )
    return open_table(found, seats, agreed or options, seed=secret)


def play_out(
    table: "Table", bots: "str | AnyBot | Sequence[str | AnyBot] | Mapping[int, str | AnyBot]"
) -> "Outcome":
    """Let bots play a table to its end, in any game: those who wait, races and clocks included.

    One bot plays every seat; else there is one for each seat, by name, by address or as it is.
    """
    from tablee import registry
    from tablee.arena.match import play_out

    key, seats = table.game.ABOUT.key, table.seating.seats
    if isinstance(bots, str) or hasattr(bots, "choose"):
        bots = dict.fromkeys(seats, bots)
    elif not isinstance(bots, Mapping):
        bots = dict(zip(seats, bots, strict=True))
    named = {n: registry.find_bot(key, it) if isinstance(it, str) else it for n, it in bots.items()}
    play_out(table, named)
    assert table.outcome is not None
    return table.outcome
