"""The words of a pack, for those who print its cards: they are no secret of any table, only which of them is drawn."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.core.record import Record
from tablee.server.answers import Denied, answer
from tablee.words.packs import NoSuchPack, pack


class PackOfWords(Record, frozen=True):
    """GET /api/packs/{game}/{language}/{name}"""

    cards: tuple[tuple[str, ...], ...]
    """The words on each card; what people make of them is the bots' business."""


async def show_pack(request: Request) -> Response:
    name = "/".join(request.path_params[part] for part in ("game", "language", "name"))
    try:
        cards = await asyncio.to_thread(pack, name)
    except NoSuchPack:
        raise Denied(404, "no_such_pack") from None
    return answer(PackOfWords(tuple([card.words for card in cards])))


def routes() -> list[BaseRoute]:
    return [Route("/api/packs/{game}/{language}/{name}", show_pack)]
