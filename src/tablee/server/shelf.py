"""The shelf: every game that can be played here, its options as a schema, and its presets."""

from functools import cache
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import registry
from tablee.core.game import About
from tablee.core.record import Record, encode, schema
from tablee.faces.card import Card
from tablee.faces.face import Face, face_of, troubles
from tablee.faces.trouble import Trouble, harmless
from tablee.registry import keys
from tablee.server.faces import address_of
from tablee.server.pages import ASK_AGAIN, Asset
from tablee.tables.anew import may_deal_anew
from tablee.tables.daily import edition_of

_FOR_THE_SHELF = ("pitch", "preset.", "option.", "level.", "team.", "moment.")


class Preset(Record, frozen=True):
    """Options that go well together, under a name."""

    key: str
    options: Any


class FaceOnShelf(Record, frozen=True):
    """What a game shows of itself: where it lies, and what is needed before a table is opened."""

    base: str
    """The address of its files; another face has another one."""
    card: Card
    words: dict[str, dict[str, str]]
    """By language: its pitch, the names of presets, options, levels and teams, and what it is remembered by."""
    has: tuple[str, ...]
    """The names of its files."""


class GameOnShelf(Record, frozen=True):
    """What somebody who opens a table may choose."""

    about: About
    options: dict[str, Any]
    """As JSON Schema."""
    presets: tuple[Preset, ...]
    levels: tuple[str, ...]
    """Of its bots, weakest first."""
    is_ours: bool
    """Whether the client knows its screen without being told."""
    plays_on: bool
    """Whether it is played on where nobody plays a seat; elsewhere a bot takes it."""
    edition: int | None
    """What the names of its deals of the day have after the date; null where it has none."""
    deals_anew: bool
    """Whether one may go on from the middle of a game with other cards where one could not know them."""
    seat_fields: tuple[str, ...]
    """The names under which its records speak of seats."""
    team_fields: tuple[str, ...]
    face: FaceOnShelf | None


class Shelf(Record, frozen=True):
    """`GET /api/games`: the games that can be played here, and what is wrong with what packages bring."""

    games: tuple[GameOnShelf, ...]
    troubles: tuple[Trouble, ...]


def describe(key: str) -> GameOnShelf:
    game, face = registry.game(key), face_of(key)
    presets = getattr(game, "PRESETS", {})
    return GameOnShelf(
        about=game.ABOUT,
        options=schema(game.TYPES.options),
        presets=tuple([Preset(name, options) for name, options in presets.items()]),
        levels=tuple(registry.bots(key)),
        is_ours=registry.is_ours(key),
        plays_on=game.TYPES.knows_empty_seats,
        edition=edition_of(key),
        deals_anew=may_deal_anew(game),
        seat_fields=face.seat_fields,
        team_fields=face.team_fields,
        face=_shown(key, face) if face.files else None,
    )


def _shown(key: str, face: Face) -> FaceOnShelf:
    words = {
        language: {name: text for name, text in texts.items() if name.startswith(_FOR_THE_SHELF)}
        for language, texts in face.texts.items()
    }
    return FaceOnShelf(address_of(key), face.card, words, tuple(face.files))


@cache
def shelf() -> Shelf:
    return Shelf(tuple(map(describe, keys())), tuple(map(harmless, troubles())))


@cache
def asset() -> Asset:
    """Packed once: it is the first thing that every browser asks for."""
    return Asset("games.json", encode(shelf()), ASK_AGAIN)


async def show_games(request: Request) -> Response:
    return asset().response(request)


def routes() -> list[BaseRoute]:
    return [Route("/api/games", show_games)]
