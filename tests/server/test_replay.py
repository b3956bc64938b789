"""A finished game step by step: as each seat saw it, for its people alone, and never before its end."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest

from tablee.server import replay
from tablee.server.app import App
from tablee.server.settings import ServerSettings
from tablee.storage.memory import MemoryStore
from tablee.tables import reel
from tablee.tables.reel import Reels
from tablee.tables.room.people import PersonId
from tests.server.asking import OPEN, asker, make
from tests.server.house import with_patience
from tests.server.inside import Table, Wire
from tests.server.test_authorisation import play_to_the_end
from tests.tables.tabling import NEVER, Box

ODD = (
    "0", "-1", "+1", "01", "1.0", "1e1", "0x1", "1_0", "٣", "²", "null", "x", "%00", "%20", "1%20",
    "99999", "1" * 10, "9" * 5_000, "%ff", "%ed%a0%80", "%2e%2e", "1;2", "NaN", "[1]",
)  # fmt: skip
EXPRESS = {**OPEN, "seats": 2, "options": {"length": "express"}}


class Scene:
    """A table of Ada against a bot, and what her browser was told."""

    def __init__(self, app: App, ada: httpx.AsyncClient, inside: Table, wire: Wire) -> None:
        self.app = app
        self.ada = ada
        self.inside = inside
        self.wire = wire

    @property
    def code(self) -> str:
        return self.inside.desk.code

    @property
    def game(self) -> Any:
        return self.inside.desk.sitting.table

    def path(self, step: object, number: object = 1) -> str:
        return f"/api/tables/{self.code}/games/{number}/steps/{step}"

    async def step(self, step: object, number: object = 1) -> httpx.Response:
        return await self.ada.get(self.path(step, number))

    async def steps(self, *order: int) -> list[Any]:
        return [(await self.step(step)).json() for step in order]


async def set_scene(ada: httpx.AsyncClient, app: App, *, is_over: bool = True) -> Scene:
    code = (await ada.post("/api/tables", json=EXPRESS)).json()["code"]
    hall = app.reception.hall
    desk = await hall.find(code)
    wire = Wire(desk, PersonId(1))
    await wire.arrive()
    await wire.wish(1, "start", level="random")
    inside = Table(hall, desk, MemoryStore())
    if is_over:
        await play_to_the_end(inside)
    return Scene(app, ada, inside, wire)


def told(box: Box) -> list[Any]:
    return [it for it in box.messages if it["type"] == "update"]


@with_patience
async def test_a_step_shows_a_seat_what_it_was_shown_then() -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app)
        steps = await scene.steps(*range(1, len(scene.game.entries) + 1))
        seat = scene.inside.desk.sitting.room.seat_of(scene.wire.who)
        assert seat == 0
        mine = [it["glimpses"][seat] for it in steps]
        updates = told(scene.wire.box)
        assert len(updates) > 5
        assert [n for it in mine for n in it["news"]] == [n for it in updates for n in it["news"]]
        views = [it["view"] for it in mine]
        assert all(it["view"] in views for it in updates)
        assert views[-1] == updates[-1]["view"]


@with_patience
async def test_a_step_tells_the_event_of_the_log_and_a_glimpse_for_every_seat_and_a_spectator() -> (
    None
):
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app)
        lines = (await ada.get(f"/api/tables/{scene.code}/log")).content.splitlines()
        logged = [msgspec.json.decode(line) for line in lines][1:-1]
        steps = await scene.steps(*range(1, len(logged) + 1))
        assert [(it["step"], it["at"], it["event"]) for it in steps] == [
            (it["seq"], it["at"], it["event"]) for it in logged
        ]
        for it in steps:
            assert (it["number"], it["steps"]) == (1, len(logged))
            assert [glimpse["seat"] for glimpse in it["glimpses"]] == [0, 1, None]
            assert [glimpse["view"]["seat"] for glimpse in it["glimpses"]] == [0, 1, None]
        (dealt, *_) = steps
        hands = [it["view"]["own"] and it["view"]["own"]["hand"] for it in dealt["glimpses"]]
        assert hands == [*dealt["event"]["hands"], None]


@asynccontextmanager
async def striding(patch: pytest.MonkeyPatch, stride: int) -> AsyncIterator[Scene]:
    """A game that is over, looked at in strides of so many steps."""
    patch.setattr(reel, "STRIDE", stride)
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        yield await set_scene(ada, app)


@with_patience
async def test_a_step_is_the_same_in_whatever_order_one_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with striding(monkeypatch, 7) as scene:
        last = len(scene.game.entries)
        onward = [1, *range(2, last + 1)]
        back_first = await scene.steps(*reversed(onward))
        assert last > 14
        assert await scene.steps(*onward) == back_first[::-1]


@with_patience
async def test_the_work_for_a_step_does_not_grow_with_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with striding(monkeypatch, 5) as scene:
        game = scene.game
        last = len(game.entries)
        evolved: list[Any] = []

        class Counting:
            def __getattr__(self, name: str) -> Any:
                return getattr(module, name)

            def evolve(self, state: Any, event: Any) -> Any:
                evolved.append(event)
                return module.evolve(state, event)

        module, game.game = game.game, Counting()
        await scene.step(last)
        for step in (last, 1, last - 1):
            evolved.clear()
            await scene.step(step)
            assert 1 <= len(evolved) <= 5


def shown_hands(answers: list[httpx.Response], game: Any) -> list[int]:
    """In which answers a dealt hand can be read."""
    hands = [msgspec.json.encode(hand) for hand in game.entries[0].event.hands]
    return [n for n, it in enumerate(answers) if any(hand in it.content for hand in hands)]


async def all_steps(scene: Scene) -> list[httpx.Response]:
    return [await scene.step(step) for step in range(len(scene.game.entries) + 2)]


@with_patience
async def test_nothing_of_a_running_game_is_shown() -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app, is_over=False)
        answers = await all_steps(scene)
        assert {(it.status_code, it.json()["code"]) for it in answers} == {(409, "not_over")}
        assert shown_hands(answers, scene.game) == []


@with_patience
async def test_a_door_left_open_would_have_been_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted leak: the same look at a running game finds the hands once the check is gone."""
    monkeypatch.setattr(replay, "finished_game", lambda desk, *_: desk.sitting.table)
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app, is_over=False)
        assert shown_hands(await all_steps(scene), scene.game) == [1]


