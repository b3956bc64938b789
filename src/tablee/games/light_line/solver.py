"""Whether all cards of a hand can be joined in one line, black standing for any colour or not (SO-03, SO-04)."""

from collections.abc import Iterable

from tablee.core.record import Secret
from tablee.games.light_line.cards import COLOURS, FACES, JOKER, Card, Colour
from tablee.games.light_line.search import WAYS, OutOfNodes, Path, Search, Way

BUDGET = 100_000
"""How many nodes are looked at for each colour before a hand is left undecided."""


class Attempt(Secret, frozen=True):
    """What is known of a hand."""

    solution: Path = ()
    """A line through each card once, where one was found."""
    is_certain: bool = True
    """Without a solution: whether there is none, or none was found within the budget."""


def solve(
    cards: Iterable[Card], *, joker: bool = True, budget: int = BUDGET, begin: Path = ()
) -> Attempt:
    """The same answer for the same cards in the same order each time, for the budget counts steps and not time.

    What it begins with is taken as laid: only lines that go on from there are looked for.
    """
    hand = tuple(cards)
    is_certain = True
    for colours in palettes(joker=joker):
        if not may_balance(hand, colours):
            continue
        try:
            solution = Search(hand, colours, len(hand), budget).find(begin)
        except OutOfNodes:
            is_certain = False
            continue
        if solution:
            return Attempt(solution)
    return Attempt(is_certain=is_certain)


def palettes(*, joker: bool) -> tuple[tuple[Colour, ...], ...]:
    """What a line may be made of: one colour, and black beside it where that is the joker (SO-G1)."""
    if not joker:
        return tuple([(colour,) for colour in COLOURS])
    return tuple([(colour, JOKER) for colour in COLOURS if colour != JOKER])


def may_balance(cards: Iterable[Card], colours: tuple[Colour, ...]) -> bool:
    """Whether all stubs but two could find a partner, each card taking part with one of its lines.

    A quick no for most hands that have no solution: looking for one would take the whole table of the search.
    """
    sums = {(0, 0, 0, 0)}
    faces = [FACES[card][0].ends for card in cards]
    if not all(any(it in ends for it in colours) for ends in faces):
        return False
    for ends in faces:
        ways = [(WAYS[a], WAYS[b]) for a, b in [ends[it] for it in colours if it in ends]]
        sums = {_plus(_plus(so_far, one), other) for so_far in sums for one, other in ways}
    return any(abs(a) + abs(b) + c + d <= 2 for a, b, c, d in sums)


_Sum = tuple[int, int, int, int]

_OUTER: dict[Way, tuple[int, int]] = {0: (1, 0), 2: (-1, 0), 3: (0, 1), 5: (0, -1)}
"""A stub near a corner meets one of the other kind: those left over are counted, upright and across."""


def _plus(so_far: _Sum, way: Way) -> _Sum:
    """One more stub; those in the middle of a side meet each other, so only odd or even counts."""
    upright, across, top, side = so_far
    if way in _OUTER:
        more = _OUTER[way]
        return upright + more[0], across + more[1], top, side
    return (upright, across, 1 - top, side) if way == 1 else (upright, across, top, 1 - side)
