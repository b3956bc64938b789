"""Looking back at a finished game: thought over once, in the back room, and the same for everybody who may look."""

import asyncio
from collections.abc import Callable
from weakref import WeakKeyDictionary

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from tablee.core.shifts import Shift
from tablee.server.answers import JSON, Denied, answer
from tablee.server.backroom import Backroom, Failed
from tablee.server.errand import LookBack, Progress, Reviewed, Told
from tablee.server.found import HowFar
from tablee.server.reception import Reception
from tablee.server.replay import finished_game, number_of
from tablee.tables.log import format_log
from tablee.tables.table import Table

ASKED = 10.0
"""Seconds after which nobody asks any more, and it is called off."""

AGAIN = 60.0
"""Seconds before what failed is tried again."""


class Reviews:
    """The replay's neighbour: whoever may step through a game may know what there was to find in it."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception
        self._inquiries: WeakKeyDictionary[Table, Inquiry] = WeakKeyDictionary()

    @property
    def routes(self) -> list[BaseRoute]:
        return [Route("/api/tables/{code}/games/{number}/review", self.look_back)]

    async def look_back(self, request: Request) -> Response:
        desk = await self._reception.find(request)
        who = self._reception.require_person(request, desk)
        number = number_of(request, 0)
        table = finished_game(desk, who, number)
        self._reception.require_reviews()
        inquiry = self._inquiries.setdefault(table, Inquiry(len(table.entries)))
        shifts = desk.sitting.past[number].shifts
        return inquiry.ask(self._reception.backroom, lambda: log_of(table, shifts))


class Inquiry:
    """One review, from the first who asks until it is found; it goes on for as long as somebody asks."""

    def __init__(self, steps: int) -> None:
        self._steps = steps
        self._done = 0
        self._found = b""
        self._task: asyncio.Task[None] | None = None
        self._patience: asyncio.TimerHandle | None = None
        self._rests_until = 0.0

    @property
    def size(self) -> int:
        return len(self._found)

    def ask(self, backroom: Backroom, log: Callable[[], bytes]) -> Response:
        """What was found, or how far it is."""
        if self._found:
            return Response(self._found, media_type=JSON)
        if asyncio.get_running_loop().time() < self._rests_until:
            raise Denied(500, "review_failed")
        if self._task is None or self._task.done():
            backroom.require_room(LookBack())
            self._done = 0
            self._task = asyncio.create_task(self._run(backroom, log))
        self._be_patient(self._task)
        return answer(HowFar(self._done, self._steps), 202)

    def _be_patient(self, task: asyncio.Task[None]) -> None:
        if self._patience:
            self._patience.cancel()
        self._patience = asyncio.get_running_loop().call_later(ASKED, task.cancel)

    async def _run(self, backroom: Backroom, log: Callable[[], bytes]) -> None:
        try:
            content = await asyncio.to_thread(log)
            told = await backroom.run(LookBack(), content, Reviewed, self._hear)
            self._found = _checked(bytes(told.review), self._steps)
        except Failed:
            self._rests_until = asyncio.get_running_loop().time() + AGAIN
        except Denied:
            pass  # others were faster: whoever asks again is told so, or is next

    def _hear(self, told: Told) -> None:
        if isinstance(told, Progress):
            self._done = told.done


class _Gist(msgspec.Struct):
    """As much as tells a review from nonsense."""

    game: str
    steps: int
    curves: list[msgspec.Raw]
    remarks: list[msgspec.Raw]


def _checked(review: bytes, steps: int) -> bytes:
    try:
        gist = msgspec.json.decode(review, type=_Gist)
    except msgspec.MsgspecError:
        raise Failed from None
    if gist.steps != steps:
        raise Failed
    return review


def log_of(table: Table, shifts: tuple[Shift, ...]) -> bytes:
    return b"".join([line + b"\n" for line in format_log(table, shifts=shifts)])