@with_patience
async def test_a_game_stays_open_for_the_evening_and_the_next_one_is_closed_until_it_ends() -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app)
        first = (await scene.step(1)).json()
        await scene.wire.wish(2, "again")
        early = await scene.step(1, 2)
        assert (early.status_code, early.json()["code"]) == (409, "not_over")
        assert (await scene.step(1, 1)).json() == first
        await play_to_the_end(scene.inside)
        assert (await scene.step(1, 1)).json() == first
        second = (await scene.step(1, 2)).json()
        assert second["number"] == 2
        assert second["event"]["hands"] != first["event"]["hands"]


@with_patience
async def test_who_sat_where_in_an_older_game_is_told_to_whoever_may_look_back() -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada, asker(app) as cleo:
        scene = await set_scene(ada, app)
        game = f"/api/tables/{scene.code}/games"
        then = (await ada.get(f"{game}/1")).json()
        assert then == scene.wire.box.last("room")["room"]["last"]
        await scene.wire.wish(2, "again")
        assert (await ada.get(f"{game}/2")).json()["code"] == "not_over"
        await play_to_the_end(scene.inside)
        assert (await ada.get(f"{game}/1")).json() == then
        assert (await ada.get(f"{game}/3")).json()["code"] == "no_such_step"
        assert (await cleo.get(f"{game}/1")).json()["code"] == "not_of_this_table"
        await cleo.post(f"/api/tables/{scene.code}/join", json={"name": "Cleo"})
        assert (await cleo.get(f"{game}/1")).json()["code"] == "came_later"


@pytest.mark.parametrize(
    "odd",
    ODD,
)
@with_patience
async def test_what_is_no_number_is_no_step(odd: str) -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app)
        for answer in (await scene.step(odd), await scene.step(1, odd)):
            assert (answer.status_code, answer.json()) == (
                404,
                {"code": "no_such_step", "rule": None},
            )


@pytest.mark.parametrize(
    "path", ["", "/", "/1/", "/steps/", "/1/steps", "/1/steps/", "/1/steps/1/1"]
)
@with_patience
async def test_an_address_that_is_not_quite_it_is_not_there(path: str) -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app)
        answer = await ada.get(f"/api/tables/{scene.code}/games{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "not_found")
        wrong = await ada.post(scene.path(1), json={})
        assert (wrong.status_code, wrong.json()["code"]) == (405, "method_not_allowed")


@with_patience
async def test_a_game_that_left_the_memory_leaves_no_reel_behind() -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app)
        reels = Reels()
        await reels.show(scene.game, 1, 1)
        assert len(reels._reels) == 1
        scene.inside.desk.sitting.table = None
        scene.inside.desk.sitting.past.clear()
        while reels._reels:  # a bot's thread may hold on to the game for another moment
            gc.collect()
            await asyncio.sleep(0.01)


@with_patience
async def test_codes_cannot_be_guessed_here_either() -> None:
    async with asker(make(ServerSettings(guesses_per_address=3))) as eve:
        tries = [await eve.get("/api/tables/BCDF/games/1/steps/1") for _ in range(4)]
        assert [it.status_code for it in tries] == [404, 404, 404, 429]


@with_patience
async def test_after_something_else_was_picked_the_game_before_is_still_what_it_was() -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada, asker(app) as stranger:
        scene = await set_scene(ada, app)
        before = await scene.steps(1)
        await scene.wire.wish(2, "pick_game", game="line")
        assert scene.inside.desk.sitting.room.game == "line"
        assert await scene.steps(1) == before
        log = await ada.get(f"/api/tables/{scene.code}/games/1/log")
        assert f"between-{scene.code}-1.jsonl" in log.headers["content-disposition"]
        evening = f"/api/tables/{scene.code}/evening"
        (game,) = (await ada.get(evening)).json()["games"]
        assert (game["number"], game["game"]) == (1, "between")
        assert (await stranger.get(evening)).status_code == 403
