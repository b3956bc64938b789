"""A log that somebody brings, from here or from elsewhere: proven in the back room, and walked through for a while."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.server.answers import Denied, answer
from tablee.server.backroom import Failed
from tablee.server.doors import JSONL, body_of
from tablee.server.errand import Laid, Opened, OpenLog, Told
from tablee.server.found import LogFound
from tablee.server.limits import Tries, address_of
from tablee.server.pile import Brought, Pile, name_of
from tablee.server.reception import Reception
from tablee.server.replay import plain_number
from tablee.tables.reader import begins_like_a_log

T = TypeVar("T")

LONGEST = 6 << 20
"""Bytes of a file: the longest games of bots have 200,000, the longest at random 800,000, and the largest gallery,
all in drawings as large as can be, four million."""

PATIENCE = 15.0
"""Seconds that a file may take to arrive; most are here at once."""

EACH, TOGETHER = 20, 120
"""Files that one address may bring, and all together, in a minute."""

MOST_AT_ONCE = 4
"""Files that may be on their way here."""


class Logs:
    """Each method is a route; nothing of a file is read in here."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._pile = Pile()
        self._brought = Tries(EACH, TOGETHER)
        self._coming = 0

    @property
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/logs", self.bring, methods=["POST"]),
            Route("/api/logs/{id}/steps/{step}", self.show_step),
            Route("/api/logs/{id}/review", self.look_back),
        ]

    async def bring(self, request: Request) -> Response:
        """What `tablee verify` says; a finished game that holds is kept for a while under its `id`."""
        self._reception.require_reviews()
        self._require_patience(request)
        content = await self._arrived(request)
        kept = self._pile.find(name_of(content))
        if kept is not None:
            return answer(kept.found)
        if not begins_like_a_log(content):  # no process needs to look at it
            return answer(LogFound("not_a_log", 1))
        return answer(await _while_somebody_waits(request, self._open(content)))

    async def show_step(self, request: Request) -> Response:
        return self._find(request).show(plain_number(request.path_params["step"]))

    async def look_back(self, request: Request) -> Response:
        return self._find(request).review(self._reception.backroom)

    def _find(self, request: Request) -> Brought:
        log = self._pile.find(request.path_params["id"])
        if log is None:
            raise Denied(404, "log_gone")
        return log

    def _require_patience(self, request: Request) -> None:
        who = address_of(request)
        if self._brought.are_spent(who):
            raise Denied(429, "too_many_logs")
        self._brought.note(who)

    async def _arrived(self, request: Request) -> bytes:
        """Only as many at once as there is memory for."""
        self._reception.backroom.require_room(OpenLog())
        if self._coming >= MOST_AT_ONCE:
            raise Denied(503, "reviews_busy")
        self._coming += 1
        try:
            return await body_of(request, LONGEST, "log_too_long", JSONL, PATIENCE)
        finally:
            self._coming -= 1

    async def _open(self, content: bytes) -> LogFound:
        steps: list[bytes] = []

        def hear(told: Told) -> None:
            if isinstance(told, Laid):
                steps.append(told.step)

        try:
            told = await self._reception.backroom.run(OpenLog(), content, Opened, hear)
        except Failed:
            raise Denied(500, "review_failed") from None
        return self._laid_down(content, told.found, steps)

    def _laid_down(self, content: bytes, found: LogFound, steps: list[bytes]) -> LogFound:
        if found.log is None:
            return found
        if found.log.steps != len(steps):
            raise Denied(500, "review_failed")
        log = Brought(content, found, steps)
        self._pile.keep(log)
        return log.found


async def _while_somebody_waits(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Called off where they have gone, and where the house closes."""
    task, gone = asyncio.create_task(work), asyncio.create_task(_has_gone(request))
    try:
        await asyncio.wait((task, gone), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Denied(408, "too_slow")
        if task.cancelled():
            raise Denied(503, "closing")
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def _has_gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
