"""Guessing codes: refused before anything is looked up, at nobody else's cost, and nothing is loaded for it."""

import asyncio
from collections.abc import Sequence
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection

from tablee.server import reaper as reaping
from tablee.server import reception as module
from tablee.server.app import App
from tablee.server.reaper import Reaper
from tablee.server.settings import ServerSettings
from tablee.storage.memory import MemoryStore
from tablee.tables.desk import Desk
from tablee.tables.hall import Hall
from tablee.tables.ports import Row
from tests.server.asking import OPEN, asker, make
from tests.server.house import with_patience
from tests.tables.tabling import Clock

STRICT = ServerSettings(guesses_per_address=5, guesses_in_all=8)
FORGED = "x" * 43


class Seen:
    """Every question a request puts to the hall or to the store."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        for owner, names in ((Hall, ("find", "person_of")), (MemoryStore, ("load", "has"))):
            for name in names:
                monkeypatch.setattr(owner, name, self._noting(getattr(owner, name), name))

    def _noting(self, real: Any, name: str) -> Any:
        def noted(*args: Any) -> Any:
            self.asked.append(name)
            return real(*args)

        return noted


def wrong_code(code: str) -> str:
    return "BCDF" if code != "BCDF" else "FDCB"


async def guess(eve: httpx.AsyncClient, code: str, count: int) -> list[int]:
    paths = [f"/api/tables/{code}"] * count
    return [it.status_code for it in await asyncio.gather(*map(eve.get, paths))]


async def open_and_put_away(app: App, ada: httpx.AsyncClient) -> dict[str, Any]:
    table: dict[str, Any] = (await ada.post("/api/tables", json=OPEN)).json()
    app.reception.hall.put_away_empty()
    assert app.reception.hall.desks == ()
    return table


@with_patience
async def test_nobody_guesses_codes_for_long_but_those_of_the_table_and_those_invited_come_in() -> (
    None
):
    app = make(STRICT)
    async with asker(app) as ada, asker(app) as eve, asker(app) as bob:
        table = (await ada.post("/api/tables", json=OPEN)).json()
        real = f"/api/tables/{table['code']}"
        statuses = await guess(eve, wrong_code(table["code"]), 20)
        assert sorted(statuses) == [404] * 5 + [429] * 15
        assert (await eve.get(real)).status_code == 429
        assert (await eve.post(f"{real}/join", json={"name": "Eve"})).status_code == 429
        assert (await ada.get(real)).status_code == 200
        invited = {"name": "Bob", "invite": table["invite"]}
        assert (await bob.post(f"{real}/join", json=invited)).status_code == 200
        assert (await bob.get(real)).status_code == 200


@with_patience
async def test_one_address_locks_nobody_else_out() -> None:
    """As it was found: a hundred requests of one address, and no code was any use to anybody."""
    app = make(ServerSettings())
    async with asker(app) as ada, asker(app, client=("192.0.2.9", 1)) as far:
        table = (await ada.post("/api/tables", json=OPEN)).json()
        async with asker(app, client=("198.51.100.66", 1)) as eve:
            statuses = await guess(eve, wrong_code(table["code"]), 500)
        assert statuses.count(404) == 10
        real = f"/api/tables/{table['code']}"
        assert (await far.get(f"/api/tables/{wrong_code(table['code'])}")).status_code == 404
        assert (await far.get(real)).status_code == 200
        assert (await far.post(f"{real}/join", json={"name": "Bob"})).status_code == 200


@with_patience
async def test_nor_do_many_addresses() -> None:
    app = make(ServerSettings())
    async with asker(app) as ada, asker(app, client=("192.0.2.9", 1)) as far:
        table = (await ada.post("/api/tables", json=OPEN)).json()
        heard = list[int]()
        for n in range(30):
            async with asker(app, client=(f"198.51.100.{n}", 1)) as eve:
                heard += await guess(eve, wrong_code(table["code"]), 12)
        assert heard.count(404) == 100 + 20, "ten each for ten of them, then one for each"
        join = f"/api/tables/{table['code']}/join"
        assert (await far.post(join, json={"name": "Bob"})).status_code == 200


@pytest.mark.parametrize("has_proof", [False, True])
@with_patience
async def test_a_blocked_guess_is_refused_before_anything_is_looked_up(has_proof: bool) -> None:
    """Whatever the code: the same steps, so the same time; the campaign of benchmarks/guesses.py measures it."""
    app = make(STRICT)
    async with asker(app) as ada, asker(app) as eve:
        table = await open_and_put_away(app, ada)
        wrong, right = wrong_code(table["code"]), table["code"]
        headers = {"authorization": f"Bearer {FORGED}"} if has_proof else {}
        await guess(eve, wrong, 5)
        if has_proof:
            eve.headers.update(headers)
            assert await guess(eve, wrong, 5) == [429] * 5
        with pytest.MonkeyPatch.context() as patch:
            seen = Seen(patch)
            answers = [
                await eve.request(method, f"/api/tables/{code}{rest}", json=body)
                for code in (wrong, right, "AEIO")
                for method, rest, body in (
                    ("GET", "", None),
                    ("GET", "/log", None),
                    ("GET", "/games/1/steps/1", None),
                    ("GET", "/drawings/none", None),
                    ("POST", "/join", {"name": "Eve", "invite": "no" if has_proof else ""}),
                )
            ]
            assert seen.asked == []
            assert {it.status_code for it in answers} == {429}
            assert len({(it.content, *it.headers.items()) for it in answers}) == 1
            assert app.reception.hall.desks == ()
            assert (await ada.get(f"/api/tables/{right}")).status_code == 200
            assert seen.asked[:2] == ["find", "load"], "control: what is looked up is seen"


@with_patience
async def test_control_a_look_before_the_limit_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The order in which it was found, planted again."""
    find = module.Reception.find

    async def look_first(self: module.Reception, asking: HTTPConnection, invite: str = "") -> Desk:
        await self.hall.find(asking.path_params["code"])
        return await find(self, asking, invite)

    app = make(STRICT)
    async with asker(app) as ada, asker(app) as eve:
        table = await open_and_put_away(app, ada)
        await guess(eve, wrong_code(table["code"]), 5)
        monkeypatch.setattr(module.Reception, "find", look_first)
        seen = Seen(monkeypatch)
        assert await guess(eve, table["code"], 1) == [429]
        assert seen.asked == ["find", "load"]
        assert len(app.reception.hall.desks) == 1


