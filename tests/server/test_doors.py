"""The doors over HTTP: who gets in, who is who, and what a refusal says."""

from typing import Any

import pytest

from tablee.core.record import replace
from tablee.server import doors
from tablee.server.app import App
from tablee.server.settings import ServerSettings
from tablee.storage.memory import MemoryStore
from tablee.tables.hall import hash_key
from tablee.tables.ports import NotStored
from tablee.tables.room.animals import animals
from tablee.tables.room.people import PersonId
from tests.server.asking import ADDRESS, OPEN, asker, make
from tests.server.house import ROOMY, with_patience


async def shut(app: App, code: str, *, is_at_rest: bool) -> None:
    """The door is closed, or a game was played and nobody is there any more."""
    sitting = (await app.reception.hall.find(code)).sitting
    sitting.room = replace(sitting.room, **({"games": 1} if is_at_rest else {"is_open": False}))


@with_patience
async def test_opening_gives_a_code_an_invitation_and_a_key_only_its_hash_is_kept_of() -> None:
    app = make()
    async with asker(app) as ada:
        answer = await ada.post("/api/tables", json=OPEN)
        code = answer.json()["code"]
        assert (answer.status_code, answer.json()["person"], len(code)) == (200, 1, 4)
        key = ada.cookies[f"tablee_{code}"]
        desk = await app.reception.hall.find(code)
        assert desk.sitting.room.people[0].key_hash == hash_key(key)
        rows = await app.reception.hall._store.load(code)
        assert not any(key.encode() in row.body for row in rows)
        assert key not in answer.text


@pytest.mark.parametrize(
    ("public_url", "name", "flags"),
    [
        ("", "tablee_", "; HttpOnly; Max-Age=2592000; Path=/; SameSite=lax"),
        (
            "https://table.test",
            "__Host-tablee_",
            "; HttpOnly; Max-Age=2592000; Path=/; SameSite=lax; Secure",
        ),
    ],
)
@with_patience
async def test_the_cookie_is_as_strict_as_the_address_allows(
    public_url: str, name: str, flags: str
) -> None:
    app = make(replace(ROOMY, public_url=public_url))
    async with asker(app, public_url or ADDRESS) as ada:
        answer = await ada.post("/api/tables", json=OPEN)
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith(f"{name}{answer.json()['code']}=")
        assert cookie.endswith(flags)


@with_patience
async def test_a_table_is_found_by_its_code_in_any_case() -> None:
    app = make()
    async with asker(app) as ada, asker(app) as bob:
        code = (await ada.post("/api/tables", json=OPEN)).json()["code"]
        found = {
            "code": code,
            "game": "between",
            "people": 1,
            "is_open": True,
            "stage": "gathering",
            "free": 2,
            "bots": 0,
        }
        animal = animals((await app.reception.hall.find(code)).sitting.room, code)[PersonId(1)]
        shown = {"inviter": {"name": "Ada", "token": animal}, "tokens": [animal]}
        strangers = (await bob.get(f"/api/tables/{code.lower()}")).json()
        assert strangers == {**found, **shown, "you": None, "device": []}
        assert (await ada.get(f"/api/tables/{code}")).json() == {
            **found,
            **shown,
            "you": 1,
            "device": [1],
        }


@pytest.mark.parametrize("is_at_rest", [False, True])
@with_patience
async def test_behind_a_closed_door_nobody_is_named_without_proof(is_at_rest: bool) -> None:
    app = make()
    async with asker(app) as ada, asker(app) as bob:
        table = (await ada.post("/api/tables", json=OPEN)).json()
        look = f"/api/tables/{table['code']}"
        await shut(app, table["code"], is_at_rest=is_at_rest)
        for wrong in ("", "x", "é", table["invite"][:-1]):
            told = await bob.post(look, json={"invite": wrong})
            assert (told.json()["inviter"], told.json()["tokens"]) == (None, [])
            assert "Ada" not in told.text
            assert told.json() == (await bob.get(look)).json()
        for proved in (
            await bob.post(look, json={"invite": table["invite"]}),
            await ada.get(look),
        ):
            assert proved.json()["inviter"]["name"] == "Ada"
            assert not proved.json()["is_open"]


