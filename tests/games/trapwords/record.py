"""Record a golden game of TRAPWORDS, at a table whose words are numbers: everything happens that can.

python -m tests.games.trapwords.record 4 > LOG
python -m tests.games.trapwords.record find

The second looks for dice with which all happens that can; they are kept in LIVELY below.
"""

import sys
from itertools import count
from typing import Any, get_args

from tablee.core.chance import Chance
from tablee.core.record import tag_of
from tablee.core.seats import Seat
from tablee.games.trapwords.actions import ContestStop, MakeGuess, Vote
from tablee.games.trapwords.pieces import Options
from tablee.tables.log import format_log
from tablee.tables.table import Table, open_table
from tests.games.rig import TIME_UP
from tests.games.trapwords.builders import trapwords_with
from tests.games.trapwords.lexicon import Suspicious, Talkative
from tests.games.trapwords.moves import READY

FIRST = trapwords_with(Suspicious())
"""For games of the first rules, when nobody asked about slips and names."""

GAME = trapwords_with(Talkative())
AGREED = {
    4: Options(curses="four", own_rooms="1-2-3-4-5", rounds=6, trap_pace="fast", start="at_once"),
    12: Options(curses="four", rooms="2-4-6-8-10", rounds=6, monsters="harder", advice="basics"),
}
LIVELY = {4: 169, 12: 57}
"""Dice with which, at one table or the other, all happens that can."""

RARE = (
    *("take_torch", "hand_torch", "tell_team", "edit_trap", "unchoose_trap", "reopen", "need_time"),
    *("suggest_trap", "wish"),
)
"""What would make a long log and nothing else."""


class Recorder:
    """Plays for everybody, mostly by chance, and now and then with luck."""

    def __init__(self, seats: int, dice: int | None = None) -> None:
        seed = b"playthrough %d" % seats
        self.table: Table = open_table(GAME, seats, AGREED[seats], seed=seed)
        number = LIVELY[seats] if dice is None else dice
        self.dice = Chance(b"players %d of %d" % (number, seats))
        self.now = 0

    def play(self) -> Table:
        while self.table.outcome is None:
            if self.table.deadline is not None and self.dice.below(self.patience) == 0:
                self.wait()
            else:
                seat = self.choose_seat()
                self.act(seat, self.choose(seat))
        return self.table

    @property
    def patience(self) -> int:
        """Little with somebody who holds their breath."""
        turn = self.table.state.turn
        return 2 if turn and turn.breath_until and not turn.is_out_of_breath else 9

    def choose_seat(self) -> Seat:
        """Mostly who is awaited; now and then another who may do something."""
        seats = self.table.awaiting if self.dice.below(4) else self.table.seating.seats
        able = [it for it in seats if self.table.view(it).offers]
        return self.dice.pick(able)

    def choose(self, seat: Seat) -> Any:
        """Lists are filled quickly, and one guess in three is right."""
        offers = {it.action: it for it in self.table.view(seat).offers}
        if "declare_ready" in offers and self.dice.below(3):
            return READY
        if "propose_trap" in offers and self.dice.below(3) and not self._is_full(seat):
            return GAME.TYPES.make_action(offers["propose_trap"].pick(self.dice))
        usual = [it for it in self.table.view(seat).offers if it.action not in RARE]
        is_usual = usual and self.dice.below(8)
        offer = self.dice.pick(usual if is_usual else self.table.view(seat).offers)
        action = GAME.TYPES.make_action(offer.pick(self.dice))
        match action:
            case MakeGuess() if self.dice.below(3) == 0:
                return MakeGuess(self.table.state.turn_secret)
            case ContestStop() if self.table.state.pending[0].trap:
                return ContestStop("trap_not_allowed")
            case Vote() if self.dice.below(2):
                return Vote("dismiss")
            case _:
                return action

    def _is_full(self, seat: Seat) -> bool:
        sheet = self.table.view(seat).sheet
        return bool(sum(it.is_chosen for it in sheet.drafts) >= sheet.needed)

    def act(self, seat: Seat | None, action: Any) -> None:
        self.now += 200 + self.dice.below(1_500)
        self.table.act(seat, action, self.now)

    def wait(self) -> None:
        """Until the table says that time is up."""
        self.now = max(self.now, self.table.deadline or 0)
        self.table.act(None, TIME_UP, self.now)


def find() -> dict[int, int]:
    """Dice for the smallest and for the largest table: with both, every kind of event."""
    every = {tag_of(it) for it in get_args(GAME.TYPES.event)}

    def missed(seats: int, dice: int) -> set[str]:
        return every - {tag_of(it.event) for it in Recorder(seats, dice).play().entries}

    small = [missed(4, dice) for dice in range(200)]
    for twelve in count():
        left = missed(12, twelve)
        for four, missing in enumerate(small):
            if not left & missing:
                return {4: four, 12: twelve}
    raise AssertionError("dice do not end")


if __name__ == "__main__" and sys.argv[1] == "find":
    sys.stdout.write(f"{find()}\n")
elif __name__ == "__main__":
    for line in format_log(Recorder(int(sys.argv[1])).play()):
        sys.stdout.buffer.write(line + b"\n")
