"""One match: bots at a table, from a seed to the end; the same seed plays the same game."""

from collections.abc import Mapping
from typing import Any

from tablee.bots.bot import Racer, choice_of, own_chance, pause_of
from tablee.core.clock import TimeUp
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat
from tablee.registry import AnyBot
from tablee.tables.table import Table

BOUND = 20_000
"""No match of ours comes near so many actions."""


class NoEnd(Exception):
    """A game that goes on and on, or that waits for nobody."""

    def __init__(self, seed: str, actions: int) -> None:
        super().__init__(seed, actions)
        self.seed = seed
        self.actions = actions


class BadMove(Exception):
    """A bot asked for something the rules refuse."""

    def __init__(self, seed: str, seat: int, code: str) -> None:
        super().__init__(seed, seat, code)
        self.seed = seed
        self.seat = seat
        self.code = code


class Company:
    """The bots at one table; each has chance of its own, from the table's seed and its seat."""

    def __init__(self, table: Table, bots: Mapping[int, AnyBot]) -> None:
        self.table = table
        self.bots = bots
        has_people = len(bots) < len(table.seating.seats)
        self._known = frozenset(map(Seat, bots)) if has_people else None
        """Who is a bot, where that makes a difference: among themselves they need not be kind."""
        self._chances = {seat: own_chance(table.seed, seat) for seat in bots}
        self._pauses = {seat: own_chance(table.seed, seat, b"pause") for seat in bots}

    def act(self, seat: Seat, now: int = 0) -> tuple[Any, ...] | None:
        """What comes of the choice this seat's bot makes at this point of the log; none if it waits."""
        chance = self._chances[seat].at(len(self.table.entries))
        table = self.table
        view, shown = table.view(seat), table.shown(seat)
        action = choice_of(self.bots[seat], view, shown, chance, self._known)
        if action is None:
            return None
        try:
            return self.table.act(seat, action, now)
        except Refusal as refusal:
            raise BadMove(self.table.seed.hex(), seat, str(refusal)) from refusal

    def pause(self, seat: Seat) -> int:
        """How long this seat's bot takes; where nobody races, no time passes."""
        bot = self.bots[seat]
        if not isinstance(bot, Racer):
            return 0
        view, chance = self.table.view(seat), self._pauses[seat].at(len(self.table.entries))
        if self._known is None:
            return bot.pause(view, chance)
        return pause_of(bot, view, self._known, chance)


def volunteers(table: Table) -> tuple[Seat, ...]:
    """Seats nobody waits for, but which may help the game on."""
    awaited = table.awaiting
    return tuple(
        seat for seat in table.seating.seats if seat not in awaited and table.may_help(seat)
    )


class Clock:
    """Who acts when: each awaited bot after its pause, and the table when its time is up."""

    def __init__(self, company: Company) -> None:
        self._company = company
        self._now = 0
        self._due: dict[Seat, int] = {}
        self._waiting: set[Seat] = set()
        """Those who chose to see what comes, until something does."""
        self._before: tuple[Seat, ...] = ()

    @property
    def next(self) -> int | None:
        """When a bot or the table acts, if nobody else does before; never, where they wait for somebody."""
        self._look()
        deadline = self._company.table.deadline
        moments = [*self._due.values()] + ([] if deadline is None else [deadline])
        return max(self._now, min(moments)) if moments else None

    def step(self, by: int | None = None) -> bool:
        """One action, of a bot or of the table; false where none will ever come, or not by then."""
        table = self._company.table
        while (moment := self.next) is not None and (by is None or moment <= by):
            self._now = moment
            seat = min(self._due, key=lambda it: self._due[it], default=None)
            deadline = table.deadline
            if deadline is not None and (seat is None or deadline <= self._due[seat]):
                table.act(None, TimeUp(), self._now)
                self.go_on()
                return True
            assert seat is not None
            del self._due[seat]
            if self._company.act(seat, self._now) is not None:
                self.go_on()
                return True
            self._waiting.add(seat)
        self._now = max(self._now, by or 0)
        return False

    def go_on(self, now: int = 0) -> None:
        """Something has happened: whoever wanted to see what comes thinks again."""
        self._now = max(self._now, now)
        self._waiting.clear()

    def _look(self) -> None:
        """Set an alarm for everybody who is asked and has none: those awaited, and those who may help.

        Who races watches all the time; of the others, who may help is asked once until others are awaited.
        """
        table = self._company.table
        awaited = table.awaiting
        is_new = awaited != self._before
        self._before = awaited
        helping = [
            seat
            for seat in volunteers(table)
            if is_new or seat in self._due or isinstance(self._company.bots.get(seat), Racer)
        ]
        asked = [seat for seat in (*helping, *awaited) if seat in self._company.bots]
        self._due = {
            seat: self._due[seat] if seat in self._due else self._now + self._company.pause(seat)
            for seat in asked
            if seat not in self._waiting
        }


def play_out(table: Table, bots: Mapping[int, AnyBot], bound: int = BOUND) -> int:
    """Play to the end; the number of actions it took."""
    clock = Clock(Company(table, bots))
    for actions in range(bound + 1):
        if table.outcome is not None:
            return actions
        if actions == bound or not clock.step():
            break
    raise NoEnd(table.seed.hex(), actions)
