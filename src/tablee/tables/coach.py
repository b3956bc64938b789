"""The coach: gives who asks a hint, from what their seat sees; nothing to be kept, and nobody else is told what."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from tablee import registry
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.tables.aside import Unfit, aside
from tablee.tables.crier import Crier
from tablee.tables.hinting import hint_of, moment_of, thought_of
from tablee.tables.presence import Presence
from tablee.tables.room.coaching import plays_among_people, require_coach, tells_anothers_words
from tablee.tables.room.people import PersonId
from tablee.tables.sitting import Sitting
from tablee.tables.table import Table
from tablee.tables.wire import Hint, HintStep, Utterance

PATIENCE = 10.0
"""Seconds that one may think for a hint."""

ASKED = "asks_coach"
"""What everybody hears where the coach is allowed among people: who asked, not what was said."""


class Coach:
    """Thinks for one at a time, beside the loop; a second step tells more of the thought that there is already."""

    def __init__(
        self, sitting: Sitting, presence: Presence, crier: Crier, now: Callable[[], int]
    ) -> None:
        self._sitting = sitting
        self._presence = presence
        self._crier = crier
        self._now = now
        self._thinking = asyncio.Lock()
        self._thoughts: dict[Seat, tuple[bytes, Any]] = {}
        """By seat, of which moment, and what one would do."""
        self._asked: dict[Seat, tuple[int, int]] = {}
        """When a seat asked for its first step: in which game, after how many events."""

    def ask(self, who: PersonId, step: HintStep) -> Callable[[], Awaitable[Hint]]:
        """What is refused is refused at once; what it comes to takes its time."""
        seat, table = self._seat_of(who)
        # By nothing but what was asked, and when: of what a seat sees, others are to learn nothing.
        at = self._sitting.room.games, len(table.entries)
        is_second_step = step == "what" and self._asked.pop(seat, None) == at
        if plays_among_people(self._sitting.room, seat) and not is_second_step:
            self._crier.say(Utterance(who, self._now(), phrase=ASKED))
        if step == "where":
            self._asked[seat] = at
        return partial(self._hint, who, step)

    def _seat_of(self, who: PersonId) -> tuple[Seat, Table[Any]]:
        """Whoever would have to act, and may look."""
        seat, table = require_coach(self._sitting.room, who), self._sitting.table
        if (
            table is None
            or table.outcome is not None
            or self._presence.device(who).has_curtain_down
        ):
            raise NotNow("not_playing")
        if not table.view(seat).offers or not (seat in table.awaiting or table.may_help(seat)):
            raise NotNow("not_your_turn")
        if _hints_itself(table) or tells_anothers_words(self._sitting.room, who):
            raise NotNow("no_hint")
        return seat, table

    async def _hint(self, who: PersonId, step: HintStep) -> Hint:
        """Of the moment in which it is one's turn; others may have gone on while one stood in line."""
        async with self._thinking:
            seat, table = self._seat_of(who)
            view = table.view(seat)
            moment, known = moment_of(view), self._thoughts.get(seat)
            if known is None or known[0] != moment:
                known = self._thoughts[seat] = moment, await self._thought(table, seat)
                self._seat_of(who)  # refuses what others have made of it meanwhile
            return hint_of(view, known[1], step)

    async def _thought(self, table: Table[Any], seat: Seat) -> Any | None:
        bot = registry.strongest(table.game.ABOUT.key)
        if bot is None:
            raise NotNow("no_hint")
        think = partial(thought_of, bot, table.game.TYPES, table.view(seat), table.shown(seat))
        try:
            return await aside(think, PATIENCE)
        except Unfit:
            raise NotNow("no_hint") from None


def _hints_itself(table: Table[Any]) -> bool:
    """A game with hints of its own counts them."""
    return table.game.TYPES.has("hint")
