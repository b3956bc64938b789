"""The application: routes and the checks around them, for HTTP and WebSocket alike."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.core.refusal import Refusal
from tablee.server import faces, shelf
from tablee.server.answers import Denied, on_fault
from tablee.server.attachments import Attachments
from tablee.server.deals import Deals
from tablee.server.doors import Doors
from tablee.server.going_on import GoingOn
from tablee.server.headers import StrictHeaders
from tablee.server.health import Health
from tablee.server.invitation import Invitations
from tablee.server.logs import Logs
from tablee.server.metrics import Metrics
from tablee.server.origin import OriginCheck
from tablee.server.packs import Packs
from tablee.server.pages import Pages
from tablee.server.reaper import Reaper
from tablee.server.reception import Reception
from tablee.server.replay import Replays
from tablee.server.reviews import Reviews
from tablee.server.settings import ServerSettings
from tablee.server.words import Words
from tablee.tables.hall import Hall, NoSuchTable
from tablee.tables.ports import NotStored
from tablee.tables.sitting import GameGone

_STATUS = {404: "not_found", 405: "method_not_allowed"}


class App:
    """What the web server calls; also where it says that it is about to close."""

    def __init__(self, reception: Reception, app: ASGIApp) -> None:
        self._app = app
        self.reception = reception

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)

    def begin_closing(self) -> None:
        self.reception.is_closing = True
        self.reception.backroom.begin_closing()


def make_app(
    hall: Hall,
    settings: ServerSettings,
    client_dir: Path,
    metrics: Metrics | None = None,
    in_the_room: Callable[[], str | None] = lambda: None,
    more: Sequence[BaseRoute] = (),
) -> App:
    """`more` is for what only some servers have."""
    pages = Pages(client_dir)
    reception = Reception(hall, settings, metrics or Metrics(), in_the_room)
    routes = [
        *Doors(reception).routes,
        *Replays(reception).routes,
        *Reviews(reception).routes,
        *Logs(reception).routes,
        *GoingOn(reception).routes,
        *Deals(reception).routes,
        *Attachments(reception).routes,
        *shelf.routes(),
        *faces.routes(),
        *Words().routes,
        *Packs(reception).routes,
        *Health(reception).routes,
        *Invitations(reception, pages).routes,
        *pages.routes,
        *more,
    ]
    faults = dict.fromkeys((Denied, NoSuchTable, GameGone, Refusal, NotStored, Exception), on_fault)
    inner = Starlette(
        routes=routes,
        exception_handlers={**faults, HTTPException: _on_http},
        lifespan=lambda _: _life(reception),
    )
    inner.router.default = pages.show_missing
    inner.router.redirect_slashes = False  # an address is right or it is not there
    return App(reception, StrictHeaders(OriginCheck(inner, settings.public_url)))


async def _on_http(_: HTTPConnection, fault: Exception) -> Response:
    """What Starlette itself refuses, in our own words."""
    assert isinstance(fault, HTTPException)
    code = _STATUS.get(fault.status_code, "refused")
    return Denied(fault.status_code, code).response()


@asynccontextmanager
async def _life(reception: Reception) -> AsyncIterator[None]:
    shelf.asset()  # every game is imported before anybody has to wait for it
    reaper = Reaper(reception.hall, reception.settings.retention_days)
    going_round = asyncio.create_task(reaper.run(), name="reaper")
    yield
    reception.is_closing = True
    going_round.cancel()
    await reception.backroom.close()
    await reception.hall.close()
