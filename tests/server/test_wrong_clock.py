"""No clock erases anything: set wrong, jumping, standing still or begun in 1970; only time that was seen does."""

from pathlib import Path

import pytest

from tablee.server.reaper import Reaper
from tablee.server.watch import Watch
from tablee.storage.memory import MemoryStore
from tablee.tables.hall import PROBE, Hall
from tablee.tables.hours import CLOSE, DAY, LONGEST, WEEK
from tablee.tables.ports import Hours, NotStored
from tests.server.browser import Browser
from tests.server.house import with_patience
from tests.server.process import ServerProcess
from tests.storage.journals import rows_of

NOW = 1_800_000_000.0
LOOK = 240
"""Seconds between two looks here: fewer rounds than one a minute, and still short of what counts as seen."""


class World:
    """A machine with two clocks, and a server on it that may be started again."""

    def __init__(self, retention: int = 30) -> None:
        self.store = MemoryStore()
        self.retention = retention
        self.wall = NOW
        self.steady = 5.0
        self.start()

    def start(self) -> None:
        self.hall = Hall(self.store)
        watch = Watch(self.hall, lambda: self.wall, lambda: self.steady)
        self.reaper = Reaper(self.hall, self.retention, watch)

    async def go_round(self) -> None:
        await self.reaper.go_round(is_long=True)

    async def run(self, seconds: float, pace: float = 1.0) -> None:
        """The server runs; `pace` is how fast the wall clock goes."""
        await self.go_round()
        for _ in range(int(seconds / LOOK)):
            self.steady += LOOK
            self.wall += LOOK * pace
            await self.go_round()

    async def restart(self, ahead: float) -> None:
        """Off for a while, or so the wall clock says; the other one begins anew, as after a boot."""
        self.wall += ahead
        self.steady = 5.0
        self.start()
        await self.go_round()

    async def keep(self, code: str) -> None:
        await self.store.append(code, rows_of(code, 1))

    async def where(self, code: str) -> str:
        if await self.store.load(code):
            return "here"
        return "in the trash" if await self.store.has(code) else "erased"


# --- what really is old ---


@with_patience
async def test_a_table_untouched_for_thirty_days_seen_goes_to_the_trash_and_a_week_later_is_erased() -> (
    None
):
    world = World()
    await world.run(2 * DAY)
    await world.keep("BCDF")
    await world.run(29.9 * DAY)
    assert await world.where("BCDF") == "here"
    await world.run(0.2 * DAY)
    assert await world.where("BCDF") == "in the trash"
    assert world.hall.in_trash == 1
    await world.run(6.8 * DAY)
    assert await world.where("BCDF") == "in the trash"
    await world.run(0.3 * DAY)
    assert await world.where("BCDF") == "erased"
    assert world.hall.in_trash == 0


@with_patience
async def test_what_is_brought_back_is_young_again_and_where_somebody_sits_nothing_is_old() -> None:
    world = World()
    await world.keep("BCDF")
    await world.run(31 * DAY)
    assert await world.store.restore("BCDF")
    await world.keep("CCCC")
    world.hall._desks["CCCC"] = world.hall._set_up("CCCC")
    world.hall._desks["CCCC"].presence.arrive(1, object())  # type: ignore[arg-type]
    await world.run(29 * DAY)
    assert [await world.where(it) for it in ("BCDF", "CCCC")] == ["here", "here"]
    await world.run(2 * DAY)
    assert [await world.where(it) for it in ("BCDF", "CCCC")] == ["in the trash", "here"]
    await world.hall.close()


@with_patience
async def test_many_restarts_neither_age_a_table_nor_keep_it_for_ever() -> None:
    """Four hours an evening, and twenty in between that count for nothing."""
    world, evenings = World(), 0
    await world.keep("BCDF")
    while await world.where("BCDF") == "here":
        await world.restart(20 * 3_600)
        await world.run(4 * 3_600)
        evenings += 1
    assert evenings == 30 * 24 / 4
    while await world.where("BCDF") == "in the trash":
        await world.restart(20 * 3_600)
        await world.run(4 * 3_600)
        evenings += 1
    assert evenings == 37 * 24 / 4


