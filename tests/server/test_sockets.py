"""The socket of a table: whatever way bytes come, the same messages are heard, one after the other."""

import asyncio
import gc
import random
import socket
import weakref
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from tablee.core.record import encode
from tablee.server import sockets as module
from tablee.server.connection import Connection
from tablee.server.frames import frame_of, size_of, text_of
from tablee.server.sockets import TableSocket
from tablee.tables.room.people import PersonId
from tablee.tables.wire import Utterance
from tests.server.browser import Browser
from tests.server.house import House, open_house, until, with_patience
from tests.server.test_way import Reluctant

LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536)


@pytest.mark.parametrize("length", LENGTHS)
def test_frames_are_as_the_library_makes_them(length: int) -> None:
    text = b"x" * length
    plain = Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[])
    masked = Frame(Opcode.TEXT, text).serialize(mask=True, extensions=[])
    assert frame_of(text) == plain
    assert size_of(length) == len(masked)
    assert text_of(masked) == (text if length < 126 else None)


ODD = {
    "nothing": b"",
    "unmasked": frame_of(b"unmasked"),
    "binary": Frame(Opcode.BINARY, b"x").serialize(mask=True, extensions=[]),
    "a ping": Frame(Opcode.PING, b"x").serialize(mask=True, extensions=[]),
    "a fragment": Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True, extensions=[]),
    "reserved": b"\xc1" + Frame(Opcode.TEXT, b"x").serialize(mask=True, extensions=[])[1:],
    "beyond ASCII": Frame(Opcode.TEXT, "é".encode()).serialize(mask=True, extensions=[]),
    "no text": Frame(Opcode.TEXT, b"\xff").serialize(mask=True, extensions=[]),
    "two": 2 * Frame(Opcode.TEXT, b"x").serialize(mask=True, extensions=[]),
    "cut off": Frame(Opcode.TEXT, b"x").serialize(mask=True, extensions=[])[:-1],
}


@pytest.mark.parametrize("data", ODD.values(), ids=ODD)
def test_only_what_is_plain_whole_and_alone_is_read_in_one_step(data: bytes) -> None:
    assert text_of(data) is None


class Hand:
    """Somebody who sends their frames byte by byte, as they like."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self.writer = reader, writer

    async def read(self) -> tuple[int, bytes]:
        """One frame of the server's: what kind, and what it says."""
        head, size = await self._reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8))
        return head & 0x0F, await self._reader.readexactly(size)

    async def hear(self) -> Any:
        return msgspec.json.decode((await self.read())[1])

    async def pongs(self, last: int) -> list[int]:
        """Which pings were answered, until this one."""
        heard: list[int] = []
        while last not in heard:
            message = await self.hear()
            if message["type"] == "pong":
                heard.append(message["sent"])
        return heard


