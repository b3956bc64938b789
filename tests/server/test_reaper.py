"""Tables nobody is at leave the memory, and after a while the store."""

import asyncio
import time

import pytest

from tablee.server import reaper as module
from tablee.server.reaper import DAY, Reaper
from tests.server.house import until, with_patience
from tests.server.inside import Clock, set_table


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
async def test_a_table_untouched_for_long_is_erased_unless_somebody_is_there() -> None:
    table = await set_table(("Ada",))
    code = table.desk.code
    later = [time.time() + 31 * DAY]
    reaper = Reaper(table.hall, 30, lambda: later[0])
    await reaper.go_round(is_long=True)
    assert await table.store.load(code), "Ada sits there"
    await table.wires[0].depart()
    table.hall.put_away_empty()
    await reaper.go_round(is_long=False)
    assert await table.store.load(code)
    later[0] -= 2 * DAY
    await reaper.go_round(is_long=True)
    assert await table.store.load(code)
    later[0] += 2 * DAY
    await reaper.go_round(is_long=True)
    assert await table.store.tables() == []
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
    going = asyncio.create_task(Reaper(table.hall, 0).run())
    await until(lambda: not table.store._journals)
    going.cancel()
    assert "could not tidy up: OSError" in caplog.text
    await table.hall.close()
