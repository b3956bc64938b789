"""Is it alive, is it ready, what does it count?"""

import asyncio

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from tablee.server.answers import Denied, answer
from tablee.server.limits import is_from_here
from tablee.server.reception import Reception

_PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


class Health:
    """Three questions that machines ask."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception

    @property
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/healthz", self.is_alive),
            Route("/readyz", self.is_ready),
            Route("/metrics", self.count),
        ]

    async def is_alive(self, _: Request) -> Response:
        return answer({"status": "alive"})

    async def is_ready(self, _: Request) -> Response:
        """The store takes writes, and nobody is about to close; tables that could not be opened are counted."""
        if self._reception.is_closing:
            raise Denied(503, "closing")
        if self._reception.metrics.is_store_failing and not await self._is_writable():
            raise Denied(503, "not_stored")
        damaged = len(self._reception.hall.damaged)
        return answer({"status": "ready"} | ({"damaged_tables": damaged} if damaged else {}))

    async def _is_writable(self) -> bool:
        """Asked only after a write has failed: nobody may be there to try the next."""
        try:
            async with asyncio.timeout(2):
                await self._reception.hall.probe()
        except Exception:  # whatever a store may say, it is not ready
            return False
        return True

    async def count(self, request: Request) -> Response:
        allowed = self._reception.settings.metrics
        if allowed == "off" or (allowed == "local" and not is_from_here(request)):
            raise Denied(404, "not_found")
        hall, crowd = self._reception.hall, self._reception.crowd
        text = self._reception.metrics.text(
            tables=len(hall.desks), trash=hall.in_trash, sockets=crowd.size
        )
        return PlainTextResponse(text, media_type=_PROMETHEUS)
