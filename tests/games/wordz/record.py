"""Record a golden game of WORDZ, at a table that has half of a dictionary: everything happens that can.

python -m tests.games.wordz.record 2 > LOG
"""

import sys
from typing import Any

from tablee.bots.random_bot import RandomBot
from tablee.core.chance import Chance
from tablee.core.offers import Letters
from tablee.core.seats import Seat
from tablee.games.wordz import game
from tablee.games.wordz.actions import LayWord, LookUp, Propose
from tablee.games.wordz.pieces import Options
from tablee.tables.log import format_log
from tablee.tables.table import Table, open_table
from tests.games.rig import MORE_TIME, TIME_UP
from tests.games.wordz.dictionary import HalfOfAll
from tests.games.wordz.moves import PASS

DICTIONARY = HalfOfAll()
AGREED = {
    2: Options(pace="fast"),
    7: Options(rounds=1, language="en", tokens="carried", pace="when_most_are_done"),
}

LIVELY = {2: 4, 7: 16}
"""Dice with which a word is rejected, and much else happens, at either table."""


class Recorder:
    """Plays for everybody, mostly by chance, and now and then with luck."""

    def __init__(self, seats: int) -> None:
        seed = b"playthrough %d" % seats
        self.table: Table = open_table(game, seats, AGREED[seats], seed=seed)
        self.dice = Chance(b"players %d of %d" % (LIVELY[seats], seats))
        self.bot = RandomBot(game.TYPES)
        self.now = 0

    def play(self) -> Table:
        self.compose_in_every_way()
        while self.table.outcome is None:
            seat = self.dice.pick(self.table.awaiting)
            self.act(seat, self.choose(seat))
            if self.table.deadline is not None and self.dice.below(20) == 0:
                self.wait()
        return self.table

    def compose_in_every_way(self) -> None:
        """One passes, one asks for more time and is late all the same; the others lay words."""
        *others, last = self.table.seating.seats
        for seat in others:
            self.act(seat, LookUp(self.word(seat)))
            self.act(seat, PASS if seat == 1 else LayWord(self.word(seat)))
        self.act(last, MORE_TIME)
        if len(others) > 1:
            self.wait()

    def choose(self, seat: Seat) -> Any:
        """Nobody passes or asks for time any more."""
        action = self.bot.choose(self.table.view(seat), self.dice)
        while action in (PASS, MORE_TIME):
            action = self.bot.choose(self.table.view(seat), self.dice)
        match action:
            case LayWord() | LookUp():
                return type(action)(self.word(seat))
            case Propose(whom=whom) if self.dice.below(3) == 0:
                return Propose(whom, self.table.state.places[whom].word)
            case _:
                return action

    def word(self, seat: Seat) -> str:
        """A short one, for a short game."""
        hand = "".join(self.table.state.places[seat].hand)
        return str(Letters(hand, 3, 5).pick(self.dice))

    def act(self, seat: Seat | None, action: Any) -> None:
        self.now += 500 + self.dice.below(2_000)
        self.table.act(seat, action, self.now, DICTIONARY)

    def wait(self) -> None:
        """Until the table says that time is up."""
        self.now = max(self.now, self.table.deadline or 0)
        self.table.act(None, TIME_UP, self.now, DICTIONARY)


if __name__ == "__main__":
    for line in format_log(Recorder(int(sys.argv[1])).play()):
        sys.stdout.buffer.write(line + b"\n")
