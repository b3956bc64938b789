"""What bots tell of what has come to light: each once, one after the other, beside the thing and not in the talk."""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from tablee.bots.bot import Commentator, Impression
from tablee.core.seats import Seat
from tablee.registry import AnyBot, is_our_bot
from tablee.tables.desk import Desk
from tablee.tables.room.people import PersonId
from tablee.tables.wire import Utterance

NOBODY = PersonId(0)

logger = logging.getLogger("tablee.comments")

_Occasion = tuple[int, int]
"""Which game of the table, and which number the bot gave to what came to light."""


class Comments:
    """Looks at the table after every change; thinks beside the loop, like everything that bots do.

    Only our bots are asked: what a package's bot would tell nobody has bounded.
    """

    def __init__(self, desk: Desk, bot_of: Callable[[str, str], AnyBot]) -> None:
        self._desk = desk
        self._bot_of = bot_of
        self._begun: dict[Seat, _Occasion] = {}
        self._due: dict[Seat, Commentator[Any]] = {}
        """Who has something to tell of what they have begun, in the order of their seats."""
        self._telling: asyncio.Task[None] | None = None
        desk.after_change.append(self.listen)

    def listen(self) -> None:
        """Nobody to hear it, nothing to tell."""
        if self._desk.sitting.room.stage != "playing" or self._desk.presence.is_empty():
            return
        self._due |= {seat: bot for seat, bot in self._commentators() if self._is_new(seat, bot)}
        if self._due and (self._telling is None or self._telling.done()):
            self._telling = asyncio.create_task(self._tell_all())

    def _commentators(self) -> list[tuple[Seat, Commentator[Any]]]:
        """Bots that play for nobody."""
        room = self._desk.sitting.room
        found: list[tuple[Seat, Commentator[Any]]] = []
        for number, chair in enumerate(room.chairs):
            if chair.bot and chair.person is None and is_our_bot(room.game, chair.bot):
                bot = self._bot_of(room.game, chair.bot)
                if isinstance(bot, Commentator):
                    found.append((Seat(number), bot))
        return found

    def _is_new(self, seat: Seat, bot: Commentator[Any]) -> bool:
        occasion = self._occasion(seat, bot)
        was = self._begun.get(seat)
        if occasion is not None:
            self._begun[seat] = occasion
        return occasion not in (None, was)

    def _occasion(self, seat: Seat, bot: Commentator[Any]) -> _Occasion | None:
        table = self._desk.sitting.table
        if table is None:
            return None
        try:
            number = bot.occasion(table.view(seat))
        except Exception:  # what a bot tells is never worth a table
            logger.exception("a bot does not know what to speak of")
            return None
        return None if number is None else (self._desk.sitting.room.games, number)

    async def _tell_all(self) -> None:
        """Those who are due; what has passed meanwhile is not told of any more."""
        while self._due:
            seat = next(iter(self._due))
            bot, begun = self._due.pop(seat), self._begun[seat]
            try:
                told = await asyncio.to_thread(self._comment_of, seat, bot)
            except Exception:  # what a bot tells is never worth a table
                logger.exception("a bot had nothing sensible to say")
                continue
            if told and self._occasion(seat, bot) == begun:
                said = Utterance(NOBODY, self._desk.now(), seat=seat, impressions=told)
                self._desk.crier.say(said)

    def _comment_of(self, seat: Seat, bot: Commentator[Any]) -> tuple[Impression, ...]:
        table = self._desk.sitting.table
        return () if table is None else bot.comment(table.view(seat), table.shown(seat))
