"""The same deal for whoever asks for it by its name, on any server; given on where nothing is secret any more."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tablee import registry
from tablee.core.chance import Chance
from tablee.core.record import encode
from tablee.server import deals
from tablee.server.app import App
from tablee.server.settings import ServerSettings
from tablee.storage.memory import MemoryStore
from tablee.tables.daily import SETTINGS, edition_of
from tablee.tables.desk import Desk
from tablee.tables.hall import Hall
from tablee.tables.reader import read_log
from tablee.tables.room import actions as asked
from tablee.tables.room.people import PersonId
from tablee.tables.verify import verify
from tests.server.asking import asker, make
from tests.server.house import until, with_patience
from tests.server.inside import Table, Wire
from tests.server.test_authorisation import play_to_the_end
from tests.server.test_replay import set_scene
from tests.tables.tabling import NEVER

DAY = "2026-11-15"
TODAY = f"between/{DAY}.1"


def day_of(game: str) -> str:
    return f"{game}/{DAY}.{edition_of(game)}" + (".fr" if game == "wordz" else "")


@asynccontextmanager
async def guest(app: App) -> AsyncIterator[httpx.AsyncClient]:
    """A browser at a house that is shut when it goes."""
    async with asker(app) as it:
        yield it
    await app.reception.hall.close()


async def play(ada: httpx.AsyncClient, address: str, name: str = "Ada") -> httpx.Response:
    return await ada.post(f"/api/deals/{address}", json={"name": name})


async def desk_of(app: App, answer: httpx.Response) -> Desk:
    assert answer.status_code == 200, answer.json()
    return await app.reception.hall.find(answer.json()["code"])


def deal_of(desk: Desk) -> bytes:
    table = desk.sitting.table
    assert table is not None
    return encode([it.event for it in table.entries])


async def play_out(desk: Desk) -> dict[int | None, list[bytes]]:
    """Ada by her own hand, the same each time, and the bots by theirs; by seat, what each of them did."""
    await Wire(desk, PersonId(1)).arrive()
    room = desk.sitting.room
    mine = room.seat_of(PersonId(1))
    hand = registry.bot(room.game, "novice" if room.game == "wordz" else "random")
    assert mine is not None

    def is_over() -> bool:
        return desk.sitting.room.stage != "playing"

    def is_hers() -> bool:
        """And no bot is about to do what nobody waits for: she does the same at the same moments."""
        table = desk.sitting.table
        assert table is not None
        others = [it for it in table.seating.seats if it != mine]
        return mine in table.awaiting and not any(map(table.may_help, others))

    for turn in range(10_000):
        table = desk.sitting.table
        assert table is not None
        await until(lambda: is_over() or is_hers())
        if is_over():
            break
        action = hand.choose(table.view(mine), Chance(b"ada", turn))
        await desk.do(lambda action=action: desk.play(mine, action))  # type: ignore[misc]
    over = desk.sitting.finished(1)
    assert over is not None
    did: dict[int | None, list[bytes]] = {-1: [encode(over.outcome)]}
    for entry in over.entries:
        if entry.action is not None:
            did.setdefault(entry.seat, []).append(encode(entry.action))
    return did


@pytest.mark.parametrize("game", SETTINGS)
@with_patience
async def test_a_day_has_the_same_cards_on_every_server(game: str) -> None:
    found = []
    for name in ("Ada", "Bob"):
        app = make(thinking=NEVER)
        async with guest(app) as client:
            desk = await desk_of(app, await play(client, day_of(game), name))
            room = desk.sitting.room
            assert (room.stage, room.host, room.is_open) == ("playing", 1, False)
            assert [it.person or it.bot for it in room.chairs] == [
                1,
                *["regular"] * (len(room.chairs) - 1),
            ]
            found.append(deal_of(desk))
    assert found[0] == found[1]


@pytest.mark.parametrize("game", ["between", "line", "wordz", "solo-line"])
@with_patience
async def test_a_game_that_is_given_on_is_the_same_for_the_same_moves(game: str) -> None:
    """Bots answer the same, and so every later round comes the same."""
    one, other = make(thinking=(0, 1)), make(thinking=(0, 1))
    async with guest(one) as ada, guest(other) as bob:
        options = {"wordz": {"rounds": 1}, "solo-line": {"cards": 5}}.get(game, {})
        seats = min(registry.game(game).ABOUT.seats)
        opening = {"game": game, "seats": seats, "name": "Ada", "options": options}
        code = (await ada.post("/api/tables", json=opening)).json()["code"]
        desk = await one.reception.hall.find(code)
        await desk.keep(
            lambda: desk.sitting.wish(PersonId(1), asked.AddSalt("5a" * 16), None, desk.now())
        )
        await desk.keep(
            lambda: desk.sitting.wish(PersonId(1), asked.Start("novice"), None, desk.now())
        )
        await desk.settle()
        did = await play_out(desk)
        given = (await ada.get(f"/api/tables/{code}/games/1/deal")).json()
        address = f"{given['game']}/{given['deal']}"
        assert (await bob.get(f"/api/deals/{address}")).json() == given
        theirs = await desk_of(other, await play(bob, address, "Bob"))
        assert theirs.sitting.room.salts[0] == "5a" * 16
        assert await play_out(theirs) == did
        again = (await bob.get(f"/api/tables/{theirs.code}/games/1/deal")).json()
        assert again == given
        log = read_log((await bob.get(f"/api/tables/{theirs.code}/log")).content, registry.game)
        assert log.header.deal is not None
        assert (
            log.header.deal.of
            == read_log(
                (await ada.get(f"/api/tables/{code}/log")).content, registry.game
            ).header.commitment
        )
        verify(log)


@with_patience
async def test_it_is_there_again_after_the_power_went() -> None:
    store = MemoryStore()
    app = make(thinking=NEVER, store=store)
    async with guest(app) as ada:
        desk = await desk_of(app, await play(ada, TODAY))
        hall = Hall(store, thinking=NEVER)
        again = await hall.find(desk.code)
        assert deal_of(again) == deal_of(desk)
        assert again.sitting.room == desk.sitting.room
        await hall.close()


@with_patience
async def test_the_next_game_at_the_table_is_dealt_in_secret_again() -> None:
    app = make(thinking=NEVER)
    async with guest(app) as ada:
        desk = await desk_of(app, await play(ada, TODAY))
        wire = Wire(desk, PersonId(1))
        await wire.arrive()
        assert wire.box.last("welcome")["room"]["deal"] == {"name": f"{DAY}.1", "day": DAY}
        await play_to_the_end(Table(app.reception.hall, desk, MemoryStore()))
        assert (await wire.wish(1, "again"))["type"] == "done"
        table, room = desk.sitting.table, desk.sitting.room
        assert table is not None
        assert (table.deal, room.shared, room.games) == (None, None, 2)
        assert table.seed != desk.sitting.past[1].table.seed


@with_patience
async def test_before_the_end_nobody_who_comes_in_is_told_its_name() -> None:
    """It may hold the seed."""
    app = make(thinking=NEVER)
    async with guest(app) as ada:
        desk = await desk_of(app, await play(ada, TODAY))
        bob = await app.reception.hall.join(desk.code, "Bob", desk.sitting.room.invite)
        wire = Wire(desk, bob.person)
        await wire.arrive()
        assert wire.box.last("welcome")["room"]["deal"] == {"name": "", "day": DAY}
        await play_to_the_end(Table(app.reception.hall, desk, MemoryStore()))
        assert wire.box.last("room")["room"]["deal"] == {"name": f"{DAY}.1", "day": DAY}


@with_patience
async def test_a_game_that_goes_on_is_given_to_nobody() -> None:
    app = make(thinking=NEVER)
    async with guest(app) as ada, asker(app) as stranger:
        scene = await set_scene(ada, app, is_over=False)
        path = f"/api/tables/{scene.code}/games/1/deal"
        before = await ada.get(path)
        assert (before.status_code, before.json()["code"]) == (409, "not_over")
        await play_to_the_end(scene.inside)
        assert (await stranger.get(path)).status_code == 403
        found = (await ada.get(path)).json()
        assert found["levels"] == ["", "random"]
        assert found["options"]["length"] == "express"
        assert (await ada.get(f"/api/tables/{scene.code}/games/2/deal")).status_code == 404


@with_patience
async def test_where_others_played_along_nobody_gives_it_on() -> None:
    app = make(thinking=NEVER)
    async with guest(app) as ada:
        code = (
            await ada.post("/api/tables", json={"game": "between", "seats": 2, "name": "Ada"})
        ).json()["code"]
        hall = app.reception.hall
        await hall.join(code, "Bob", "")
        desk = await hall.find(code)
        await Wire(desk, PersonId(1)).wish(1, "start")
        await play_to_the_end(Table(hall, desk, MemoryStore()))
        refused = await ada.get(f"/api/tables/{code}/games/1/deal")
        assert (refused.status_code, refused.json()["code"]) == (409, "not_given")


@pytest.mark.parametrize(
    ("address", "status", "code"),
    [
        ("line/2199-01-01.1", 409, "not_yet"),
        (f"line/{DAY}.9", 409, "other_rules"),
        ("line/nonsense", 400, "no_such_deal"),
        ("line/" + "W" * 5_000, 400, "no_such_deal"),
        (f"chess/{DAY}.1", 400, "no_such_game"),
        (f"trapwords/{DAY}.1", 400, "no_such_deal"),
    ],
)
@with_patience
async def test_what_is_no_deal_is_refused_kindly_and_opens_nothing(
    address: str, status: int, code: str
) -> None:
    app = make(thinking=NEVER)
    async with guest(app) as ada:
        for answer in (await ada.get(f"/api/deals/{address}"), await play(ada, address)):
            assert (answer.status_code, answer.json()["code"]) == (status, code)
        assert app.reception.hall.desks == ()


@with_patience
async def test_a_name_is_wanted_and_a_table_counts_as_opened() -> None:
    app = make(ServerSettings(openings_per_address=1), thinking=NEVER)
    async with guest(app) as ada:
        assert (await play(ada, TODAY, " ")).json()["code"] == "name_missing"
        assert (await play(ada, TODAY)).status_code == 200
        assert (await play(ada, TODAY)).status_code == 429


def test_the_last_day_is_the_one_that_has_begun_furthest_east(monkeypatch: Any) -> None:
    noon = datetime(2026, 11, 15, 12, tzinfo=UTC)
    monkeypatch.setattr(deals, "datetime", SimpleNamespace(now=lambda _: noon))
    assert deals.last_day() == "2026-11-16"
