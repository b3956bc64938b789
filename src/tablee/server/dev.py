"""The panel at `/dev` for whoever makes a game; only `tablee dev` has it, and people's tables are not reached by it."""

import asyncio
from importlib.resources import files
from ipaddress import ip_address
from secrets import token_hex

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.core.record import Record, converter
from tablee.faces.face import troubles
from tablee.faces.trouble import Trouble
from tablee.server.answers import Denied, answer
from tablee.server.doors import read_body
from tablee.server.pages import ASK_AGAIN, Asset
from tablee.tables.rehearsal import Rehearsal, Script

RUN = token_hex(8)
"""Of this process: another one may know other rules."""


class Studio(Record, frozen=True):
    """What there is to rehearse, and what is wrong with it, in full."""

    run: str
    games: tuple[str, ...]
    troubles: tuple[Trouble, ...]


class Panel:
    """A page of its own, and the two things it asks."""

    def __init__(self, games: tuple[str, ...]) -> None:
        self._games = games
        folder = files("tablee.server") / "panel"
        self._assets = {
            it.name: Asset(it.name, it.read_bytes(), ASK_AGAIN) for it in folder.iterdir()
        }

    @property
    def routes(self) -> list[BaseRoute]:
        pages = [Route(f"/dev/{name}", self.show) for name in self._assets]
        return [
            Route("/dev", self.show),
            Route("/dev/api/studio", self.studio),
            Route("/dev/api/rehearse", self.rehearse, methods=["POST"]),
            *pages,
        ]

    async def show(self, request: Request) -> Response:
        name = request.url.path.removeprefix("/dev").removeprefix("/") or "index.html"
        return self._assets[name].response(request)

    async def studio(self, request: Request) -> Response:
        require_near(request)
        return answer(Studio(RUN, self._games, troubles()))

    async def rehearse(self, request: Request) -> Response:
        require_near(request)
        script: Script = await read_body(request, converter(Script))
        return answer(await asyncio.to_thread(Rehearsal(script).play))


def require_near(request: Request) -> None:
    """By its number, or as this machine: any other name might be somebody's who has it lead here (DNS rebinding)."""
    host = request.url.hostname or ""
    if host == "localhost":
        return
    try:
        ip_address(host)
    except ValueError:
        raise Denied(403, "wrong_origin") from None
