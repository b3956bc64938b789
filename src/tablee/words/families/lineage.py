"""Where a word belongs that no family lists: to the families of the words it comes from, by rule."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from tablee.core.record import Record
from tablee.words import Language
from tablee.words.families.book import NO_FAMILY, Book, open_book
from tablee.words.families.derivation import By, origins
from tablee.words.families.word import Word

STEPS = 2
PART = 4
"""Letters that a part of a compound must have; en, au and the like say nothing."""


class Trace(Record, frozen=True):
    by: By | Literal["root", "part"] | None = None
    """the first step"""
    path: tuple[str, ...] = ()
    """the words on the way"""


Lineage = dict[int | str, Trace]
"""The numbers of families, and words without one."""


@lru_cache(maxsize=8192)
def lineage(language: Language, word: Word) -> Lineage:
    """The nearest way to each; a listed word belongs to its families and nowhere else."""
    book = open_book(language)
    names = sorted(word.names)
    if word.families:
        return {at: Trace() for name in names for at in _home(book, name)}
    found: Lineage = {}
    for name in names:
        for at, trace in _from(language, book, name):
            found.setdefault(at, trace)
    for name in _telling(book, word):
        for at in _home(book, name):
            found.setdefault(at, Trace("part", (word.said, name)))
    return found


def _home(book: Book, name: str) -> list[int] | list[str]:
    """The families that really are its own, or itself."""
    return sorted(book.close_to(name)) or [name]


def _telling(book: Book, word: Word) -> Iterator[str]:
    """What the parts of a compound stand for, but for those that say little."""
    for part in word.parts:
        families = NO_FAMILY.union(*map(book.close_to, part))
        if not any(map(book.says_little, families)):
            yield from sorted(name for name in part if len(name) >= PART)


def _from(language: Language, book: Book, name: str) -> Iterator[tuple[int | str, Trace]]:
    """Itself, then step by step; where a family lists a word, the way ends."""
    yield name, Trace(None, (name,))
    for number in sorted(book.marked(name)):
        yield number, Trace("root", (name,))
    ways = [Trace(None, (name,))]
    for _ in range(STEPS):
        further = []
        for way in ways:
            for origin in origins(language, way.path[-1]):
                trace = Trace(way.by or origin.by, (*way.path, origin.word))
                for at in _home(book, origin.word):
                    if origin.by != "split" or not _says_little(book, at):
                        yield at, trace
                if not book.has(origin.word):
                    further.append(trace)
        ways = further


def _says_little(book: Book, at: int | str) -> bool:
    """trashman and hitman are not of one family by man."""
    return isinstance(at, int) and book.says_little(at)
