"""How much is too much, and that it is noticed where it counts."""

import asyncio
from types import SimpleNamespace
from typing import cast

import pytest
from starlette.requests import HTTPConnection
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus

from tablee.core.record import replace
from tablee.server import sockets
from tablee.server.answers import Denied
from tablee.server.limits import Bucket, Crowd, Tries, address_of
from tablee.server.running import make_server
from tablee.server.settings import ServerSettings
from tests.server.asking import OPEN, asker, make
from tests.server.browser import Browser
from tests.server.house import ROOMY, open_house, until, with_patience
from tests.tables.tabling import Clock


def test_a_bucket_takes_a_burst_and_then_a_trickle() -> None:
    clock = Clock()
    bucket = Bucket(100, 20, clock)
    assert [bucket.take() >= 0 for _ in range(101)] == [True] * 100 + [False]
    clock.now += 0.41
    assert [bucket.take() >= 0 for _ in range(2)] == [True, False]
    clock.now += 1_000
    assert sum(bucket.take() >= 0 for _ in range(200)) == 100


@pytest.mark.parametrize(
    ("size", "seconds", "debt", "too_soon", "more"),
    [(100, 20, None, 20, 1), (60, 60, 1, 2.5, 2.5)],
    ids=["beyond one refill", "beyond what is held against an asker"],
)
def test_a_bucket_forgets_what_is_owed(
    size: int, seconds: int, debt: int | None, too_soon: float, more: float
) -> None:
    """Deep enough to tell a flood from haste, and paid in little more than the time that fills it."""
    clock = Clock()
    bucket = Bucket(size, seconds, clock, debt=debt)
    assert min(bucket.take() for _ in range(10_000)) == -(debt or size) - 1
    clock.now += too_soon
    assert bucket.take() < 0
    clock.now += more
    assert bucket.take() >= 0


def test_who_never_stops_gets_nothing_more_than_who_does() -> None:
    """Each refusal is counted: after its burst, and what came in meanwhile, a flood gets nothing at all."""
    clock = Clock()
    bucket = Bucket(60, 60, clock, debt=1)
    granted = 0
    for _ in range(10_000):
        granted += bucket.take() >= 0
        clock.now += 0.125
    assert granted == 60 + 8


def test_tries_are_counted_by_address_and_in_all_for_a_minute() -> None:
    clock = Clock()
    tries = Tries(2, 3, clock)
    tries.note("a")
    assert not tries.are_spent("a")
    tries.note("a")
    assert tries.are_spent("a")
    assert not tries.are_spent("b")
    tries.note("b")
    assert tries.are_spent("b"), "there were three in all"
    assert not tries.are_spent("c"), "who has not tried yet has a try"
    tries.forgive("b")
    assert not tries.are_spent("b")
    clock.now += 60
    assert not tries.are_spent("a")
    tries.forgive("a")
    assert not tries.are_spent("a")


def test_one_customer_with_many_networks_spends_neither_their_limit_anew_nor_that_of_others() -> (
    None
):
    tries, granted = Tries(10, 100, Clock()), 0
    for house in range(2_000):
        address = f"2001:0db8:0001:{house % 500:04x}"
        if not tries.are_spent(address):
            tries.note(address)
            granted += 1
    assert granted == 40
    assert not tries.are_spent("2001:0db8:0002:0000")
    assert not tries.are_spent("192.0.2.1")


def test_a_crowd_is_counted_by_address_by_person_and_in_all() -> None:
    crowd = Crowd(ServerSettings(max_sockets=3, sockets_per_address=2, sockets_per_person=1))
    with crowd.room_for("a", 1):
        with pytest.raises(Denied), crowd.room_for("a", 1):
            pass
        with crowd.room_for("a", 2):
            with pytest.raises(Denied), crowd.room_for("a", 3):
                pass
            with crowd.room_for("b", 3), pytest.raises(Denied), crowd.room_for("c", 4):
                pass
    assert crowd.size == 0
    assert not crowd._counts


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2:ffff::1", "2001:0db8:0001:0002"),
        ("unix", "unix"),
    ],
)
def test_a_household_counts_as_one(host: str, counted: str) -> None:
    asking = HTTPConnection({"type": "http", "client": (host, 1), "headers": []})
    assert address_of(asking) == counted
    assert address_of(HTTPConnection({"type": "http", "client": None, "headers": []})) == ""


