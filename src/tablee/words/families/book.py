"""All families of a language, found by their words."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from functools import cache, cached_property
from itertools import takewhile
from typing import Literal

from tablee.words import Language
from tablee.words.capitals import capitals, spelled
from tablee.words.families.files import Family, read_families

Numbers = frozenset[int]
NO_FAMILY: Numbers = frozenset()
Tie = Literal["close", "distant"]

ALIKE, MOST = 3, 0.6
"""First letters that two doubtful words of a family share, and which part of the shorter, to be kin at all."""
SOME, MANY = 5, 6
"""Letters in a row, anywhere, that are more than the head of the family: fidèle and infidélité."""


class Book:
    """Families are told apart by number; families whose heads list each other are one, with one number."""

    def __init__(self, families: Iterable[Family]) -> None:
        self._heads: dict[int, str] = {}
        self._of: dict[str, Numbers] = {}
        self._disowned: dict[str, Numbers] = {}
        self._short: dict[str, Numbers] = {}
        self._compound: dict[str, Numbers] = {}
        self._loose: dict[str, Numbers] = {}
        self._alone: dict[str, Numbers] = {}
        self._doubtful: dict[str, Numbers] = {}
        self._beginnings: dict[str, int] = {}
        self._inside: list[tuple[str, int]] = []
        self._endings: list[tuple[str, int]] = []
        families = tuple(families)
        self._numbers = _merged(families)
        for family in families:
            self._add(family, self._numbers[family.head])
        for word, numbers in self._of.items():
            if _is_made_of_parts(word, map(self.head, numbers)):
                surely = numbers - self._loose.get(word, NO_FAMILY) - self.doubted_in(word)
                self._compound[word] = self.compound_in(word) | surely
        self._with_loose = NO_FAMILY.union(*self._loose.values())
        self._folded = _by_letters(self._of)
        self._beside = _neighbours(self._of.values())

    def __len__(self) -> int:
        return len(self._heads)

    @property
    def words(self) -> Collection[str]:
        return self._of.keys()

    def head(self, number: int) -> str:
        return self._heads[number]

    def of(self, word: str) -> Numbers:
        """The families that list it."""
        return self._of.get(word, NO_FAMILY)

    def members(self, number: int) -> tuple[str, ...]:
        """The words that a family lists, its head among them."""
        return self._members.get(number, ())

    @cached_property
    def _members(self) -> Mapping[int, tuple[str, ...]]:
        found: defaultdict[int, list[str]] = defaultdict(list)
        for word, numbers in self._of.items():
            for number in numbers:
                found[number].append(word)
        return {number: tuple(words) for number, words in found.items()}

    def close_to(self, word: str) -> Numbers:
        """The same, without those to which it belongs only loosely, or perhaps."""
        return self.of(word) - self._loose.get(word, NO_FAMILY) - self.doubted_in(word)

    def tie(self, a: str, b: str) -> Tie | None:
        """How the families that list both join them: overcoat and overcome share no more than over."""
        shared = self.of(a) & self.of(b)
        if not shared:
            return None
        ties = {self._tie_in(it, a, b) for it in shared}
        return "close" if "close" in ties else "distant" if "distant" in ties else None

    def compound_in(self, word: str) -> Numbers:
        """The families of whose head it is a compound, more than loosely."""
        return self._compound.get(word, NO_FAMILY)

    def doubted_in(self, word: str) -> Numbers:
        """The families of which it is only perhaps: apprendre of that of prendre."""
        return self._doubtful.get(word, NO_FAMILY)

    def is_compound(self, word: str, numbers: Numbers) -> bool:
        """Whether it holds the head of one of these families."""
        return bool((self.compound_in(word) | self._loose.get(word, NO_FAMILY)) & numbers)

    def _tie_in(self, number: int, a: str, b: str) -> Tie | None:
        doubted = [number in self.doubted_in(it) for it in (a, b)]
        if all(doubted):
            return _tie_by_letters(a, b, self.head(number))
        if any(doubted):
            return "distant"
        if number in (self.number(a), self.number(b)) or a in b or b in a:
            return "close"
        loose = [number in self._loose.get(it, NO_FAMILY) for it in (a, b)]
        alone = [number in self.compound_in(it) | self._alone.get(it, NO_FAMILY) for it in (a, b)]
        if any(loose):
            return None if all(loose) or any(alone) else "distant"
        return "distant" if any(alone) else "close"

    def says_little(self, number: int) -> bool:
        """Does its head stand in compounds that have nothing else in common?"""
        return number in self._with_loose

    def has(self, word: str) -> bool:
        return word in self._of

    def number(self, head: str) -> int | None:
        """Of the family of which it is the head."""
        return self._numbers.get(head)

    def by_letters(self, folded: str) -> tuple[str, ...]:
        """Listed words of these letters, accents or not."""
        return self._folded.get(folded, ())

    def short_in(self, word: str) -> Numbers:
        """The families of which it is an abbreviation."""
        return self._short.get(word, NO_FAMILY)

    def disowned_by(self, word: str) -> Numbers:
        """The families that say it only looks related."""
        return self._disowned.get(word, NO_FAMILY)

    def are_apart(self, some: Numbers, others: Numbers) -> bool:
        """Both are listed, and no word stands in families of both."""
        if not some or not others:
            return False
        return all(self._beside.get(it, NO_FAMILY).isdisjoint(others) for it in some)

    def marked(self, word: str) -> Numbers:
        """The families whose learned root it carries."""
        sizes = range(2, len(word) + 1)
        found = {
            self._beginnings[start] for it in sizes if (start := word[:it]) in self._beginnings
        }
        found.update(number for stem, number in self._inside if stem in word)
        found.update(number for stem, number in self._endings if word.endswith(stem))
        return frozenset(found)

    def _add(self, family: Family, number: int) -> None:
        self._heads.setdefault(number, family.head)
        one = frozenset({number})
        for words, into in (
            (
                (
                    family.head,
                    *family.members,
                    *family.compounds,
                    *family.loosely,
                    *family.alone,
                    *family.doubtful,
                    *family.short,
                ),
                self._of,
            ),
            (family.compounds, self._compound),
            (family.loosely, self._loose),
            (family.alone, self._alone),
            (family.doubtful, self._doubtful),
            (family.short, self._short),
            (family.lookalikes, self._disowned),
        ):
            for it in words:
                word = it if it.islower() else spelled(it)
                into[word] = into[word] | one if word in into else one
        for root in family.roots:
            self._add_root(root, number)

    def _add_root(self, root: str, number: int) -> None:
        stem = root.strip("-")
        if not root.startswith("-"):
            self._beginnings[stem] = number
        elif root.endswith("-"):
            self._inside.append((stem, number))
        else:
            self._endings.append((stem, number))


def _is_made_of_parts(word: str, heads: Iterable[str]) -> bool:
    """A compound even where it is listed as a member: sans-abri, and cowboy, whose parts are heads of its families."""
    parts = tuple(heads)
    return "-" in word or any(word == one + other for one in parts for other in parts)


def _tie_by_letters(a: str, b: str, head: str) -> Tie | None:
    """Of two words that perhaps come from one: captif and capture, but not apprendre and surprendre.

    One that only makes the other longer is surely its kin: réveil and réveiller.
    """
    if a.startswith(b) or b.startswith(a):
        return "close"
    one, two = capitals(a), capitals(b)
    alike = len(list(takewhile(lambda it: it[0] == it[1], zip(one, two, strict=False))))
    if alike >= max(ALIKE, MOST * min(len(one), len(two))):
        return "distant"
    run = _common_run(one, two)
    is_more = len(run) >= MANY or len(run) >= max(SOME, MOST * min(len(one), len(two)))
    return "distant" if is_more and run not in capitals(head) else None


def _common_run(a: str, b: str) -> str:
    """The most letters in a row that both have."""
    runs = (a[at:end] for at in range(len(a)) for end in range(at + 1, len(a) + 1))
    return max((it for it in runs if it in b), key=len, default="")


def _merged(families: tuple[Family, ...]) -> dict[str, int]:
    """A number for each head: the same where two heads are members of each other (proche, approcher)."""
    members = {family.head: family.members for family in families}
    numbers = {head: number for number, head in enumerate(members)}
    for head in members:
        for other in members[head]:
            if other in members and head in members[other]:
                old, new = numbers[other], numbers[head]
                if old != new:
                    numbers.update({it: new for it, number in numbers.items() if number == old})
    return numbers


def _by_letters(words: Iterable[str]) -> dict[str, tuple[str, ...]]:
    found: defaultdict[str, tuple[str, ...]] = defaultdict(tuple)
    for word in words:
        found[capitals(word)] += (word,)
    return dict(found)


def _neighbours(lists: Iterable[Numbers]) -> Mapping[int, Numbers]:
    found: defaultdict[int, set[int]] = defaultdict(set)
    for numbers in lists:
        if len(numbers) > 1:
            for number in numbers:
                found[number] |= numbers
    return {number: frozenset(beside) for number, beside in found.items()}


@cache
def open_book(language: Language) -> Book:
    """Once in a process."""
    return Book(read_families(language))
