"""Two at the table, solved: who asks, who waits and who dares, when both know whose cards are whose.

Each knows the other's twelve cards, so what one may still hide is a set of pairs of places in a sorted hand.  A
question about a card splits the set in three: it is hidden, it lies between, it lies above.  Whoever proposes wins the
point if right and leaves it to the other if wrong; whoever waits gives the other a question.  Sets that can be split
in the same ways are worth the same, and there are so few kinds of them that the whole race can be counted out.
"""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations
from math import fsum

from tablee.games.between.pieces import Card, Interval

CARDS = 12

Pairs = int
"""A set of pairs of places, one bit for each."""

Splitting = Callable[[Pairs, int], tuple[Pairs, ...]]

_ALL = [pair for pair in combinations(range(CARDS), 2) if pair[1] - pair[0] > 1]


def _those(test: Iterable[bool]) -> Pairs:
    return sum(1 << n for n, is_one in enumerate(test) if is_one)


_HIDING = [_those(place in pair for pair in _ALL) for place in range(CARDS)]
_AROUND = [_those(pair[0] < place < pair[1] for pair in _ALL) for place in range(CARDS)]


class Kind:
    """All sets that can be split in the same ways."""

    __slots__ = ("number", "size", "splits")

    def __init__(self, number: int, size: int, splits: "frozenset[Split]") -> None:
        self.number = number
        self.size = size
        self.splits = splits


Split = tuple[Kind, ...]

_kinds: dict[tuple[int, frozenset[Split]], Kind] = {}


def pairs_among(cards: tuple[Card, ...], intervals: Iterable[Interval]) -> Pairs:
    """The set of these intervals, by the places of their cards in this hand of twelve."""
    place = {card: n for n, card in enumerate(cards)}
    wanted = {(place[low], place[high]) for low, high in intervals}
    return _those(pair in wanted for pair in _ALL)


def asked(pairs: Pairs, place: int) -> tuple[Pairs, ...]:
    """What remains after each answer about the card at this place."""
    hiding, around = pairs & _HIDING[place], pairs & _AROUND[place]
    return tuple(part for part in (hiding, around, pairs & ~hiding & ~around) if part)


def whispered(pairs: Pairs, place: int) -> tuple[Pairs, ...]:
    """What remains after a joker on the card at this place."""
    hiding = pairs & _HIDING[place]
    return tuple(part for part in (hiding, pairs & ~hiding) if part)


@lru_cache(maxsize=1 << 13)
def kind_of(pairs: Pairs) -> Kind:
    parts = [asked(pairs, place) for place in range(CARDS)]
    splits = frozenset(_split(part) for part in parts if len(part) > 1)
    key = (pairs.bit_count(), splits)
    return _kinds.setdefault(key, Kind(len(_kinds), *key))


def _split(parts: tuple[Pairs, ...]) -> Split:
    return tuple(sorted(map(kind_of, parts), key=lambda kind: kind.number))


@lru_cache(maxsize=1 << 14)
def to_ask(mine: Kind, theirs: Kind) -> float:
    """My chance of the point when it is my turn to ask."""
    if mine.size == 1:
        return 1.0
    return max(_over(split, mine.size, theirs) for split in mine.splits)


def _over(split: Split, size: int, theirs: Kind) -> float:
    return fsum(part.size * asked_already(part, theirs) for part in split) / size


def asked_already(mine: Kind, theirs: Kind) -> float:
    """My chance of the point when I have asked: propose the best guess, or wait."""
    return 1.0 if mine.size == 1 else max(1 / mine.size, 1 - to_ask(theirs, mine))


def after(parts: tuple[Pairs, ...], theirs: Pairs) -> float:
    """My chance of the point after an answer that leaves me one of these sets."""
    opponent = kind_of(theirs)
    mine = [kind_of(part) for part in parts]
    total = sum(part.size for part in mine)
    return fsum(part.size * asked_already(part, opponent) for part in mine) / total
