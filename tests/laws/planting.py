"""Planting a bug: Between with one of its answers replaced."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

from tablee.core.game import AnyGame
from tablee.core.record import replace
from tablee.games.between import game as between
from tablee.games.between.pieces import Options
from tablee.games.between.state import State
from tablee.games.between.view import View

ANSWERS = (
    *("ABOUT", "TYPES", "start", "decide", "evolve", "awaiting", "deadline", "view", "seen"),
    *("outcome", "resample", "recall"),
)

BOARD = Options()
EXPRESS = Options(length="express")
NOTES = Options(follow_up="notes")
FAST = Options(pace="fast")


class Planted(NamedTuple):
    """A bug, and the law that must catch it."""

    law: int
    plant: Callable[[], AnyGame]
    """Makes the game anew: some bugs remember."""
    options: Options
    seats: int

    @property
    def name(self) -> str:
        return self.plant.__name__


BUGS: list[Planted] = []


def breaks(
    law: int, *, options: Options = BOARD, seats: int = 3
) -> Callable[[Callable[[], AnyGame]], Callable[[], AnyGame]]:
    """Puts a planted bug on the list, for the law that must catch it."""

    def enlist(plant: Callable[[], AnyGame]) -> Callable[[], AnyGame]:
        BUGS.append(Planted(law, plant, options, seats))
        return plant

    return enlist


def between_with(**changed: Any) -> AnyGame:
    """Between, but for some of its answers."""
    kept = {name: getattr(between, name) for name in ANSWERS}
    return cast(AnyGame, SimpleNamespace(**kept | changed))


class Leaky(View, frozen=True, tag="between"):
    """A view with room for what it should not show."""

    leak: Any = None


def showing(leak: Callable[[State, int | None], Any]) -> AnyGame:
    """Every view also shows what this makes of the state for its seat."""

    def view(state: State, seat: Any) -> Leaky:
        honest = between.view(state, seat)
        fields = {name: getattr(honest, name) for name in honest.__struct_fields__}
        return Leaky(**fields, leak=leak(state, seat))

    return between_with(view=view)


def changing(field: str, change: Callable[[Any, State, int | None], Any]) -> AnyGame:
    """Every view has one field changed by this."""

    def view(state: State, seat: Any) -> View:
        honest = between.view(state, seat)
        return replace(honest, **{field: change(getattr(honest, field), state, seat)})

    return between_with(view=view)


def telling(tell: Callable[[Any, Any], Any]) -> AnyGame:
    """What is seen of an event is this, unless it is `...`."""

    def seen(state: State, event: Any, seat: Any) -> Any:
        told = tell(event, seat)
        return between.seen(state, event, seat) if told is ... else told

    return between_with(seen=seen)
