"""All that rules may ask of the outside: chance, the table's time, and whether a word is in the dictionary."""

from typing import Protocol

from tablee.core.chance import Chance


class Lexicon(Protocol):
    """The dictionaries of the languages that are played in."""

    def has(self, language: str, word: str) -> bool:
        """Whether a word, in plain capitals, is in the dictionary of that language."""


class NoWords:
    """For games that are played without words."""

    def has(self, _language: str, _word: str) -> bool:
        return False


NO_WORDS = NoWords()


class Kit:
    """What a decision may draw on; whatever it takes from here is written into the events."""

    __slots__ = ("chance", "lexicon", "now")

    def __init__(self, chance: Chance, now: int = 0, lexicon: Lexicon = NO_WORDS) -> None:
        self.chance = chance
        self.now = now
        """The table's clock, in milliseconds."""
        self.lexicon = lexicon

    def __repr__(self) -> str:
        return f"Kit(now={self.now})"