@with_patience
async def test_a_wrong_invitation_at_the_door_counts_as_a_guess() -> None:
    app = make(replace(ROOMY, guesses_per_address=3))
    async with asker(app) as ada, asker(app) as bob:
        table = (await ada.post("/api/tables", json=OPEN)).json()
        look = f"/api/tables/{table['code']}"
        statuses = [(await bob.post(look, json={"invite": "x"})).status_code for _ in range(8)]
        assert statuses == [200] * 3 + [429] * 5
        assert (await bob.post(look, json={"invite": table["invite"]})).status_code == 429, (
            "what was shown as proof is spent, too"
        )
        assert (await ada.get(look)).status_code == 200


@with_patience
async def test_a_table_whose_host_has_gone_is_nobodys_to_invite_to() -> None:
    app = make()
    async with asker(app) as ada, asker(app) as bob:
        code = (await ada.post("/api/tables", json=OPEN)).json()["code"]
        desk = await app.reception.hall.find(code)
        desk.sitting.room = replace(desk.sitting.room, host=None)
        assert (await bob.get(f"/api/tables/{code}")).json()["inviter"] is None


@with_patience
async def test_who_is_of_the_table_already_stays_who_they_are() -> None:
    app = make()
    async with asker(app) as ada, asker(app) as bob:
        table = (await ada.post("/api/tables", json=OPEN)).json()
        join = f"/api/tables/{table['code']}/join"
        first = await bob.post(join, json={"name": "Bob"})
        again = await bob.post(join, json={"name": "Bobby"})
        assert first.json() == again.json() == {**table, "person": 2, "name": "Bob"}
        assert "set-cookie" not in again.headers
        assert (await ada.post(join, json={"name": "Ada"})).json()["person"] == 1


@with_patience
async def test_a_closed_door_opens_to_the_invitation_only() -> None:
    app = make()
    async with asker(app) as ada, asker(app) as bob:
        table = (await ada.post("/api/tables", json=OPEN)).json()
        desk = await app.reception.hall.find(table["code"])
        desk.sitting.room = replace(desk.sitting.room, is_open=False)
        join = f"/api/tables/{table['code']}/join"
        for wrong in ("", "x", "é", table["invite"][:-1]):
            answer = await bob.post(join, json={"name": "Bob", "invite": wrong})
            assert (answer.status_code, answer.json()["code"]) == (403, "door_closed")
        assert (await bob.post(join, json={"name": "Bob", "invite": table["invite"]})).is_success


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"game": "chess"}, 400, "no_such_game"),
        ({"seats": 9}, 400, "seats_out_of_range"),
        ({"seats": "3"}, 400, "malformed"),
        ({"name": " \u200b "}, 400, "name_missing"),
        ({"options": {"length": "endless"}}, 400, "bad_options"),
        ({"options": []}, 400, "bad_options"),
        ({"more": 1}, 400, "malformed"),
    ],
)
@with_patience
async def test_a_table_that_cannot_be_is_not_opened(
    change: dict[str, Any], status: int, code: str
) -> None:
    app = make()
    async with asker(app) as ada:
        answer = await ada.post("/api/tables", json={**OPEN, **change})
        assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert app.reception.hall.desks == ()
        assert await app.reception.hall._store.tables() == []


