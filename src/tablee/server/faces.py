"""What a game shows of itself: the files of its face, each under the hash of them all."""

from functools import cache

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.faces.face import face_of
from tablee.registry import keys
from tablee.server.answers import Denied
from tablee.server.pages import FOR_EVER, Asset


def address_of(key: str) -> str:
    """Where the files of a face lie; another face lies elsewhere."""
    return f"/games/{key}/{face_of(key).hash}/"


@cache  # what is known here is packed once; what is not is never kept
def asset(key: str, name: str) -> Asset:
    return Asset(name, face_of(key).files[name], FOR_EVER)


async def show_file(request: Request) -> Response:
    key, hash, name = (request.path_params[it] for it in ("key", "hash", "name"))
    if key not in keys() or hash != face_of(key).hash or name not in face_of(key).files:
        raise Denied(404, "not_found")
    return asset(key, name).response(request)


def routes() -> list[BaseRoute]:
    return [Route("/games/{key}/{hash}/{name:path}", show_file)]
