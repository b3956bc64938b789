"""The doors of the tables: open one, look at one, come in, take the log home, sit down at the socket."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from tablee.core.record import converter
from tablee.server.answers import Denied, answer, denied_by
from tablee.server.connection import Connection
from tablee.server.keys import hand_out, key_of
from tablee.server.limits import address_of
from tablee.server.reading import LONGEST, read
from tablee.server.reception import Reception
from tablee.server.replay import finished_game, number_of
from tablee.tables.hall import Admission
from tablee.tables.log import format_log
from tablee.tables.room.people import Chair
from tablee.tables.room.state import Room
from tablee.tables.wire import Joined, JoinTable, OpenTable, TableFound

PATIENCE = 5.0
"""Seconds a request's body may take to arrive."""

MOST_NAMES = 12
"""That somebody who did not choose one may go by."""

logger = logging.getLogger("tablee.doors")

_open_table = converter(OpenTable)
_join_table = converter(JoinTable)


class Doors:
    """Each method is a route."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception

    @property
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/tables", self.open_table, methods=["POST"]),
            Route("/api/tables/{code}", self.look),
            Route("/api/tables/{code}/join", self.join, methods=["POST"]),
            Route("/api/tables/{code}/log", self.take_log),
            Route("/api/tables/{code}/games/{number}/log", self.take_log),
            WebSocketRoute("/ws/{code}", self.sit),
        ]

    async def open_table(self, request: Request) -> Response:
        wish: OpenTable = await read_body(request, _open_table)
        admission = await self._reception.open_table(
            request, wish.game, wish.seats, wish.options, wish.name
        )
        return self._let_in(admission)

    async def look(self, request: Request) -> Response:
        desk = await self._reception.find(request)
        room = desk.sitting.room
        you = self._reception.person(request, desk)
        people = len(room.present)
        free = len([it for it in room.chairs if it.is_free])
        bots = len([it for it in room.chairs if it.bot and it.person is None])
        is_open = self._reception.is_open_to(request, desk)
        return answer(
            TableFound(desk.code, room.game, people, is_open, room.stage, you, free, bots)
        )

    async def join(self, request: Request) -> Response:
        """Somebody who is of the table already stays who they are."""
        wish: JoinTable = await read_body(request, _join_table)
        desk = await self._reception.find(request, wish.invite)
        if (who := self._reception.person(request, desk)) is not None:
            room = desk.sitting.room
            return answer(Joined(desk.code, room.invite, who, room.people[who - 1].name))
        if wish.invite and not desk.sitting.room.is_invited(wish.invite):
            self._reception.note_wrong_invite(request)
        key = key_of(request, desk.code, self._reception.settings)
        hall = self._reception.hall
        or_else = wish.or_else[:MOST_NAMES]
        return self._let_in(await hall.join(desk.code, wish.name, wish.invite, key or "", or_else))

    def _let_in(self, admission: Admission) -> Response:
        response = answer(
            Joined(admission.code, admission.invite, admission.person, admission.name)
        )
        hand_out(response, admission, self._reception.settings)
        self._reception.trust(admission.code, admission.key)
        return response

    async def take_log(self, request: Request) -> Response:
        """For the people of the table, once nothing in it is secret any more."""
        desk = await self._reception.find(request)
        who = self._reception.require_person(request, desk)
        room = desk.sitting.room
        number = number_of(request, room.games)
        table = finished_game(desk, who, number)
        lines = b"".join([line + b"\n" for line in format_log(table, _players(room))])
        name = f"{table.game.ABOUT.key}-{desk.code}-{number}.jsonl"
        shown = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(lines, headers=shown, media_type="application/jsonl")

    async def sit(self, socket: WebSocket) -> None:
        """Refused before it is accepted, or served to its end."""
        with ExitStack() as stack:
            try:
                connection = await self._admit(socket, stack)
            except Exception as fault:
                denied = denied_by(fault)
                if denied.status == 500:
                    logger.exception("a handshake failed")
                await socket.send_denial_response(denied.response())
                return
            await socket.accept()
            await connection.run()

    async def _admit(self, socket: WebSocket, stack: ExitStack) -> Connection:
        reception = self._reception
        if reception.is_closing:
            raise Denied(503, "closing")
        desk = await reception.find(socket)
        who = reception.require_person(socket, desk)
        stack.enter_context(reception.crowd.room_for(address_of(socket), (desk.code, who)))
        return Connection(socket, desk, who, reception.metrics, reception.invites_by(socket))


async def read_body(request: Request, into: Callable[[Any], Any]) -> Any:
    """JSON only, and no longer than a message."""
    return read(await body_of(request, LONGEST), into)


async def body_of(request: Request, longest: int, code: str = "too_long") -> bytes:
    """As it was sent; refused with this code where it is longer."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Denied(415, "json_only")
    body = b""
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                body += chunk
                if len(body) > longest:
                    raise Denied(413, code)
    except (TimeoutError, ClientDisconnect):
        raise Denied(408, "too_slow") from None
    return body


def _players(room: Room) -> tuple[str, ...]:
    """Names by seat, of those who played the last game; a bot goes by its level."""
    return tuple([_name(room, chair) for chair in room.last.chairs]) if room.last else ()


def _name(room: Room, chair: Chair) -> str:
    """Also of who has left it empty."""
    who = chair.before[-1] if chair.is_free and chair.before else chair.person
    return (chair.bot or "") if who is None else room.people[who - 1].name
