"""Drawings come and go by their own door, for a socket carries nothing bulky: kept as a move, shown to who may see."""

from collections.abc import Mapping
from functools import partial
from weakref import WeakKeyDictionary

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.core.drawing import LARGEST, Draw, Drawing, read_drawing
from tablee.core.refusal import Malformed
from tablee.server.answers import JSON, Denied, answer
from tablee.server.doors import body_of
from tablee.server.limits import Bucket
from tablee.server.reception import Reception
from tablee.tables.desk import Desk
from tablee.tables.room.people import PersonId

_FOR_EVER = "private, max-age=31536000, immutable"
"""A name is a hash: what it names never changes."""


class Drawings:
    """Each method is a route."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._paces: WeakKeyDictionary[Desk, dict[PersonId, Bucket]] = WeakKeyDictionary()

    @property
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/tables/{code}/drawing", self.keep, methods=["POST"]),
            Route("/api/tables/{code}/drawings/{name}", self.show),
        ]

    async def keep(self, request: Request) -> Response:
        """A person's drawing so far; refused like any other move."""
        desk = await self._reception.find(request)
        who = self._reception.require_person(request, desk)
        if self._pace(desk, who).take() < 0:
            raise Denied(429, "too_fast")
        try:
            body = await body_of(request, LARGEST, "drawing_too_large")
            drawing: Drawing = read_drawing(body)
        except (ValueError, RecursionError):
            raise Malformed("malformed") from None
        await desk.do(partial(desk.draw, who, Draw(drawing)))
        return answer(None)

    async def show(self, request: Request) -> Response:
        """To whoever sees its name; when the game is over, to everybody at the table."""
        desk = await self._reception.find(request)
        who = self._reception.require_person(request, desk)
        strokes = _folder(desk, who).get(request.path_params["name"])
        if strokes is None:
            raise Denied(404, "no_such_drawing")
        return Response(strokes, headers={"Cache-Control": _FOR_EVER}, media_type=JSON)

    def _pace(self, desk: Desk, who: PersonId) -> Bucket:
        paces = self._paces.setdefault(desk, {})
        return paces.setdefault(who, Bucket(60, 60))


def _folder(desk: Desk, who: PersonId) -> Mapping[str, bytes]:
    table = desk.sitting.table
    if table is None:
        return {}
    if table.outcome is not None:
        return table.drawings
    return table.shown(desk.sitting.room.seat_of(who))
