"""Planting leaks in a mode: one of its answers replaced, for the laws to catch."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

from tablee.core.game import AnyGame
from tablee.laws import Effort, Report, check

ANSWERS = (
    *("ABOUT", "TYPES", "start", "decide", "evolve", "awaiting", "deadline", "view", "seen"),
    *("outcome", "resample", "recall"),
)


class Leak(NamedTuple):
    """A planted bug, and the law that must catch it."""

    name: str
    game: AnyGame
    options: Any
    law: int = 5


def game_with(game: AnyGame, **changed: Any) -> AnyGame:
    """The game, but for some of its answers."""
    kept = {name: getattr(game, name) for name in ANSWERS}
    return cast(AnyGame, SimpleNamespace(**kept | changed))


def showing(game: AnyGame, leaky: type[Any], leak: Callable[[Any, int | None], Any]) -> AnyGame:
    """Every view, made of this type with room for it, also shows what this makes of the state for its seat."""

    def view(state: Any, seat: Any) -> Any:
        honest = game.view(state, seat)
        fields = {name: getattr(honest, name) for name in honest.__struct_fields__}
        return leaky(**fields, leak=leak(state, seat))

    return game_with(game, view=view)


def telling(game: AnyGame, tell: Callable[[Any, Any, Any], Any]) -> AnyGame:
    """What is seen of an event in a state by a seat is this, unless it is `...`."""

    def seen(state: Any, event: Any, seat: Any) -> Any:
        told = tell(state, event, seat)
        return game.seen(state, event, seat) if told is ... else told

    return game_with(game, seen=seen)


def caught(leak: Leak, pairs: int = 3_000) -> Report:
    """What the law says of it with three seats."""
    effort = Effort(games=0, length=100, laws=(leak.law,), most=1)
    return check(leak.game, seats=(3,), options=(leak.options,), pairs=pairs, effort=effort)
