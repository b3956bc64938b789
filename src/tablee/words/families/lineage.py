"""Where a word belongs that no family lists: to the families of the words it comes from, by rule."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from tablee.core.record import Record
from tablee.words import Language
from tablee.words.families.book import Book, open_book
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
    if word.families:
        return dict.fromkeys(sorted(word.families), Trace())
    book = open_book(language)
    found: Lineage = {}
    for name in sorted(word.names):
        for at, trace in _from(language, book, name):
            found.setdefault(at, trace)
    for part in word.parts:
        for name in sorted(part):
            if len(name) >= PART:
                _place(book, found, Trace("part", (word.said, name)))
    return found


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
                families = book.of(origin.word)
                for at in sorted(families) or (origin.word,):
                    yield at, trace
                if not families:
                    further.append(trace)
        ways = further


def _place(book: Book, found: Lineage, trace: Trace) -> None:
    for at in sorted(book.of(trace.path[-1])) or (trace.path[-1],):
        found.setdefault(at, trace)