@with_patience
async def test_nobody_opens_tables_without_end() -> None:
    async with asker(make(ServerSettings(openings_per_address=2))) as ada:
        statuses = [(await ada.post("/api/tables", json=OPEN)).status_code for _ in range(4)]
        assert statuses == [200, 200, 429, 429]


@with_patience
async def test_a_flood_of_messages_is_refused_and_then_cut_off() -> None:
    async with open_house() as house, Browser(house.address) as ada:
        await ada.open_table()
        line = await ada.sit()
        for n in range(250):
            await line.send({"type": "ping", "sent": n})
        assert await line.closed() == 1008
        kinds = [it.get("code", it["type"]) for it in line.heard]
        assert kinds.count("pong") in range(100, 110)
        assert kinds.count("too_fast") in range(100, 110)


@with_patience
async def test_words_have_a_slower_pace_than_moves() -> None:
    async with open_house() as house, Browser(house.address) as ada:
        await ada.open_table()
        line = await ada.sit()
        answers = [await line.tell({"type": "phrase", "key": "hello"}) for _ in range(12)]
        assert [it["type"] for it in answers] == ["said"] * 10 + ["refused"] * 2


@with_patience
async def test_messages_over_the_limit_close_the_socket() -> None:
    async with open_house() as house, Browser(house.address) as ada:
        await ada.open_table()
        line = await ada.sit()
        await line.send("x" * 70_000)
        assert await line.closed() == 1009


@with_patience
async def test_sockets_are_limited_by_person_and_counted_down_again() -> None:
    settings = replace(ROOMY, sockets_per_person=2)
    async with open_house(settings) as house, Browser(house.address) as ada:
        await ada.open_table()
        first, second = await ada.dial(ada.code), await ada.dial(ada.code)
        crowd = house.app.reception.crowd
        await first.wait_closed()
        await until(lambda: crowd.size == 1)
        third = await ada.dial(ada.code)
        await until(lambda: crowd.size == 1)
        for socket in (second, third):
            await socket.close()
        await until(lambda: crowd.size == 0)


@with_patience
async def test_sockets_are_limited_by_address() -> None:
    settings = replace(ROOMY, sockets_per_address=1)
    async with (
        open_house(settings) as house,
        Browser(house.address) as ada,
        Browser(house.address) as bob,
    ):
        table = await ada.open_table()
        await bob.join(table.code, "Bob")
        line = await ada.sit()
        with pytest.raises(InvalidStatus) as refused:
            await bob.sit()
        assert refused.value.response.status_code == 429
        await line.leave()
        await until(lambda: house.app.reception.crowd.size == 0)
        await bob.sit()


@with_patience
async def test_who_dribbles_a_request_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "FIRST_REQUEST", 0.2)
    async with open_house() as house:
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
        assert await asyncio.wait_for(reader.read(), 5) == b""
        writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HTTP/1.1\r\n")
        answer = await asyncio.wait_for(reader.read(), 5)
        assert answer.count(b"HTTP/1.1 200") == 1
        writer.close()


@with_patience
async def test_a_peer_that_answers_no_ping_is_cut_off_whatever_it_has_yet_to_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sockets, "LAST_WORD", 0.0)
    aborted = asyncio.Event()
    socket = sockets.TableSocket(make_server(make()).config, ServerState(), {})
    transport = SimpleNamespace(
        write=lambda _: None, close=lambda: None, is_closing=lambda: False, abort=aborted.set
    )
    socket.transport = cast(asyncio.Transport, transport)
    socket.keepalive_timeout()
    await aborted.wait()


@with_patience
async def test_a_peer_that_pings_and_does_not_read_gets_no_pile_of_answers() -> None:
    config = make_server(make()).config
    socket = sockets.TableSocket(config, ServerState(), {})
    written: list[bytes] = []
    socket.transport = cast(asyncio.Transport, SimpleNamespace(write=written.append))
    socket.handle_ping()
    socket.pause_writing()
    socket.handle_ping()
    socket.resume_writing()
    socket.handle_ping()
    assert len(written) == 2
