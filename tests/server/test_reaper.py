"""Tables nobody is at leave the memory, and after a while the store."""

import asyncio

import pytest

from tablee.server import reaper as module
from tablee.server.reaper import Reaper
from tablee.tables.hours import DAY
from tablee.tables.ports import Hours
from tests.server.house import until, with_patience
from tests.server.inside import set_table
from tests.tables.tabling import Clock


@with_patience
async def test_an_empty_table_is_put_away_after_ten_minutes_and_comes_back_the_same() -> None:
    clock = Clock()
    table = await set_table(("Ada", "Bob"), clock=clock)
    reaper = Reaper(table.hall, 30)
    await table.wires[0].depart()
    clock.now += 3_600
    await reaper.go_round(is_long=False)
    assert len(table.hall.desks) > 0, "Bob is still there"
    await table.wires[1].depart()
    clock.now += 599
    await reaper.go_round(is_long=False)
    assert len(table.hall.desks) > 0
    clock.now += 2
    await reaper.go_round(is_long=True)
    assert len(table.hall.desks) == 0
    again = await table.hall.find(table.desk.code)
    assert again.sitting.room == table.desk.sitting.room
    await table.hall.close()


@with_patience
async def test_a_table_that_is_asked_for_is_not_put_away_under_who_comes_in() -> None:
    clock = Clock()
    table = await set_table(("Ada",), clock=clock)
    reaper = Reaper(table.hall, 30)
    await table.wires[0].depart()
    clock.now += 700
    await table.hall.find(table.desk.code)
    await reaper.go_round(is_long=False)
    assert len(table.hall.desks) == 1
    await table.hall.close()


@with_patience
async def test_it_goes_round_by_itself_and_survives_a_store_that_fails(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "ROUND", 0.001)
    monkeypatch.setattr(module, "EMPTY_FOR", 0)
    table = await set_table(("Ada",))
    await table.wires[0].depart()
    broken, tables = [True], table.store.tables

    async def fail_once() -> list[tuple[str, int]]:
        if broken:
            raise OSError(broken.pop())
        return await tables()

    table.store.tables = fail_once  # type: ignore[method-assign]
    await table.store.keep_hours(Hours(seen=DAY))
    going = asyncio.create_task(Reaper(table.hall, 0).run())
    await until(lambda: not table.store._journals)
    going.cancel()
    assert "could not tidy up: OSError" in caplog.text
    await table.hall.close()
