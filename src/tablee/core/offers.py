"""What a seat may do now, as data: buttons, bots, screen readers and learning masks are all fed from offers.

An offer names an action and, for each of its fields, the values to choose from.  Every combination of these values is
a legal action, and every legal action is in some offer; the laws hold each game to both.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations, product
from typing import Any

import msgspec

from tablee.core.chance import Chance
from tablee.core.drawing import Drawing, Strokes
from tablee.core.record import Record, tag_of
from tablee.core.typed import Typed

Value = int | str | tuple[int, ...]


class OneOf(Record, frozen=True, tag="one_of"):
    """One of these values."""

    values: tuple[Value, ...]
    idle: tuple[Value, ...] = ()
    """Those of them that are legal but cannot change anything: a kind client warns."""

    def has(self, value: object) -> bool:
        return value in self.values

    def pick(self, chance: Chance) -> Value:
        return chance.pick(self.values)

    def all(self) -> Iterator[Value]:
        return iter(self.values)


class TwoOf(Record, frozen=True, tag="two_of"):
    """Two numbers, the lower one first, from `low` to `high` and at least `apart` apart."""

    low: int
    high: int
    apart: int

    def has(self, value: object) -> bool:
        match value:
            case (int(first), int(second)):
                return self.low <= first and second <= self.high and second - first >= self.apart
            case _:
                return False

    def pick(self, chance: Chance) -> Value:
        """Draw from a range made shorter by the gap, then open the gap again."""
        size = self.high - self.low - self.apart + 2
        one = chance.below(size)
        other = chance.below(size - 1)
        other += other >= one
        return self.low + min(one, other), self.low + max(one, other) + self.apart - 1

    def all(self) -> Iterator[Value]:
        pairs = combinations(range(self.low, self.high + 1), 2)
        return (pair for pair in pairs if pair[1] - pair[0] >= self.apart)


class SomeOf(Record, frozen=True, tag="some_of"):
    """So many of these numbers, in rising order."""

    values: tuple[int, ...]
    """In rising order."""
    count: int

    def has(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and len(value) == self.count
            and list(value) == sorted({*value} & {*self.values})
        )

    def pick(self, chance: Chance) -> Value:
        return tuple(sorted(chance.shuffled(self.values)[: self.count]))

    def all(self) -> Iterator[Value]:
        return combinations(self.values, self.count)


class Letters(Record, frozen=True, tag="letters"):
    """A word made of these cards, each used once at most: from `shortest` to `longest` of them."""

    hand: str
    """One letter for each card."""
    shortest: int
    longest: int

    def has(self, value: object) -> bool:
        return (
            isinstance(value, str)
            and self.shortest <= len(value) <= self.longest
            and Counter(value) <= Counter(self.hand)
        )

    def pick(self, chance: Chance) -> Value:
        """Any length as likely as another, then any cards."""
        length = self.shortest + chance.below(self.longest - self.shortest + 1)
        return "".join(chance.shuffled(self.hand)[:length])

    def all(self) -> Iterator[Value]:
        """More than can be counted, so one by one; the shortest first."""
        for length in range(self.shortest, self.longest + 1):
            yield from _arranged(self.hand, length)


def _arranged(letters: str, length: int) -> Iterator[str]:
    """Every word of that length once, though a letter may be on several cards."""
    if not length:
        yield ""
        return
    for letter in dict.fromkeys(letters):
        for rest in _arranged(letters.replace(letter, "", 1), length - 1):
            yield letter + rest


class Spelling(Record, frozen=True, tag="spelling"):
    """A word spelled letter by letter, each one of those that may stand at its place."""

    pattern: tuple[str, ...]

    def has(self, value: object) -> bool:
        return (
            isinstance(value, str)
            and len(value) == len(self.pattern)
            and all(letter in letters for letter, letters in zip(value, self.pattern, strict=True))
        )

    def pick(self, chance: Chance) -> Value:
        return "".join(map(chance.pick, self.pattern))

    def all(self) -> Iterator[Value]:
        """More than can be counted, so one by one."""
        return map("".join, product(*self.pattern))


Choice = OneOf | TwoOf | SomeOf | Letters | Spelling | Typed | Strokes


class Offer(Record, frozen=True):
    """One kind of action, and what may be chosen for each of its fields."""

    action: str
    fields: Mapping[str, Choice] = {}

    def covers(self, action: msgspec.Struct) -> bool:
        """Whether this action is among those offered."""
        return tag_of(action) == self.action and all(
            choice.has(getattr(action, name)) for name, choice in self.fields.items()
        )

    def pick(self, chance: Chance) -> dict[str, Any]:
        """One of the offered actions, as plain data."""
        chosen = {name: choice.pick(chance) for name, choice in self.fields.items()}
        return {"type": self.action, **chosen}

    def all(self) -> Iterator[dict[str, Any]]:
        """Every offered action, as plain data; one by one, for of some there is no end."""
        for values in _combined(tuple(self.fields.values())):
            yield {"type": self.action, **dict(zip(self.fields, values, strict=True))}


NEED_TIME = Offer("need_time")
"""More of the clock that runs."""


def _combined(choices: tuple[Choice, ...]) -> Iterator[tuple[Value | Drawing, ...]]:
    """The product of all choices, which `itertools.product` would list in full before it begins."""
    if not choices:
        yield ()
        return
    for value in choices[0].all():
        for others in _combined(choices[1:]):
            yield value, *others


Offers = tuple[Offer, ...]


def is_offered(offers: Offers, action: msgspec.Struct) -> bool:
    return any(offer.covers(action) for offer in offers)
