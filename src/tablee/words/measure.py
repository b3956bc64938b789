"""Measures a dictionary: its size, the CPU time it takes to load, answer and search, and the memory it holds."""

import tracemalloc
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import thread_time
from typing import TypeVar

from tablee.core.record import Record
from tablee.words import Language
from tablee.words.capitals import ALPHABET, VOWELS
from tablee.words.dictionary import Dictionary
from tablee.words.lexicon import lexicon_path, open_lexicon
from tablee.words.pattern import ANY, CONSONANT, VOWEL

T = TypeVar("T")

SEED = 2026
LENGTHS = range(4, 13)
"""The words that people lay with twelve cards."""
UNSEEN = {letter: 8 if letter in VOWELS else 5 for letter in ALPHABET}
"""Cards left in a deck, roughly."""


class Measures(Record, frozen=True):
    language: Language
    words: int
    """plain words, as letter cards show them"""
    spelled: int
    """forms with their accents, compounds among them"""
    lemmas: int
    file_mb: float
    load_ms: float
    has_us: float
    search_ms: float
    """the median of patterns as they arise in play, words listed"""
    search_p99_ms: float
    bounded_ms: float
    """the same, with the letters left in the deck"""
    lemmas_us: float
    memory_mb: float
    """held when everything has been asked for once"""


def measure(language: Language, queries: int = 2000) -> Measures:
    dictionary = Dictionary(language, open_lexicon(language))
    chance = Random(SEED)
    words = [any_word(dictionary, chance) for _ in range(queries)]
    patterns = [half_seen(word, chance) for word in words]
    for pattern in patterns:  # the sets of a length are made when they are first asked for
        dictionary.match(pattern, letters=UNSEEN)
    plain = sorted(_timed(lambda it: list(dictionary.match(it)), patterns))
    bounded = _timed(lambda it: list(dictionary.match(it, letters=UNSEEN)), patterns)
    return Measures(
        language=language,
        words=len(dictionary),
        spelled=dictionary.spelled_forms,
        lemmas=dictionary.lemma_count,
        file_mb=lexicon_path(language).stat().st_size / 1e6,
        load_ms=median(_timed(lambda it: Dictionary(it, open_lexicon(it)), [language] * 5)) * 1e3,
        has_us=seconds_each(dictionary.has, [*words, *(word[::-1] for word in words)]) * 1e6,
        search_ms=median(plain) * 1e3,
        search_p99_ms=plain[len(plain) * 99 // 100] * 1e3,
        bounded_ms=median(bounded) * 1e3,
        lemmas_us=seconds_each(dictionary.lemmas, words) * 1e6,
        memory_mb=_memory(language, patterns) / 1e6,
    )


def any_word(dictionary: Dictionary, chance: Random) -> str:
    found = dictionary.match(ANY * chance.choice(LENGTHS))
    return chance.choice(list(found))


def half_seen(word: str, chance: Random) -> str:
    """As it lies on the table: some cards turned up, of the others the colour of the back."""
    share = chance.uniform(0.1, 0.8)
    return "".join(
        letter if chance.random() < share else VOWEL if letter in VOWELS else CONSONANT
        for letter in word
    )


def _timed(ask: Callable[[T], object], questions: Sequence[T]) -> list[float]:
    """Seconds for each."""
    times = []
    for question in questions:
        begin = thread_time()
        ask(question)
        times.append(thread_time() - begin)
    return times


def seconds_each(ask: Callable[[str], object], words: Sequence[str]) -> float:
    """Seconds for one, from the quietest of many runs through all: one alone is shorter than a tick."""
    rounds = []
    for _ in range(25):
        begin = thread_time()
        for word in words:
            ask(word)
        rounds.append((thread_time() - begin) / len(words))
    return min(rounds)


def _memory(language: Language, patterns: Sequence[str]) -> int:
    tracemalloc.start()
    try:
        dictionary = Dictionary(language, open_lexicon(language))
        for pattern in patterns:
            dictionary.match(pattern, letters=UNSEEN)
        for form in ("EAU", "l'eau"):
            dictionary.spellings(form)
        return tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
