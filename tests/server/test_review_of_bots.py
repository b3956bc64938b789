"""A seat is a bot's by what happened at the table, move by move, whatever anybody is called."""

import pytest

from tablee import registry
from tablee.core.chance import Chance
from tablee.core.shifts import bot_at
from tablee.storage.memory import MemoryStore
from tablee.tables.hall import Hall
from tablee.tables.log import Header, decode_line
from tablee.tables.table import Table as GameTable
from tests.server.asking import asker, make
from tests.server.errands import ANSWERS, found, plant
from tests.server.house import with_patience
from tests.server.inside import Table, Wire
from tests.server.test_authorisation import play_to_the_end
from tests.tables.tabling import NEVER


async def play(table: Table, questions: int) -> None:
    """Whoever sits there, until so many questions more were asked."""
    bot, chance, desk = registry.bot("between", "novice"), Chance(b"some"), table.desk
    game = desk.sitting.table
    assert game is not None
    until = asked_in(game) + questions
    while asked_in(game) < until:
        seat = game.awaiting[0]
        action = bot.choose(game.view(seat), chance)
        await desk.do(lambda seat=seat, action=action: desk.play(seat, action))  # type: ignore[misc]


def asked_in(game: GameTable) -> int:
    return sum(type(it.event).__name__ == "QuestionAnswered" for it in game.entries)


@with_patience
async def test_each_move_is_of_the_level_that_made_it_and_a_person_called_expert_is_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A bot's seat is taken by Bob, left by him, and lies with the bot again."""
    plant(monkeypatch, ANSWERS)
    store = MemoryStore()
    app = make(thinking=NEVER, store=store)
    hall = app.reception.hall
    async with asker(app) as ada, asker(app) as bob:
        opening = {
            "game": "between",
            "seats": 2,
            "name": "expert",
            "options": {"length": "express"},
        }
        code = (await ada.post("/api/tables", json=opening)).json()["code"]
        desk = await hall.find(code)
        table, wire = Table(hall, desk, store), Wire(desk, desk.sitting.room.present[0])
        await wire.arrive()
        await wire.wish(1, "start", level="random")
        await play(table, 3)
        await bob.post(f"/api/tables/{code}/join", json={"name": "random"})
        second = Wire(desk, desk.sitting.room.present[1])
        await second.arrive()
        await second.wish(1, "sit_down", seat=1)
        assert (await wire.wish(2, "let_sit", person=2, seat=1))["type"] == "done"
        await play(table, 3)
        assert (await second.wish(2, "leave"))["type"] == "done"
        await play_to_the_end(table)

        past = desk.sitting.past[1]
        log = (await ada.get(f"/api/tables/{code}/log")).content
        header = decode_line(log.partition(b"\n")[0])
        assert isinstance(header, Header)
        assert header.players == ("expert", "random")
        assert [(it.seat, it.bot) for it in header.shifts] == [
            (1, "random"), (1, None), (1, "random"),
        ]  # fmt: skip
        assert header.shifts == past.shifts
        again = await Hall(store, thinking=NEVER).find(code)
        assert again.sitting.past[1].shifts == past.shifts

        review = (await found(ada, f"/api/tables/{code}/games/1/review")).json()
        levels = [(it["seats"][0], it["step"], it["facts"]["level"]) for it in review["remarks"]]
        assert {level for seat, _, level in levels if seat == 0} == {""}
        assert all(
            level == (bot_at(past.shifts, seat, step) or "") for seat, step, level in levels if seat
        )
        assert {level for seat, _, level in levels if seat == 1} == {"", "random"}

        kind = {"content-type": "application/jsonl"}
        told = (await bob.post("/api/logs", content=log, headers=kind)).json()
        assert told["log"]["bots"] == [False, True]
        brought = await found(bob, f"/api/logs/{told['log']['id']}/review")
        assert brought.json() == review
        await app.reception.backroom.close()
