"""Bots that are seated look up what they need before anybody waits for them: the first thought of a process is long."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from tablee.bots.bot import Studious
from tablee.core.record import encode
from tablee.registry import AnyBot, is_our_bot
from tablee.tables.desk import Desk

logger = logging.getLogger("tablee.studying")

_Task = tuple[str, str, bytes]
"""A game, a level and what is agreed on."""


class Studying:
    """Looks at the table after every change; each bot studies once for what is agreed on, beside the loop.

    Only our bots are asked: those of a package have their first thought when it is their turn.
    """

    def __init__(self, desk: Desk, bot_of: Callable[[str, str], AnyBot]) -> None:
        self._desk = desk
        self._bot_of = bot_of
        self._begun: set[_Task] = set()
        self._due: list[tuple[Studious, Any]] = []
        self._studying: asyncio.Task[None] | None = None
        desk.after_change.append(self.listen)

    def listen(self) -> None:
        room = self._desk.sitting.room
        if self._desk.presence.is_empty():
            return
        for level in {chair.bot for chair in room.chairs if chair.bot}:
            task = room.game, level, encode(room.options)
            if task not in self._begun and is_our_bot(room.game, level):
                self._begun.add(task)
                bot = self._bot_of(room.game, level)
                if isinstance(bot, Studious):
                    self._due.append((bot, room.options))
        if self._due and (self._studying is None or self._studying.done()):
            self._studying = asyncio.create_task(self._study_all())

    async def _study_all(self) -> None:
        """One after the other: bots that have to act think in the same threads."""
        while self._due:
            bot, options = self._due.pop(0)
            try:
                await asyncio.to_thread(bot.study, options)
            except Exception:  # it will say so itself when it is to act
                logger.exception("a bot could not study")
