"""Measures `related` on pairs of words that people judged: how many it finds, how many it invents, how fast."""

from collections.abc import Iterator
from time import thread_time
from typing import get_args

from tablee.core.record import Record
from tablee.words import Language
from tablee.words.families.book import Book, open_book
from tablee.words.families.derivation import known, origins
from tablee.words.families.files import FOLDER, read_families
from tablee.words.families.kinship import Kind, related
from tablee.words.families.lineage import lineage
from tablee.words.families.word import read_word

PAIRS = FOLDER.parent / "related"
NONE = "none"
"""The kind of the pairs that are not related."""
ROUNDS = 5

Pair = tuple[str, str]


class Tally(Record, frozen=True):
    certain: int
    possible: int
    none: int


class Score(Record, frozen=True):
    """Of one file of pairs."""

    name: str
    language: Language
    kinds: dict[str, Tally]
    found: float
    """the share of related pairs that are certain or possible"""
    false: float
    """the share of the others that are"""
    false_certain: int
    wrong: tuple[Pair, ...]
    """the pairs it got wrong"""


class Speed(Record, frozen=True):
    language: Language
    families: int
    words: int
    load_ms: float
    related_ms: float
    """for a pair of words that were never asked about before"""
    again_ms: float


def read_pairs(name: str) -> dict[str, list[Pair]]:
    """A kind and its pairs on each line."""
    lines = (PAIRS / f"{name}.txt").read_text("utf-8").splitlines()
    rows = (line.split(":") for line in lines if not line.startswith("#"))
    return {kind: [_pair(it) for it in pairs.split(",")] for kind, pairs in rows}


def _pair(text: str) -> Pair:
    a, b = text.split()
    return a, b


def names(language: Language) -> list[str]:
    return sorted(path.stem for path in PAIRS.glob(f"*.{language}.txt"))


def score(language: Language, name: str) -> Score:
    pairs = read_pairs(name)
    answers = {kind: [related(language, *it).kind for it in pairs[kind]] for kind in pairs}
    invented = answers[NONE]
    wanted = [it for kind, some in answers.items() if kind != NONE for it in some]
    return Score(
        name=name,
        language=language,
        kinds={kind: _tally(some) for kind, some in answers.items()},
        found=_share(wanted),
        false=_share(invented),
        false_certain=invented.count("certain"),
        wrong=tuple(_wrong(pairs, answers)),
    )


def _tally(answers: list[Kind | None]) -> Tally:
    return Tally(*(answers.count(it) for it in (*get_args(Kind), None)))


def _share(answers: list[Kind | None]) -> float:
    return sum(it is not None for it in answers) / len(answers)


def _wrong(pairs: dict[str, list[Pair]], answers: dict[str, list[Kind | None]]) -> Iterator[Pair]:
    for kind, some in pairs.items():
        for pair, answer in zip(some, answers[kind], strict=True):
            if (answer is None) != (kind == NONE):
                yield pair


def measure_speed(language: Language) -> Speed:
    """CPU time, of the quietest of some rounds, over all pairs of the language."""
    pairs = [it for name in names(language) for some in read_pairs(name).values() for it in some]
    rounds = [_asked(language, pairs) for _ in range(ROUNDS)]
    book = open_book(language)
    return Speed(
        language=language,
        families=len(book),
        words=len(book.words),
        load_ms=min(_loaded(language) for _ in range(ROUNDS)) * 1e3,
        related_ms=min(first for first, _ in rounds) * 1e3,
        again_ms=min(again for _, again in rounds) * 1e3,
    )


def _loaded(language: Language) -> float:
    begin = thread_time()
    read_families.cache_clear()
    Book(read_families(language))
    return thread_time() - begin


def _asked(language: Language, pairs: list[Pair]) -> tuple[float, float]:
    for remembered in (read_word, lineage, origins, known):
        remembered.cache_clear()
    times = []
    for _ in range(2):
        begin = thread_time()
        for a, b in pairs:
            related(language, a, b)
        times.append((thread_time() - begin) / len(pairs))
    return times[0], times[1]
