"""Bots that are seated look up what they need before anybody waits for them: the first thought of a process is long."""

import asyncio
import logging

from tablee.core.record import encode
from tablee.registry import is_our_bot
from tablee.tables.desk import Desk
from tablee.tables.minds import Minds, Task

logger = logging.getLogger("tablee.studying")


class Studying:
    """Looks at the table after every change; each bot studies once for what is agreed on, where it will think.

    Only our bots are asked: those of a package have their first thought when it is their turn.
    """

    def __init__(self, desk: Desk, minds: Minds) -> None:
        self._desk = desk
        self._minds = minds
        self._begun: set[tuple[str, str, bytes]] = set()
        """A game, a level and what is agreed on."""
        self._due: list[Task] = []
        self._studying: asyncio.Task[None] | None = None
        desk.after_change.append(self.listen)

    def listen(self) -> None:
        room = self._desk.sitting.room
        if self._desk.presence.is_empty():
            return
        for level in {chair.bot for chair in room.chairs if chair.bot}:
            key = room.game, level, encode(room.options)
            if key not in self._begun and is_our_bot(room.game, level):
                self._begun.add(key)
                self._due.append(Task(room.game, level, room.options, room.words_for(room.options)))
        if self._due and (self._studying is None or self._studying.done()):
            self._studying = asyncio.create_task(self._study_all())

    async def _study_all(self) -> None:
        """One after the other: bots that have to act think in the same place."""
        while self._due:
            try:
                await self._minds.study(self._due.pop(0))
            except Exception:  # it will say so itself when it is to act
                logger.exception("a bot could not study")
