"""A game played over from its seed and its moves, with every seat open: for whoever makes one.

Nothing is kept: to undo is to play fewer moves, to deal again is to take another seed, and after a change of the rules
the same moves are tried on the new ones.
"""

from traceback import format_exc
from typing import Any

from msgspec import ValidationError, field

from tablee import registry
from tablee.bots.bot import choice_of, own_chance
from tablee.core.clock import TimeUp
from tablee.core.outcome import Outcome
from tablee.core.record import Record, converter
from tablee.core.refusal import Malformed, Refusal
from tablee.core.seats import Seat, Seating
from tablee.tables.room.rules import check_setting
from tablee.tables.table import Table


class Move(Record, frozen=True):
    """What one seat does: an action, or whatever this bot would do; of the table itself, that time is up."""

    seat: int | None = None
    action: Any = None
    bot: str = ""


class Script(Record, frozen=True):
    """All that makes a game what it is."""

    game: str
    seats: int
    seed: str = ""
    options: Any = field(default_factory=dict)
    moves: tuple[Move, ...] = ()


class Stop(Record, frozen=True):
    """Where the script could not go on, and why: a refusal, or the traceback of what broke."""

    move: int
    """Counted from 0; -1 for the deal."""
    code: str
    rule: str | None = None
    traceback: str = ""


class Step(Record, frozen=True):
    """One event, with everything open."""

    at: int
    seat: Seat | None
    event: Any


class Eyes(Record, frozen=True):
    """What one seat, or at the end a spectator, sees now and was told so far."""

    seat: int | None
    view: Any
    told: tuple[Any, ...]


class Rehearsed(Record, frozen=True):
    """How the table stands after as many moves as could be made."""

    moves: int
    awaiting: tuple[Seat, ...]
    now: int
    deadline: int | None
    outcome: Outcome | None
    steps: tuple[Step, ...]
    eyes: tuple[Eyes, ...]
    stop: Stop | None


class Rehearsal:
    """One script while it is played."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.now = 0
        self.done = -1
        self.stop: Stop | None = None
        self.table: Table | None = None

    def play(self) -> Rehearsed:
        try:
            self.table = self._dealt()
            for move in self.script.moves:
                self.done += 1
                self._make(self.table, move)
            self.done += 1
        except Refusal as refusal:
            self.stop = Stop(self.done, refusal.code, refusal.rule)
        except Exception:
            self.stop = Stop(self.done, "broke", traceback=format_exc())
        return self._shown()

    def _dealt(self) -> Table:
        game = registry.game(self.script.game)
        options = check_setting(game, self.script.seats, self.script.options)
        seed = self.script.seed.encode()
        table = Table(game, Seating(self.script.seats), options, seed=seed)
        table.begin()
        return table

    def _make(self, table: Table, move: Move) -> None:
        if move.seat is None:
            self.now = max(self.now, table.deadline or 0)
            table.act(None, TimeUp(), self.now)
        elif (action := self._meant(table, move.seat, move)) is not None:
            table.act(move.seat, action, self.now)

    def _meant(self, table: Table, seat: int, move: Move) -> Any:
        """A bot may choose to wait."""
        if move.bot:
            chance = own_chance(table.seed, seat).at(len(table.entries))
            bot = registry.bot(self.script.game, move.bot)
            return choice_of(bot, table.view(seat), table.shown(seat), chance)
        try:
            return converter(table.game.TYPES.action)(move.action)
        except ValidationError:
            raise Malformed("not_an_action") from None

    def _shown(self) -> Rehearsed:
        """Looking may break, too, and then nothing but that is shown."""
        table = self.table
        try:
            if table is not None:
                return self._as_it_stands(table)
        except Exception:
            self.stop = Stop(self.done, "broke", traceback=format_exc())
        return Rehearsed(0, (), 0, None, None, (), (), self.stop)

    def _as_it_stands(self, table: Table) -> Rehearsed:
        everybody = (*table.seating.seats, None)
        return Rehearsed(
            moves=max(0, self.done),
            awaiting=table.awaiting,
            now=self.now,
            deadline=table.deadline,
            outcome=table.outcome,
            steps=tuple([Step(it.at, it.seat, it.event) for it in table.entries]),
            eyes=tuple([Eyes(it, table.view(it), tuple(table.told(it))) for it in everybody]),
            stop=self.stop,
        )
