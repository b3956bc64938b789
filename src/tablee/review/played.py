"""A finished game as a reviewer sees it: step by step, with the truth before and after each."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from tablee.core.game import AnyGame
from tablee.core.seats import Seat, Seating
from tablee.core.shifts import Shift, bot_at


class Entry(Protocol):
    """A line of the log, as far as a reviewer asks."""

    @property
    def event(self) -> Any: ...

    @property
    def seat(self) -> Seat | None:
        """Who asked; nobody where the table itself did."""

    @property
    def action(self) -> Any:
        """What was asked, on the first event that came of it."""


class Step(NamedTuple):
    """One event, and the truth around it."""

    number: int
    """Counted from 1, as in the log."""
    event: Any
    seat: Seat | None
    action: Any
    before: Any
    after: Any


class Played:
    """The whole game; whoever reads it tells how far they are."""

    def __init__(
        self,
        game: AnyGame,
        seating: Seating,
        options: Any,
        entries: Sequence[Entry],
        shifts: Sequence[Shift] = (),
        on_step: Callable[[int], None] = lambda step: None,
        start: Any = None,
    ) -> None:
        """`start`: the truth before the first event, where that is not before any deal."""
        self.game = game
        self.seating = seating
        self.options = options
        self.length = len(entries)
        self._shifts = shifts
        self._entries = entries
        self._on_step = on_step
        self._start = start

    @property
    def key(self) -> str:
        return self.game.ABOUT.key

    @property
    def is_whole(self) -> bool:
        """From before any deal."""
        return self._start is None

    def steps(self) -> Iterator[Step]:
        """From the first to the last; may be read more than once."""
        dealt_from = self._start
        before = self.game.start(self.seating, self.options) if dealt_from is None else dealt_from
        for number, entry in enumerate(self._entries, start=1):
            after = self.game.evolve(before, entry.event)
            yield Step(number, entry.event, entry.seat, entry.action, before, after)
            before = after
            self._on_step(number)

    def bot(self, step: Step, seat: Seat | None = None) -> str:
        """The level of the bot that played this seat then, or the one that moved; empty where a person did."""
        whose = step.seat if seat is None else seat
        return "" if whose is None else bot_at(self._shifts, whose, step.number) or ""

    def view(self, truth: Any, seat: Seat | None) -> Any:
        """What this seat saw then, and all it could go by."""
        return self.game.view(truth, seat)
