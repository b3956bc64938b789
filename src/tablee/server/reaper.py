"""Tables that nobody is at are put away; tables that nobody came back to go to the trash, and are erased."""

import asyncio
import logging

from tablee.server.watch import Watch
from tablee.tables.hall import Hall
from tablee.tables.hours import DAY, IN_TRASH, is_believed
from tablee.tables.ports import Hours

EMPTY_FOR = 10 * 60 * 1000
"""Milliseconds before a table without people leaves the memory."""

UNVISITED_FOR = 60 * 1000
"""The same for one that somebody asked for, and at which nobody has sat down since."""

ROUND = 60.0

logger = logging.getLogger("tablee.reaper")


class Reaper:
    """Goes round once a minute, and through the whole store once an hour."""

    def __init__(self, hall: Hall, retention_days: int, watch: Watch | None = None) -> None:
        self._hall = hall
        self._retention = retention_days * DAY
        self._watch = watch or Watch(hall)

    async def run(self) -> None:
        rounds = 0
        while True:
            try:
                await self.go_round(is_long=rounds % 60 == 1 or not self._retention)
            except Exception as fault:  # a full disk today is no reason never to tidy up again
                logger.error("could not tidy up: %s", type(fault).__name__)
            await asyncio.sleep(ROUND)
            rounds += 1

    async def go_round(self, *, is_long: bool) -> None:
        self._hall.put_away_empty(EMPTY_FOR, UNVISITED_FOR)
        hours = await self._watch.look()
        if is_long:
            await self._tidy(hours)

    async def _tidy(self, hours: Hours) -> None:
        """Where nothing is to be kept, it goes at once; else nothing does that a wrong clock could mean."""
        if not self._retention:
            await self._hall.forget_untouched(hours.seen - EMPTY_FOR // 1000)
        elif is_believed(hours):
            await self._hall.empty_trash(hours.seen - IN_TRASH)
            await self._hall.discard_untouched(hours.seen - self._retention)
        await self._hall.count_trash()
