"""What no pen draws, sent over the wire to a running server: refused with its code, and the table plays on."""

import asyncio
import gzip
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import httpx
import pytest

from tablee.core.attachment import LARGEST
from tablee.core.record import encode
from tablee.server import doors
from tablee.tables.room import actions as asked
from tablee.tables.room.people import PersonId
from tablee.tables.wire import Wish
from tests.server.browser import Browser
from tests.server.house import open_house, with_patience
from tests.server.test_drawings import HOSTILE, JSON, LINE, OPTIONS, Atelier, problem
from tests.tables.drawing import GAME, PEOPLE, drawing, host_pack
from tests.tables.tabling import NEVER

__all__ = ["host_pack"]

POINT = b"[1,1,[1,2,3]]"
"""A stroke that there is nothing wrong with."""

MALFORMED: dict[str, bytes] = {
    "not a number": b'{"strokes":[[1,1,[NaN,2,3]]]}',
    "without end": b'{"strokes":[[1,1,[Infinity,2,3]]]}',
    "a whole number with a point": b'{"strokes":[[1,1,[1.0,2,3]]]}',
    "a whole number with an exponent": b'{"strokes":[[1,1,[1e2,2,3]]]}',
    "a leading zero": b'{"strokes":[[1,1,[01,2,3]]]}',
    "nested and closed again": b'{"strokes":' + b"[" * 10_000 + b"]" * 10_000 + b"}",
    "objects in objects": b'{"strokes":' * 5_000 + b"[]" + b"}" * 5_000,
    "nested points": b'{"strokes":[[1,1,' + b"[" * 10_000 + b"1" + b"]" * 10_000 + b"]]}",
    "nested where nobody looks": b'{"x":' + b"[" * 10_000 + b"]" * 10_000 + b',"strokes":[]}',
    "the same key twice": b'{"strokes":[' + POINT + b'],"strokes":[' + POINT + b"]}",
    "the same key twice, in disguise": b'{"strokes":[],"\\u0073trokes":[' + POINT + b"]}",
    "the same key a thousand times": b"{" + b",".join([b'"strokes":[]'] * 1_000) + b"}",
    "a prototype": b'{"strokes":[],"__proto__":{"strokes":[]}}',
    "a list": b"[" + POINT + b"]",
    "a text": b'"strokes"',
    "a number": b"1",
    "strokes that are an object": b'{"strokes":{"0":' + POINT + b"}}",
    "strokes that are nothing": b'{"strokes":null}',
    "no strokes": b"{}",
    "a stroke that is nothing": b'{"strokes":[null]}',
    "a stroke too short": b'{"strokes":[[1,1]]}',
    "a stroke too long": b'{"strokes":[[1,1,[1,2,3],4]]}',
    "points that are nothing": b'{"strokes":[[1,1,null]]}',
    "points that are a text": b'{"strokes":[[1,1,"1,2,3"]]}',
    "a colour by its name": b'{"strokes":[["red",1,[1,2,3]]]}',
    "a width that is none": b'{"strokes":[[1,null,[1,2,3]]]}',
    "two drawings": b'{"strokes":[]}{"strokes":[]}',
    "half a drawing": LINE[:-2],
    "a mark before it": b"\xef\xbb\xbf" + LINE,
    "in another alphabet": LINE.decode().encode("utf-16"),
    "with NUL": b'{"strokes":[]}\0',
}

OTHERS: dict[str, tuple[bytes, str]] = {
    "a number as long as a drawing": (
        b'{"strokes":[[1,1,[' + b"9" * 60_000 + b",2,3]]]}",
        "malformed",
    ),
    "just off the paper": (b'{"strokes":[[1,1,[4096,2,3]]]}', "off_the_paper"),
    "pressed too hard": (b'{"strokes":[[1,1,[1,2,256]]]}', "off_the_paper"),
    "far below zero": (b'{"strokes":[[1,1,[1,-9223372036854775809,3]]]}', "off_the_paper"),
    "a colour below the first": (b'{"strokes":[[-1,1,[1,2,3]]]}', "no_such_pen"),
    "a good stroke and a bad one": (b'{"strokes":[' + POINT + b",[1,1,[1,2]]]}", "half_a_point"),
}

SWEEP = {
    **{kind: (body, "malformed") for kind, body in MALFORMED.items()},
    **OTHERS,
    **HOSTILE,
}


@asynccontextmanager
async def open_atelier() -> AsyncIterator[Atelier]:
    """Four people who play, one who watches and a stranger, with a network between."""
    async with AsyncExitStack() as stack:
        house = await stack.enter_async_context(open_house(thinking=NEVER))
        browsers = [await stack.enter_async_context(Browser(house.address)) for _ in range(6)]
        people = [it.http for it in browsers]
        opening = {"game": GAME, "seats": 4, "name": PEOPLE[0], "options": OPTIONS}
        code = (await people[0].post("/api/tables", json=opening)).json()["code"]
        for who, name in zip(browsers[1:5], (*PEOPLE[1:], "Eva"), strict=True):
            await who.join(code, name)
        desk = await house.hall.find(code)
        await desk.do(lambda: desk.grant(PersonId(1), Wish(1, asked.Start(level="random"))))
        yield Atelier(house.app, desk, people)


async def play_on(it: Atelier, name: str) -> None:
    """The drawing of the third seat is unharmed, and the round comes to its end."""
    assert (await it.show(it.people[2], name)).content == LINE
    await it.hand_in()
    for kind in ("abstain", "go_on"):
        for seat in range(4):
            await it.act(seat, kind)
    assert it.table.state.round == 2


