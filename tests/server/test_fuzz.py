"""A thousand hostile inputs for each message and each route: nothing escapes, nothing changes, all lives on."""

import asyncio
import random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tablee.core.record import encode
from tablee.server.app import App
from tablee.tables.hall import Hall
from tests.server.asking import ADDRESS, OPEN, make
from tests.server.browser import Browser
from tests.server.hostile import inputs
from tests.server.house import open_house, with_patience
from tests.server.inside import Table, Wire
from tests.server.test_authorisation import OTHERS, WISHES, set_scene
from tests.torture.scale import times

EACH = times(1_000)
FRESH_AFTER = 100
"""A mutated message may be a valid one; so a new table now and then."""

ACTS: dict[str, dict[str, Any]] = {
    "choose_interval": {"interval": [1, 3]},
    "ask": {"whom": 1, "value": 17},
    "play_joker": {"whom": 1, "value": 17},
    "announce": {"whom": 1, "interval": [1, 3]},
    "end_turn": {},
    "concede": {},
    "take_note": {"whom": 1, "value": 4, "mark": "crossed"},
    "need_time": {},
}

MESSAGES: dict[str, dict[str, Any]] = {
    **{
        f"act {kind}": {"type": "act", "n": 7, "action": {"type": kind, **fields}}
        for kind, fields in ACTS.items()
    },
    **{
        f"wish {kind}": {"type": "wish", "n": 7, "action": {"type": kind, **fields}}
        for kind, fields in WISHES.items()
    },
    **{kind: {"type": kind, **fields} for kind, fields in OTHERS.items()},
}


class Changes:
    """Holds a table to this: it changes exactly when the answer says so."""

    def __init__(self, table: Table, wire: Wire) -> None:
        self.table = table
        self.wire = wire
        self.seq = table.seq
        self.room = table.desk.sitting.room

    @property
    def _has_left(self) -> bool:
        return self.wire.box.closed is not None and self.table.seq > self.seq

    async def hear(self, raw: bytes) -> None:
        heard = await self.wire.hear(raw)
        kinds = ("done", "refused", "pong", "said", "led", "welcome")
        answers = [it for it in heard if it["type"] in kinds]
        granted = any(it["type"] == "done" for it in answers) or self._has_left
        if granted:
            self.seq, self.room = self.table.seq, self.table.desk.sitting.room
        else:
            assert answers or self.wire.box.closed, raw
            assert self.table.seq == self.seq, raw
            assert self.table.desk.sitting.room is self.room, raw
        self.wire.box.frames.clear()

    async def check_journal(self) -> None:
        """What is kept still tells the whole table."""
        again = await Hall(self.table.store).find(self.table.desk.code)
        assert again.sitting.room == self.table.desk.sitting.room
        if again.sitting.table is not None and self.table.desk.sitting.table is not None:
            assert again.sitting.table.state == self.table.desk.sitting.table.state


