"""What keeps the server's loop busy: the longest steps between two of its turns, by processor time.

python -m benchmarks.stalls [--games 1] [--least 5] [--only between,wordz]

Every mode is played by one person who moves at random among bots, with the fewest seats and with many, on the store in
a folder; then the table is looked back at, and put away.  Each step of the loop is timed by the processor time of its
own thread, so that neighbours on a busy machine do not count; one that takes long is looked into while it runs.
"""

import asyncio
import sys
import threading
import time
import traceback
from asyncio.events import Handle
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks._measuring import keep, parser_for
from tablee import registry
from tablee.bots.bot import choice_of
from tablee.core.chance import Chance
from tablee.server import shelf
from tablee.server.minds import Apart
from tablee.storage.sqlite import SqliteStore
from tablee.tables.desk import Desk
from tablee.tables.hall import Hall, bot_for
from tablee.tables.minds import Threads
from tablee.tables.room import actions as asked
from tablee.tables.room.people import PersonId
from tablee.tables.wire import Act, Refused, Wish

LEVELS = ("novice", "regular", "expert")
PATIENCE = 25.0
"""Seconds for one game, for in a race bots take their time."""

MOST = 5
"""Seats at the larger table."""


class Watch:
    """The stopwatch around every step of the loop, and somebody who looks what it is doing meanwhile."""

    def __init__(self, least: float) -> None:
        self.least = least / 1000
        self.found: list[tuple[float, str, str]] = []
        self.lengths: Counter[int] = Counter()
        """Of all steps, by whole milliseconds."""
        self.now_doing = ""
        self._loop = threading.get_ident()
        self._began: float | None = None
        self._stack = ""
        self._steps = Handle._run

    def __enter__(self) -> "Watch":
        threading.Thread(target=self._look_in, daemon=True).start()
        steps = self._steps

        def run(handle: Handle) -> None:
            self._stack, self._began = "", time.monotonic()
            began = time.thread_time()
            steps(handle)
            took = time.thread_time() - began
            self._began = None
            self.lengths[int(took * 1000)] += 1
            if took >= self.least:
                self.found.append((took * 1000, self.now_doing, self._stack or repr(handle)[:160]))

        Handle._run = run  # type: ignore[method-assign,assignment]
        return self

    def __exit__(self, *_: object) -> None:
        Handle._run = self._steps  # type: ignore[method-assign]

    def _look_in(self) -> None:
        """Half-way through what is long: that is where it spends its time, as a rule."""
        while True:
            time.sleep(0.001)
            began = self._began
            if began is None or self._stack or time.monotonic() - began < self.least / 2:
                continue
            frame = sys._current_frames().get(self._loop)
            lines = traceback.extract_stack(frame) if frame else []
            ours = [it for it in lines if "tablee" in it.filename][-4:]
            self._stack = " > ".join(
                f"{Path(it.filename).stem}.{it.name}:{it.lineno}" for it in ours
            )


class Guest:
    """Takes whatever comes, and moves at random when asked to."""

    def __init__(self, desk: Desk, chance: Random) -> None:
        self._desk, self._chance, self._n = desk, chance, 1
        self.called = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.called.set()

    def close(self, code: int, reason: str) -> None:
        self.called.set()

    async def wish(self, what: Any) -> Any:
        self._n += 1
        wish = Wish(self._n, what)
        return await self._desk.do(lambda: self._desk.grant(PersonId(1), wish))

    async def move(self) -> bool:
        table = self._desk.sitting.table
        mine = self._desk.sitting.room.seat_of(PersonId(1))
        if table is None or mine is None or mine not in table.awaiting:
            return False
        game, view = table.game, table.view(mine)
        bot = registry.bot(game.ABOUT.key, "random")
        action = choice_of(bot, view, table.shown(mine), Chance(self._chance.randbytes(8)))
        if action is None:
            return False
        self._n += 1
        act = Act(self._n, action)
        answer = await self._desk.do(lambda: self._desk.grant(PersonId(1), act))
        return not isinstance(answer, Refused)


async def play(hall: Hall, game: str, seats: int, level: str, chance: Random) -> None:
    admission = await hall.open_table(game, seats, registry.game(game).TYPES.options(), "Ada")
    desk = await hall.find(admission.code)
    ada = Guest(desk, chance)
    await desk.do(lambda: desk.arrive(PersonId(1), ada))
    answer = await ada.wish(asked.Start(level=level))
    assert not isinstance(answer, Refused), answer
    async with asyncio.timeout(PATIENCE):
        while desk.sitting.room.stage == "playing":
            ada.called.clear()
            if not await ada.move():
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.2):
                        await ada.called.wait()
    await desk.do(lambda: desk.depart(ada))


def tables(only: str) -> Iterator[tuple[str, int, str]]:
    keys = registry.keys()
    for game in [it for it in keys if not only or it in only.split(",")]:
        seats = sorted(registry.game(game).ABOUT.seats)
        for n, most in enumerate(dict.fromkeys((seats[0], min(seats[-1], MOST)))):
            levels = [it for it in registry.our_bots(game) if it != "random"]
            yield game, most, levels[-1 if n == 0 else n % len(levels)]


async def measure(games: int, least: float, only: str) -> Watch:
    with TemporaryDirectory() as folder, Watch(least) as watch:
        shelf.asset()  # as the server does before it opens
        minds = Apart(1, Threads(bot_for))
        hall = Hall(SqliteStore(Path(folder)), thinking=(0, 1), small_talk=True, minds=minds)
        for n in range(games):
            for game, seats, level in tables(only):
                watch.now_doing = f"{game}, {seats} seats, {level}"
                began = time.monotonic()
                try:
                    await play(hall, game, seats, level, Random(n))
                except TimeoutError:
                    watch.now_doing += ", not to its end"
                print(f"{watch.now_doing}: {time.monotonic() - began:.1f} s", file=sys.stderr)
        watch.now_doing = "closing"
        await hall.close()
        await minds.close()
    return watch


def main() -> None:
    parser = parser_for(__doc__ or "", "stalls.json", games=1, least=5)
    parser.add_argument("--only", default="")
    given = parser.parse_args()
    watch = asyncio.run(measure(given.games, given.least, given.only))
    steps = sum(watch.lengths.values())
    print(f"{steps:,} steps of the loop; of {given.least} ms and more: {len(watch.found)}\n")
    print("| ms of processor time | while | where, half-way |\n|--:|---|---|")
    for took, doing, stack in sorted(watch.found, reverse=True)[:40]:
        print(f"| {took:.1f} | {doing} | {stack} |")
    keep(given.json, {"steps": steps, "found": watch.found})


if __name__ == "__main__":
    main()
