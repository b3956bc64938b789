"""Attachments come and go by their own door, for a socket carries nothing bulky: kept as a move, shown to who may see.

So far all of them are drawings, and that is what browsers call them.
"""

from collections.abc import Mapping
from functools import partial
from weakref import WeakKeyDictionary

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.core.attachment import LARGEST
from tablee.server.answers import JSON, Denied, answer
from tablee.server.doors import body_of
from tablee.server.limits import Bucket
from tablee.server.reception import Reception
from tablee.tables.desk import Desk
from tablee.tables.room.people import Viewer

_FOR_EVER = "private, max-age=31536000, immutable"
"""A name is a hash: what it names never changes."""


class Allowance:
    """How much one person may attach and look; whoever was too fast is welcome again after a breath."""

    def __init__(self) -> None:
        self.attaching = Bucket(60, 60, debt=1)
        self.looking = Bucket(256, 16, debt=16)
        """The largest gallery has 64, and may be opened again, elsewhere, and once more."""


class Attachments:
    """Each method is a route."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._allowances: WeakKeyDictionary[Desk, dict[Viewer, Allowance]] = WeakKeyDictionary()

    @property
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/tables/{code}/drawing", self.keep, methods=["POST"]),
            Route("/api/tables/{code}/drawings/{name}", self.show),
        ]

    async def keep(self, request: Request) -> Response:
        """What a person attaches, refused like any other move; answered with the name it is kept under.

        `If-Match` has the name of the one it is to replace.
        """
        desk = await self._reception.find(request)
        who = self._reception.require_person(request, desk)
        _take(self._allowance(desk, who).attaching)
        content = await body_of(request, LARGEST, "drawing_too_large")
        on = request.headers.get("if-match")
        name = await desk.do(partial(desk.attach, who, content, on and on.strip('"')))
        return answer({"name": name})

    async def show(self, request: Request) -> Response:
        """To whoever sees its name; once its game is over, to everybody who may look back at it."""
        desk = await self._reception.find(request)
        who = self._reception.require_viewer(request, desk)
        _take(self._allowance(desk, who).looking)
        name = request.path_params["name"]
        content = _shown(desk, who).get(name) or _hung_before(desk, who).get(name)
        if content is None:
            raise Denied(404, "no_such_drawing")
        return Response(content, headers={"Cache-Control": _FOR_EVER}, media_type=JSON)

    def _allowance(self, desk: Desk, who: Viewer) -> Allowance:
        allowances = self._allowances.setdefault(desk, {})
        return allowances.setdefault(who, Allowance())


def _take(bucket: Bucket) -> None:
    if bucket.take() < 0:
        raise Denied(429, "too_fast")


def _shown(desk: Desk, who: Viewer) -> Mapping[str, bytes]:
    table = desk.sitting.table
    if table is None or not desk.sitting.is_shown_to(who):
        return {}
    if table.outcome is not None:
        return table.attachments
    return table.shown(desk.sitting.eyes_of(who))


def _hung_before(desk: Desk, who: Viewer) -> Mapping[str, bytes]:
    """The gallery of the game before, to the same people while the next one is played; of older ones what is kept."""
    room, past = desk.sitting.room, desk.sitting.past
    seen = [it.table for number, it in past.items() if room.may_look_back(who, number)]
    return {name: it for table in seen for name, it in table.attachments.items()}
