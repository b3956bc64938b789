"""The choice of a text of one's own: what is typed, and what a bot makes up instead."""

from collections.abc import Iterator
from itertools import product

from tablee.core.chance import Chance
from tablee.core.record import Record
from tablee.core.text import fold, is_text, is_word, tidy

_SYLLABLES = tuple(consonant + vowel for consonant in "bdfgklmnprtvz" for vowel in "aiou")
"""Without S, which makes plurals, and without E, which makes too many words."""


class Typed(Record, frozen=True, tag="typed"):
    """A text of one's own, up to `longest` letters and signs and up to `words` words, but none of a few.

    One word is made of letters and digits, which a hyphen or an apostrophe may join.  What a word means no offer can
    know: where a rule or a dictionary has its say as well, words that are made up are safe from both.
    """

    longest: int
    words: int = 1
    not_among: tuple[str, ...] = ()
    """Folded: small letters without accents."""

    def has(self, value: object) -> bool:
        if not isinstance(value, str):
            return False
        text = tidy(value)
        is_shaped = is_word(text) if self.words == 1 else is_text(text)
        is_short = len(text) <= self.longest and text.count(" ") < self.words
        return is_shaped and is_short and fold(text) not in self.not_among

    def pick(self, chance: Chance) -> str:
        """Three or four syllables of no language."""
        while True:
            word = "".join(chance.pick(_SYLLABLES) for _ in range(3 + chance.below(2)))
            if self.has(word):
                return word

    def all(self) -> Iterator[str]:
        """More than can be counted, so one by one."""
        return filter(self.has, map("".join, product(_SYLLABLES, repeat=3)))
