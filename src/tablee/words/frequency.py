"""How common a word is: its Zipf value, from 0 (not among the commonest) to 8 (in every sentence)."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from tablee.words import Language
from tablee.words.capitals import capitals, spelled
from tablee.words.dictionary import load
from tablee.words.manners import names

FOLDER = Path(__file__).parent / "data" / "frequency"
UNLISTED = 0.0


def zipf(language: Language, word: str) -> float:
    """Of this spelling; of letters in capitals or without their accents, that of their commonest spelling."""
    listed = _table(language)
    if (found := listed.get(spelled(word))) is not None and word != capitals(word):
        return found
    spellings = load(language).spellings(word)
    return max((listed.get(it, UNLISTED) for it in spellings), default=UNLISTED)


@cache
def common_words(language: Language, least: float) -> frozenset[str]:
    """A vocabulary: every listed word to lay that is at least so common, in plain capitals.

    What is met nearly always as a name is not common as a word.
    """
    listed = {capitals(word) for word, value in _table(language).items() if value >= least}
    return frozenset(filter(load(language).has, listed)) - names(language)


def zipfs(language: Language) -> Mapping[str, float]:
    """All that are listed, as they are spelled."""
    return _table(language)


@cache
def _table(language: Language) -> MappingProxyType[str, float]:
    table: dict[str, float] = {}
    for line in (FOLDER / f"{language}.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            value, *words = line.split()
            table.update(dict.fromkeys(words, int(value) / 100))
    return MappingProxyType(table)
