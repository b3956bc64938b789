"""Lines that could be built from a set of cards, found or proven impossible (LO-08, HE-09, SO-03).

A line is a walk from card to card.  Where it comes out of one card decides by which stub it enters the next, and a
line turned by half is the same line: so there are only six ways to enter a card.  Which of the free cards can follow
from there is looked up in a table that forgets the grid and remembers every dead end; only walks that the table still
allows are laid out, cell by cell.
"""

from collections.abc import Iterable
from typing import NamedTuple

from tablee.games.light_line.cards import (
    COLOURS,
    FACES,
    FACING,
    HALF_TURN,
    PORTS,
    Card,
    Colour,
    Port,
)
from tablee.games.light_line.display import STEPS, Cell, Laid, Turned

Path = tuple[Laid, ...]
"""A line as it would be laid, from end to end, each card once; the first lies upright in the middle."""

Way = int
"""How a line enters a card: the stub, where a half turn makes no difference."""

WAYS: tuple[Way, ...] = tuple(min(port, HALF_TURN[port]) for port in PORTS)

_BITS = 3
"""Enough to write a way beside a set of cards."""

_TURNS: tuple[Turned, ...] = (0, 1)

_Board = dict[Cell, tuple[Card, Turned]]


class OutOfNodes(Exception):
    """As much was tried as was allowed, and nothing is known yet."""


class Step(NamedTuple):
    """One way through one card."""

    bit: int
    """The card, as a set of one."""
    card: Card
    turned: Turned
    leave: Port


class Search:
    """For a line of exactly so many of these cards, in one colour or in several that match one another.

    The cards are tried in the order given.  The budget counts the nodes looked at, in the table and on the grid;
    without one, all are.
    """

    def __init__(
        self,
        cards: tuple[Card, ...],
        colours: tuple[Colour, ...],
        count: int,
        budget: int | None = None,
    ) -> None:
        self._all = (1 << len(cards)) - 1
        self._spare = len(cards) - count
        self._budget = budget
        self._steps = steps_by_port(cards, colours)
        self._after = tuple([_after(steps) for steps in self._steps])
        self._is_open: dict[int, bool] = {}
        self._begin: Path = ()
        self._nodes = 0

    def find(self, begin: Path = ()) -> Path | None:
        """The first such line that begins so, and the same each time; raises when the budget is spent."""
        self._begin = begin
        firsts = [step for steps in self._steps for step in steps if not step.turned]
        for step in firsts if self._spare >= 0 else ():
            if board := self._lay(step, (0, 0), self._all, {}):
                return tuple([Laid(card, *cell, turn) for cell, (card, turn) in board.items()])
        return None

    def _lay(self, step: Step, cell: Cell, free: int, board: _Board) -> _Board | None:
        """Lay this card here, and on from there as far as it takes."""
        free ^= step.bit
        enter = FACING[step.leave]
        if not self._may_lie(step, cell, len(board)) or not self._may_go_on(free, enter):
            return None
        self._count()
        board[cell] = step.card, step.turned
        if free.bit_count() == self._spare:
            return board
        right, down = STEPS[step.leave // 3]
        beside = (cell[0] + right, cell[1] + down)
        if beside not in board:
            for following in self._steps[enter]:
                if free & following.bit and self._lay(following, beside, free, board):
                    return board
        del board[cell]
        return None

    def _may_lie(self, step: Step, cell: Cell, place: int) -> bool:
        """Whether a card is not one of those that were told before, or lies as it was told."""
        if place >= len(self._begin):
            return True
        told = self._begin[place]
        return (told.card, told.cell, told.turned) == (step.card, cell, step.turned)

    def _may_go_on(self, free: int, enter: Port) -> bool:
        """Whether enough of the free cards can follow one another from here, if no cell were ever taken."""
        laid_after_this = (self._all ^ free).bit_count()
        if free.bit_count() == self._spare or laid_after_this < len(self._begin):
            return True
        return self._look_up(free, WAYS[enter])

    def _look_up(self, free: int, way: Way) -> bool:
        if free.bit_count() == self._spare:
            return True
        key = free << _BITS | way
        if (known := self._is_open.get(key)) is not None:
            return known
        self._count()
        found = False
        for bit, on in self._after[way]:
            if free & bit and self._look_up(free ^ bit, on):
                found = True
                break
        self._is_open[key] = found
        return found

    def _count(self) -> None:
        self._nodes += 1
        if self._budget is not None and self._nodes > self._budget:
            raise OutOfNodes


def steps_by_port(
    cards: tuple[Card, ...], colours: tuple[Colour, ...]
) -> tuple[tuple[Step, ...], ...]:
    """For each stub by which a line may enter, all ways through all cards; straight on first, to keep clear."""
    found: list[list[Step]] = [[] for _ in PORTS]
    for number, card in enumerate(cards):
        for turned in _TURNS:
            ends = FACES[card][turned].ends
            for one, other in [ends[colour] for colour in colours if colour in ends]:
                found[one].append(Step(1 << number, card, turned, other))
                found[other].append(Step(1 << number, card, turned, one))
    for enter, steps in enumerate(found):
        steps.sort(key=lambda step: step.leave // 3 != FACING[enter] // 3)
    return tuple([tuple(steps) for steps in found])


def _after(steps: tuple[Step, ...]) -> tuple[tuple[int, Way], ...]:
    """The cards that may come next, and how a line would then enter the one after."""
    return tuple(dict.fromkeys([(step.bit, WAYS[FACING[step.leave]]) for step in steps]))


def line_of(cards: Iterable[Card], colour: Colour, count: int) -> Path | None:
    """A line of exactly so many of these cards, if there is one; the first found will do (LO-08, HE-09)."""
    of_colour = tuple(sorted([card for card in cards if colour in FACES[card][0].ends]))
    return Search(of_colour, (colour,), count).find() if count > 0 else None


def longest_line(cards: Iterable[Card], colour: Colour) -> Path:
    """These cards make no longer one; shortened at its end it is a line of fewer (LO-T8)."""
    known = tuple(cards)
    lines = (line_of(known, colour, count) for count in range(len(known), 0, -1))
    return next((line for line in lines if line), ())


def longest_lines(cards: Iterable[Card]) -> dict[Colour, Path]:
    """Of each colour."""
    known = tuple(cards)
    return {colour: longest_line(known, colour) for colour in COLOURS}
