"""Which words somebody knows: the common ones, or the whole dictionary; never those that no bot says."""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from itertools import chain, filterfalse

from tablee.bots.wordz.table import deck, own_of
from tablee.games.wordz.pieces import HAND, Language
from tablee.games.wordz.view import View
from tablee.words.dictionary import load
from tablee.words.frequency import common_words
from tablee.words.manners import unfit

EVERYDAY, COMMON, FAMILIAR, KNOWN, HEARD = 4.0, 3.5, 3.0, 2.5, 2.0
"""How common words are (Zipf): everybody uses them, hears them often, knows them; people know most of them, read them.

In either language some 6,000 forms, 13,000, 23,000, 38,000 and 55,000.
"""
ANY_LENGTH = range(1, HAND + 1)
USUAL_LENGTHS = range(3, 9)
"""Of the words that bots lay, and people mostly."""


class Vocabulary:
    """The words that are at least so common; all of them without a bound.

    A person may lay a word that no bot says: then no bot finds it.
    """

    def __init__(self, least: float | None = None) -> None:
        self._least = least

    def study(self, language: Language) -> None:
        """All that is looked up once in a process; longer words are looked for when one is laid."""
        unfit(language)
        if self._least is not None:
            common_words(language, self._least)
        for length in USUAL_LENGTHS:
            load(language).match("?" * length, letters=deck(language))

    def fitting(
        self, language: Language, pattern: str, letters: Mapping[str, int]
    ) -> tuple[str, ...]:
        """Those like this pattern, of these letters."""
        return _fitting(language, pattern, tuple(sorted(letters.items())), self._least)

    def composable(self, view: View, lengths: Iterable[int] = ANY_LENGTH) -> list[str]:
        """Those of so many letters that may be laid."""
        language, hand = view.options.language, Counter(own_of(view).hand)
        found = [
            load(language).match("?" * length, letters=hand)
            for length in lengths
            if length >= view.options.shortest
        ]
        return list(_known(language, chain.from_iterable(found), self._least))


ALL = Vocabulary()


@lru_cache(maxsize=32)
def _fitting(
    language: Language, pattern: str, letters: tuple[tuple[str, int], ...], least: float | None
) -> tuple[str, ...]:
    words = load(language).match(pattern, letters=dict(letters))
    return tuple(_known(language, words, least))


def _known(language: Language, words: Iterable[str], least: float | None) -> Iterable[str]:
    fit = filterfalse(unfit(language).__contains__, words)
    return fit if least is None else filter(common_words(language, least).__contains__, fit)


def rarity(language: Language, word: str) -> int:
    """From 0, for everyday words, to 3, for those that hardly leave the dictionary."""
    for step, least in enumerate((HEARD, FAMILIAR, EVERYDAY)):
        if word not in common_words(language, least):
            return 3 - step
    return 0


@cache
def shared(language: Language, pattern: str) -> int:
    """How many words look like this; a hand makes a few thousand patterns at most."""
    return len(load(language).match(pattern))