@with_patience
async def test_wrong_keys_are_told_the_same_of_every_code_and_only_so_often() -> None:
    app = make(STRICT)
    async with asker(app) as ada, asker(app) as eve:
        table = await open_and_put_away(app, ada)
        await guess(eve, wrong_code(table["code"]), 5)
        eve.headers["authorization"] = f"Bearer {FORGED}"
        for code in (table["code"], wrong_code(table["code"]), table["code"]):
            answer = await eve.get(f"/api/tables/{code}")
            assert (answer.status_code, answer.json()["code"]) == (429, "too_many_guesses")
        with pytest.MonkeyPatch.context() as patch:
            seen = Seen(patch)
            await guess(eve, table["code"], 10)
            assert seen.asked.count("find") == 2, "two wrong keys of five were left"


@with_patience
async def test_a_neighbour_who_forges_keys_does_not_lock_out_who_has_shown_the_right_one() -> None:
    app = make(STRICT)
    async with asker(app) as ada, asker(app) as bob, asker(app) as eve:
        table = (await ada.post("/api/tables", json=OPEN)).json()
        real = f"/api/tables/{table['code']}"
        assert (await bob.post(f"{real}/join", json={"name": "Bob"})).status_code == 200
        await guess(eve, wrong_code(table["code"]), 5)
        eve.headers["authorization"] = f"Bearer {FORGED}"
        await guess(eve, wrong_code(table["code"]), 20)
        for friend in (ada, bob):
            assert (await friend.get(real)).status_code == 200


def test_only_so_many_keys_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_MOST_TRUSTED", 3)
    reception = make().reception
    for key in "abcde":
        reception.trust("BCDF", key)
    assert list(reception._trusted) == [module._mark("BCDF", key) for key in "cde"]


@with_patience
async def test_a_table_that_a_stranger_looked_at_leaves_the_memory_within_a_minute() -> None:
    clock = Clock()
    app = make(clock=clock)
    hall = app.reception.hall
    async with asker(app) as ada, asker(app) as eve:
        table = await open_and_put_away(app, ada)
        reaper = Reaper(hall, 30)
        assert (await eve.get(f"/api/tables/{table['code']}")).status_code == 200
        clock.now += 59
        await reaper.go_round(is_long=False)
        assert [it.code for it in hall.desks] == [table["code"]], (
            "whoever looks may be about to come in"
        )
        clock.now += 1
        await reaper.go_round(is_long=False)
        assert [it.code for it in hall.desks] == []
        assert reaping.UNVISITED_FOR < reaping.EMPTY_FOR


@with_patience
async def test_opening_a_table_loads_no_other() -> None:
    class Counting(MemoryStore):
        loaded = 0

        async def load(self, table: str) -> list[Row]:
            self.loaded += 1
            return await super().load(table)

    store = Counting()
    async with asker(make(store=store)) as ada:
        codes: Sequence[str] = [
            (await ada.post("/api/tables", json=OPEN)).json()["code"] for _ in range(3)
        ]
        assert (len(set(codes)), store.loaded) == (3, 0)
