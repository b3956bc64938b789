"""What a table may ask about words: dictionary, families and packs behind one door, opened when first asked."""

from typing import cast

from tablee.core.kit import Tie
from tablee.words import Language, names, slips
from tablee.words.dictionary import load
from tablee.words.families import related
from tablee.words.guesses import is_right_guess
from tablee.words.packs import NoSuchPack, pack


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

    def size(self, pack_name: str) -> int:
        try:
            return len(pack(pack_name))
        except NoSuchPack:
            return 0

    def card(self, pack_name: str, number: int) -> tuple[str, ...]:
        """Of a pack that has fewer cards than when the game began, counted round again."""
        cards = pack(pack_name)
        return cards[number % len(cards)].words
