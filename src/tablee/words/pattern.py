"""A word seen from outside: known letters, and places known to hide a vowel, a consonant or anything."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property

from tablee.words.capitals import ALPHABET, CONSONANTS, VOWELS, capitals
from tablee.words.shelf import Shelf

ANY, VOWEL, CONSONANT = "?", "@", "#"
_MAY_BE = {ANY: "", VOWEL: VOWELS, CONSONANT: CONSONANTS} | {letter: letter for letter in ALPHABET}


class BadPattern(ValueError):
    """Something in a pattern that is neither a letter nor one of ? @ #."""


class Found:
    """The words that fit a pattern, in alphabetical order; counting them is cheaper than naming them."""

    def __init__(self, shelf: Shelf | None, chosen: int) -> None:
        self._shelf = shelf
        self._chosen = chosen

    def __len__(self) -> int:
        return self._count

    @cached_property
    def _count(self) -> int:
        return self._chosen.bit_count()

    def __iter__(self) -> Iterator[str]:
        return iter(self._shelf.words(self._chosen) if self._shelf is not None else ())


def read_pattern(text: str) -> str:
    pattern = capitals(text.strip())
    if not pattern or any(sign not in _MAY_BE for sign in pattern):
        raise BadPattern(text)
    return pattern


def search(shelf: Shelf | None, pattern: str, letters: Mapping[str, int] | None) -> Found:
    """`letters` bounds how often each letter may stand in the unknown places: the cards left unseen."""
    if shelf is None:
        return Found(None, 0)
    chosen = shelf.everything
    for place, sign in enumerate(pattern):
        if may_be := _MAY_BE[sign]:
            chosen &= shelf.having(place, may_be)
    if letters is not None and chosen:
        chosen = _within(shelf, chosen, Counter(pattern), letters)
    return Found(shelf, chosen)


def _within(shelf: Shelf, chosen: int, known: Counter[str], letters: Mapping[str, int]) -> int:
    """Every word still chosen has the known letters, so a bound on the rest is a bound on the whole."""
    for letter in ALPHABET:
        most = known[letter] + letters.get(letter, 0)
        if most < shelf.length:
            chosen &= ~shelf.at_least(letter, most + 1)
    return chosen
