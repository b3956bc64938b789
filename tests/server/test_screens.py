"""A television is nobody: it is told what a spectator is told, asks for nothing, and proves no person."""

from typing import Any

import pytest

from tablee import registry
from tablee.bots.bot import choice_of
from tablee.core.chance import Chance
from tablee.core.refusal import Refusal
from tablee.server import connection
from tablee.server.reaper import EMPTY_FOR
from tablee.server.settings import ServerSettings
from tablee.storage.memory import MemoryStore
from tablee.tables.hall import Hall, hash_key
from tablee.tables.room import actions as asked
from tablee.tables.room.changes import MOST_SCREENS
from tablee.tables.room.people import ScreenId
from tablee.tables.room.rules import MOST_SCREENS_EVER
from tests.server.asking import OPEN, asker, make
from tests.server.browser import Browser
from tests.server.house import open_house, until, with_patience
from tests.server.inside import Table, Wire, set_table
from tests.tables.tabling import NEVER, Clock, Scene, refused

MOVES = 12
"""Of each mode: enough that every seat has secrets."""


async def bring(table: Table, invite: str = "") -> Wire:
    key = await table.hall.bring_screen(table.desk.code, invite)
    screen = Wire(table.desk, ScreenId(hash_key(key)))
    await screen.arrive()
    return screen


async def play(table: Table, moves: int) -> None:
    """By a random bot at every seat that is awaited."""
    desk, game = table.desk, table.desk.sitting.table
    assert game is not None
    bot, chance = registry.bot(game.game.ABOUT.key, "random"), Chance(b"screen")
    for _ in range(moves):
        for seat in game.awaiting[:1]:
            action = choice_of(bot, game.view(seat), game.shown(seat), chance, None)
            await desk.do(lambda seat=seat, action=action: desk.play(seat, action))  # type: ignore[misc]


def told(wire: Wire) -> list[Any]:
    """All of it, but for who is asked."""
    return [_without_self(it) for it in wire.box.messages]


def _without_self(message: dict[str, Any]) -> dict[str, Any]:
    if "room" in message:
        room = {name: it for name, it in message["room"].items() if name not in ("you", "may_ask")}
        return {**message, "room": room, "n": 0}
    return message


@pytest.mark.parametrize("mode", registry.keys())
@with_patience
async def test_it_is_told_exactly_what_a_spectator_is_told_in_every_mode(mode: str) -> None:
    seats = max(it for it in registry.game(mode).ABOUT.seats if it <= 4)
    table = await set_table(("Ada",), seats, game=mode)
    watcher = await table.come_in("Wim")
    if table.desk.sitting.room.seat_of(watcher.who) is not None:
        await watcher.wish(1, "stand_up")
    screen = await bring(table)
    for wire in (watcher, screen):
        wire.box.frames.clear()
        await wire.say({"type": "again_please"})
    await table.wires[0].wish(1, "start", level="random")
    await play(table, MOVES)
    for wire in (watcher, screen):
        await wire.say({"type": "again_please"})
    assert told(screen) == [it for it in told(watcher) if it["type"] != "done"]
    assert any(it["type"] == "update" for it in told(screen))
    view, room = screen.box.last("welcome")["view"], screen.box.last("welcome")["room"]
    assert view["offers"] == []
    assert (room["you"], room["seat"], room["screens"]) == (0, None, 1)
    assert [it["name"] for it in room["people"]] == ["Ada", "Wim"]
    await table.hall.close()


@with_patience
async def test_of_a_game_that_was_over_before_it_came_it_sees_nothing_and_the_next_one_whole() -> (
    None
):
    table = await set_table(("Ada", "Bob"), 2, options=b'{"length":"express"}')
    early = await bring(table)
    await table.wires[0].wish(1, "start")
    await play(table, 2_000)
    assert table.desk.sitting.room.stage == "over"
    late = await bring(table)
    assert early.box.last("room")["room"]["last"] is not None
    assert late.box.last("welcome")["view"] is None
    assert late.box.last("welcome")["room"]["last"] is None
    await table.wires[0].wish(2, "again")
    assert late.box.last("update")["view"] == early.box.last("update")["view"]
    assert late.box.last("update")["view"] is not None
    await table.hall.close()


@with_patience
async def test_it_keeps_no_empty_room_awake_and_is_not_put_away_while_it_shows() -> None:
    clock = Clock()
    table = await set_table(("Ada",), 2, clock=clock)
    screen = await bring(table)
    assert table.wires[0].box.last("room")["room"]["screens"] == 1
    await table.wires[0].depart()
    assert table.desk.presence.is_empty()
    clock.now += EMPTY_FOR
    table.hall.put_away_empty(EMPTY_FOR, 0)
    assert len(table.hall.desks) == 1
    await screen.depart()
    clock.now += EMPTY_FOR
    table.hall.put_away_empty(EMPTY_FOR, 0)
    assert len(table.hall.desks) == 0


@with_patience
async def test_the_host_may_send_screens_away_and_neither_code_nor_link_lets_them_in() -> None:
    table = await set_table(("Ada", "Bob"))
    screen, invite = await bring(table), table.desk.sitting.room.invite
    assert (await table.wires[1].wish(1, "send_screens_away"))["code"] == "host_only"
    assert (await table.wires[0].wish(1, "send_screens_away"))["type"] == "done"
    assert screen.box.closed == 4003
    assert table.wires[0].box.last("welcome")["room"]["screens"] == 0
    for known in ("", invite):
        with pytest.raises(Refusal, match="door_closed"):
            await bring(table, known)
    again = await bring(table, table.desk.sitting.room.invite)
    assert again.box.closed is None
    heard = len(screen.box.frames)
    await screen.arrive()
    assert len(screen.box.frames) == heard, "no welcome for who was sent away"
    assert table.desk.presence.screens == 1
    await table.hall.close()


