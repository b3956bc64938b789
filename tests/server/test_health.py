"""Alive, ready, counted: what machines are told."""

import re
from typing import Any

import pytest

from tablee.core.record import replace
from tablee.server.settings import ServerSettings
from tablee.storage.memory import MemoryStore
from tablee.tables.ports import NotStored, Row
from tests.server.asking import OPEN, asker, make
from tests.server.browser import Browser
from tests.server.house import ROOMY, open_house, with_patience


class Failing(MemoryStore):
    """A disk that is full for a while."""

    def __init__(self) -> None:
        super().__init__()
        self.is_full = False

    async def append(self, table: str, rows: Any, replaced: Any = ()) -> None:
        if self.is_full:
            raise NotStored("no space left")
        await super().append(table, rows, replaced)


@with_patience
async def test_it_is_ready_while_the_store_takes_writes_and_again_when_it_does_again() -> None:
    disk = Failing()
    async with open_house(store=disk) as house, Browser(house.address) as ada:
        assert (await ada.http.get("/healthz")).json() == {"status": "alive"}
        assert (await ada.http.get("/readyz")).json() == {"status": "ready"}
        await ada.open_table()
        line = await ada.sit()
        disk.is_full = True
        refused = await line.wish("rename", name="Ada L.")
        assert (refused["type"], refused["code"]) == ("refused", "not_stored")
        unready = await ada.http.get("/readyz")
        assert (unready.status_code, unready.json()["code"]) == (503, "not_stored")
        assert (await ada.http.get("/healthz")).status_code == 200
        disk.is_full = False
        assert (await ada.http.get("/readyz")).status_code == 200
        assert (await line.wish("rename", name="Ada L."))["type"] == "done"


@with_patience
async def test_it_is_not_ready_once_it_is_closing() -> None:
    app = make()
    async with asker(app) as ada:
        app.begin_closing()
        closing = await ada.get("/readyz")
        assert (closing.status_code, closing.json()["code"]) == (503, "closing")
        assert (await ada.post("/api/tables", json=OPEN)).status_code == 503


@with_patience
async def test_it_counts_tables_sockets_moves_refusals_and_appends() -> None:
    settings = replace(ROOMY, metrics="open")
    async with open_house(settings) as house, Browser(house.address) as ada:
        await ada.open_table()
        line = await ada.sit()
        await line.wish("rename", name="Ada L.")
        await line.wish("again")
        await line.tell("not a message")
        text = (await ada.http.get("/metrics")).text
    numbers = dict(re.findall(r"^(\w+(?:\{[^}]*\})?) ([0-9.]+)$", text, re.MULTILINE))
    assert numbers["tablee_tables"] == numbers["tablee_sockets"] == "1"
    assert numbers["tablee_moves_total"] == "1"
    assert numbers["tablee_refusals_total"] == "2"
    assert numbers["tablee_malformed_total"] == "1"
    for counted in ("append", "answer"):
        everything = numbers[f'tablee_{counted}_seconds_bucket{{le="+Inf"}}']
        assert everything == numbers[f"tablee_{counted}_seconds_count"]
    assert numbers["tablee_answer_seconds_count"] == "2"
    assert int(numbers["tablee_append_seconds_count"]) >= 4
    assert "Ada" not in text
    assert ada.code not in text


@pytest.mark.parametrize(
    ("setting", "client", "headers", "status"),
    [
        ("off", "127.0.0.1", {}, 404),
        ("local", "127.0.0.1", {}, 200),
        ("local", "::1", {}, 200),
        ("local", "192.0.2.1", {}, 404),
        ("local", "unix", {}, 404),
        ("local", "127.0.0.1", {"x-forwarded-for": "192.0.2.1"}, 404),
        ("open", "192.0.2.1", {}, 200),
    ],
)
@with_patience
async def test_the_numbers_are_for_whom_the_host_chose(
    setting: Any, client: str, headers: dict[str, str], status: int
) -> None:
    app = make(ServerSettings(metrics=setting))
    async with asker(app, client=(client, 1)) as machine:
        assert (await machine.get("/metrics", headers=headers)).status_code == status


@with_patience
async def test_tables_that_cannot_be_opened_are_counted() -> None:
    store = MemoryStore()
    await store.append("BCDF", [Row(1, 0, b"not a line")])
    async with open_house(store=store) as house, Browser(house.address) as ada:
        assert (await ada.http.get("/api/tables/BCDF")).json()["code"] == "damaged_table"
        said = await ada.http.get("/readyz")
        assert (said.status_code, said.json()["damaged_tables"]) == (200, 1)