@with_patience
async def test_a_sweep_of_hostile_drawings_leaves_the_one_before_unharmed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tablee.server.attachments.Bucket", _Endless)
    async with open_atelier() as it:
        await it.keep(it.people[2])
        seq, name = it.seq, it.name(2)
        found = {}
        for kind, (body, _) in SWEEP.items():
            found[kind] = problem(await it.keep(it.people[2], body))
            assert (it.seq, it.name(2), it.table.attachments) == (seq, name, {name: LINE}), kind
        assert found == {kind: (400, code, None) for kind, (_, code) in SWEEP.items()}
        await play_on(it, name)


class _Endless:
    def __init__(self, *_: float, debt: float) -> None: ...

    def take(self) -> float:
        return 1.0


async def in_pieces(body: bytes, size: int = 1_000) -> AsyncIterator[bytes]:
    """Sent without saying how long it is."""
    for start in range(0, len(body), size):
        yield body[start : start + size]


async def post(it: Atelier, body: AsyncIterator[bytes] | bytes, **more: str) -> httpx.Response:
    path = f"/api/tables/{it.desk.code}/drawing"
    return await it.people[2].post(path, content=body, headers={**JSON, **more})


@with_patience
async def test_one_byte_too_many_is_refused_whether_its_length_is_told_or_not() -> None:
    async with open_atelier() as it:
        await it.keep(it.people[2])
        seq, name = it.seq, it.name(2)
        long = LINE + b" " * (LARGEST + 1 - len(LINE))
        for body in (long, in_pieces(long), in_pieces(long * 60, 50_000)):
            answer = await post(it, body)
            assert problem(answer) == (413, "drawing_too_large", None)
        assert (it.seq, it.name(2)) == (seq, name)
        assert (await post(it, long[:-1])).status_code == 200  # spaces do no harm
        await play_on(it, it.name(2))


@with_patience
async def test_a_drawing_in_pieces_is_read_as_a_whole_and_checked_as_a_whole() -> None:
    async with open_atelier() as it:
        assert (await post(it, in_pieces(LINE, 1))).status_code == 200
        seq, name = it.seq, it.name(2)
        broken = await post(it, in_pieces(MALFORMED["the same key twice"], 3))
        assert problem(broken) == (400, "malformed", None)
        assert (it.seq, it.name(2)) == (seq, name)
        await play_on(it, name)


@pytest.mark.parametrize("encoding", ["gzip", "deflate", "br", "identity, gzip"])
@with_patience
async def test_nothing_is_unpacked(encoding: str) -> None:
    """A bomb stays as small as it was sent."""
    bombs = [gzip.compress(LINE), gzip.compress(b'{"strokes":[' + b" " * 10_000_000 + b"]}")]
    async with open_atelier() as it:
        await it.keep(it.people[2])
        seq, name = it.seq, it.name(2)
        for bomb in bombs:
            assert len(bomb) < LARGEST
            answer = await post(it, bomb, **{"content-encoding": encoding})
            assert problem(answer) == (400, "malformed", None)
        assert (it.seq, it.name(2)) == (seq, name)
        await play_on(it, name)


@with_patience
async def test_who_stops_in_the_middle_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_atelier() as it:
        await it.keep(it.people[2])
        seq, name = it.seq, it.name(2)
        with monkeypatch.context() as impatient:
            impatient.setattr(doors, "PATIENCE", 0.05)
            heard = await _half_a_request(it)
        assert heard.startswith(b"HTTP/1.1 408")
        assert heard.endswith(b'{"code":"too_slow","rule":null}')
        assert (it.seq, it.name(2)) == (seq, name)
        await play_on(it, name)


async def _half_a_request(it: Atelier) -> bytes:
    """All that is answered to somebody who promises a drawing and sends the half of it."""
    cleo = it.people[2]
    cookies = "; ".join(f"{key}={value}" for key, value in cleo.cookies.items())
    head = (
        f"POST /api/tables/{it.desk.code}/drawing HTTP/1.1\r\nHost: {cleo.base_url.netloc.decode()}\r\n"
        f"Origin: {cleo.headers['origin']}\r\nCookie: {cookies}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(LINE)}\r\n\r\n"
    )
    reader, writer = await asyncio.open_connection("127.0.0.1", cleo.base_url.port)
    writer.write(head.encode() + LINE[: len(LINE) // 2])
    heard = await reader.read()
    writer.close()
    return heard


@with_patience
async def test_nobody_says_in_whose_place_they_draw() -> None:
    """Not in the address and not beside it: the key alone tells."""
    async with open_atelier() as it:
        await it.keep(it.people[0])
        name = it.name(0)
        path = f"/api/tables/{it.desk.code}/drawing"
        for more in ("?seat=0", "?person=1", "?who=Ada"):
            body = encode(drawing(9))
            answer = await it.people[2].post(
                path + more, content=body, headers=JSON | {"seat": "0"}
            )
            assert answer.status_code == 200
        assert it.name(0) == name
        assert (await it.show(it.people[0], name)).content == LINE
        wrong = json.dumps({"strokes": [], "seat": 0, "person": 1}).encode()
        assert problem(await it.keep(it.people[2], wrong)) == (400, "malformed", None)
        for verb in ("PUT", "PATCH", "DELETE"):
            gone = await it.people[2].request(verb, path, content=LINE, headers=JSON)
            assert gone.status_code == 405
