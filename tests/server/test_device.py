"""Several people on one device, over real wires: each proves themselves by a key, and each line is one person's."""

from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tablee.server import connection
from tablee.storage.sqlite import SqliteStore
from tablee.tables.room.actions import Leave
from tablee.tables.room.people import PersonId
from tablee.tables.wire import Wish
from tests.server.asking import OPEN, asker, make
from tests.server.browser import Browser
from tests.server.house import open_house, until, with_patience


async def _refused(browser: Browser, asks: str) -> int:
    with pytest.raises(InvalidStatus) as refusal:
        await browser.sit(asks=asks)
    return refusal.value.response.status_code


@with_patience
async def test_each_on_a_device_has_a_key_of_their_own_that_scripts_never_see() -> None:
    app = make()
    async with asker(app) as tablet:
        code = (await tablet.post("/api/tables", json=OPEN)).json()["code"]
        door = f"/api/tables/{code}/join"
        assert (await tablet.post(door, json={"name": "Bob"})).json()["person"] == 1
        joined = await tablet.post(door, json={"name": "Bob", "beside": True, "token": 5})
        assert (joined.json()["person"], joined.json()["name"]) == (2, "Bob")
        cookie = joined.headers["set-cookie"]
        assert cookie.startswith(f"tablee_{code}_2=")
        assert "HttpOnly" in cookie
        own, other = tablet.cookies[f"tablee_{code}"], tablet.cookies[f"tablee_{code}_2"]
        assert own != other
        assert other not in joined.text
        found = (await tablet.get(f"/api/tables/{code}")).json()
        assert (found["you"], found["device"]) == (1, [1, 2])
        assert (await tablet.get(f"/api/tables/{code}?as=2")).json()["you"] == 2
        assert (await tablet.get(f"/api/tables/{code}?as=3")).json()["you"] is None
        room = (await app.reception.hall.find(code)).sitting.room
        assert [it.person for it in room.chairs[:2]] == [1, 2]
        assert (room.people[1].token, room.people[1].is_ready) == (5, True)


@with_patience
async def test_who_comes_back_to_a_device_is_on_it_once() -> None:
    """Their key lies there twice then: as one who came after another, and as the first."""
    app = make()
    async with asker(app) as tablet:
        at = f"/api/tables/{(await tablet.post('/api/tables', json=OPEN)).json()['code']}"
        await tablet.post(f"{at}/join", json={"name": "Bob", "beside": True})
        desk = app.reception.hall.desks[0]
        await desk.grant(PersonId(2), Wish(1, Leave()))
        tablet.cookies.delete(f"tablee_{desk.code}")
        assert (await tablet.post(f"{at}/join", json={"name": "Bob"})).json()["person"] == 2
        assert (await tablet.get(at)).json()["device"] == [2]


@with_patience
async def test_a_stranger_is_nobody_beside_anybody_and_a_device_takes_only_so_many() -> None:
    app = make()
    async with asker(app) as tablet, asker(app) as phone:
        code = (await tablet.post("/api/tables", json=OPEN)).json()["code"]
        door = f"/api/tables/{code}/join"
        joined = await phone.post(door, json={"name": "Eve", "beside": True})
        assert joined.headers["set-cookie"].startswith(f"tablee_{code}=")
        for name in "bcdefgh":
            assert (await tablet.post(door, json={"name": name, "beside": True})).is_success
        full = await tablet.post(door, json={"name": "i", "beside": True})
        assert (full.status_code, full.json()["code"]) == (409, "device_full")


@with_patience
async def test_a_line_is_only_for_whom_a_key_proves() -> None:
    async with (
        open_house() as house,
        Browser(house.address) as tablet,
        Browser(house.address) as eve,
    ):
        joined = await tablet.open_table(seats=3)
        await tablet.join(joined.code, "Bob", beside=True)
        await eve.join(joined.code, "Eve")
        for asks in ("?as=1", "?as=2", "?as=0", "?as=", "?as=9", "?as=3,1"):
            assert await _refused(eve, asks) == 403
        for asks in ("?as=3", "?as=0", "?as=2,1"):
            assert await _refused(tablet, asks) == 403
        eve.http.cookies.set(f"tablee_{joined.code}_2", "forged")
        assert await _refused(eve, "?as=2") == 403
        assert (await eve.http.get(f"/api/tables/{joined.code}")).json()["device"] == [3]


@with_patience
async def test_a_line_as_one_never_brings_the_view_of_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connection, "BREATH", 0.0)
    async with (
        open_house() as house,
        Browser(house.address) as tablet,
        Browser(house.address) as phone,
    ):
        code = (await tablet.open_table(seats=3)).code
        await tablet.join(code, "Bob", beside=True)
        await phone.join(code, "Cleo")
        cleo = await phone.sit()
        ada = await tablet.sit(asks="?as=1")
        await ada.wish("start")
        desk = await house.hall.find(code)
        await ada.until(lambda it: it["type"] == "update")
        table = desk.sitting.table
        assert table is not None
        hands = [table.view(where).own.hand for where in range(3)]
        assert ada.view["own"]["hand"] == list(hands[0])
        covered = await tablet.sit(asks="?as=1&curtain")
        assert await ada.closed() == 4001
        assert covered.view is None
        assert covered.heard[1] == {"type": "awaited", "people": [1, 2]}
        # Whoever fell behind and is told everything anew is told this, too.
        await covered.tell({"type": "again_please"})
        await until(lambda: [it["type"] for it in covered.heard].count("awaited") == 2)
        bob = await tablet.sit(asks="?as=2")
        assert bob.view["own"]["hand"] == list(hands[1])
        assert all(it["is_here"] for it in cleo.room["people"])
        # One socket for all of them, however many they are.
        assert await covered.closed() == 4001
        assert desk.presence.is_here(bob.room["you"])
        await until(lambda: house.app.reception.crowd.size == 2)
        await bob.leave()
        await until(lambda: [it["is_here"] for it in cleo.room["people"]] == [False, False, True])


@with_patience
async def test_a_server_that_was_killed_knows_both_again(tmp_path: Path) -> None:
    async with open_house(store=SqliteStore(tmp_path)) as house, Browser(house.address) as tablet:
        code = (await tablet.open_table(seats=3)).code
        await tablet.join(code, "Bob", beside=True)
        await (await tablet.sit(asks="?as=1")).wish("start")
        keys = dict(tablet.http.cookies)
    async with open_house(store=SqliteStore(tmp_path)) as house, Browser(house.address) as tablet:
        tablet.http.cookies.update(keys)
        found = (await tablet.http.get(f"/api/tables/{code}")).json()
        assert (found["device"], found["stage"]) == ([1, 2], "playing")
        bob = await tablet.sit(code, asks="?as=2")
        assert bob.view["own"] is not None
        assert [it["is_here"] for it in bob.room["people"]] == [True, True]
