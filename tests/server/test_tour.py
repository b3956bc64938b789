"""Looking back together: one leads, and who may look back at that game learns where; nothing is kept."""

from typing import Any

import pytest

from tablee.server import connection
from tablee.server.limits import Bucket
from tests.server.house import with_patience
from tests.server.inside import Table, Wire
from tests.server.test_authorisation import play_to_the_end, set_scene
from tests.tables.tabling import Clock

ADA, BOB, DAN, FAY = 0, 1, 3, 5
"""Ada and Bob played, Dan watched, Fay came after the game."""


def where(step: int, number: int = 1, eyes: Any = "open") -> dict[str, Any]:
    return {"number": number, "step": step, "eyes": eyes}


async def lead(wire: Wire, at: dict[str, Any] | None) -> list[Any]:
    """What the one who leads heard of it."""
    return await wire.say({"type": "lead", "where": at})


def led(wire: Wire) -> list[Any]:
    """Whom this one was told to look back along with, and where, from the first time on."""
    return [(it["who"], it["where"]) for it in wire.box.messages if it["type"] == "led"]


async def test_those_who_may_look_back_learn_where_the_one_who_leads_is() -> None:
    table = await set_scene("over")
    ada, bob, dan, fay = (table.wires[it] for it in (ADA, BOB, DAN, FAY))
    seq = table.seq
    await lead(ada, where(5))
    await lead(ada, where(6, eyes=1))
    told = [(1, where(5)), (1, where(6, eyes=1))]
    assert led(bob) == led(dan) == told
    assert led(fay) == []
    assert table.seq == seq
    await table.hall.close()


async def test_who_comes_later_learns_the_present_step() -> None:
    table = await set_scene("over")
    await lead(table.wires[ADA], where(5))
    await lead(table.wires[ADA], where(9))
    bob = Wire(table.desk, table.wires[BOB].who)
    await bob.arrive()
    assert [it["type"] for it in bob.box.messages[:2]] == ["welcome", "led"]
    assert led(bob) == [(1, where(9))]
    await table.wires[ADA].wish(900, "let_look_back", person=table.wires[FAY].who)
    assert led(table.wires[FAY]) == [(1, where(9))]
    await table.hall.close()


async def test_the_last_who_says_so_leads_and_only_the_one_who_leads_can_stop_it() -> None:
    table = await set_scene("over")
    ada, bob = table.wires[ADA], table.wires[BOB]
    await lead(ada, where(5))
    await lead(bob, where(2))
    assert [it["who"] for it in await lead(ada, None)] == [2]
    assert led(bob) == [(1, where(5)), (2, where(2))]
    await lead(bob, None)
    assert led(ada)[-1] == led(bob)[-1] == (None, None)
    assert led(table.wires[FAY]) == []
    await table.hall.close()


async def test_the_same_step_again_is_told_once() -> None:
    table = await set_scene("over")
    for _ in range(3):
        await lead(table.wires[ADA], where(5))
    assert led(table.wires[BOB]) == [(1, where(5))]
    await table.hall.close()


@pytest.mark.parametrize("way", ["depart", "leave"])
async def test_a_tour_is_over_when_its_leader_has_gone(way: str) -> None:
    table = await set_scene("over")
    ada, bob = table.wires[ADA], table.wires[BOB]
    await lead(bob, where(5))
    await (bob.depart() if way == "depart" else bob.wish(900, "leave"))
    assert led(ada) == [(2, where(5)), (None, None)]
    await table.hall.close()


async def test_a_tour_goes_on_while_others_are_played_as_long_as_that_game_is_kept() -> None:
    table = await set_scene("over")
    ada, dan = table.wires[ADA], table.wires[DAN]
    await lead(dan, where(5))
    await ada.wish(900, "again")
    await lead(dan, where(6))
    await play_to_the_end(table)
    await lead(dan, where(7))
    assert led(ada) == [(4, where(5)), (4, where(6)), (4, where(7))]
    del table.desk.sitting.past[1]
    await ada.wish(901, "rename", name="Ada L.")
    assert led(ada)[3:] == [(None, None)]
    await table.hall.close()


async def test_nobody_leads_through_a_game_that_is_not_over() -> None:
    table = await set_scene("over")
    ada = table.wires[ADA]
    await ada.wish(900, "again")
    answers = [await lead(ada, where(1, number)) for number in (2, 3, 0, -1)]
    assert [(it["type"], it["n"], it["code"]) for (it,) in answers] == [
        ("refused", None, "not_over")
    ] * 4
    assert led(table.wires[BOB]) == []
    await table.hall.close()


async def test_who_came_later_leads_nobody() -> None:
    table = await set_scene("over")
    assert [it["code"] for it in await lead(table.wires[FAY], where(1))] == ["came_later"]
    assert led(table.wires[ADA]) == []
    await table.hall.close()


@pytest.mark.parametrize(
    ("at", "code"),
    [
        (where(0), "no_such_step"),
        (where(10_000), "no_such_step"),
        (where(1, eyes=4), "no_such_seat"),
        (where(1, eyes=-1), "no_such_seat"),
        (where(1, eyes="everybody"), "malformed"),
        (where(1, eyes=None), "malformed"),
    ],
)
async def test_what_is_nowhere_is_nowhere_to_lead_to(at: dict[str, Any], code: str) -> None:
    table = await set_scene("over")
    (answer,) = await lead(table.wires[ADA], at)
    assert (answer["type"], answer["code"]) == ("refused", code)
    assert led(table.wires[BOB]) == []
    await table.hall.close()


@with_patience
async def test_who_leads_in_a_rush_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(connection, "Bucket", lambda size, seconds: Bucket(size, seconds, clock))
    table: Table = await set_scene("over")
    ada = Wire(table.desk, table.wires[ADA].who)
    await ada.arrive()
    heard = [await lead(ada, where(1 + n % 2)) for n in range(31)]
    assert [it["type"] for (it,) in heard] == ["led"] * 30 + ["refused"]
    assert heard[-1][0]["code"] == "too_fast"
    clock.now += 1
    assert [it["type"] for it in await lead(ada, where(1))] == ["led"]
    await table.hall.close()
