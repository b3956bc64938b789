"""What happens by itself: deadlines that pass, bots that move, a host who stays away, debts that are paid late."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from secrets import randbelow
from typing import Any

from tablee.core.chance import Chance, key_from
from tablee.core.clock import TimeUp
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat
from tablee.registry import AnyBot
from tablee.tables.desk import Desk, Job
from tablee.tables.ports import NotStored
from tablee.tables.room import actions as asked
from tablee.tables.room.rules import AWAY_FOR_THE_HOST

THINKING = (700, 1_300)
"""Milliseconds a bot takes, its thinking included: the delay must not tell what it thought about."""

RETRY = 2_000

logger = logging.getLogger("tablee.pacer")


class Pacer:
    """Looks at the table after every change and sets its alarms for what comes next.

    An empty room sleeps: no clock runs and no bot moves while nobody is there to see it.
    """

    def __init__(
        self, desk: Desk, bot_of: Callable[[str, str], AnyBot], thinking: tuple[int, int] = THINKING
    ) -> None:
        self._desk = desk
        self._bot_of = bot_of
        self._thinking = thinking
        self._alarms: list[asyncio.TimerHandle] = []
        self._thought: asyncio.Task[None] | None = None
        self._thinker: tuple[Seat, str] | None = None
        desk.after_change.append(self.look)

    def look(self) -> None:
        """Set every alarm anew but let bots think on: a note that somebody writes must not delay them visibly."""
        self._stop_alarms()
        if self._desk.presence.is_empty():
            self.stop()
            return
        self._look_at_clock()
        self._look_at_bots()
        self._look_at_host()
        if self._desk.is_in_debt:
            self._set(RETRY, self._desk.settle)

    def stop(self) -> None:
        self._stop_alarms()
        self._stop_thinking()

    def _stop_alarms(self) -> None:
        for alarm in self._alarms:
            alarm.cancel()
        self._alarms.clear()

    # --- alarms ---

    def _look_at_clock(self) -> None:
        table = self._desk.sitting.table
        if self._is_playing and table is not None and table.deadline is not None:
            self._set(table.deadline - self._desk.now(), self._time_up)

    def _look_at_bots(self) -> None:
        bots = self._bots_to_move()
        if self._thought and self._thinker in bots:
            return
        self._stop_thinking()
        if bots:
            self._thinker = bots[0]
            self._thought = asyncio.create_task(self._think(*bots[0]))

    def _stop_thinking(self) -> None:
        if self._thought:
            self._thought.cancel()
            self._thought = None

    def _look_at_host(self) -> None:
        host = self._desk.sitting.room.host
        away = None if host is None else self._desk.presence.away(host)
        if away is not None:
            self._set(max(AWAY_FOR_THE_HOST - away, 0) + 1, self._pass_host)

    def _set(self, wait: int, job: Job) -> None:
        loop = asyncio.get_running_loop()
        self._alarms.append(loop.call_later(max(wait, 0) / 1000, self._desk.post, job))

    # --- what they bring about ---

    async def _time_up(self) -> None:
        await self._attempt(lambda: self._desk.play(None, TimeUp()))

    async def _pass_host(self) -> None:
        await self._attempt(lambda: self._desk.arrange(asked.PassHost()))

    async def _think(self, seat: Seat, level: str) -> None:
        """Beside the desk and beside the loop: nobody waits for a bot but those who have to."""
        loop = asyncio.get_running_loop()
        low, high = self._thinking
        ends = loop.time() + (low + randbelow(high - low + 1)) / 1000
        try:
            action = await self._choose(seat, level)
        except Exception:  # a bot that breaks must not leave the table waiting for ever
            logger.exception("a bot failed")
            self._thought = None
            self._look_later()
            return
        await asyncio.sleep(ends - loop.time())
        self._thought = None
        self._desk.post(partial(self._move, seat, level, action))

    async def _choose(self, seat: Seat, level: str) -> Any:
        table = self._desk.sitting.table
        assert table is not None
        bot = self._bot_of(self._desk.sitting.room.game, level)
        own = Chance(key_from(table.seed, (b"bot", b"%d" % seat)), len(table.entries))
        return await asyncio.to_thread(bot.choose, table.view(seat), own)

    async def _move(self, seat: Seat, level: str, action: Any) -> None:
        """Unless its owner has come back to the seat meanwhile, or the game has gone on."""
        if (seat, level) in self._bots_to_move():
            await self._attempt(lambda: self._desk.play(seat, action))
        else:
            self.look()

    @property
    def _is_playing(self) -> bool:
        return self._desk.sitting.room.stage == "playing"

    def _bots_to_move(self) -> list[tuple[Seat, str]]:
        """Seats that bots play and that are awaited, or could spare the others time by conceding."""
        sitting = self._desk.sitting
        table = sitting.table
        if table is None or not self._is_playing:
            return []
        bots = [(Seat(n), chair.bot) for n, chair in enumerate(sitting.room.chairs) if chair.bot]
        awaited = table.awaiting
        return [(seat, bot) for seat, bot in bots if seat in awaited or self._may_concede(seat)]

    def _may_concede(self, seat: Seat) -> bool:
        table = self._desk.sitting.table
        return table is not None and any(it.action == "concede" for it in table.view(seat).offers)

    async def _attempt(self, job: Callable[[], Awaitable[None]]) -> None:
        """What is no longer right is let go; what could not be done is looked at again later."""
        try:
            await job()
        except Refusal:
            self.look()
        except NotStored:
            self._look_later()

    def _look_later(self) -> None:
        asyncio.get_running_loop().call_later(RETRY / 1000, self.look)
