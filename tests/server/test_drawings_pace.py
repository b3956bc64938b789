"""How fast one person may draw and look: a gallery opens at once, a flood does not, and nobody else feels it."""

from functools import partial

import pytest

from tablee.server.limits import Bucket
from tests.server.house import with_patience
from tests.server.test_drawings import OPTIONS, Atelier, atelier, problem
from tests.tables.drawing import GAME, PEOPLE, host_pack
from tests.tables.tabling import Clock

__all__ = ["host_pack"]

GALLERY = 64
"""Eight seats, eight rounds."""

TOO_FAST = (429, "too_fast", None)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """No time passes at the door unless it is told to."""
    clock = Clock()
    monkeypatch.setattr("tablee.server.attachments.Bucket", partial(Bucket, clock=clock))
    return clock


async def look(it: Atelier, seat: int, times: int) -> list[int]:
    """Again and again at one's own drawing."""
    name, who = it.name(seat), it.people[seat]
    return [(await it.show(who, name)).status_code for _ in range(times)]


@with_patience
async def test_a_gallery_opens_at_once_and_again_after_a_reload(clock: Clock) -> None:
    async with atelier() as it:
        await it.keep(it.people[2])
        assert await look(it, 2, 4 * GALLERY) == [200] * 4 * GALLERY
        assert await look(it, 2, 1) == [429]
        clock.now += 16
        assert await look(it, 2, 3 * GALLERY) == [200] * 3 * GALLERY


@with_patience
async def test_a_flood_of_looks_is_refused_whatever_is_asked_for(clock: Clock) -> None:
    async with atelier() as it:
        await it.keep(it.people[1])
        await it.keep(it.people[2])
        await look(it, 2, 4 * GALLERY)
        answers = [await it.show(it.people[2], name) for name in (it.name(2), it.name(1), "f" * 32)]
        assert [problem(answer) for answer in answers] == [TOO_FAST] * 3
        assert len({answer.content for answer in answers}) == 1


@with_patience
async def test_whoever_flooded_the_door_may_look_again_two_seconds_later(clock: Clock) -> None:
    async with atelier() as it:
        await it.keep(it.people[2])
        assert set(await look(it, 2, 1_000)) == {200, 429}
        assert await look(it, 2, 1) == [429]
        clock.now += 2
        assert await look(it, 2, 10) == [200] * 10


@with_patience
async def test_whoever_flooded_the_door_may_draw_again_three_seconds_later(clock: Clock) -> None:
    async with atelier() as it:
        statuses = [(await it.keep(it.people[2])).status_code for _ in range(300)]
        assert statuses == [200] * 60 + [429] * 240
        assert list(it.table.attachments) == [it.name(2)]
        clock.now += 3
        assert (await it.keep(it.people[2])).status_code == 200


@with_patience
async def test_one_persons_flood_is_nobody_elses_and_looking_is_not_drawing(clock: Clock) -> None:
    async with atelier() as it:
        await it.keep(it.people[1])
        await it.keep(it.people[2])
        await look(it, 2, 4 * GALLERY + 1)
        assert await look(it, 1, GALLERY) == [200] * GALLERY
        assert (await it.keep(it.people[2])).status_code == 200
        for _ in range(60):
            await it.keep(it.people[1])
        assert problem(await it.keep(it.people[1])) == TOO_FAST
        assert await look(it, 1, GALLERY) == [200] * GALLERY


@with_patience
async def test_a_person_of_two_tables_has_a_pace_at_each(clock: Clock) -> None:
    async with atelier() as it:
        opening = {"game": GAME, "seats": 4, "name": PEOPLE[0], "options": OPTIONS}
        other = (await it.people[0].post("/api/tables", json=opening)).json()["code"]
        await it.keep(it.people[0])
        await look(it, 0, 4 * GALLERY)
        assert await look(it, 0, 1) == [429]
        elsewhere = await it.people[0].get(f"/api/tables/{other}/drawings/{it.name(0)}")
        assert problem(elsewhere) == (404, "no_such_drawing", None)


@with_patience
async def test_a_refused_drawing_is_counted_too(clock: Clock) -> None:
    """What no pen draws costs as much to read."""
    async with atelier() as it:
        for _ in range(60):
            assert (await it.keep(it.people[2], b"[]")).status_code == 400
        assert problem(await it.keep(it.people[2])) == TOO_FAST