@with_patience
async def test_bodies_are_json_and_short() -> None:
    async with asker(make()) as ada:
        form = await ada.post("/api/tables", data={"game": "between"})
        assert (form.status_code, form.json()["code"]) == (415, "json_only")
        long = await ada.post("/api/tables", json={**OPEN, "name": "x" * 70_000})
        assert (long.status_code, long.json()["code"]) == (413, "too_long")


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nowhere", 404, "not_found"),
        ("POST", "/nowhere", 404, "not_found"),
        ("GET", "/api/tables", 405, "method_not_allowed"),
        ("DELETE", "/api/tables/BCDF", 405, "method_not_allowed"),
        ("GET", "/api/tables/BCDF", 404, "no_such_table"),
        ("GET", "/api/tables/AEIO", 404, "no_such_table"),
        ("GET", "/api/tables/%00", 404, "no_such_table"),
        ("GET", "/api/tables/BCDF/log", 404, "no_such_table"),
        ("GET", "/api/tables/BCDF/games/1/steps/1", 404, "no_such_table"),
        ("GET", "/../../etc/passwd", 404, "not_found"),
        ("GET", "/assets/..%2f..%2fconfig.py", 404, "not_found"),
    ],
)
@with_patience
async def test_what_is_not_there_is_said_in_json(
    method: str, path: str, status: int, code: str
) -> None:
    async with asker(make()) as ada:
        answer = await ada.request(method, path)
        assert (answer.status_code, answer.json()) == (status, {"code": code, "rule": None})


@with_patience
async def test_the_log_is_for_the_people_of_the_table() -> None:
    app = make()
    async with asker(app) as ada, asker(app) as eve:
        code = (await ada.post("/api/tables", json=OPEN)).json()["code"]
        stranger = await eve.get(f"/api/tables/{code}/log")
        assert (stranger.status_code, stranger.json()["code"]) == (403, "not_of_this_table")
        early = await ada.get(f"/api/tables/{code}/log")
        assert (early.status_code, early.json()["code"]) == (409, "not_over")


@with_patience
async def test_a_full_house_opens_no_more_tables() -> None:
    async with asker(make(ServerSettings(max_tables=1))) as ada:
        assert (await ada.post("/api/tables", json=OPEN)).status_code == 200
        full = await ada.post("/api/tables", json=OPEN)
        assert (full.status_code, full.json()["code"]) == (503, "server_full")


@with_patience
async def test_a_store_that_fails_is_said_so_and_no_table_is_left_behind() -> None:
    app = make()

    async def refuse(*_: Any) -> None:
        raise NotStored("no space left")

    app.reception.hall._store.append = refuse  # type: ignore[assignment,method-assign]
    async with asker(app) as ada:
        answer = await ada.post("/api/tables", json=OPEN)
        assert (answer.status_code, answer.json()) == (503, {"code": "not_stored", "rule": None})
        assert app.reception.hall.desks == ()


@with_patience
async def test_a_fault_of_ours_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_: object) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(doors, "TableFound", break_down)
    async with asker(make()) as ada:
        code = (await ada.post("/api/tables", json=OPEN)).json()["code"]
        answer = await ada.get(f"/api/tables/{code}")
        assert (answer.status_code, answer.json()) == (500, {"code": "internal", "rule": None})
        assert "content-security-policy" in answer.headers


@with_patience
async def test_a_damaged_table_is_said_to_be() -> None:
    store = MemoryStore()
    app = make(store=store)
    async with asker(app) as ada:
        code = (await ada.post("/api/tables", json=OPEN)).json()["code"]
        app.reception.hall.put_away_empty()
        store._journals[code] = [replace(row, body=b"{}") for row in store._journals[code]]
        answer = await ada.get(f"/api/tables/{code}")
        assert (answer.status_code, answer.json()["code"]) == (500, "damaged_table")
        assert (await ada.post("/api/tables", json=OPEN)).status_code == 200


@with_patience
async def test_the_shelf_lists_games_with_options_presets_and_levels() -> None:
    async with asker(make()) as ada:
        (between, *_) = (await ada.get("/api/games")).json()["games"]
        assert between["about"]["key"] == "between"
        assert "length" in between["options"]["$defs"]["Options"]["properties"]
        assert between["levels"][0] == "random"
        assert isinstance(between["presets"], list)
