"""A table of the hall on the SQLite store: put away, taken up again, and nothing has changed."""

import asyncio
from pathlib import Path

from tablee.core.record import encode
from tablee.storage.sqlite import SqliteStore
from tablee.tables.hall import Admission, Hall
from tablee.tables.room import actions as asked
from tablee.tables.sitting import Sitting
from tablee.tables.wire import Done, Wish
from tests.storage.played import EXPRESS
from tests.tables.drawing import draw, drawing, host_pack, open_atelier

__all__ = ["host_pack"]


async def _start_a_game(hall: Hall) -> Admission:
    place = await hall.open_table("between", 3, EXPRESS, "Ada")
    desk = await hall.find(place.code)
    start = Wish(1, asked.Start("random"))
    assert await desk.do(lambda: desk.grant(place.person, start)) == Done(1)
    return place


def _everything(sitting: Sitting) -> tuple[object, ...]:
    assert sitting.table is not None
    return sitting.room, sitting.table.state, sitting.granted, sitting.pen.seq, sitting.pen.head


async def test_a_restart_in_the_middle_of_a_game_brings_back_the_same_table(tmp_path: Path) -> None:
    hall = Hall(SqliteStore(tmp_path), thinking=(1, 2))
    place = await _start_a_game(hall)
    desk = await hall.find(place.code)
    await asyncio.sleep(0.05)  # the bots have chosen; Ada has not
    await hall.close()
    again = Hall(SqliteStore(tmp_path))
    found = await again.find(place.code)
    # A bot's last move may have been kept just as the hall closed, before the table heard of it.
    assert found.sitting.pen.seq >= desk.sitting.pen.seq
    if found.sitting.pen.seq == desk.sitting.pen.seq:
        assert _everything(found.sitting) == _everything(desk.sitting)
    await again.close()


async def test_a_restart_brings_back_the_drawings_and_none_that_was_replaced(
    tmp_path: Path,
) -> None:
    evening = await open_atelier(store=SqliteStore(tmp_path / "data"))
    for x in range(20):
        await draw(evening, 1 + x % 3, x)
    code, kept = evening.desk.code, dict(evening.table.attachments)
    assert sorted(kept.values()) == sorted(encode(drawing(x)) for x in (17, 18, 19))
    await evening.hall.close()
    store = SqliteStore(tmp_path / "data")
    hall = Hall(store)
    found = await hall.find(code)
    assert found.sitting.table is not None
    assert found.sitting.table.attachments == kept
    rows = await store.load(code)
    assert {it.attachment for it in rows if it.attachment} == set(kept.values())
    await hall.close()