@with_patience
async def test_where_nothing_is_to_be_kept_a_table_goes_ten_minutes_after_the_last_move() -> None:
    world = World(retention=0)
    await world.run(0)
    await world.keep("BCDF")
    await world.store.discard(["BCDF"])
    await world.keep("CCCC")
    await world.run(2 * LOOK)
    assert [await world.where(it) for it in ("BCDF", "CCCC")] == ["erased", "here"]
    await world.run(LOOK)
    assert await world.where("CCCC") == "erased"


@with_patience
async def test_the_journal_that_only_proves_that_writing_works_needs_no_trash() -> None:
    world = World()
    await world.hall.probe()
    await world.run(31 * DAY)
    assert await world.where(PROBE) == "erased"


# --- what only looks old ---


@pytest.mark.parametrize("ahead", [40 * DAY, 80 * 365 * DAY, 6 * DAY, -40 * DAY, -NOW])
@with_patience
async def test_a_server_started_with_another_date_erases_nothing(ahead: float) -> None:
    world = World()
    await world.keep("BCDF")
    await world.run(2 * DAY)
    await world.restart(ahead)
    await world.run(27.9 * DAY)
    assert await world.where("BCDF") == "here"
    await world.run(0.3 * DAY)
    assert await world.where("BCDF") == "in the trash", "thirty days were seen, whatever the date"


@with_patience
async def test_a_table_kept_in_1970_is_as_young_as_any_when_the_clock_is_right_again() -> None:
    world = World()
    world.wall = 40.0
    await world.run(2 * DAY)
    await world.keep("BCDF")
    world.wall = NOW  # the network has told the time
    await world.run(29 * DAY)
    await world.restart(DAY)
    assert await world.where("BCDF") == "here"


@pytest.mark.parametrize("ahead", [40 * DAY, -40 * DAY])
@with_patience
async def test_a_jump_while_running_counts_for_nothing_is_told_once_and_holds_up_the_trash_for_a_day(
    ahead: float, caplog: pytest.LogCaptureFixture
) -> None:
    world = World()
    await world.run(0)
    await world.keep("BCDF")
    await world.run(29.9 * DAY)
    before = await world.store.hours()
    world.wall += ahead
    world.steady += LOOK
    await world.go_round()
    hours = await world.store.hours()
    shown = ahead - LOOK
    assert hours == Hours(before.seen, int(world.wall), int(shown), before.seen, before.seen)
    assert [it.message for it in caplog.records] == [
        f"the clock jumped by {int(shown):+} seconds; that time does not count"
    ]
    await world.run(0.9 * DAY)
    assert await world.where("BCDF") == "here", "old enough, but the clock was odd within a day"
    await world.run(0.2 * DAY)
    assert await world.where("BCDF") == "in the trash"


@with_patience
async def test_forth_and_back_again_leaves_everything_where_it_was() -> None:
    world = World()
    await world.keep("BCDF")
    for _ in range(100):
        await world.run(LOOK)
        world.wall += 400 * DAY
        await world.run(LOOK)
        world.wall -= 400 * DAY
    assert await world.where("BCDF") == "here"
    assert (await world.store.hours()).seen == 200 * LOOK


@pytest.mark.parametrize("pace", [0.0, 0.5, 0.95, 3.0, -1.0])
@with_patience
async def test_a_clock_that_crawls_stands_still_or_runs_is_told_once_and_nothing_is_counted(
    pace: float, caplog: pytest.LogCaptureFixture
) -> None:
    world = World()
    await world.keep("BCDF")
    await world.run(40 * DAY, pace)
    assert await world.where("BCDF") == "here"
    assert (await world.store.hours()).seen == 0
    assert len(caplog.records) == 1


