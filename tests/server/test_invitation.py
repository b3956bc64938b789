"""By which address a browser invites: never one that a phone cannot follow, and no network is given away."""

from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from tablee.server.metrics import Metrics
from tablee.server.reception import Reception
from tablee.server.settings import ServerSettings
from tablee.storage.memory import MemoryStore
from tablee.tables.hall import Hall
from tests.server.browser import Browser
from tests.server.house import ROOMY, open_house, with_patience
from tests.server.process import ServerProcess

AT_HOME = "http://192.168.1.20:8000"
PUBLIC = ServerSettings(public_url="https://play.example.org")


def asked(client: str, host: str, **headers: str) -> HTTPConnection:
    given = {"host": host, **{name.replace("_", "-"): value for name, value in headers.items()}}
    scope: dict[str, Any] = {
        "type": "websocket",
        "client": (client, 5),
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
    }
    return HTTPConnection(scope)


def reception(settings: ServerSettings = ROOMY, home: str | None = AT_HOME) -> Reception:
    return Reception(Hall(MemoryStore()), settings, Metrics(), lambda: home)


@pytest.mark.parametrize(
    ("client", "host"),
    [
        ("127.0.0.1", "localhost:8000"),
        ("127.0.0.1", "127.0.0.1:8000"),
        ("::1", "[::1]:8000"),
        ("::ffff:127.0.0.1", "localhost"),
    ],
)
def test_the_machine_itself_invites_by_its_address_in_the_network(client: str, host: str) -> None:
    assert reception().invites_by(asked(client, host)) == AT_HOME
    assert reception(home=None).invites_by(asked(client, host)) == ""


@pytest.mark.parametrize(
    "asking",
    [
        asked("192.168.1.33", "192.168.1.20:8000"),
        asked("192.168.1.33", "localhost:8000"),
        asked("203.0.113.9", "localhost"),
        asked("127.0.0.1", "play.example.org"),
        asked("127.0.0.1", "localhost", x_forwarded_for="203.0.113.9"),
        asked("127.0.0.1", "[half"),
        asked("127.0.0.1", ""),
        asked("unix:", "localhost"),
    ],
)
def test_nobody_else_is_told_the_address_in_the_network(asking: HTTPConnection) -> None:
    assert reception().invites_by(asking) == ""


@pytest.mark.parametrize("client", ["127.0.0.1", "203.0.113.9"])
def test_everybody_invites_by_the_public_address_where_there_is_one(client: str) -> None:
    asking = asked(client, "localhost:8000")
    assert reception(PUBLIC).invites_by(asking) == "https://play.example.org"


@with_patience
async def test_the_welcome_brings_the_address() -> None:
    async with open_house(in_the_room=lambda: AT_HOME) as house, Browser(house.address) as ada:
        await ada.open_table()
        line = await ada.sit()
        assert (await line.welcome())["address"] == AT_HOME
        again = await line.tell({"type": "again_please"})
        assert again["address"] == AT_HOME
        await line.leave()


@with_patience
async def test_a_welcome_on_a_machine_alone_brings_none() -> None:
    async with open_house() as house, Browser(house.address) as ada:
        await ada.open_table()
        line = await ada.sit()
        assert (await line.welcome())["address"] == ""
        await line.leave()


@with_patience
async def test_tablee_serve_tells_where_it_is_in_the_network(tmp_path: Path) -> None:
    elsewhere = """
import tablee.server.addresses as addresses
addresses.reachable_at = lambda host, port, public: (host, f"http://192.0.2.7:{port}")
"""
    server = ServerProcess(tmp_path, fault=elsewhere)
    await server.start()
    try:
        async with Browser(server.address) as ada:
            await ada.open_table()
            line = await ada.sit()
            assert (await line.welcome())["address"] == f"http://192.0.2.7:{server.port}"
            await line.leave()
    finally:
        await server.stop()
