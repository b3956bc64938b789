"""The page behind an invitation's link and its picture, for the previews of chat programs: who invites, and to what.

This is told only where the code alone lets anybody in; of every other table, and of none, the same is said.
"""

import asyncio
from hashlib import sha256
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee import registry
from tablee.core.record import Record
from tablee.server import picture
from tablee.server.answers import Denied
from tablee.server.limits import Tries, address_of
from tablee.server.origin import origin_of
from tablee.server.pages import Asset, Pages
from tablee.server.reception import Reception, inviter_of
from tablee.tables.hall import NoSuchTable
from tablee.tables.ports import NotStored
from tablee.tables.sitting import BrokenJournal, GameGone
from tablee.tables.wire import Inviter

LASTS = "private, no-cache"
EACH, TOGETHER = 60, 600
"""Pictures that are drawn for one address, and for all together, in a minute."""

_AFTER = b"</title>"
_UNKNOWN = (Denied, NoSuchTable, GameGone, NotStored, BrokenJournal)


class Wording(Record, frozen=True):
    """What a preview says, in one language or in both."""

    title: str
    text: str
    sentence: str
    nameless: str


_FR = Wording(
    title="{name} vous invite\u202f: {game}",
    text="Table {code}\u202f: un lien, et tout le monde est assis.",
    sentence="{name} vous invite",
    nameless="Une place vous attend",
)
_EN = Wording(
    title="{name} invites you: {game}",
    text="Table {code}: one link, and everybody is seated.",
    sentence="{name} invites you",
    nameless="A seat is kept for you",
)
_BOTH = Wording(
    title="{name} vous invite · invites you: {game}",
    text="Un lien, et tout le monde est assis. One link, and everybody is seated. Table {code}",
    sentence=_FR.sentence,
    nameless=_FR.nameless,
)
WORDS: Final = {"fr": _FR, "en": _EN, "": _BOTH}
"""By what the reader's program says it reads; most previews are made without saying. A picture has room for one."""

NOBODY = ("Tablée", "Une table de jeu ouverte. An open game table.")
"""The preview of a table that is not told about, or is not there."""


class Invitation(Record, frozen=True):
    code: str
    game: str
    by: Inviter
    language: str
    """That of the words one plays with, which is the host's where nobody chose another; empty where there are none."""

    @property
    def mark(self) -> str:
        """Another one has another address: chat programs keep pictures for long."""
        told = f"{self.game} {self.by.token} {self.by.name} {self.language}"
        return sha256(told.encode()).hexdigest()[:8]


class Invitations:
    """Each method is a route; looking for a table has the limits of every door."""

    def __init__(self, reception: Reception, pages: Pages) -> None:
        self._reception = reception
        self._pages = pages
        self._drawn = Tries(EACH, TOGETHER)
        self._brush = asyncio.Lock()

    @property
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/t/{code}", self.show_page),
            Route("/t/{code}/invite.png", self.show_picture),
            Route("/invite.png", self.show_nobody),
        ]

    async def show_page(self, request: Request) -> Response:
        page = self._pages.page
        language = _language(request)
        told = await self._told(request)
        tags = _tags(self._address(request), told, language).encode()
        shown = Asset("index.html", page.body.replace(_AFTER, _AFTER + tags, 1), LASTS)
        response = shown.response(request)
        response.headers["Vary"] = "Accept-Encoding, Accept-Language"
        return response

    async def show_picture(self, request: Request) -> Response:
        """Drawn by one at a time, beside the loop; who asks for too many gets the one of the house."""
        told, who = await self._told(request), address_of(request)
        if told is None or not registry.is_ours(told.game) or self._drawn.are_spent(who):
            return await self.show_nobody(request)
        self._drawn.note(who)
        words = WORDS.get(request.query_params.get("lang") or told.language, _BOTH)
        by = told.by
        async with self._brush:
            drawn = await asyncio.to_thread(
                picture.draw, told.game, by.token, by.name, words.sentence, words.nameless
            )
        return Asset("invite.png", drawn, LASTS).response(request)

    async def show_nobody(self, request: Request) -> Response:
        return Asset("invite.png", picture.plain(picture.NO_GAME), LASTS).response(request)

    async def _told(self, request: Request) -> Invitation | None:
        try:
            desk = await self._reception.find(request)
        except _UNKNOWN:
            return None
        room, by = desk.sitting.room, inviter_of(desk)
        if by is None or not room.is_open or desk.is_at_rest:
            return None
        return Invitation(desk.code, room.game, by, getattr(room.options, "language", ""))

    def _address(self, request: Request) -> str | None:
        """By which the picture is found from outside; nothing where no browser would spell it so."""
        asked = f"{request.url.scheme}://{request.headers.get('host', '').lower()}"
        public = self._reception.settings.public_url
        return public or (asked if origin_of(asked) else None)


def _language(request: Request) -> str:
    """The first of ours that is read there."""
    wanted = request.headers.get("accept-language", "").lower().split(",")
    return next((it for it in [one.strip()[:2] for one in wanted] if it in ("fr", "en")), "")


def _tags(address: str | None, told: Invitation | None, language: str) -> str:
    """A name is only ever text here, whatever it is made of."""
    if told is None:
        (title, text), path = NOBODY, "/invite.png"
    else:
        words = WORDS[language]
        title = words.title.format(name=told.by.name, game=registry.game(told.game).ABOUT.title)
        text = words.text.format(code=told.code)
        path = f"/t/{told.code}/invite.png?lang={language}&of={told.mark}"
    told_of = {"site_name": "Tablée", "type": "website", "title": title, "description": text}
    if address is not None:
        size = {"image:width": str(picture.WIDTH), "image:height": str(picture.HEIGHT)}
        told_of |= {"image": address + path, "image:type": "image/png", **size}
    lines = [f'<meta property="og:{name}" content="{escape(it)}" />' for name, it in told_of.items()]  # fmt: skip
    return "\n    ".join(["", *lines, '<meta name="twitter:card" content="summary_large_image" />'])
