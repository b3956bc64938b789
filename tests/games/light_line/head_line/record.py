"""Record a golden game of HEAD-LINE, in which everything happens that can.

python -m tests.games.light_line.head_line.record 2 > LOG
"""

import sys
from itertools import cycle
from typing import Any

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.games.light_line.modes.head_line import game
from tablee.games.light_line.modes.head_line.pieces import Options
from tablee.tables.log import format_log
from tablee.tables.table import Table, open_table
from tests.games.light_line.head_line.moves import (
    AGREE,
    CALL,
    CLEAR,
    GIVE_UP,
    PAUSE,
    RESUME,
    START_ROUND,
    discard,
    lay,
    mark,
    pace,
    take_back,
)
from tests.games.light_line.laying import line_of
from tests.games.rig import TIME_UP

ROUNDS = ("win", "pause", "together", "late", "give_up", "fumble", "no_mark", "win", "no_join")


class Recorder:
    """Deals and plays the rounds in turn until all numbers are won."""

    def __init__(self, seats: int) -> None:
        self.table: Table = open_table(game, seats, Options(), seed=b"playthrough %d" % seats)
        self.dice = Chance(b"players %d" % seats)
        self.now = 0

    def play(self) -> Table:
        self.find_nothing()
        rounds = cycle(ROUNDS)
        while True:
            self.deal()
            getattr(self, next(rounds))()
            if self.state.phase == "discard":
                self.act(self.state.caller, discard(self.state.won[self.state.caller][-1]))
            if self.table.outcome:
                return self.table
            if self.dice.below(2):
                self.act(self.state.dealer, START_ROUND)
            else:
                self.wait()

    @property
    def state(self) -> Any:
        return self.table.state

    def act(self, seat: Seat | None, action: Any, later: int | None = None) -> None:
        self.now += 100 + self.dice.below(900) if later is None else later
        self.table.act(seat, action, self.now)

    def wait(self) -> None:
        """Until the table says that time is up."""
        self.now = max(self.now, self.table.deadline or 0) + self.dice.below(5)
        self.table.act(None, TIME_UP, self.now)

    def solution(self) -> Any:
        number = self.state.number
        return line_of(self.state.open, number) if len(self.state.open) >= number else None

    def deal(self) -> None:
        while not self.solution():
            self.wait()

    def find_nothing(self) -> None:
        """In the first round nobody sees anything."""
        while self.table.deadline is not None:
            self.wait()
        for seat in self.table.seating.seats:
            self.act(seat, AGREE)

    def call(self) -> Seat:
        """Anybody; and another who might have."""
        caller, self.other, *_ = self.dice.shuffled(self.table.seating.seats)
        self.act(caller, CALL)
        return caller

    def claim(self) -> Seat:
        caller = self.call()
        self.wait()
        return caller

    def marked(self) -> Seat:
        caller = self.claim()
        self.act(caller, mark(*(it.card for it in self.solution())))
        return caller

    def join(self, caller: Seat) -> None:
        for it in self.solution():
            self.act(caller, lay(it.card, it.x, it.y, it.turned))

    def win(self) -> None:
        self.join(self.marked())

    def pause(self) -> None:
        self.act(self.state.dealer, PAUSE)
        self.act(self.state.dealer, pace(self.state.paces[0]))
        self.act(self.state.dealer, RESUME)
        self.win()

    def together(self) -> None:
        self.call()
        self.act(self.other, CALL, later=120)

    def late(self) -> None:
        caller = self.call()
        self.act(self.other, CALL, later=200)
        self.act(caller, mark(*(it.card for it in self.solution())))
        self.join(caller)

    def give_up(self) -> None:
        self.act(self.claim(), GIVE_UP)

    def fumble(self) -> None:
        """A card too early, and all once more."""
        caller = self.marked()
        first = self.solution()[0]
        self.act(caller, lay(first.card, 0, 0, 1))
        self.act(caller, take_back(first.card))
        self.act(caller, lay(first.card, 0, 0))
        self.act(caller, CLEAR)
        self.join(caller)

    def no_mark(self) -> None:
        self.claim()
        self.wait()

    def no_join(self) -> None:
        self.marked()
        self.wait()


if __name__ == "__main__":
    for line in format_log(Recorder(int(sys.argv[1])).play()):
        sys.stdout.buffer.write(line + b"\n")
