"""How many words fit a hidden one: of the whole dictionary, and of the common ones."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from tablee.bots.wordz.table import Row
from tablee.bots.wordz.vocabulary import FAMILIAR
from tablee.games.wordz.pieces import VOWELS, Language
from tablee.words.dictionary import load
from tablee.words.frequency import common_words
from tablee.words.pattern import CONSONANT, VOWEL, search
from tablee.words.shelf import Shelf


class Fit(NamedTuple):
    """So many words it may be."""

    fits: int
    """Of the whole dictionary."""
    common: int
    """Of those that most people know."""


def fit_of(language: Language, row: Row, letters: Mapping[str, int]) -> Fit:
    """By the letters that lie open, the backs of the others, the cards left to spell them, and what it is not."""
    listed = len(load(language).match(row.pattern, letters=letters))
    common = len(search(_common(language).get(len(row.pattern)), row.pattern, letters))
    missed = [word for word in set(row.missed) if _is_like(word, row, letters)]
    return Fit(
        listed - sum(map(load(language).has, missed)),
        common - sum(is_common(language, word) for word in missed),
    )


def is_common(language: Language, word: str) -> bool:
    return word in common_words(language, FAMILIAR)


def _is_like(word: str, row: Row, letters: Mapping[str, int]) -> bool:
    """A wrong word may have been ruled out since by a card, too."""
    hidden = Counter([word[place] for place in row.hidden])
    return all(map(_may_stand, word, row.pattern)) and hidden <= Counter(letters)


def _may_stand(letter: str, sign: str) -> bool:
    if sign in (VOWEL, CONSONANT):
        return (letter in VOWELS) == (sign == VOWEL)
    return letter == sign


@cache
def _common(language: Language) -> dict[int, Shelf]:
    """By length, like those of the dictionary."""
    words: defaultdict[int, list[str]] = defaultdict(list)
    for word in sorted(common_words(language, FAMILIAR)):
        words[len(word)].append(word)
    return {length: Shelf(length, "".join(some).encode()) for length, some in words.items()}
