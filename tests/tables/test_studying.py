"""A bot that is seated looks up what it needs, once for what is agreed on, before anybody waits for it."""

from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.registry import bot
from tablee.storage.memory import MemoryStore
from tablee.tables import studying
from tablee.tables.hall import Hall
from tablee.tables.minds import Threads
from tablee.tables.room import actions as asked
from tablee.tables.studying import Studying
from tests.tables.tabling import Evening, open_evening, seat


class Pupil:
    """A random bot that notes what it studied, and may break over it."""

    def __init__(self, *, breaks: bool = False) -> None:
        self._bot: Any = bot("between", "random")
        self._breaks = breaks
        self.studied: list[str] = []

    def choose(self, view: Any, chance: Chance) -> Any:
        return self._bot.choose(view, chance)

    def study(self, options: Any) -> None:
        self.studied.append(options.length)
        if self._breaks:
            raise ValueError("a bug")


async def lobby(pupil: Any) -> tuple[Evening, Studying]:
    evening = await open_evening("Ada", seats=3)
    return evening, Studying(evening.desk, Threads(lambda game, level: pupil))


async def done(at: Studying) -> None:
    if at._studying is not None:
        await at._studying


async def test_it_studies_once_when_it_is_seated_and_again_when_something_else_is_agreed() -> None:
    pupil = Pupil()
    evening, at = await lobby(pupil)
    at.listen()
    assert pupil.studied == []

    await evening.wish(1, 1, asked.SeatBot(seat(1), "random"))
    await done(at)
    await evening.wish(1, 2, asked.SeatBot(seat(2), "random"))
    await done(at)
    assert pupil.studied == ["express"]

    await evening.wish(1, 3, asked.SetOptions({"length": "to_five"}))
    await done(at)
    assert pupil.studied == ["express", "to_five"]
    await evening.hall.close()


async def test_where_nobody_is_nobody_studies() -> None:
    pupil = Pupil()
    evening, _ = await lobby(pupil)
    await evening.depart(1)
    await evening.wish(1, 1, asked.SeatBot(seat(1), "random"))
    assert pupil.studied == []
    await evening.hall.close()


async def test_one_that_breaks_costs_nothing(caplog: pytest.LogCaptureFixture) -> None:
    pupil = Pupil(breaks=True)
    evening, at = await lobby(pupil)
    await evening.wish(1, 1, asked.SeatBot(seat(1), "random"))
    await done(at)
    assert "could not study" in caplog.text
    assert (await evening.wish(1, 2, asked.Start(level="random"))).n == 2
    assert evening.stage == "playing"
    await evening.hall.close()


async def test_the_bots_of_a_package_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studying, "is_our_bot", lambda game, level: False)
    pupil = Pupil()
    evening, _ = await lobby(pupil)
    await evening.wish(1, 1, asked.SeatBot(seat(1), "random"))
    assert pupil.studied == []
    await evening.hall.close()


async def test_at_every_table_of_a_hall_they_may_study() -> None:
    hall = Hall(MemoryStore())
    desk = await hall.find((await hall.open_table("between", 3, {}, "Ada")).code)
    assert any(isinstance(getattr(it, "__self__", None), Studying) for it in desk.after_change)
    await hall.close()
