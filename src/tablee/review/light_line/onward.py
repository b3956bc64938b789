"""Whether all cards of a hand can still be joined in one line without moving those that lie on the bench.

Whoever knows one card of the line can follow it both ways: over cards that lie there it runs by itself, and where it
comes out beside an empty cell one of the cards that are left goes on with it, or it ends.  So every line through all
cards is found, also one that runs over a card twice (SO-G1).
"""

from collections.abc import Iterator
from typing import NamedTuple

from tablee.games.light_line.bench import Bench
from tablee.games.light_line.cards import FACES, Card, Colour, Face, Port
from tablee.games.light_line.display import THROUGH, Cell, Laid, grid_of
from tablee.games.light_line.modes.solo_line.phases.joker import Segment, whole_line
from tablee.games.light_line.search import OutOfNodes, Step, steps_by_port
from tablee.games.light_line.solver import palettes


class Completion(NamedTuple):
    """What is known of a bench."""

    laid: Bench = ()
    """All cards joined, those of the bench first; none where no way was found."""
    is_certain: bool = True
    """Without a way: whether there is none, or none was found within the budget."""
    trials: int = 0
    """How many cards were laid on trial."""


def complete(bench: Bench, hand: tuple[Card, ...], *, joker: bool, budget: int) -> Completion:
    """The first way that is found, and the same each time; so many cards are laid on trial for each colour."""
    trials, is_certain = 0, True
    for colours in palettes(joker=joker):
        follow = _Follow(bench, hand, colours, budget)
        try:
            laid = next(follow.ways(), ())
        except OutOfNodes:
            laid, is_certain = (), False
        trials += follow.trials
        if laid:
            return Completion(laid, trials=trials)
    return Completion((), is_certain, trials)


End = tuple[Cell, Port]
"""The last card of a line, and the stub by which it leaves."""


class _Follow:
    """One colour, and black where that is the joker."""

    def __init__(
        self, bench: Bench, hand: tuple[Card, ...], colours: tuple[Colour, ...], budget: int
    ) -> None:
        self._bench = bench
        self._colours = colours
        self._budget = budget
        self.trials = 0
        self._grid: dict[Cell, Face] = grid_of(bench)
        self._laid: list[Laid] = list(bench)
        lying = [it.card for it in bench]
        self._left = tuple([card for card in hand if card not in lying])
        self._steps = steps_by_port(self._left, colours)
        self._start: Segment = ((0, 0), colours[0])

    def ways(self) -> Iterator[Bench]:
        """Every way to lay the cards that are left along the line of the first card."""
        first = self._bench[0]
        for colour, (one, other) in first.face.ends.items():
            if colour in self._colours:
                self._start = first.cell, colour
                free = (1 << len(self._left)) - 1
                yield from self._grow((first.cell, one), (first.cell, other), free)

    def _grow(self, head: End, tail: End | None, free: int) -> Iterator[Bench]:
        """On from one end, and then, where that is left as it is, from the other."""
        if not free:
            if self._runs_over_all():
                yield tuple(self._laid)
            return
        opening = self._follow(head)
        if opening:
            cell, enter = opening
            for step in self._steps[enter]:
                if free & step.bit:
                    yield from self._lay(step, cell, tail, free ^ step.bit)
        if tail:
            yield from self._grow(tail, None, free)

    def _lay(self, step: Step, cell: Cell, tail: End | None, free: int) -> Iterator[Bench]:
        if self.trials == self._budget:
            raise OutOfNodes
        self.trials += 1
        self._grid[cell] = FACES[step.card][step.turned]
        self._laid.append(Laid(step.card, *cell, step.turned))
        yield from self._grow((cell, step.leave), tail, free)
        self._laid.pop()
        del self._grid[cell]

    def _follow(self, end: End) -> tuple[Cell, Port] | None:
        """The empty cell where the line would go on, and by which stub; none where a card or the line itself is."""
        (x, y), port = end
        while True:
            right, down, enter = THROUGH[port]
            x, y = x + right, y + down
            face = self._grid.get((x, y))
            if face is None:
                return (x, y), enter
            colour = face.stubs[enter]
            if colour not in self._colours or ((x, y), colour) == self._start:
                return None
            port = face.across[enter]

    def _runs_over_all(self) -> bool:
        segments = whole_line(self._grid, self._start, self._colours)
        return len({cell for cell, _ in segments}) == len(self._grid)
