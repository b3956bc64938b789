"""Sockets for thousands: WebSockets without a task each, and just enough HTTP to come in by the door."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Self, cast

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

HOST = "127.0.0.1"

Hear = Callable[[bytes], None]


class Socket(asyncio.Protocol):
    """One WebSocket; calls `hear` with every text, in the loop's own turn."""

    def __init__(self, uri: str, headers: Mapping[str, str], hear: Hear) -> None:
        self._ws = ClientProtocol(parse_uri(uri), max_size=None)
        self._headers = headers
        self._hear = hear
        self._is_open = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    @classmethod
    async def dial(cls, port: int, path: str, hear: Hear, **headers: str) -> Self:
        made = cls(f"ws://{HOST}:{port}{path}", headers, hear)
        await asyncio.get_running_loop().create_connection(lambda: made, HOST, port)
        await made._is_open
        return made

    def send(self, text: bytes) -> None:
        self._ws.send_text(text)
        self._flush()

    # --- what the loop calls ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is of no such class
        request = self._ws.connect()
        request.headers.update(self._headers)
        self._ws.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._ws.receive_data(data)
        for event in self._ws.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._hear(bytes(event.data))
            elif isinstance(event, Response):
                self._open()
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._is_open.done():
            self._is_open.set_exception(ConnectionError("the handshake was refused"))

    def _open(self) -> None:
        if self._ws.state is State.OPEN:
            self._is_open.set_result(None)

    def _flush(self) -> None:
        assert self._transport is not None
        if waiting := self._ws.data_to_send():
            self._transport.write(b"".join(waiting))


class Door:
    """One kept HTTP connection, on which one request follows the other."""

    def __init__(self, port: int, key: str = "") -> None:
        """With a person's key, by which it asks in their name."""
        self._port = port
        self._bearer = f"Authorization: Bearer {key}\r\n" if key else ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._turn = asyncio.Lock()

    async def post(self, path: str, wish: object) -> tuple[str, bytes]:
        """The head of the answer, and its body."""
        return await self.send(path, msgspec.json.encode(wish))

    async def send(self, path: str, body: bytes) -> tuple[str, bytes]:
        """The same, of what is encoded already."""
        return await self._ask("POST", path, body)

    async def get(self, path: str) -> bytes:
        return (await self._ask("GET", path, b""))[1]

    def close(self) -> None:
        if self._streams:
            self._streams[1].close()

    async def _ask(self, method: str, path: str, body: bytes) -> tuple[str, bytes]:
        place = f"{HOST}:{self._port}"
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {place}\r\nOrigin: http://{place}\r\n{self._bearer}"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        async with self._turn:
            try:
                answer, said = await self._send(head.encode() + body)
            except (
                asyncio.IncompleteReadError,
                ConnectionError,
            ):  # kept too long: the server hung up
                self.close()
                self._streams = None
                answer, said = await self._send(head.encode() + body)
        if " 200 " not in answer.partition("\r\n")[0]:
            raise ConnectionError(f"{method} {path}: {answer} {said!r}")
        return answer, said

    async def _send(self, request: bytes) -> tuple[str, bytes]:
        self._streams = self._streams or await asyncio.open_connection(HOST, self._port)
        reader, writer = self._streams
        writer.write(request)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode()
        length = answer.partition("content-length:")[2].partition("\r\n")[0]
        return answer, await reader.readexactly(int(length))
