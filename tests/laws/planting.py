"""Planting a bug: a game with one of its answers replaced, for a law to catch."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import msgspec

from tablee.core.game import AnyGame
from tablee.core.record import replace
from tablee.games.between import game as between
from tablee.games.between.pieces import Options

ANSWERS = (
    *("ABOUT", "TYPES", "start", "decide", "evolve", "awaiting", "deadline", "view", "seen"),
    *("outcome", "resample"),
)

Plant = Callable[[], AnyGame]
"""Makes the game anew: some bugs remember."""

Leak = Callable[[Any, int | None], Any]
"""What becomes of a state for a seat."""

Change = Callable[[Any, Any, int | None], Any]
"""What becomes of a field of a view, in a state, for a seat."""

Tell = Callable[[Any, Any, Any], Any]
"""What is told of an event, in a state, to a seat; `...` is as the game does."""


def game_with(game: Any, **changed: Any) -> AnyGame:
    """The game, but for some of its answers."""
    kept = {name: getattr(game, name) for name in ANSWERS}
    return cast(AnyGame, SimpleNamespace(**kept | changed))


class Planted(NamedTuple):
    """A bug, the law that must catch it, and the table where it comes up."""

    game: str
    law: int
    name: str
    plant: Plant
    options: Any
    seats: int


class Bed:
    """A game to plant bugs in, a table where they come up, and more tables where it must keep the laws."""

    def __init__(
        self,
        game: Any,
        *,
        seats: int = 3,
        options: Any = None,
        tables: tuple[tuple[int, Any], ...] = (),
    ) -> None:
        self.game: AnyGame = game
        self.seats = seats
        self.options = options or game.TYPES.options()
        self.tables = ((seats, self.options), *tables)
        self.bugs: list[Planted] = []
        view = game.TYPES.view
        tag = view.__struct_config__.tag
        room = [("leak", Any, None)]
        self._leaky = msgspec.defstruct("Leaky", room, bases=(view,), frozen=True, tag=tag)

    def plant(self, law: int, name: str, plant: Plant, options: Any = None) -> None:
        agreed = options or self.options
        self.bugs.append(Planted(self.game.ABOUT.key, law, name, plant, agreed, self.seats))

    def breaks(
        self, law: int, *, by: Callable[[Any], AnyGame] | None = None, options: Any = None
    ) -> Callable[[Callable[..., Any]], Plant]:
        """Puts a planted bug on the list, for the law that must catch it.

        What is decorated makes the game; or it is what the game is made `by`, such as `showing`.
        """

        def enlist(bug: Callable[..., Any]) -> Plant:
            plant: Plant = bug if by is None else lambda: by(bug)
            self.plant(law, bug.__name__, plant, options)
            return plant

        return enlist

    def shows(self, name: str, leak: Leak, options: Any = None, law: int = 5) -> None:
        """Plants a view that shows this too."""
        self.plant(law, name, lambda: self.showing(leak), options)

    def shows_spectators(self, name: str, leak: Callable[[Any], Any]) -> None:
        """Plants a view that shows spectators this too."""
        self.shows(name, lambda state, seat: leak(state) if seat is None else None, law=7)

    def misshows(self, name: str, field: str, change: Change, options: Any = None) -> None:
        """Plants a view in which this field is not as it is in truth, whatever the truth may be."""
        self.plant(6, name, lambda: self.changing(field)(change), options)

    def tells(self, name: str, tell: Tell, options: Any = None, law: int = 5) -> None:
        """Plants news that tell this instead."""
        self.plant(law, name, lambda: self.telling(tell), options)

    def tells_all(self, name: str, *kinds: type[Any], options: Any = None, law: int = 5) -> None:
        """Plants news that tell everybody events of these kinds as they are."""
        self.plant(law, name, lambda: self.telling_all(*kinds), options)

    def tells_spectators(self, name: str, kind: type[Any]) -> None:
        """Plants news that tell spectators events of this kind as they are."""
        self.plant(7, name, lambda: self.telling_spectators(kind))

    def having(self, **changed: Any) -> AnyGame:
        """The game, but for some of its answers."""
        return game_with(self.game, **changed)

    def showing(self, leak: Leak, **changed: Any) -> AnyGame:
        """Every view also shows what this makes of the state for its seat."""

        def view(state: Any, seat: Any) -> Any:
            honest = self.game.view(state, seat)
            fields = {name: getattr(honest, name) for name in honest.__struct_fields__}
            return self._leaky(**fields, leak=leak(state, seat))

        return self.having(view=view, **changed)

    def changing(self, field: str) -> Callable[[Change], AnyGame]:
        """Every view has this field changed."""

        def changed(change: Change) -> AnyGame:
            def view(state: Any, seat: Any) -> Any:
                honest = self.game.view(state, seat)
                return replace(honest, **{field: change(getattr(honest, field), state, seat)})

            return self.having(view=view)

        return changed

    def telling(self, tell: Tell, **changed: Any) -> AnyGame:
        """What is seen of an event in a state by a seat is this, unless it is `...`."""

        def seen(state: Any, event: Any, seat: Any) -> Any:
            told = tell(state, event, seat)
            return self.game.seen(state, event, seat) if told is ... else told

        return self.having(seen=seen, **changed)

    def telling_all(self, *kinds: type[Any]) -> AnyGame:
        """Everybody is told events of these kinds as they are."""
        return self.telling(lambda state, event, seat: event if isinstance(event, kinds) else ...)

    def telling_spectators(self, kind: type[Any]) -> AnyGame:
        def tell(state: Any, event: Any, seat: Any) -> Any:
            return event if seat is None and isinstance(event, kind) else ...

        return self.telling(tell)


BETWEEN = Bed(between)
EXPRESS = Options(length="express")
NOTES = Options(follow_up="notes")
FAST = Options(pace="fast")