@with_patience
async def test_who_is_removed_has_no_screen_that_would_bring_them_the_new_link() -> None:
    table = await set_table(("Ada", "Bob"))
    screen = await bring(table)
    assert (await table.wires[0].wish(1, "remove_person", person=2))["type"] == "done"
    assert screen.box.closed == 4003
    assert screen.box.last("welcome")["invite"] != table.desk.sitting.room.invite
    await table.hall.close()


@with_patience
async def test_it_outlives_the_server_and_a_door_that_is_shut() -> None:
    store = MemoryStore()
    table = await set_table(("Ada",), store=store)
    key = await table.hall.bring_screen(table.desk.code, "")
    await table.wires[0].wish(1, "set_door", open=False)
    later = Hall(store, thinking=NEVER)
    desk = await later.find(table.desk.code)
    assert later.screen_of(desk, key) == hash_key(key)
    assert later.person_of(desk, key) is None
    assert later.screen_of(desk, table.places[0].key) is None
    await later.close()


@with_patience
async def test_who_knows_the_code_brings_no_screen_in_the_place_of_one_that_shows_the_table() -> (
    None
):
    table = await set_table(("Ada",))
    shown = await bring(table)
    for _ in range(2 * MOST_SCREENS):
        await table.hall.bring_screen(table.desk.code, "")
    assert shown.box.closed is None
    assert table.desk.presence.screens == 1
    await table.hall.close()


def test_where_all_show_the_table_there_is_no_room_for_another() -> None:
    scene = Scene()
    for n in range(MOST_SCREENS):
        scene.arrange(asked.BringScreen(ScreenId(f"hash {n}")))
    with pytest.raises(Refusal, match="table_full"):
        scene.arrange(asked.BringScreen(ScreenId("one more")))
    scene.away[ScreenId("hash 3")] = 1
    scene.arrange(asked.BringScreen(ScreenId("one more")))
    assert not scene.room.knows(ScreenId("hash 3"))
    assert scene.room.knows(ScreenId("hash 0"))
    assert scene.room.knows(ScreenId("one more"))


def test_where_there_are_too_many_the_oldest_goes_and_there_is_an_end() -> None:
    scene = Scene()
    scene.come_in("Ada")
    assert refused(scene, 1, asked.SendScreensAway()) == "no_screen"
    scene.away |= {ScreenId(f"hash {n}"): 1 for n in range(MOST_SCREENS_EVER)}
    for n in range(MOST_SCREENS_EVER):
        scene.arrange(asked.BringScreen(ScreenId(f"hash {n}")))
    assert len(scene.room.screens) == MOST_SCREENS
    assert not scene.room.knows(ScreenId("hash 0"))
    assert not scene.room.may_look_back(ScreenId("hash 0"), 9)
    assert scene.room.knows(ScreenId(f"hash {MOST_SCREENS_EVER - 1}"))
    with pytest.raises(Refusal, match="table_full"):
        scene.arrange(asked.BringScreen(ScreenId("one more")))
    assert len(scene.room.people) == 1


@with_patience
async def test_over_http_its_cookie_is_its_own_and_comes_back_as_the_same_screen() -> None:
    app = make()
    async with asker(app) as browser:
        code = (await browser.post("/api/tables", json=OPEN)).json()["code"]
        person = browser.cookies[f"tablee_{code}"]
        for _ in range(2):
            brought = await browser.post(f"/api/tables/{code}/screen", json={})
            assert (brought.status_code, brought.json()) == (200, {"code": code})
        assert browser.cookies[f"tablee_{code}"] == person, "one browser may be both"
        assert browser.cookies[f"tablee_screen_{code}"] != person
        desk = await app.reception.hall.find(code)
        assert len(desk.sitting.room.screens) == 1
        assert (await browser.get(f"/api/tables/{code}/evening")).status_code == 200
    await app.reception.hall.close()


@with_patience
async def test_while_it_is_loaded_anew_phones_stay_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "BREATH", 60.0)
    async with open_house() as house, Browser(house.address) as phone, Browser(house.address) as tv:
        code = (await phone.open_table()).code
        ada = await phone.sit()
        await tv.http.post(f"/api/tables/{code}/screen", json={})
        before = await tv.sit(code, asks="/screen")
        await before.leave()
        after = await tv.sit(code, asks="/screen")
        await ada.tell({"type": "again_please"})
        told = [it["room"]["screens"] for it in ada.heard if "room" in it]
        assert 0 not in told[told.index(1) :]
        monkeypatch.setattr(connection, "BREATH", 0.0)
        await after.leave()
        await until(lambda: ada.room["screens"] == 0)


@with_patience
async def test_a_screen_that_is_known_meets_no_guess_limit_and_a_wrong_link_is_a_guess() -> None:
    app = make(ServerSettings(guesses_per_address=3, guesses_in_all=100))
    async with asker(app) as ada, asker(app) as screen:
        table = (await ada.post("/api/tables", json=OPEN)).json()
        code, good = table["code"], {"invite": table["invite"]}
        assert (await screen.post(f"/api/tables/{code}/screen", json=good)).status_code == 200
        async with asker(app) as eve:
            wrong, said = {"invite": "wrong"}, []
            for _ in range(4):
                said.append(await eve.post(f"/api/tables/{code}/screen", json=wrong))
                eve.cookies.clear()
            assert (said[-1].status_code, said[-1].json()["code"]) == (429, "too_many_guesses")
        for _ in range(9):
            assert (await screen.post(f"/api/tables/{code}/screen", json={})).status_code == 200
    await app.reception.hall.close()
