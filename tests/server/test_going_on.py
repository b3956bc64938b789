"""Going on from a step: a table of one's own, for whoever may look at that step, and nothing of it anywhere else."""

from typing import Any

import httpx
import msgspec
import pytest

from tablee import registry
from tablee.arena.match import play_out
from tablee.core.record import encode
from tablee.server.app import App
from tablee.server.settings import ServerSettings
from tablee.storage.memory import MemoryStore
from tablee.tables.desk import Desk
from tablee.tables.hall import Hall, NoSuchTable
from tablee.tables.reader import read_log
from tablee.tables.room import actions as asked
from tablee.tables.room.people import PersonId
from tablee.tables.verify import verify
from tests.server.asking import asker, make
from tests.server.errands import found
from tests.server.house import with_patience
from tests.server.inside import Wire
from tests.server.test_replay import ODD, Scene, set_scene
from tests.tables.tabling import NEVER


async def go_on(scene: Scene, step: object = 4, number: object = 1, **wish: Any) -> httpx.Response:
    body = {"seat": 0, **wish}
    return await scene.ada.post(f"{scene.path(step, number)}/what-if", json=body)


async def variation_of(scene: Scene, **wish: Any) -> Desk:
    answer = await go_on(scene, **wish)
    assert answer.status_code == 200, answer.json()
    return await scene.app.reception.hall.find(answer.json()["code"])


async def play_out_at(desk: Desk) -> None:
    """By bots, and into the journal: every seat's, the person's too."""
    bot = registry.bot(desk.sitting.room.game, "random")
    while desk.sitting.room.stage == "playing":
        table = desk.sitting.table
        assert table is not None
        seat = table.awaiting[0]
        chance = table._chance.at(1_000 + len(table.entries))
        action = bot.choose(table.view(seat), chance)
        await desk.do(lambda seat=seat, action=action: desk.play(seat, action))  # type: ignore[misc]


def seen(desk: Desk, who: int = 1) -> Any:
    table = desk.sitting.table
    assert table is not None
    return msgspec.json.decode(encode(table.view(desk.sitting.room.seat_of(PersonId(who)))))


@pytest.mark.parametrize("is_true", [True, False], ids=["true", "anew"])
@pytest.mark.parametrize("seat", [0, 1])
@with_patience
async def test_who_goes_on_sits_where_they_chose_and_sees_what_that_seat_saw(
    seat: int, is_true: bool
) -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app)
        desk = await variation_of(scene, seat=seat, is_true=is_true)
        room = desk.sitting.room
        assert desk.code != scene.code
        assert (room.stage, room.host, room.is_open, room.games) == ("playing", 1, False, 1)
        assert room.seat_of(PersonId(1)) == seat
        assert room.people[0].name == "Ada"
        # Where Ada sat a bot of the usual level plays, and the random one stays what it was.
        assert room.chairs[1 - seat].bot == ("regular" if seat else "random")
        assert seen(desk) == (await scene.step(4)).json()["glimpses"][seat]["view"]
        wire = Wire(desk, PersonId(1))
        await wire.arrive()
        welcome = wire.box.last("welcome")
        assert welcome["room"]["variation"] == {
            "code": scene.code, "number": 1, "step": 4, "seat": seat, "is_true": is_true,
        }  # fmt: skip
        assert welcome["view"] == seen(desk)


@with_patience
async def test_the_table_it_was_played_at_knows_nothing_of_it() -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app)
        heard, seq = len(scene.wire.box.frames), scene.inside.seq
        evening = (await ada.get(f"/api/tables/{scene.code}/evening")).content
        desk = await variation_of(scene)
        await play_out_at(desk)
        assert (len(scene.wire.box.frames), scene.inside.seq) == (heard, seq)
        assert (await ada.get(f"/api/tables/{scene.code}/evening")).content == evening


@with_patience
async def test_one_plays_it_to_its_end_and_it_counts_nowhere() -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app)
        desk = await variation_of(scene)
        await play_out_at(desk)
        path = f"/api/tables/{desk.code}"
        sheet = (await ada.get(f"{path}/evening")).json()
        assert [(it["number"], it["is_variation"], it["moments"]) for it in sheet["games"]] == [
            (1, True, [])
        ]
        assert sheet["standing"] == []
        log = read_log((await ada.get(f"{path}/log")).content, registry.game)
        assert verify(log).outcome is not None
        first = (await ada.get(f"{path}/games/1/steps/1")).json()
        assert first["steps"] == len(log.entries)
        wire = Wire(desk, PersonId(1))
        await wire.arrive()
        room = wire.box.last("welcome")["room"]
        assert room["last"]["is_variation"]
        assert (await wire.wish(1, "again"))["type"] == "done"
        await play_out_at(desk)
        sheet = (await ada.get(f"{path}/evening")).json()
        assert [it["is_variation"] for it in sheet["games"]] == [True, False]
        assert desk.sitting.room.branch is None


