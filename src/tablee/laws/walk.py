"""A walk through a game, step by step, with everything that was done and told on the way."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from tablee.core.chance import Chance, key_from
from tablee.core.game import AnyGame, Begin
from tablee.core.kit import Kit
from tablee.core.record import Secret, encode
from tablee.core.seats import Seating
from tablee.laws.future import Future, Viewer, spelt
from tablee.laws.report import Broken, Where
from tablee.laws.walker import Move, Walker
from tablee.registry import WORDS


class Case(Secret, frozen=True):
    """Which walk: the same case is the same walk."""

    seed: int
    seating: Seating
    options: Any
    has_whims: bool = True


class Step(Secret, frozen=True):
    """One action that was taken; the last step of a walk takes none."""

    before: Any
    after: Any
    position: int
    """Where in the log its first event stands."""
    now: int
    future: Future | None = None
    past: Future | None = None
    """What led here."""


class Walk:
    """A game on its way."""

    def __init__(self, game: AnyGame, case: Case) -> None:
        self.game = game
        self.case = case
        self.seed = sha256(encode((case.seed, case.seating, case.options))).digest()
        self.dice = Chance(key_from(b"look", (self.seed,)))
        """For those who look on; the walkers have their own, and go the same way unobserved."""
        self.state = game.start(case.seating, case.options)
        self.steps: list[Step] = []
        self.told: dict[Viewer, list[Any]] = {viewer: [] for viewer in (*case.seating.seats, None)}
        self.counts: Counter[str] = Counter()
        """How much was tried on the way."""
        whim = Chance(key_from(b"walk", (self.seed,)))
        self._walker = Walker(game, case.seating, whim, has_whims=case.has_whims)
        self._stream = Chance(key_from(self.seed))
        self._length = 0
        self._now = 0

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return tuple(self.told)

    @property
    def where(self) -> Where:
        case = self.case
        return Where(case.seed, case.seating.size, case.options, len(self.steps))

    @property
    def is_over(self) -> bool:
        return self.game.outcome(self.state) is not None

    def kit(self, position: int, now: int, luck: Chance | None = None) -> Kit:
        """What the table would decide with there, but for other luck."""
        return Kit(luck or self._stream.at(position), now, WORDS)

    def go(self, length: int) -> Iterator[Step]:
        """Until the game is over or the walk long enough; the last step stands still."""
        yield self._take(Move(0, None, Begin()))
        while not self.is_over and len(self.steps) < length:
            yield self._take(self._walker.choose(self.state, self._now, self._kit_here))
        past = self.steps[-1].future
        yield Step(self.state, self.state, self._length + 1, self._now, past=past)

    def _kit_here(self, now: int) -> Kit:
        return self.kit(self._length + 1, now)

    def _take(self, move: Move) -> Step:
        self._now, seat, action = move
        before = encode(self.state)
        future = Future(self.game, self.state, seat, action, self._kit_here(self._now))
        if encode(self.state) != before:
            raise Broken(3, f"{spelt(action)} of seat {seat} changes the state it is decided in")
        if future.refusal:
            raise Broken(
                4, f"{spelt(action)} of seat {seat} is offered, and refused: {future.refusal}"
            )
        past = self.steps[-1].future if self.steps else None
        step = Step(self.state, future.after, self._length + 1, self._now, future, past)
        self._arrive(step, future)
        return step

    def _arrive(self, step: Step, future: Future) -> None:
        self.steps.append(step)
        self.state = future.after
        self._length += len(future.events)
        self._walker.remember(future)
        for viewer, told in self.told.items():
            told += future.news(viewer)
