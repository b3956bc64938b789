"""The watch: looks at both clocks once a minute, keeps what it saw, and says when one of them jumped."""

import logging
import time
from collections.abc import Callable

from tablee.tables.hall import Hall
from tablee.tables.hours import jump_at_start, jump_meanwhile, note
from tablee.tables.ports import Hours

logger = logging.getLogger("tablee.watch")

Clock = Callable[[], float]


class Watch:
    """The wall clock may be set by anybody; the other one only runs, and only while the machine does."""

    def __init__(self, hall: Hall, wall: Clock = time.time, steady: Clock = time.monotonic) -> None:
        self._hall = hall
        self._wall = wall
        self._steady = steady
        self._before: tuple[float, float] | None = None
        self._is_astray = False

    async def look(self) -> Hours:
        """What was seen so far, now durable; since the last start nothing has been, at the first look."""
        steady, wall = now = self._steady(), self._wall()
        before, self._before = self._before, now
        kept = await self._hall.hours()
        if before is None:
            span, jump = 0.0, jump_at_start(kept, wall)
        else:
            span = steady - before[0]
            jump = jump_meanwhile(span, wall - before[1])
        self._tell(jump)
        hours = note(kept, wall, span, jump)
        await self._hall.keep_hours(hours)
        return hours

    def _tell(self, jump: int) -> None:
        """Once for each time it goes astray: a clock that stands still does so every minute."""
        if jump and not self._is_astray:
            logger.warning("the clock jumped by %+d seconds; that time does not count", jump)
        self._is_astray = jump != 0
