"""One match: bots at a table, from a seed to the end; the same seed plays the same game."""

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from operator import index
from typing import Any, Literal

from tablee.arena.limit import Stalled, time_limit
from tablee.bots.bot import Racer, choice_of, own_chance, pause_of
from tablee.bots.finding import what_broke
from tablee.core.clock import TimeUp
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat
from tablee.registry import AnyBot
from tablee.tables.table import Table

BOUND = 20_000
"""No match of ours comes near so many actions."""


FaultCode = Literal[
    "bot_broke",  # it raised
    "bot_crashed",  # it ended the process it played in
    "bot_stalled",  # it thought too long
    "bot_nonsense",  # what it answered is no action
    "bad_move",  # the rules refuse it
    "bot_varies",  # the same once more was not the same
    "nobody_acts",  # all wait for each other
    "no_end",  # it goes on and on
]

_AT_FAULT = (Exception, SystemExit, Stalled)
"""What comes of a bot's own code."""


class Fault(Exception):
    """A match that cannot be played to its end: why, whose fault it is, and the way back to it."""

    def __init__(
        self, code: FaultCode, seed: str, move: int, seats: tuple[int, ...] = (), detail: str = ""
    ) -> None:
        super().__init__(code, seed, move, seats, detail)
        self.code = code
        self.seed = seed
        """Of the table, in hexadecimal."""
        self.move = move
        """Counted from 1 over the moves of all seats."""
        self.seats = seats
        """Those at fault; nobody where the game simply goes on."""
        self.detail = detail


class Company:
    """The bots at one table; each has chance of its own, from the table's seed and its seat."""

    def __init__(
        self, table: Table, bots: Mapping[int, AnyBot], limit: float | None = None
    ) -> None:
        """With a limit, in seconds for each thought, nothing they answer is taken on trust."""
        self.table = table
        self.bots = bots
        has_people = len(bots) < len(table.seating.seats)
        self._known = frozenset(map(Seat, bots)) if has_people else None
        """Who is a bot, where that makes a difference: among themselves they need not be kind."""
        self._limit = limit
        self._time: AbstractContextManager[None] = (
            nullcontext() if limit is None else time_limit(limit)
        )
        self._chances = {seat: own_chance(table.seed, seat) for seat in bots}
        self._pauses = {seat: own_chance(table.seed, seat, b"pause") for seat in bots}

    def act(self, seat: Seat, now: int = 0) -> tuple[Any, ...] | None:
        """What comes of the choice this seat's bot makes at this point of the log; none if it waits."""
        table = self.table
        chance = self._chances[seat].at(len(table.entries))
        view, shown = table.view(seat), table.shown(seat)
        try:
            with self._time:
                action = choice_of(self.bots[seat], view, shown, chance, self._known)
        except _AT_FAULT as error:
            raise self._blame(seat, error) from error
        if action is None:
            return None
        if self._limit is not None and not table.game.TYPES.is_action(action):
            raise self._fault("bot_nonsense", seat, type(action).__name__)
        try:
            return table.act(seat, action, now)
        except Refusal as refusal:
            raise self._fault("bad_move", seat, str(refusal)) from refusal

    def pause(self, seat: Seat) -> int:
        """How long this seat's bot takes; where nobody races, no time passes."""
        bot = self.bots[seat]
        if not isinstance(bot, Racer):
            return 0
        view, chance = self.table.view(seat), self._pauses[seat].at(len(self.table.entries))
        try:
            with self._time:
                if self._known is None:
                    return index(bot.pause(view, chance))
                return index(pause_of(bot, view, self._known, chance))
        except _AT_FAULT as error:
            raise self._blame(seat, error) from error

    def _blame(self, seat: Seat, error: BaseException) -> Fault:
        if isinstance(error, Stalled):
            return self._fault("bot_stalled", seat, f"{self._limit:g}")
        return self._fault("bot_broke", seat, what_broke(error))

    def _fault(self, code: FaultCode, seat: Seat, detail: str) -> Fault:
        return fault_at(self.table, code, (seat,), detail)


def fault_at(table: Table, code: FaultCode, seats: tuple[int, ...] = (), detail: str = "") -> Fault:
    """Now, at the next move."""
    moves = sum(entry.seat is not None and entry.action is not None for entry in table.entries)
    return Fault(code, table.seed.hex(), moves + 1, seats, detail)


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
        entries = company.table.entries
        self._now = entries[-1].at if entries else 0
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


def play_out(
    table: Table, bots: Mapping[int, AnyBot], bound: int = BOUND, limit: float | None = None
) -> int:
    """Play to the end, from wherever the table is; the number of actions it took."""
    if table.is_to_be_dealt:
        table.begin()
    clock, actions = Clock(Company(table, bots, limit)), 0
    while table.outcome is None:
        if actions == bound:
            raise fault_at(table, "no_end")
        if not clock.step():
            raise fault_at(table, "nobody_acts", table.awaiting)
        actions += 1
    return actions
