"""One WebSocket: who it is, what it asks, what it is told."""

import asyncio
from contextlib import suppress
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from tablee.core.record import Record, converter, encode
from tablee.core.refusal import Malformed, Refusal
from tablee.server.backlog import TRY_LATER, Backlog
from tablee.server.limits import Bucket
from tablee.server.metrics import Metrics
from tablee.server.reading import read
from tablee.server.talk import utter
from tablee.tables.desk import Desk
from tablee.tables.ports import NotStored
from tablee.tables.room.people import PersonId
from tablee.tables.wire import (
    Act,
    AgainPlease,
    Done,
    FromBrowser,
    Phrase,
    Ping,
    Pong,
    Refused,
    Say,
    Wish,
)

TOO_MUCH = 1008
ABORT = "tablee.abort"
"""The extension by which our protocol lets go of a peer that does not read."""

_message = converter(FromBrowser)


class Connection:
    """From the handshake, which proved who it is, to the end."""

    def __init__(
        self, socket: WebSocket, desk: Desk, who: PersonId, metrics: Metrics, invites_by: str = ""
    ) -> None:
        self._socket = socket
        self._desk = desk
        self._who = who
        self._metrics = metrics
        self._invites_by = invites_by
        self._messages = Bucket(100, 20)
        self._words = Bucket(10, 10)
        self.backlog = Backlog(self._send, self._close, resync=self._resync, abort=self._let_go)

    async def run(self) -> None:
        writer = asyncio.create_task(self._write())
        try:
            await self._arrive()
            while (raw := await self._receive()) is not None:
                await self._hear(raw)
                await asyncio.sleep(0)  # a burst of cheap messages must not starve the writer
        finally:
            self._desk.post(partial(self._desk.depart, self._who, self.backlog))
            writer.cancel()

    async def _arrive(self) -> None:
        try:
            arrive = partial(self._desk.arrive, self._who, self.backlog, self._invites_by)
            await self._desk.do(arrive)
        except NotStored:
            self.backlog.close(TRY_LATER, "try again later")

    # --- hearing ---

    async def _receive(self) -> bytes | None:
        """The next message; nothing when the socket is closed."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            return None
        text = event.get("text")
        return text.encode() if text is not None else b""  # binary frames are nobody's message

    async def _hear(self, raw: bytes) -> None:
        left = self._messages.take()
        if left < -100:
            self.backlog.close(TOO_MUCH, "too many messages")
        elif left < 0:
            self._answer(Refused(None, "too_fast"))
        else:
            await self.heed(raw)

    async def heed(self, raw: bytes) -> None:
        """One message, answered."""
        try:
            message: FromBrowser = read(raw, _message)
        except Malformed as refusal:
            self._metrics.malformed += 1
            self._answer(Refused(None, refusal.code))
        else:
            await self._reply(message)

    async def _reply(self, message: FromBrowser) -> None:
        match message:
            case Act() | Wish():
                self._answer(await self._desk.do(partial(self._desk.grant, self._who, message)))
            case Say() | Phrase():
                await self._desk.do(partial(self._speak, message))
            case AgainPlease():
                await self._desk.do(self._welcome)
            case Ping():
                self._answer(Pong(message.sent, self._desk.now()))

    async def _speak(self, message: Say | Phrase) -> None:
        try:
            if self._words.take() < 0:
                raise Malformed("too_fast")
            said = utter(self._desk.sitting.room, self._who, message, self._desk.now())
        except Refusal as refusal:
            self._answer(Refused(None, refusal.code, refusal.rule))
        else:
            self._desk.crier.say(said)

    # --- telling ---

    def _answer(self, message: Record) -> None:
        if isinstance(message, Done):
            self._metrics.moves += 1
        elif isinstance(message, Refused):
            self._metrics.refusals += 1
        self.backlog.send(encode(message))

    async def _welcome(self) -> None:
        """To this socket, and only while it is the person's newest."""
        if self._desk.presence.listener(self._who) is self.backlog:
            self._desk.crier.welcome(self._who)

    def _resync(self) -> None:
        self._metrics.resyncs += 1
        self._desk.post(self._welcome)

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect):  # the reader hears of it too, and tidies up
            await self.backlog.write()

    async def _send(self, message: bytes) -> None:
        await self._socket.send({"type": "websocket.send", "text": message.decode()})

    async def _close(self, code: int, reason: str) -> None:
        await self._socket.close(code, reason)

    def _let_go(self) -> None:
        if abort := self._socket.scope["extensions"].get(ABORT):
            abort(TRY_LATER)
