"""What a table may ask about words: dictionary, families and packs behind one door, opened when first asked."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import cast

from tablee.core.kit import Tie
from tablee.words import Language, names, slips
from tablee.words.dictionary import load
from tablee.words.families import related
from tablee.words.frequency import common_words
from tablee.words.guesses import is_right_guess
from tablee.words.manners import unfit
from tablee.words.packs import NoSuchPack
from tablee.words.thirds import cards_of

EVERYDAY: Mapping[Language, tuple[str, str]] = {"fr": ("maison", "chat"), "en": ("house", "cat")}
"""Two words that everybody knows."""

FAMILIAR = 3.0
"""How common a word is (Zipf) that most people know."""


@cache
def open_words(language: Language) -> None:
    """Dictionary, families and frequencies, which are opened when they are first asked, are asked here once."""
    words, (secret, said) = Words(), EVERYDAY[language]
    words.has(language, secret)
    words.tie(language, secret, said)
    words.holds(language, f"{said}-{said}", secret)
    words.fitting(language, "#".join("?" * len(said)), {})


class Words:
    """The lexicon of the tables that people play at."""

    def has(self, language: str, word: str) -> bool:
        return load(cast(Language, language)).has(word)

    def tie(self, language: str, word: str, other: str) -> Tie | None:
        return related(cast(Language, language), word, other).kind

    def holds(self, language: str, said: str, secret: str) -> bool:
        return is_right_guess(cast(Language, language), secret, said)

    def meant(self, language: str, word: str) -> tuple[str, ...]:
        return slips.meant(cast(Language, language), word)

    def is_near(self, language: str, said: str, secret: str) -> bool:
        return slips.is_near(cast(Language, language), said, secret)

    def name(self, language: str, word: str) -> Tie | None:
        return names.name(cast(Language, language), word)

    def is_foreign(self, language: str, word: str) -> bool:
        return names.is_foreign(cast(Language, language), word)

    def fitting(self, language: str, pattern: str, letters: Mapping[str, int]) -> Sequence[str]:
        """Those that most people know, where there are any; none that one would rather not read."""
        spoken = cast(Language, language)
        found = load(spoken).match(pattern, letters=letters)
        fit = [word for word in found if word not in unfit(spoken)]
        known = common_words(spoken, FAMILIAR)
        return [word for word in fit if word in known] or fit

    def size(self, pack_name: str) -> int:
        try:
            return len(cards_of(pack_name))
        except NoSuchPack:
            return 0

    def card(self, pack_name: str, number: int) -> tuple[str, ...]:
        """Of a pack that has fewer cards than when the game began, counted round again."""
        cards = cards_of(pack_name)
        return cards[number % len(cards)].words
