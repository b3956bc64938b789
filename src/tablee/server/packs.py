"""Packs of words: which there are, what stands on their cards, and what is to be said of one that somebody writes.

The words of our packs and of those in the host's folder are no secret, only which of them is drawn.  A pack that
somebody has brought to a table is read by that person alone.
"""

import asyncio
from typing import Any

from msgspec import field
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import registry
from tablee.core.record import Record, converter
from tablee.registry import UnknownName
from tablee.server.answers import Denied, answer
from tablee.server.doors import body_of
from tablee.server.limits import Tries, address_of
from tablee.server.reading import LONGEST as MESSAGE
from tablee.server.reading import read
from tablee.server.reception import Reception
from tablee.tables.enough import cards_needed
from tablee.tables.room.rules import check_setting
from tablee.tables.room.words_kept import words_of
from tablee.words.offered import offered
from tablee.words.packs import OWN, NoSuchPack, pack, read_pack
from tablee.words.proofing import Finding, findings, require_short, tidied

EACH, TOGETHER = 240, 2_400
"""Packs that one address, a school perhaps, and all together may have looked over in a minute."""


class PackOfWords(Record, frozen=True):
    """GET /api/packs/{game}/{language}/{name}"""

    cards: tuple[tuple[str, ...], ...]
    """The words on each card; what people make of them is the bots' business."""


class OfferedPack(Record, frozen=True):
    """One pack that can be played with, by its name."""

    name: str
    cards: int
    sample: tuple[str, ...]
    """A few of its words."""
    is_ours: bool
    """Whether it comes with Tablée; else it lies in the folder of whoever runs this table."""


class OfferedPacks(Record, frozen=True):
    """GET /api/packs/{game}/{language}: the packs for a game that are played with in this language, ours first."""

    packs: tuple[OfferedPack, ...]


class CheckWords(Record, frozen=True):
    """POST /api/packs/check: a pack that is being written, and what it is to be played in."""

    game: str
    language: str
    lines: tuple[str, ...]
    seats: int
    options: Any = field(default_factory=dict)


class WordsChecked(Record, frozen=True):
    """What there is to say of a pack; nothing is kept of it."""

    cards: int
    needed: int
    """As few as this game can be dealt from, with these seats and options."""
    findings: tuple[Finding, ...]


class OwnWords(Record, frozen=True):
    """GET /api/tables/{code}/words/{pack}: what you have brought to this table, as you wrote it."""

    pack: str
    language: str
    title: str
    text: str


_check_words = converter(CheckWords)


class Packs:
    """Each method is a route."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._asked = Tries(EACH, TOGETHER)
        self._looking = asyncio.Semaphore()
        """One pack at a time is looked over: it takes a while, and bots think in the same threads."""

    @property
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/packs/check", self.check, methods=["POST"]),
            Route("/api/packs/{game}/{language}", self.list),
            Route("/api/packs/{game}/{language}/{name}", self.show),
            Route("/api/tables/{code}/words/{pack}", self.show_own),
        ]

    async def list(self, request: Request) -> Response:
        game, language = (request.path_params[part] for part in ("game", "language"))
        found = await asyncio.to_thread(lambda: tuple(offered(game, language)))
        return answer(OfferedPacks(tuple([OfferedPack(*it) for it in found])))

    async def show(self, request: Request) -> Response:
        parts = [request.path_params[part] for part in ("game", "language", "name")]
        try:
            if parts[-1].startswith(OWN):
                raise NoSuchPack
            cards = await asyncio.to_thread(pack, "/".join(parts))
        except NoSuchPack:
            raise Denied(404, "no_such_pack") from None
        return answer(PackOfWords(tuple([card.words for card in cards])))

    async def check(self, request: Request) -> Response:
        who = address_of(request)
        if self._asked.are_spent(who):
            raise Denied(429, "too_fast")
        self._asked.note(who)
        wish: CheckWords = read(await body_of(request, MESSAGE, "words_too_long"), _check_words)
        async with self._looking:
            return answer(await asyncio.to_thread(_checked, wish))

    async def show_own(self, request: Request) -> Response:
        """Whoever else may be at the table: the words are the secret of the game to come."""
        desk = await self._reception.find(request)
        who = self._reception.require_person(request, desk)
        found = words_of(desk.sitting.room, request.path_params["pack"])
        if found is None:
            raise Denied(404, "no_such_pack")
        if found.person != who:
            raise Denied(403, "words_of_another")
        return answer(OwnWords(found.pack, found.language, found.title, found.text))


def _checked(wish: CheckWords) -> WordsChecked:
    try:
        game = registry.game(wish.game)
    except UnknownName:
        raise Denied(400, "no_such_game") from None
    options = check_setting(game, wish.seats, wish.options)
    if wish.language != getattr(options, "language", None):
        raise Denied(400, "bad_options")
    text = tidied("\n".join(wish.lines))
    require_short(text)
    cards = len(list(read_pack(text)))
    return WordsChecked(
        cards, cards_needed(game, wish.seats, options), findings(text, wish.language)
    )
