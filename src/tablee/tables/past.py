"""The games that were played to their end at a table, for whoever may look back at them: all of an evening."""

from typing import NamedTuple

from tablee.core.shifts import Shift
from tablee.tables.room.people import LastGame
from tablee.tables.table import Table

MOST_EVENTS = 20_000
"""So many are kept in memory at the least two games; a long evening has about a third of it."""

ALWAYS = 2


class PastGame(NamedTuple):
    """Who sat there, and all that happened."""

    last: LastGame
    table: Table
    shifts: tuple[Shift, ...] = ()
    """Which seats bots played, and from when on."""


class Past(dict[int, PastGame]):
    """By number, the oldest first."""

    def keep(self, last: LastGame, table: Table, shifts: tuple[Shift, ...] = ()) -> None:
        """Where it grows too much, the oldest is let go; its log stays in the journal."""
        self[last.number] = PastGame(last, table, shifts)
        while len(self) > ALWAYS and self._events > MOST_EVENTS:
            del self[min(self)]

    @property
    def _events(self) -> int:
        return sum(len(it.table.entries) for it in self.values())

    @property
    def drawings(self) -> frozenset[str]:
        """The names of those that are kept."""
        return frozenset(name for it in self.values() for name in it.table.attachments)
