"""Record a golden game of Entre les lignes, in which everything happens that can.

python -m tests.games.entre_les_lignes.record 4 > LOG
"""

import sys
from typing import Any

from tablee.bots.random_bot import RandomBot
from tablee.core.absence import Occupy, Vacate
from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat, Seating
from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.pieces import Options
from tablee.tables.log import format_log
from tablee.tables.table import Table
from tests.games.entre_les_lignes.pack import PACK
from tests.games.rig import BEGIN, MORE_TIME, TIME_UP

AGREED = {
    4: Options(rounds="short", voting_pace="when_most_are_done", drawing_pace="fast"),
    6: Options(language="en", number="random", authors="open", drawing_pace="when_most_are_done"),
}
LIVELY = {4: 27, 6: 56}
"""Dice with which everything happens at one table or the other."""

RARE = ("object", "take_back", "describe", "abstain", "withdraw", "need_time", "recount")
LEAVER = Seat(4)
ODD = 5
"""One in so many moves may be a rare one; else a game would be very long."""


class Recorder:
    """Plays for everybody by chance."""

    def __init__(self, seats: int) -> None:
        seed = b"playthrough %d" % seats
        self.dice = Chance(b"players %d of %d" % (LIVELY[seats], seats))
        self.table = Table(game, Seating(seats), AGREED[seats], seed=seed)
        self.bot = RandomBot(game.TYPES)
        self.now = 0
        self.table.act(None, BEGIN, 0, PACK)

    def play(self) -> Table:
        if self.table.deadline:
            self.act(self.table.awaiting[0], MORE_TIME)
        while self.table.outcome is None:
            self.move()
            if self.table.state.phase == "reveal" and self.dice.below(8) == 0:
                self.come_or_go()
            if self.table.deadline is not None and self.dice.below(25) == 0:
                self.now = max(self.now, self.table.deadline)
                self.act(None, TIME_UP)
        return self.table

    def move(self) -> None:
        """Mostly by somebody who is awaited; now and then anybody does something rare."""
        is_odd = self.dice.below(ODD) == 0
        here = [it for it in self.table.seating.seats if it not in self.table.empty]
        seat = self.dice.pick(here if is_odd else self.table.awaiting)
        view = self.table.view(seat)
        some = [it for it in view.offers if (it.action in RARE) == is_odd]
        if view.own and view.own.drawing and view.phase == "draw":
            some = [it for it in some if it.action != "draw"]
        if some:
            self.act(seat, self.bot.choose(replace(view, offers=tuple(some)), self.dice))

    def come_or_go(self) -> None:
        """One seat is left, or taken again: there are four others."""
        if self.table.seating.size > 4:
            self.act(None, Occupy(LEAVER) if LEAVER in self.table.empty else Vacate(LEAVER))

    def act(self, seat: Seat | None, action: Any) -> None:
        self.now += 500 + self.dice.below(2_000)
        self.table.act(seat, action, self.now, PACK)


if __name__ == "__main__":
    for line in format_log(Recorder(int(sys.argv[1])).play()):
        sys.stdout.buffer.write(line + b"\n")
