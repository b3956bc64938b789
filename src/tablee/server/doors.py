"""The doors of the tables: open one, look at one, come in, bring a screen, take the log home, sit down."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import ExitStack, suppress
from functools import partial
from typing import Any

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from tablee.core.record import converter
from tablee.core.refusal import Refusal
from tablee.server.answers import JSON, Denied, answer, denied_by
from tablee.server.connection import Connection
from tablee.server.keys import Whose, hand_out, keys_of
from tablee.server.limits import address_of
from tablee.server.line import LINE
from tablee.server.reading import LONGEST, read
from tablee.server.reception import Reception, inviter_of
from tablee.server.replay import finished_game, number_of
from tablee.tables.desk import Desk
from tablee.tables.hall import Admission
from tablee.tables.log import format_attached, format_log
from tablee.tables.ports import NotStored
from tablee.tables.presence import Device
from tablee.tables.room.actions import ChooseToken, RoomAction, SetReady
from tablee.tables.room.animals import animals
from tablee.tables.room.people import Chair, LastGame, PersonId, Viewer
from tablee.tables.room.state import Room
from tablee.tables.wire import (
    BringScreen,
    Joined,
    JoinTable,
    LookAtTable,
    OpenTable,
    ScreenBrought,
    TableFound,
)

PATIENCE = 5.0
"""Seconds a request's body may take to arrive."""

JSONL = "application/jsonl"

MOST_NAMES = 12
"""That somebody who did not choose one may go by."""

MOST_ON_A_DEVICE = 8
"""As many as the largest game seats."""

logger = logging.getLogger("tablee.doors")

Requirement = Callable[[HTTPConnection, Desk], Viewer]
"""Who may have a socket, or a refusal."""

_open_table = converter(OpenTable)
_join_table = converter(JoinTable)
_bring_screen = converter(BringScreen)
_look_at_table = converter(LookAtTable)


class Doors:
    """Each method is a route."""

    def __init__(self, reception: Reception) -> None:
        self._reception = reception

    @property
    def routes(self) -> list[BaseRoute]:
        return [
            Route("/api/tables", self.open_table, methods=["POST"]),
            Route("/api/tables/{code}", self.look, methods=["GET", "POST"]),
            Route("/api/tables/{code}/join", self.join, methods=["POST"]),
            Route("/api/tables/{code}/screen", self.bring_screen, methods=["POST"]),
            Route("/api/tables/{code}/log", self.take_log),
            Route("/api/tables/{code}/games/{number}/log", self.take_log),
            WebSocketRoute("/ws/{code}", partial(self.sit, self._reception.require_person)),
            WebSocketRoute("/ws/{code}/screen", partial(self.sit, self._reception.require_screen)),
        ]

    async def open_table(self, request: Request) -> Response:
        wish: OpenTable = await read_body(request, _open_table)
        admission = await self._reception.open_table(
            request, wish.game, wish.seats, wish.options, wish.name
        )
        return let_in(self._reception, admission)

    async def look(self, request: Request) -> Response:
        """The invitation comes in the body: addresses and headers are what proxies write down."""
        is_told = request.method == "POST"
        invite = (await read_body(request, _look_at_table)).invite if is_told else ""
        desk = await self._reception.find(request, invite)
        room = desk.sitting.room
        you = self._reception.person(request, desk)
        is_open = self._reception.is_open_to(request, desk)
        is_known = you is not None or self._reception.is_invited(request, desk, invite)
        may_see = is_open or is_known
        return answer(
            TableFound(
                code=desk.code,
                game=room.game,
                people=len(room.present),
                is_open=is_open,
                stage=room.stage,
                you=you,
                free=len([it for it in room.chairs if it.is_free]),
                bots=len([it for it in room.chairs if it.bot and it.person is None]),
                device=self._reception.people(request, desk),
                inviter=inviter_of(desk) if may_see else None,
                tokens=tuple(animals(room, desk.code).values()) if may_see else (),
            )
        )

    async def join(self, request: Request) -> Response:
        """Somebody who is of the table already stays who they are, or brings another to the same device."""
        wish: JoinTable = await read_body(request, _join_table)
        desk = await self._reception.find(request, wish.invite)
        device = self._reception.people(request, desk)
        if device and not wish.beside:
            room, who = desk.sitting.room, device[0]
            return answer(Joined(desk.code, room.invite, who, room.people[who - 1].name))
        if len(device) >= MOST_ON_A_DEVICE:
            raise Denied(409, "device_full")
        self._reception.is_invited(request, desk, wish.invite)
        keys = () if device else keys_of(request, desk.code, self._reception.settings)
        hall = self._reception.hall
        coming = (wish.name, wish.invite, keys[0] if keys else "", wish.or_else[:MOST_NAMES])
        admission = await hall.join(desk.code, *coming)
        if device:
            await desk.do(partial(_seat_beside, desk, admission.person, wish.token))
        whose: Whose = admission.person if device else "person"
        return let_in(self._reception, admission, whose)

    async def bring_screen(self, request: Request) -> Response:
        """A television that is of the table already stays the one it is."""
        wish: BringScreen = await read_body(request, _bring_screen)
        desk = await self._reception.find(request, wish.invite)
        response = answer(ScreenBrought(desk.code))
        if self._reception.screen(request, desk) is None:
            self._reception.is_invited(request, desk, wish.invite)
            own = next(iter(keys_of(request, desk.code, self._reception.settings)), "")
            key = await self._reception.hall.bring_screen(desk.code, wish.invite, own)
            hand_out(response, desk.code, key, self._reception.settings, "screen")
            self._reception.trust(desk.code, key)
        return response

    async def take_log(self, request: Request) -> Response:
        """With its drawings in the same file; for the people of the table, once nothing in it is secret any more."""
        desk = await self._reception.find(request)
        who = self._reception.require_person(request, desk)
        room = desk.sitting.room
        number = number_of(request, room.games)
        table = finished_game(desk, who, number)
        past = desk.sitting.past[number]
        players = _players(room, past.last)
        lines = [*format_log(table, players, past.shifts), *format_attached(table)]
        name = f"{table.game.ABOUT.key}-{desk.code}-{number}.jsonl"
        shown = {"Content-Disposition": f'attachment; filename="{name}"'}
        content = b"".join([line + b"\n" for line in lines])
        return Response(content, headers=shown, media_type=JSONL)

    async def sit(self, require: Requirement, socket: WebSocket) -> None:
        """Refused before it is accepted, or served to its end."""
        with ExitStack() as stack:
            try:
                connection = await self._admit(socket, stack, require)
            except Exception as fault:
                denied = denied_by(fault)
                if denied.status == 500:
                    logger.exception("a handshake failed")
                await socket.send_denial_response(denied.response())
                return
            await socket.accept()
            await connection.run()

    async def _admit(self, socket: WebSocket, stack: ExitStack, require: Requirement) -> Connection:
        reception = self._reception
        if reception.is_closing:
            raise Denied(503, "closing")
        desk = await reception.find(socket)
        who = require(socket, desk)
        stack.enter_context(reception.crowd.room_for(address_of(socket), (desk.code, who)))
        # A television on the same device is nobody's.
        people = () if isinstance(who, str) else reception.people(socket, desk)
        device = Device(
            reception.invites_by(socket),
            beside=tuple([it for it in people if it != who]),
            has_curtain_down="curtain" in socket.query_params,
        )
        return Connection(socket.scope["extensions"][LINE], desk, who, reception.metrics, device)