@pytest.mark.parametrize("is_true", [True, False], ids=["true", "anew"])
@with_patience
async def test_it_is_there_again_after_the_power_went_and_erased_with_its_table(
    is_true: bool,
) -> None:
    store = MemoryStore()
    app = make(store=store, thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app)
        desk = await variation_of(scene, is_true=is_true)
        table = desk.sitting.table
        assert table is not None
        again = Hall(store, thinking=NEVER)  # nothing was said to it but what the journal says
        other = await again.find(desk.code)
        assert encode(other.sitting.table.state) == encode(table.state)  # type: ignore[union-attr]
        assert other.sitting.room == desk.sitting.room
        assert seen(other) == seen(desk)
        await play_out_at(other)
        third = await Hall(store).find(desk.code)
        assert third.sitting.room.stage == "over"
        assert third.sitting.evening[0].is_variation
        await store.forget(desk.code)
        with pytest.raises(NoSuchTable):
            await Hall(store).find(desk.code)


@with_patience
async def test_drawings_are_there_again_too() -> None:
    store = MemoryStore()
    app = make(store=store, thinking=NEVER)
    async with asker(app) as ada:
        opening = {"game": "entre-les-lignes", "seats": 4, "name": "Ada", "options": {}}
        code = (await ada.post("/api/tables", json=opening)).json()["code"]
        desk = await app.reception.hall.find(code)
        wire = Wire(desk, PersonId(1))
        await wire.arrive()
        await wire.wish(1, "start", level="random")
        table = desk.sitting.table
        assert table is not None
        play_out(table, dict.fromkeys(range(4), registry.bot("entre-les-lignes", "random")))
        await desk.do(lambda: desk.arrange(asked.Close()))
        step = next(
            n for n, it in enumerate(table.entries, 1)
            if getattr(it.event, "order", None) is not None
        )  # fmt: skip
        path = f"/api/tables/{code}/games/1/steps/{step}/what-if"
        refused = await ada.post(path, json={"seat": 0})
        assert (refused.status_code, refused.json()["code"]) == (409, "only_true")
        answer = await ada.post(path, json={"seat": 0, "is_true": True})
        assert answer.status_code == 200, answer.json()
        other = await Hall(store, thinking=NEVER).find(answer.json()["code"])
        shown = other.sitting.table.shown(0)  # type: ignore[union-attr]
        assert len(shown) >= 4
        assert all(table.attachments[it] == shown[it] for it in shown)
        name = next(iter(shown))
        drawing = await ada.get(f"/api/tables/{answer.json()['code']}/drawings/{name}")
        assert drawing.content == shown[name]


# --- who may -----------------------------------------------------------------------------------


@with_patience
async def test_nobody_goes_on_from_a_game_that_is_not_over() -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app, is_over=False)
        for step in range(1, 4):
            for is_true in (True, False):
                answer = await go_on(scene, step, is_true=is_true)
                assert (answer.status_code, answer.json()["code"]) == (409, "not_over")
        assert len(app.reception.hall.desks) == 1


@with_patience
async def test_strangers_and_those_who_came_later_do_not() -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada, asker(app) as eve, asker(app) as bob:
        scene = await set_scene(ada, app)
        path = f"{scene.path(4)}/what-if"
        assert (await eve.post(path, json={"seat": 0})).json()["code"] == "not_of_this_table"
        await bob.post(f"/api/tables/{scene.code}/join", json={"name": "Bob"})
        late = await bob.post(path, json={"seat": 0})
        assert (late.status_code, late.json()["code"]) == (403, "came_later")
        await scene.wire.wish(7, "let_look_back", person=2)
        assert (await bob.post(path, json={"seat": 0})).status_code == 200


