"""Where a request comes from: our own pages, or a program that brings its key itself."""

import re
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from tablee.server.answers import Denied, deny
from tablee.server.keys import bearer

_ORIGIN = re.compile(r"(https?)://([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::([1-9][0-9]{0,4}))?")
_PORTS = {"http": "80", "https": "443"}
_SAFE = ("GET", "HEAD", "OPTIONS")

Origin = tuple[str, str, str]
"""Scheme, host and port, with nothing left out."""


def origin_of(origin: str) -> Origin | None:
    """As a browser spells it; whatever is spelt otherwise is no browser's."""
    found = _ORIGIN.fullmatch(origin)
    if found is None:
        return None
    scheme, host, port = found.groups()
    return scheme, host, port or _PORTS[scheme]


def is_ours(origin: str, host: str, public_url: str) -> bool:
    """The public address, or the very host that was asked; a public host is only ever asked its own way."""
    asked_from = origin_of(origin)
    if asked_from is None:
        return False
    public = origin_of(public_url)
    if public is not None and public[1] in (asked_from[1], host_only(host)):
        return asked_from == public
    return asked_from == origin_of(f"{asked_from[0]}://{host.lower()}")


def host_only(host: str) -> str | None:
    """Without the port; nothing where no browser would spell it so."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


class OriginCheck:
    """For requests and handshakes alike: HTTP middleware of the usual kind never sees a WebSocket."""

    def __init__(self, app: ASGIApp, public_url: str) -> None:
        self._app = app
        self._public_url = public_url

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and not self._may_pass(scope):
            await deny(Denied(403, "wrong_origin"), scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _may_pass(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        match headers.getlist("origin"):
            case []:
                is_safe = scope["type"] == "http" and scope["method"] in _SAFE
                return is_safe or bearer(headers) is not None
            case [origin]:
                return is_ours(origin, headers.get("host", ""), self._public_url)
            case _:
                return False