def let_in(reception: Reception, admission: Admission, whose: Whose = "person") -> Response:
    """With the key that proves it from now on."""
    response = answer(Joined(admission.code, admission.invite, admission.person, admission.name))
    hand_out(response, admission.code, admission.key, reception.settings, whose)
    reception.trust(admission.code, admission.key)
    return response


async def _seat_beside(desk: Desk, who: PersonId, token: int | None) -> None:
    """Nobody asks them again: whoever has the device in hand says for all when they are ready."""
    wishes: list[RoomAction] = [SetReady(ready=True)]
    if token is not None:
        wishes.append(ChooseToken(token))
    for wish in wishes:
        with suppress(Refusal, NotStored):  # without a seat, or in the middle of a game
            await desk.keep(partial(desk.sitting.wish, who, wish, None, desk.now()))


async def read_body(request: Request, into: Callable[[Any], Any]) -> Any:
    """JSON only, and no longer than a message."""
    return read(await body_of(request, LONGEST), into)


async def body_of(
    request: Request,
    longest: int,
    code: str = "too_long",
    kind: str = JSON,
    patience: float | None = None,
) -> bytes:
    """As it was sent; refused with this code where it is longer."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != kind:
        raise Denied(415, "json_only")
    body = bytearray()  # which grows without being copied, in however small pieces it comes
    try:
        async with asyncio.timeout(PATIENCE if patience is None else patience):
            async for chunk in request.stream():
                body += chunk
                if len(body) > longest:
                    raise Denied(413, code)
    except (TimeoutError, ClientDisconnect):
        raise Denied(408, "too_slow") from None
    return bytes(body)


def _players(room: Room, game: LastGame) -> tuple[str, ...]:
    """Names by seat, of those who played it; a bot goes by its level."""
    return tuple([_name(room, chair) for chair in game.chairs])


def _name(room: Room, chair: Chair) -> str:
    """Also of who has left it empty."""
    who = chair.before[-1] if chair.is_free and chair.before else chair.person
    return (chair.bot or "") if who is None else room.people[who - 1].name
