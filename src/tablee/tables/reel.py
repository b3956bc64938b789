"""A finished game step by step: what each seat saw after any event, from the log alone."""

import asyncio
from typing import Any
from weakref import WeakKeyDictionary

from tablee.core.game import AnyGame
from tablee.core.seats import Seat, Seating
from tablee.tables.table import Table
from tablee.tables.wire import Glimpse, ReplayStep

STRIDE = 100
"""A state is kept every so many events, so that no step costs more than these."""


class Reel:
    """States along a game that grows no more; wound up as far as somebody has looked."""

    def __init__(self, table: Table) -> None:
        self._marks = [table.start]

    async def before(self, table: Table, step: int) -> Any:
        """The state in which this step's event happened; others are served while it is found."""
        mark, rest = divmod(step - 1, STRIDE)
        while len(self._marks) <= mark:
            self._wind(table)
            await asyncio.sleep(0)
        return _evolved(table, self._marks[mark], mark * STRIDE, rest)

    def _wind(self, table: Table) -> None:
        """One stride, and nothing else happens meanwhile: two who look at once do not disturb."""
        start = (len(self._marks) - 1) * STRIDE
        self._marks.append(_evolved(table, self._marks[-1], start, STRIDE))


class Reels:
    """One for each game that was looked at, for as long as its table is in memory."""

    def __init__(self) -> None:
        self._reels: WeakKeyDictionary[Table, Reel] = WeakKeyDictionary()

    async def after(self, table: Table, step: int) -> Any:
        """The truth that this step left."""
        return await self._reel_of(table).before(table, step + 1)

    async def show(self, table: Table, number: int, step: int) -> ReplayStep:
        """Only for a game that is over: a seat's secrets are everybody's then."""
        before = await self._reel_of(table).before(table, step)
        entry = table.entries[step - 1]
        after = table.game.evolve(before, entry.event)
        return ReplayStep(
            number=number,
            step=step,
            steps=len(table.entries),
            at=entry.at,
            event=entry.event,
            glimpses=glimpses(table.game, table.seating, before, entry.event, after),
        )

    def _reel_of(self, table: Table) -> Reel:
        reel = self._reels.get(table)
        if reel is None:
            reel = self._reels[table] = Reel(table)
        return reel


def glimpses(
    game: AnyGame, seating: Seating, before: Any, event: Any, after: Any
) -> tuple[Glimpse, ...]:
    """What each seat, and then a spectator, learned of an event of a finished game."""

    def glimpse(seat: Seat | None) -> Glimpse:
        news = game.seen(before, event, seat)
        return Glimpse(seat, () if news is None else (news,), game.view(after, seat))

    return tuple([glimpse(it) for it in (*seating.seats, None)])


def _evolved(table: Table, state: Any, start: int, count: int) -> Any:
    for entry in table.entries[start : start + count]:
        state = table.game.evolve(state, entry.event)
    return state