async def shake_hands(house: House, browser: Browser) -> Hand:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    line: socket.socket = writer.get_extra_info("socket")
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    writer.write(
        f"GET /ws/{browser.code} HTTP/1.1\r\nHost: localhost:{house.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {browser.key}\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return Hand(reader, writer)


def line_of(house: House) -> TableSocket:
    """The only one."""
    connections = house.server.server_state.connections
    [line] = [it for it in connections if isinstance(it, TableSocket)]
    return line


def ping(sent: int, *, rest: str = "") -> bytes:
    return masked(b'{"type":"ping","sent":%d}' % sent + rest.encode())


def masked(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=True, extensions=[])


def in_two(sent: int) -> bytes:
    text = b'{"type":"ping","sent":%d}' % sent
    return masked(text[:5], fin=False) + masked(text[5:], Opcode.CONT)


@with_patience
async def test_messages_are_the_same_however_they_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole, in pieces, several at once, in fragments, long or short: each is heard once and in its place."""
    monkeypatch.setattr("tablee.server.connection.Bucket", lambda *_: _Endless())
    dice = random.Random(3)
    async with open_house() as house, Browser(house.address) as ada:
        await ada.open_table()
        hand = await shake_hands(house, ada)
        sent, stream = 0, b""
        while sent < 300:
            sent += 1
            kind = dice.randrange(5)
            stream += in_two(sent) if kind == 0 else ping(sent, rest=" " * (200 * (kind == 1)))
            stream += masked(b"", Opcode.PONG) if kind == 2 else b""
            while stream and dice.random() < 0.8:
                cut = dice.choice((1, 2, 3, 6, 7, len(stream)))
                hand.writer.write(stream[:cut])
                stream = stream[cut:]
                await asyncio.sleep(0.001 * dice.randrange(2))
        hand.writer.write(stream)
        assert await hand.pongs(sent) == [*range(1, sent + 1)]
        hand.writer.close()


@with_patience
async def test_the_inside_of_a_frame_is_never_taken_for_one() -> None:
    """The head comes alone; the rest of it, read by itself, would be a message, too."""
    inner = ping(1)
    head, rest = masked(inner, Opcode.BINARY)[:2], bytes(4) + inner
    async with open_house() as house, Browser(house.address) as ada:
        await ada.open_table()
        hand = await shake_hands(house, ada)
        hand.writer.write(ping(2))
        assert await hand.pongs(2) == [2]
        received = line_of(house).data_received
        for part in (head, rest[:4], rest[4:]):
            received(part)
        received(ping(3))
        assert (await hand.hear())["code"] == "malformed"
        assert await hand.pongs(3) == [3]
        hand.writer.close()


@with_patience
async def test_one_message_of_a_socket_is_answered_before_the_next_is_heard() -> None:
    """However many come at once, a table has one of them in line, and the peer has to wait with more."""
    store = Reluctant()
    async with open_house(store=store) as house, Browser(house.address) as ada:
        table = await ada.open_table()
        hand = await shake_hands(house, ada)
        hand.writer.write(ping(0))
        await hand.pongs(0)
        desk = await house.hall.find(table.code)
        store.free = 0
        names = [_rename(n, f"Ada {n}") for n in (1, 2, 3)]
        hand.writer.write(b"".join([*names, ping(4)]))
        await store.is_asked.wait()
        line = line_of(house)
        await until(lambda: len(line._unheard) == 3)
        assert not desk._inbox
        assert line.read_paused
        hand.writer.write(ping(5))
        store.may_go_on.set()
        heard: list[tuple[str, Any]] = []
        while not heard or heard[-1] != ("pong", 5):
            it = await hand.hear()
            heard.append((it["type"], it.get("n", it.get("sent"))))
        answers = [it for it in heard if it[0] in ("done", "pong")]
        assert answers == [("done", 1), ("done", 2), ("done", 3), ("pong", 4), ("pong", 5)]
        hand.writer.close()


@with_patience
async def test_who_waits_in_line_hears_at_once_what_others_did() -> None:
    """Only what is told while one's own message is answered waits for the answer."""
    async with open_house() as house, Browser(house.address) as ada:
        table = await ada.open_table()
        hand = await shake_hands(house, ada)
        hand.writer.write(ping(0))
        await hand.pongs(0)
        desk, may_go_on = await house.hall.find(table.code), asyncio.Event()

        async def keep_others_waiting() -> None:
            await may_go_on.wait()

        desk.post(keep_others_waiting)
        hand.writer.write(_rename(1, "Ada L."))
        await until(lambda: line_of(house)._is_held)
        desk.crier.say(Utterance(PersonId(1), 0, text="meanwhile"))
        assert (await hand.hear())["said"]["text"] == "meanwhile"
        may_go_on.set()
        while (await hand.hear())["type"] != "done":
            pass
        hand.writer.close()


@with_patience
async def test_who_closes_and_does_not_read_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LAST_WORD", 0.05)
    async with open_house() as house, Browser(house.address) as ada:
        await ada.open_table()
        hand = await shake_hands(house, ada)
        await until(lambda: house.app.reception.crowd.size == 1)
        line = line_of(house)
        while line.is_writable:
            line.write(b"x" * 65_536)
            await asyncio.sleep(0)
        hand.writer.write(masked(b"\x03\xe8", Opcode.CLOSE))
        connections = house.server.server_state.connections
        await until(lambda: not any(isinstance(it, TableSocket) for it in connections))
        assert house.app.reception.crowd.size == 0
        hand.writer.close()


@with_patience
async def test_a_text_that_is_none_beside_a_closing_is_no_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with open_house() as house, Browser(house.address) as ada:
        await ada.open_table()
        hand = await shake_hands(house, ada)
        hand.writer.write(masked(b"\xff\xfe") + masked(b"\x03\xe8", Opcode.CLOSE))
        with suppress(asyncio.IncompleteReadError):
            while True:
                await hand.read()
        await until(lambda: house.app.reception.crowd.size == 0)
        assert caplog.records == []
        hand.writer.close()


@pytest.mark.parametrize("goes", [True, False])
@with_patience
async def test_who_goes_is_heard_out(goes: bool) -> None:
    """What somebody asked for before the closing, or before the line broke, is done, and only then are they away."""
    store = Reluctant()
    async with open_house(store=store) as house, Browser(house.address) as ada:
        table = await ada.open_table()
        hand = await shake_hands(house, ada)
        hand.writer.write(ping(0))
        await hand.pongs(0)
        desk = await house.hall.find(table.code)
        store.free = 0
        asked = _rename(1, "Bea") + _rename(2, "Cleo")
        hand.writer.write(asked + (masked(b"\x03\xe8", Opcode.CLOSE) if goes else b""))
        hand.writer.close()
        await store.is_asked.wait()
        store.may_go_on.set()
        await until(lambda: not desk.presence.is_here(table.person))
        assert desk.sitting.room.people[0].name == "Cleo"
        await until(lambda: house.app.reception.crowd.size == 0)


@with_patience
async def test_a_message_that_breaks_something_ends_its_socket_and_no_other(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("planted")

    async with open_house() as house, Browser(house.address) as ada, Browser(house.address) as bob:
        table = await ada.open_table()
        await bob.join(table.code, "Bob")
        line, other = await ada.sit(), await bob.sit()
        with monkeypatch.context() as patched:
            patched.setattr(Connection, "_welcome", broken)
            await line.send({"type": "again_please"})
            assert await line.closed() == 1011
            patched.setattr(Connection, "_reply", broken)
            line = await ada.sit()
            await line.send({"type": "ping", "sent": 1})
            assert await line.closed() == 1011
        assert "planted" in caplog.text
        assert (await other.wish("rename", name="Bobby"))["type"] == "done"


@with_patience
async def test_a_connection_that_is_gone_is_freed_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """And holds on to no table until garbage is collected, which is seldom."""
    seated: list[weakref.ref[Connection]] = []
    run = Connection.run

    async def noted(self: Connection) -> None:
        seated.append(weakref.ref(self))
        await run(self)

    monkeypatch.setattr(Connection, "run", noted)
    async with open_house() as house, Browser(house.address) as ada:
        await ada.open_table()
        line = await ada.sit()
        await line.wish("rename", name="Bea")
        gc.disable()
        await line.leave()
        await until(lambda: house.app.reception.crowd.size == 0)
        try:
            await until(lambda: seated[0]() is None)
        finally:
            gc.enable()


def _rename(n: int, name: str) -> bytes:
    action = {"type": "rename", "name": name}
    return masked(encode({"type": "wish", "n": n, "action": action}))


class _Endless:
    def take(self) -> float:
        return 1.0
