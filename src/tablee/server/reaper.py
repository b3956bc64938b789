"""Tables that nobody is at are put away; tables that nobody came back to are erased."""

import asyncio
import logging
import time
from collections.abc import Callable

from tablee.tables.hall import Hall

EMPTY_FOR = 10 * 60 * 1000
"""Milliseconds before a table without people leaves the memory."""

ROUND = 60.0
DAY = 24 * 60 * 60

logger = logging.getLogger("tablee.reaper")


class Reaper:
    """Goes round once a minute, and through the whole store once an hour."""

    def __init__(
        self, hall: Hall, retention_days: int, clock: Callable[[], float] = time.time
    ) -> None:
        self._hall = hall
        self._retention = retention_days * DAY
        self._clock = clock

    async def run(self) -> None:
        rounds = 0
        while True:
            await asyncio.sleep(ROUND)
            rounds += 1
            try:
                await self.go_round(is_long=rounds % 60 == 1 or not self._retention)
            except Exception as fault:  # a full disk today is no reason never to tidy up again
                logger.error("could not tidy up: %s", type(fault).__name__)

    async def go_round(self, *, is_long: bool) -> None:
        self._hall.put_away_empty(EMPTY_FOR)
        if is_long:
            kept = max(self._retention, EMPTY_FOR // 1000)
            await self._hall.forget_untouched(self._clock() - kept)
