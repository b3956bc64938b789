"""The browser client: one page and its assets, read at the start and kept.

No path can lead elsewhere, and a client that is built anew does not tear the pages of a running server.
"""

import gzip
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path, PurePosixPath

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import Receive, Scope, Send

from tablee.server.answers import Denied, deny

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_TYPES = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".md": "text/markdown",
    ".mjs": "text/javascript",
    ".woff2": "font/woff2",
}
_PACKED = ("text/", "application/json", "application/manifest", "image/svg")


class Asset:
    """One file for browsers, as it is and packed."""

    def __init__(self, name: str, body: bytes, lasts: str) -> None:
        self.body = body
        self.lasts = lasts
        self.type = (
            _TYPES.get(PurePosixPath(name).suffix)
            or guess_type(name)[0]
            or "application/octet-stream"
        )
        self.etag = f'"{sha256(self.body).hexdigest()[:16]}"'
        self.packed = gzip.compress(self.body, 9, mtime=0) if self.type.startswith(_PACKED) else b""

    def response(self, request: Request, status: int = 200) -> Response:
        headers = {"ETag": self.etag, "Cache-Control": self.lasts, "Vary": "Accept-Encoding"}
        if status == 200 and request.headers.get("if-none-match") == self.etag:
            return Response(status_code=304, headers=headers)
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self.packed, status, headers, self.type)
        return Response(self.body, status, headers, self.type)


class Pages:
    """Files by their address."""

    def __init__(self, folder: Path) -> None:
        found = [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []
        addresses = {f"/{path.relative_to(folder).as_posix()}": path for path in found}
        self._assets = {
            address: Asset(path.name, path.read_bytes(), _lasts(address))
            for address, path in addresses.items()
        }

    @property
    def routes(self) -> list[BaseRoute]:
        games = ("/rules/{game}", "/print/{game}", "/referee/{game}")
        paths = (
            "/",
            "/look",
            "/mine",
            "/tv",
            "/tv/{code}",
            "/deals",
            "/deal/{game}/{deal}",
            *games,
        )
        pages = [Route(path, self.show_page) for path in paths]
        return [*pages, *[Route(address, self.show_asset) for address in self._assets]]

    @property
    def page(self) -> Asset:
        """The one page there is, where the client is built."""
        if "/index.html" not in self._assets:
            raise Denied(503, "client_not_built")
        return self._assets["/index.html"]

    async def show_page(self, request: Request) -> Response:
        return self.page.response(request)

    async def show_missing(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Nothing is here: for who reads pages the page that says so, for all others a code."""
        page = self._assets.get("/index.html")
        if page and scope["type"] == "http" and _reads_pages(request := Request(scope)):
            await page.response(request, 404)(scope, receive, send)
        elif scope["type"] in ("http", "websocket"):
            await deny(Denied(404, "not_found"), scope, receive, send)

    async def show_asset(self, request: Request) -> Response:
        return self._assets[request.scope["path"]].response(request)


def _lasts(address: str) -> str:
    """Vite puts a hash into the names of what it builds."""
    return FOR_EVER if address.startswith("/assets/") else ASK_AGAIN


def _reads_pages(request: Request) -> bool:
    """A person in front of a browser, as far as the request tells."""
    is_asking = request.method in ("GET", "HEAD") and not request.url.path.startswith("/api/")
    return is_asking and "text/html" in request.headers.get("accept", "")
