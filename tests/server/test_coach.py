"""Asking the coach over the wire: answered to whoever asks, refused with a code, and never in the way of a move."""

import asyncio
from typing import Any

import pytest

from tablee.server.limits import Bucket
from tablee.tables.wire import Hint
from tests.server.inside import Table, Wire, set_table

ASK = {"type": "ask_coach", "step": "where"}
MORE = {"type": "ask_coach", "step": "what"}


async def among_bots() -> Table:
    table = await set_table(("Ada",), 3)
    await table.wires[0].wish(1, "start", level="random")
    return table


async def answer(wire: Wire, message: Any) -> list[Any]:
    """What came of it, once it was thought through."""
    before = len(wire.box.frames)
    await wire.say(message)
    thinking = wire.connection._coaching
    if thinking is not None:
        await thinking
    return wire.box.messages[before:]


async def test_a_hint_is_told_to_who_asks_step_by_step_and_to_nobody_else() -> None:
    table = await among_bots()
    await table.come_in("Dan")
    ada, dan = table.wires
    seq, heard = table.seq, len(dan.box.frames)
    (where,) = await answer(ada, ASK)
    (what,) = await answer(ada, MORE)
    assert [(it["type"], it["step"]) for it in (where, what)] == [
        ("hint", "where"),
        ("hint", "what"),
    ]
    assert where["action"] != what["action"]
    assert (table.seq, len(dan.box.frames)) == (seq, heard)
    await table.hall.close()


async def test_who_waits_for_a_hint_may_play_on_and_asks_once_at_a_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = await among_bots()
    (ada,) = table.wires
    is_thought = asyncio.Event()

    async def slowly() -> Any:
        await is_thought.wait()
        return Hint("what", None)

    monkeypatch.setattr(table.desk.coach, "ask", lambda who, step: slowly)
    assert await ada.say(ASK) == []
    assert [it["code"] for it in await ada.say(ASK)] == ["too_fast"]
    assert [it["type"] for it in await ada.say({"type": "ping", "sent": 1})] == ["pong"]
    is_thought.set()
    assert ada.connection._coaching is not None
    await ada.connection._coaching
    assert ada.box.messages[-1] == {"type": "hint", "step": "what", "action": None}
    await table.hall.close()


async def test_who_asks_without_end_is_refused() -> None:
    table = await among_bots()
    (ada,) = table.wires
    ada.connection._hints = Bucket(2, 1_000)
    told = [(await answer(ada, ASK))[0] for _ in range(3)]
    assert [it.get("code", it["type"]) for it in told] == ["hint", "hint", "too_fast"]
    await table.hall.close()


async def test_what_comes_to_nothing_is_refused_with_a_code() -> None:
    table = await set_table(("Ada",), 4, game="entre-les-lignes")
    await table.wires[0].wish(1, "start", level="random")
    assert [it["code"] for it in await answer(table.wires[0], ASK)] == ["no_hint"]
    await table.hall.close()


async def test_a_television_asks_for_nothing() -> None:
    table = await among_bots()
    await table.hall.bring_screen(table.desk.code, "")
    wire = Wire(table.desk, table.desk.sitting.room.screens[0].id)
    await wire.arrive()
    assert [it["code"] for it in await wire.say(ASK)] == ["screen_only_shows"]
    await table.hall.close()


@pytest.mark.parametrize("step", ["why", None, 2])
async def test_there_are_two_steps_and_no_other(step: Any) -> None:
    table = await among_bots()
    said = await table.wires[0].say({"type": "ask_coach", "step": step})
    assert [it["code"] for it in said] == ["malformed"]
    await table.hall.close()


async def test_nobody_thinks_on_for_who_has_gone() -> None:
    table = await among_bots()
    (ada,) = table.wires
    await ada.say(ASK)
    thinking = ada.connection._coaching
    assert thinking is not None
    ada.connection._depart()
    await asyncio.wait([thinking])
    assert thinking.cancelled()
    await table.hall.close()
