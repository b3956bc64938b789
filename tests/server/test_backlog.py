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
from tests.server.inside import NoLine


class Peer(NoLine):
    """The other end, which reads or does not, and the line between."""

    def __init__(self) -> None:
        super().__init__()
        self.got: list[bytes] = []
        self.closed: int | None = None
        self.resyncs = 0
        self.let_go_of = asyncio.Event()
        self.backlog = Backlog(self, resync=self.resync)

    def write(self, text: bytes) -> None:
        assert self.closed is None
        self.got.append(text)

    def hang_up(self, code: int, reason: str) -> None:
        self.closed = code

    def let_go(self, code: int) -> None:
        self.let_go_of.set()

    def read(self) -> None:
        self.is_writable = True
        self.on_writable()

    def resync(self) -> None:
        self.resyncs += 1
        self.backlog.send(b"welcome")


@pytest.mark.parametrize("is_read", [True, False])
@with_patience
async def test_messages_go_out_in_order_and_the_closing_comes_last(is_read: bool) -> None:
    peer = Peer()
    peer.is_writable = is_read
    for n in range(10):
        peer.backlog.send(b"%d" % n)
    peer.backlog.close(4001, "moved")
    peer.backlog.close(1000, "later")
    peer.backlog.send(b"too late")
    assert is_read or not peer.got
    peer.read()
    assert (peer.got, peer.closed) == ([b"%d" % n for n in range(10)], 4001)


@with_patience
async def test_no_more_is_written_than_is_read() -> None:
    peer = Peer()
    peer.is_writable = False
    for n in range(3):
        peer.backlog.send(b"%d" % n)

    def write(text: bytes) -> None:
        peer.got.append(text)
        peer.is_writable = False

    peer.write = write  # type: ignore[method-assign]
    peer.read()
    assert peer.got == [b"0"]
    peer.backlog.send(b"3")
    for _ in range(3):
        peer.read()
    assert peer.got == [b"0", b"1", b"2", b"3"]


@pytest.mark.parametrize(("message", "fit"), [(b"x", MOST_MESSAGES), (b"x" * (MOST_BYTES // 4), 4)])
@with_patience
async def test_who_falls_behind_gets_everything_anew(message: bytes, fit: int) -> None:
    peer = Peer()
    peer.backlog.send(b"first")
    peer.is_writable = False
    for _ in range(fit + 1):
        peer.backlog.send(message)
    assert peer.backlog._bytes == 0
    peer.backlog.send(b"dropped")
    peer.read()
    assert (peer.got, peer.resyncs) == ([b"first", b"welcome"], 1)
    peer.backlog.send(b"after")
    assert peer.got[-1] == b"after"
    assert not peer.let_go_of.is_set()


@with_patience
async def test_who_never_reads_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    peer = Peer()
    peer.is_writable = False
    for _ in range(MOST_MESSAGES + 1):
        peer.backlog.send(b"x")
    await peer.let_go_of.wait()


@with_patience
async def test_who_does_not_read_the_closing_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    peer = Peer()
    peer.is_writable = False
    peer.backlog.close(4001, "moved")
    await peer.let_go_of.wait()


@with_patience
async def test_nothing_is_left_to_do_for_a_socket_that_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.0)
    peer = Peer()
    peer.is_writable = False
    for _ in range(MOST_MESSAGES + 1):
        peer.backlog.send(b"x")
    peer.backlog.drop()
    peer.read()
    peer.backlog.send(b"x")
    await asyncio.sleep(0.01)
    assert (peer.got, peer.closed, peer.resyncs) == ([], None, 0)
    assert not peer.let_go_of.is_set()


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