@with_patience
async def test_leap_seconds_corrections_and_a_slow_disk_are_no_jumps(
    caplog: pytest.LogCaptureFixture,
) -> None:
    world = World()
    for change in (1, -1, 0.4, CLOSE - 1, 1 - CLOSE, -0.6):
        await world.run(LOOK)
        world.wall += change
    assert (await world.store.hours()).seen == 6 * LOOK
    assert not caplog.records


@with_patience
async def test_a_laptop_that_sleeps_every_night_still_forgets_what_is_old() -> None:
    """The wall clock alone goes on while it sleeps: told, not counted, and no reason for doubt."""
    world = World()
    await world.keep("BCDF")
    for _ in range(61):
        await world.run(12 * 3_600)
        world.wall += 12 * 3_600
    assert await world.where("BCDF") == "in the trash"
    hours = await world.store.hours()
    assert (hours.jump, hours.doubted) == (12 * 3_600, 0)


@with_patience
async def test_whoever_was_stopped_for_weeks_has_not_seen_them_pass() -> None:
    """A frozen process, a machine in a snapshot: both clocks have gone on, and nobody looked."""
    world = World()
    await world.keep("BCDF")
    await world.run(2 * DAY)
    before = (await world.store.hours()).seen
    world.steady += 40 * DAY
    world.wall += 40 * DAY
    await world.go_round()
    assert (await world.store.hours()).seen == before + LONGEST
    assert await world.where("BCDF") == "here"


@with_patience
async def test_a_look_that_cannot_be_kept_is_lost_and_is_no_jump(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    world = World()
    await world.run(LOOK)

    async def full(_: Hours) -> None:
        raise NotStored("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(world.store, "keep_hours", full)
        world.steady += LOOK
        world.wall += LOOK
        with pytest.raises(NotStored):
            await world.go_round()
    await world.run(LOOK)
    assert (await world.store.hours()).seen == 2 * LOOK
    assert not caplog.records


@pytest.mark.parametrize(("pause", "is_doubted"), [(WEEK, False), (WEEK + LOOK, True)])
@with_patience
async def test_a_pause_of_a_week_is_a_pause_and_a_longer_one_a_reason_to_wait(
    pause: int, is_doubted: bool
) -> None:
    world = World()
    await world.run(2 * DAY)
    await world.restart(pause)
    hours = await world.store.hours()
    assert (hours.doubted == hours.seen) is is_doubted


# --- the attack as it was found, on the real server ---

FAST = """
import time
from tablee.server import reaper, watch
reaper.ROUND = 0.005
tidy, rounds = reaper.Reaper._tidy, [0]
async def counted(self, hours):
    await tidy(self, hours)
    rounds[0] += 1
    print("tidied", rounds[0], flush=True)
reaper.Reaper._tidy = counted
real = time.time
watch.Watch.__init__.__defaults__ = (lambda: real() + AHEAD, time.monotonic)
"""


@pytest.mark.parametrize("dates", [(0, 40 * DAY), (-NOW, 0), (0, -40 * DAY)])
@with_patience
async def test_a_real_server_whose_date_is_wrong_gives_the_table_back(
    dates: tuple[int, int], tmp_path: Path
) -> None:
    """It was erased 66 seconds after such a start; here the hours pass in a moment, twice."""
    server = ServerProcess(tmp_path)
    async with Browser(server.address) as ada:
        for number, ahead in enumerate(dates):
            server.fault = FAST.replace("AHEAD", str(ahead))
            await server.start()
            if not number:
                await ada.open_table()
            await server.until_said(b"tidied 2")  # nobody is there, nothing is in memory
            if number:
                found = await ada.http.get(f"/api/tables/{ada.code}")
                assert (found.status_code, found.json()["you"]) == (200, 1)
            await server.stop()
    assert b"the clock jumped by" in server.output