@with_patience
async def test_a_friend_comes_in_by_its_own_link_and_is_not_told_the_other_code() -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada, asker(app) as bob:
        scene = await set_scene(ada, app)
        desk = await variation_of(scene)
        door = f"/api/tables/{desk.code}/join"
        shut = await bob.post(door, json={"name": "Bob"})
        assert (shut.status_code, shut.json()["code"]) == (403, "door_closed")
        invite = desk.sitting.room.invite
        assert (await bob.post(door, json={"name": "Bob", "invite": invite})).status_code == 200
        wire = Wire(desk, PersonId(2))
        await wire.arrive()
        variation = wire.box.last("welcome")["room"]["variation"]
        assert (variation["code"], variation["step"]) == ("", 4)
        assert not any(scene.code.encode() in it for it in wire.box.frames)
        await wire.wish(1, "sit_down", seat=1)
        ada_wire = Wire(desk, PersonId(1))
        await ada_wire.arrive()
        await ada_wire.wish(1, "let_sit", person=2, seat=1)
        assert desk.sitting.room.seat_of(PersonId(2)) == 1


# --- what is refused ---------------------------------------------------------------------------


@pytest.mark.parametrize("odd", ODD)
@with_patience
async def test_what_is_no_number_is_no_step(odd: str) -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app)
        for answer in (await go_on(scene, odd), await go_on(scene, 1, odd)):
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_step")
        assert len(app.reception.hall.desks) == 1


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seat": 2}, "no_such_seat"),
        ({"seat": -1}, "no_such_seat"),
        ({"seat": "0"}, "malformed"),
        ({"seat": None}, "malformed"),
        ({"seat": 0, "is_true": 1}, "malformed"),
        ({"seat": 0, "name": "Eve"}, "malformed"),
    ],
)
@with_patience
async def test_what_cannot_be_is_refused_and_no_table_is_left_of_it(
    wish: dict[str, Any], code: str
) -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app)
        answer = await go_on(scene, **wish)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
        assert len(app.reception.hall.desks) == 1


@with_patience
async def test_at_the_end_nothing_is_left_to_go_on_with() -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app)
        answer = await go_on(scene, len(scene.game.entries))
        assert (answer.status_code, answer.json()["code"]) == (409, "nothing_left")


@with_patience
async def test_it_counts_as_a_table_that_was_opened() -> None:
    app = make(ServerSettings(openings_per_address=3), thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app)
        answers = [await go_on(scene) for _ in range(3)]
        assert [it.status_code for it in answers] == [200, 200, 429]
        assert answers[-1].json()["code"] == "too_many_tables"


# --- the clock ---------------------------------------------------------------------------------


@with_patience
async def test_the_clock_goes_on_from_that_moment() -> None:
    store = MemoryStore()
    app: App = make(store=store, thinking=NEVER)
    async with asker(app) as ada:
        opening = {"game": "between", "seats": 2, "name": "Ada", "options": {"pace": "normal"}}
        code = (await ada.post("/api/tables", json=opening)).json()["code"]
        desk = await app.reception.hall.find(code)
        wire = Wire(desk, PersonId(1))
        await wire.arrive()
        desk.now = lambda: 60_000
        await wire.wish(1, "start", level="random")
        table = desk.sitting.table
        assert table is not None
        deadline = table.deadline
        assert deadline is not None
        assert deadline > 60_000
        play_out(table, dict.fromkeys((0, 1), registry.bot("between", "random")))
        await desk.do(lambda: desk.arrange(asked.Close()))
        answer = await ada.post(f"/api/tables/{code}/games/1/steps/1/what-if", json={"seat": 0})
        other = await app.reception.hall.find(answer.json()["code"])
        assert other.sitting.table is not None
        assert other.sitting.table.deadline == deadline
        assert 60_000 <= other.now() < deadline


@with_patience
async def test_nobody_looks_back_at_a_variation_but_step_by_step() -> None:
    app = make(thinking=NEVER)
    async with asker(app) as ada:
        scene = await set_scene(ada, app)
        desk = await variation_of(scene)
        path = f"/api/tables/{desk.code}"
        running = await ada.get(f"{path}/games/1/review")
        assert (running.status_code, running.json()["code"]) == (409, "not_over")
        await play_out_at(desk)
        table = desk.sitting.past[1].table
        nothing = {"game": "between", "steps": len(table.entries), "curves": [], "remarks": []}

        assert (await found(ada, f"{path}/games/1/review")).json() == nothing
        content = (await ada.get(f"{path}/log")).content
        kind = {"content-type": "application/jsonl"}
        told = (await ada.post("/api/logs", content=content, headers=kind)).json()
        assert told["code"] == "whole"
        brought = f"/api/logs/{told['log']['id']}"
        assert (await found(ada, f"{brought}/review")).json() == nothing
        first = (await ada.get(f"{brought}/steps/1")).json()
        own = (await ada.get(f"{path}/games/1/steps/1")).json()
        assert first["glimpses"] == own["glimpses"]
        await app.reception.backroom.close()
