"""The shelf: every game that can be played here, its options as a schema, and its presets."""

from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import registry
from tablee.core.game import About
from tablee.core.record import Record, schema
from tablee.registry import keys
from tablee.server.answers import answer


class Preset(Record, frozen=True):
    key: str
    options: Any


class GameOnShelf(Record, frozen=True):
    """What somebody who opens a table may choose."""

    about: About
    options: dict[str, Any]
    """As JSON Schema."""
    presets: tuple[Preset, ...]
    levels: tuple[str, ...]
    """Of its bots, weakest first."""


def describe(key: str) -> GameOnShelf:
    game = registry.game(key)
    presets = getattr(game, "PRESETS", {})
    return GameOnShelf(
        about=game.ABOUT,
        options=schema(game.TYPES.options),
        presets=tuple([Preset(name, options) for name, options in presets.items()]),
        levels=tuple(registry.bots(key)),
    )


@cache
def all_games() -> tuple[GameOnShelf, ...]:
    return tuple(map(describe, keys()))


async def show_games(_: Request) -> Response:
    return answer(all_games())


def routes() -> list[BaseRoute]:
    return [Route("/api/games", show_games)]
