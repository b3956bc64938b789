"""The plain words of one length, as sets that know which letter stands where.

The words stand in alphabetical order, without gaps.
A set of them is one whole number with a bit for each word, so that to search is to multiply sets;
the sets for a letter in a place are made when they are first asked for, and kept.
"""

from collections.abc import Iterator
from functools import cached_property


class Shelf:
    def __init__(self, length: int, words: bytes) -> None:
        self.length = length
        self.count = len(words) // length
        self._words = words
        self._sets: dict[tuple[int, str], int] = {}
        self._at_least: dict[str, list[int]] = {}

    @cached_property
    def everything(self) -> int:
        return (1 << self.count) - 1

    def having(self, place: int, letters: str) -> int:
        """The words with one of these letters in this place."""
        key = (place, letters)
        found = self._sets.get(key)
        if found is None:
            column = self._words[place :: self.length]
            found = self._sets[key] = int(column.translate(_bits(letters)), 2)
        return found

    def at_least(self, letter: str, times: int) -> int:
        """The words in which this letter stands so often, or oftener."""
        levels = self._at_least.get(letter)
        if levels is None:
            levels = self._at_least[letter] = self._levels(letter)
        return levels[times] if times < len(levels) else 0

    def _levels(self, letter: str) -> list[int]:
        levels = [self.everything]
        for place in range(self.length):
            here = self.having(place, letter)
            levels.append(0)
            for times in range(len(levels) - 1, 0, -1):
                levels[times] |= levels[times - 1] & here
            while not levels[-1]:
                levels.pop()
        return levels

    def words(self, chosen: int) -> list[str]:
        """The members of a set, in alphabetical order: the first word has the highest bit."""
        text, length = self._text, self.length
        return [text[at * length : (at + 1) * length] for at in _ones(f"{chosen:0{self.count}b}")]

    @cached_property
    def _text(self) -> str:
        return self._words.decode()


def _ones(digits: str) -> Iterator[int]:
    at = digits.find("1")
    while at >= 0:
        yield at
        at = digits.find("1", at + 1)


_TABLES: dict[str, bytes] = {}


def _bits(letters: str) -> bytes:
    """Turns these letters into the digit 1 and all others into 0."""
    table = _TABLES.get(letters)
    if table is None:
        table = _TABLES[letters] = bytes(48 + (chr(code) in letters) for code in range(256))
    return table
