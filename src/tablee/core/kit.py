"""All that rules may ask of the outside: chance, the table's time, and what is known about words."""

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

import msgspec

from tablee.core.chance import Chance

Tie = Literal["certain", "possible"]

Answer = bool | int | str | tuple[str, ...] | None
"""What a question about words is answered with: plain data, for it stands in the log."""


class Lexicon(Protocol):
    """The words of the languages that are played in, and the packs of word cards."""

    def has(self, language: str, word: str) -> bool:
        """Whether a word, in plain capitals, is in the dictionary of that language."""

    def tie(self, language: str, word: str, other: str) -> Tie | None:
        """How surely two words are of one family."""

    def holds(self, language: str, said: str, secret: str) -> bool:
        """Whether what was said holds this word or a form of it, as a whole word or part of a compound."""

    def meant(self, language: str, word: str) -> tuple[str, ...]:
        """The words one slip of the finger away from what is no word; none if it is one."""

    def is_near(self, language: str, said: str, secret: str) -> bool:
        """Whether people might say that it comes to the same."""

    def name(self, language: str, word: str) -> Tie | None:
        """How surely it is a name, or made of one."""

    def is_foreign(self, language: str, word: str) -> bool:
        """Whether it is a word of another language, and none of this."""

    def size(self, pack: str) -> int:
        """How many cards a pack has; none if there is no such pack."""

    def card(self, pack: str, number: int) -> tuple[str, ...]:
        """The words on one card of a pack, counted from 0."""


class Vocabulary(Protocol):
    """The words that people use, for who makes a deal up and not for rules: it stands in no log."""

    def fitting(self, language: str, pattern: str, letters: Mapping[str, int]) -> Sequence[str]:
        """Those like this pattern: letters, @ a hidden vowel, # a hidden consonant, of no more cards than these."""


class NoWords:
    """For games that are played without words."""

    def has(self, _language: str, _word: str) -> bool:
        return False

    def tie(self, _language: str, _word: str, _other: str) -> Tie | None:
        return None

    def holds(self, _language: str, _said: str, _secret: str) -> bool:
        return False

    def meant(self, _language: str, _word: str) -> tuple[str, ...]:
        return ()

    def is_near(self, _language: str, _said: str, _secret: str) -> bool:
        return False

    def name(self, _language: str, _word: str) -> Tie | None:
        return None

    def is_foreign(self, _language: str, _word: str) -> bool:
        return False

    def size(self, _pack: str) -> int:
        return 0

    def card(self, _pack: str, _number: int) -> tuple[str, ...]:
        return ()


NO_WORDS = NoWords()


class Kit(msgspec.Struct, eq=False, gc=False):
    """What a decision may draw on; whatever it takes from here is written into the events."""

    chance: Chance
    now: int = 0
    """The table's clock, in milliseconds."""
    lexicon: Lexicon = NO_WORDS

    def __repr__(self) -> str:
        return f"Kit(now={self.now})"
