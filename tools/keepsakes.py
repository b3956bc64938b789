"""Keep what today's code writes: a store with a table of every mode, and a log of every mode.

    python tools/keepsakes.py tests/old/NAME [MODE ...]

At each table a game was played to its end and another one goes on, in which somebody has left.
The tests open, play on and verify whatever lies in tests/old; nothing in it is ever made again.
"""

import asyncio
import gzip
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, cast

from tablee import registry
from tablee.arena.match import Clock, Company
from tablee.core.absence import Vacate
from tablee.core.game import Begin
from tablee.core.seats import Seat
from tablee.storage.sqlite import SqliteStore
from tablee.tables.hall import levels_of
from tablee.tables.journal import Cause
from tablee.tables.log import format_log
from tablee.tables.room import actions as asked
from tablee.tables.room.people import PersonId
from tablee.tables.room.rules import House
from tablee.tables.sitting import Proposal, Sitting
from tablee.tables.table import Table

ADA, BEA = PersonId(1), PersonId(2)
PEOPLE = ("Ada", "Bea")
SHORT = {"between": {"length": "express"}}
"""Options that make a game short, where there are any."""
MOVES = 12
"""After so many of the second game Bea leaves."""
BOUND = 10_000
PAUSE = 250


class Evening:
    """One table's story: what is proposed is kept in this order."""

    def __init__(self, sitting: Sitting, now: int = 0) -> None:
        self.sitting = sitting
        self.proposals: list[Proposal] = []
        self._now = now

    def spend(self, key: str) -> list[bytes]:
        """Gives the log of the game that was finished."""
        seats = min(registry.game(key).ABOUT.seats)
        self._arrange(asked.Open(key, seats, SHORT.get(key, {}), "invite"))
        for name in PEOPLE[:seats]:
            self._arrange(asked.ComeIn(name, f"the hash of {name}'s key"))
        table = self.begin(asked.Start("regular"), 1)
        self.play_on(BOUND)
        self.close()
        self.begin(asked.Again(), 2)
        self.play_on(MOVES)
        if seats > 1:
            self._leave()
        return list(format_log(table, PEOPLE[:seats]))

    def begin(self, wish: asked.Start | asked.Again, n: int) -> Table:
        self._arrange(asked.DrawSeed(f"{self.sitting.room.game} {n}".encode().hex()))
        self.wish(wish, n)
        self.play(None, Begin())
        assert self.sitting.table is not None
        return self.sitting.table

    def wish(self, action: asked.RoomAction, n: int) -> None:
        self._keep(lambda now: self.sitting.wish(ADA, action, n, now))

    def play_on(self, moves: int) -> None:
        """The arena's clock says who acts when; what they do is kept in the journal."""
        table = self.sitting.table
        assert table is not None
        bot = registry.bot(self.sitting.room.game, "regular")
        seats = [it for it in table.seating.seats if it not in table.empty]
        clock = Clock(Company(cast(Table, Kept(table, self)), dict.fromkeys(seats, bot)))
        while moves and table.outcome is None:
            assert clock.step()
            moves -= 1

    def close(self) -> None:
        self._arrange(asked.Close())

    def _leave(self) -> None:
        self._keep(lambda now: self.sitting.wish(BEA, asked.Leave(), 1, now))
        if self.sitting.game.TYPES.knows_empty_seats:
            self.play(None, Vacate(Seat(1)))

    def play(self, seat: Seat | None, action: Any, later: int = PAUSE) -> None:
        self._keep(lambda now: self.sitting.play(seat, action, Cause(), now), later)

    def _arrange(self, action: asked.HouseAction) -> None:
        self._keep(lambda now: self.sitting.arrange(action, now))

    def _keep(self, decide: Callable[[int], Proposal], later: int = PAUSE) -> None:
        self._now += later
        proposal = decide(self._now)
        self.sitting.grow(proposal)
        self.proposals.append(proposal)


class Kept:
    """A table as bots know it; what they do there goes through the sitting."""

    def __init__(self, table: Table, evening: Evening) -> None:
        self._table = table
        self._evening = evening
        self._now = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._table, name)

    def act(self, seat: Seat | None, action: Any, now: int) -> tuple[Any, ...]:
        before = len(self._table.entries)
        self._evening.play(seat, action, now - self._now)
        self._now = now
        return tuple(entry.event for entry in self._table.entries[before:])


def new_sitting() -> Sitting:
    return Sitting(House(registry.game, levels_of, lambda who: 0, lambda: "invite"))


async def keep(keys: Iterable[str], folder: Path) -> None:
    """Each table goes by its mode's name."""
    with tempfile.TemporaryDirectory() as data:
        store = SqliteStore(Path(data))
        for key in keys:
            evening = Evening(new_sitting())
            log = evening.spend(key)
            for proposal in evening.proposals:
                await store.append(key, proposal.rows, proposal.replaced)
            press(folder / f"{key}.jsonl.gz", b"".join(line + b"\n" for line in log))
        await store.close()
        press(folder / store.path.with_suffix(".db.gz").name, store.path.read_bytes())


def press(path: Path, content: bytes) -> None:
    path.write_bytes(gzip.compress(content, mtime=0))


if __name__ == "__main__":
    target = Path(sys.argv[1])
    target.mkdir(parents=True)
    asyncio.run(keep(sys.argv[2:] or registry.keys(), target))
