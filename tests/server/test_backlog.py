"""A reader that is too slow is brought up to date, then let go; nobody else notices."""

import asyncio
import socket
from contextlib import suppress

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tablee.server import backlog as module
from tablee.server.backlog import MOST_BYTES, MOST_MESSAGES, Backlog
from tests.server.browser import Browser
from tests.server.house import open_house, until, with_patience


class Peer:
    """The other end, which reads or does not."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.closed: int | None = None
        self.resyncs = 0
        self.aborted = asyncio.Event()
        self.reads = asyncio.Event()
        self.reads.set()
        self.backlog = Backlog(self.send, self.close, resync=self.resync, abort=self.aborted.set)

    async def start_writing(self) -> asyncio.Task[None]:
        """With one message on its way."""
        writing = asyncio.create_task(self.backlog.write())
        self.backlog.send(b"first")
        await asyncio.sleep(0)
        return writing

    async def send(self, message: bytes) -> None:
        await self.reads.wait()
        self.got.append(message)

    async def close(self, code: int, reason: str) -> None:
        self.closed = code

    def resync(self) -> None:
        self.resyncs += 1
        self.backlog.send(b"welcome")


@with_patience
async def test_messages_go_out_in_order_and_the_closing_comes_last() -> None:
    peer = Peer()
    for n in range(10):
        peer.backlog.send(b"%d" % n)
    peer.backlog.close(4001, "moved")
    peer.backlog.close(1000, "later")
    peer.backlog.send(b"too late")
    await peer.backlog.write()
    assert (peer.got, peer.closed) == ([b"%d" % n for n in range(10)], 4001)


@pytest.mark.parametrize(("message", "fit"), [(b"x", MOST_MESSAGES), (b"x" * (MOST_BYTES // 4), 4)])
@with_patience
async def test_who_falls_behind_gets_everything_anew(message: bytes, fit: int) -> None:
    peer = Peer()
    peer.reads.clear()
    writing = await peer.start_writing()
    for _ in range(fit + 1):
        peer.backlog.send(message)
    assert peer.backlog._bytes == 0
    peer.backlog.send(b"dropped")
    peer.reads.set()
    await until(lambda: b"welcome" in peer.got)
    assert (peer.got, peer.resyncs) == ([b"first", b"welcome"], 1)
    peer.backlog.send(b"after")
    await until(lambda: peer.got[-1] == b"after")
    assert not peer.aborted.is_set()
    writing.cancel()


@with_patience
async def test_who_never_reads_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    peer = Peer()
    peer.reads.clear()
    writing = await peer.start_writing()
    for _ in range(MOST_MESSAGES + 2):
        peer.backlog.send(b"x")
    await peer.aborted.wait()
    writing.cancel()


async def _deaf(browser: Browser) -> ClientConnection:
    """A socket of this person's that reads nothing after the handshake, with little room in between."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.setblocking(False)
    port = int(browser.address.rpartition(":")[2])
    await asyncio.get_running_loop().sock_connect(narrow, ("127.0.0.1", port))
    return await connect(
        f"ws://localhost:{port}/ws/{browser.code}",
        sock=narrow,
        additional_headers={
            "Origin": browser.address,
            "Cookie": f"tablee_{browser.code}={browser.key}",
        },
        compression=None,
        max_queue=1,
        ping_interval=None,
    )


@with_patience
async def test_a_deaf_socket_is_cut_off_and_the_others_play_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.3)
    monkeypatch.setattr("tablee.server.sockets.LAST_WORD", 0.1)
    monkeypatch.setattr("tablee.server.connection.Bucket", lambda *_: _Endless())
    async with open_house() as house, Browser(house.address) as ada, Browser(house.address) as bob:
        table = await ada.open_table(4)
        await bob.join(table.code, "Bob")
        line = await ada.sit()
        for _ in range(50):
            await line.tell({"type": "say", "text": "x" * 200})
        deaf = await _deaf(bob)
        await line.until(lambda it: "room" in it and it["room"]["people"][1]["is_here"])
        heard = len(line.heard)
        asking = asyncio.create_task(_ask_without_end(deaf))
        await line.until(lambda it: "room" in it and not it["room"]["people"][1]["is_here"], heard)
        assert (await line.wish("rename", name="Ada L."))["type"] == "done"
        await until(lambda: house.app.reception.crowd.size == 1)
        assert house.app.reception.metrics.resyncs >= 0
        asking.cancel()
        deaf.transport.abort()


async def _ask_without_end(deaf: ClientConnection) -> None:
    """Each welcome is more than ten kilobytes, and none is read."""
    with suppress(ConnectionClosed):
        while True:
            await deaf.send('{"type":"again_please"}')


class _Endless:
    def take(self) -> float:
        return 1.0