@pytest.mark.parametrize("kind", ["act", "wish", *OTHERS])
async def test_hostile_messages_of_each_kind(kind: str) -> None:
    """Of each action a share, at tables that gather and at tables that play, by the host and by others."""
    of_kind = [valid for name, valid in MESSAGES.items() if name.split()[0] == kind]
    rounds = EACH // FRESH_AFTER + len(of_kind)

    for number in range(rounds):
        table = await set_scene("playing" if number % 2 else "gathering")
        changes = Changes(table, table.wires[number // 2 % 2])
        for raw in inputs(of_kind[number % len(of_kind)], FRESH_AFTER, number):
            await changes.hear(raw)
        await changes.check_journal()
        await table.hall.close()


# --- over HTTP, in process --------------------------------------------------------------------

JOIN = {"name": "Bob", "invite": "secret"}
ROUTES: dict[str, tuple[str, str, Any]] = {
    "open": ("POST", "/api/tables", OPEN),
    "join": ("POST", "/api/tables/{code}/join", JOIN),
    "look": ("POST", "/api/tables/{code}", {"invite": "secret"}),
    "find": ("GET", "/api/tables/{code}", None),
    "log": ("GET", "/api/tables/{code}/log", None),
    "games": ("GET", "/api/games", None),
    "page": ("GET", "/t/{code}", None),
    "picture": ("GET", "/t/{code}/invite.png", None),
    "rules": ("GET", "/rules/{code}", None),
    "healthz": ("GET", "/healthz", None),
    "readyz": ("GET", "/readyz", None),
    "metrics": ("GET", "/metrics", None),
}


class Raw:
    """One request as an ASGI server would hand it over, with anything in it."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.status = 0
        self.body = b""

    async def ask(
        self, method: str, path: bytes, headers: list[tuple[bytes, bytes]], body: bytes
    ) -> int:
        self.status, self.body = 0, b""
        events = iter(({"type": "http.request", "body": body}, {"type": "http.disconnect"}))

        async def receive() -> Any:
            return next(events)

        async def send(message: Any) -> None:
            self.status = message.get("status", self.status)
            self.body += message.get("body", b"")

        await self.app(_scope(method, path, headers), receive, send)
        return self.status


def _scope(method: str, path: bytes, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
    raw, _, query = path.partition(b"?")
    return {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": httpx.URL("http://x").copy_with(raw_path=b"/").path if not raw else _unquoted(raw),
        "raw_path": raw,
        "query_string": query,
        "root_path": "",
        "headers": headers,
        "client": ("192.0.2.1", 1),
        "server": ("table.test", 80),
    }


def _unquoted(raw: bytes) -> str:
    from urllib.parse import unquote

    return unquote(raw.decode("latin-1"))


ORIGIN = (b"origin", ADDRESS.encode())
HOST = (b"host", b"table.test")
TYPE = (b"content-type", b"application/json")


def hostile_headers(dice: random.Random) -> list[tuple[bytes, bytes]]:
    """Mostly right, so that what is behind them is reached; one of them strange now and then."""
    headers = [HOST, ORIGIN, TYPE]
    if dice.random() < 0.3:
        name = dice.choice((b"origin", b"host", b"content-type", b"cookie", b"authorization", b"accept-encoding",
                            b"if-none-match", b"content-length", b"x-forwarded-for"))  # fmt: skip
        headers.append(
            (name, dice.randbytes(dice.randrange(40)).replace(b"\r", b"").replace(b"\n", b""))
        )
    return headers


def hostile_path(dice: random.Random, path: str, code: str) -> bytes:
    odd = (
        "BBBB",
        "%00",
        "%ff%fe",
        "..",
        "%2e%2e%2f",
        "x" * 5_000,
        "é",
        "'",
        "<script>",
        "\u202e",
        "B B",
        "",
    )
    filled = dice.choice((code, code.lower(), dice.choice(odd), dice.choice(odd)))
    return path.replace("{code}", filled).encode() + dice.choice(
        (b"", b"", b"?x=1", b"?" + dice.randbytes(9), b"/")
    )


@pytest.mark.parametrize("route", ROUTES)
async def test_hostile_requests_of_each_route(route: str) -> None:
    method, path, body = ROUTES[route]
    dice = random.Random(route)
    app = make()
    hall = app.reception.hall
    code = (await hall.open_table("between", 3, {}, "Ada")).code
    desk = await hall.find(code)
    asking = Raw(app)
    hostile = inputs(body or {"a": 1}, EACH, len(route))
    for sent in hostile:
        seq, tables = desk.sitting.pen.seq, len(hall.desks)
        verb = dice.choice(
            (method, method, method, "GET", "POST", "PUT", "HEAD", "OPTIONS", "BREW")
        )
        status = await asking.ask(verb, hostile_path(dice, path, code), hostile_headers(dice), sent)
        assert 200 <= status < 500 or asking.body == CLIENT_MISSING, (verb, sent)
        if status != 200 or verb != "POST":
            assert (desk.sitting.pen.seq, len(hall.desks)) == (seq, tables), (verb, sent)
        if len(desk.sitting.room.people) > 60 or len(hall.desks) > 200:
            code, desk = await _start_over(app)
    await hall.close()


CLIENT_MISSING = encode({"code": "client_not_built", "rule": None})


async def _start_over(app: App) -> tuple[str, Any]:
    app.reception.hall.put_away_empty()
    place = await app.reception.hall.open_table("between", 3, {}, "Ada")
    return place.code, await app.reception.hall.find(place.code)


# --- over a real socket -------------------------------------------------------------------------


@with_patience
async def test_hostile_frames_over_a_real_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    """Text and binary frames; the table and the other people never notice."""
    monkeypatch.setattr("tablee.server.connection.Bucket", lambda *_: _Endless())
    async with open_house() as house, Browser(house.address) as ada, Browser(house.address) as eve:
        table = await ada.open_table(4)
        await eve.join(table.code, "Eve")
        line = await ada.sit()
        desk = await house.hall.find(table.code)
        dice = random.Random(0)
        bad = {"type": "wish", "n": 1, "action": {"type": "start", "level": "random"}}
        socket = await eve.dial(table.code)
        seq = desk.sitting.pen.seq
        for raw in inputs(bad, 1_500, 5):
            frame: str | bytes = raw if dice.random() < 0.3 else raw.decode("utf-8", "replace")
            try:
                await socket.send(frame)
            except ConnectionClosed:
                assert socket.close_code in (1007, 1009)
                socket = await eve.dial(table.code)
        await socket.close()
        assert desk.sitting.pen.seq == seq
        assert (await line.wish("rename", name="Ada L."))["type"] == "done"


class _Endless:
    def take(self) -> float:
        return 1.0


@with_patience
async def test_broken_frames_over_a_real_socket() -> None:
    """Bad masks, lengths that lie, noise after the handshake: the socket goes, the rest stays."""
    async with open_house() as house, Browser(house.address) as ada:
        table = await ada.open_table()
        line = await ada.sit()
        dice = random.Random(1)
        for _ in range(150):
            await _send_garbage(house.port, ada, dice)
        assert (await line.wish("rename", name="Ada L."))["type"] in ("done", "refused")
        assert (await ada.http.get(f"/api/tables/{table.code}")).status_code == 200


async def _send_garbage(port: int, browser: Browser, dice: random.Random) -> None:
    """A handshake by hand that is nobody's, or none at all, and noise after it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    upgrade = (
        f"GET /ws/{browser.code} HTTP/1.1\r\nHost: localhost:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nOrigin: {browser.address}\r\n\r\n"
    )
    writer.write(dice.choice((upgrade.encode(), upgrade.encode()[: dice.randrange(200)], b"")))
    writer.write(dice.randbytes(dice.randrange(1, 400)))
    writer.write_eof()
    try:
        async with asyncio.timeout(1):
            await reader.read()
    except (ConnectionError, TimeoutError):
        pass
    writer.close()
