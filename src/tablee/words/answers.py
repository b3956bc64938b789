"""What a table may ask about words: dictionary, families and packs behind one door, opened when first asked."""

from typing import cast

from tablee.core.kit import Tie
from tablee.words import Language
from tablee.words.dictionary import load
from tablee.words.families import related
from tablee.words.inflections import is_right_guess
from tablee.words.packs import NoSuchPack, pack


class Words:
    """The lexicon of the tables that people play at."""

    def has(self, language: str, word: str) -> bool:
        return load(cast(Language, language)).has(word)

    def tie(self, language: str, word: str, other: str) -> Tie | None:
        return related(cast(Language, language), word, other).kind

    def holds(self, language: str, said: str, secret: str) -> bool:
        return is_right_guess(cast(Language, language), secret, said)

    def size(self, pack_name: str) -> int:
        try:
            return len(pack(pack_name))
        except NoSuchPack:
            return 0

    def card(self, pack_name: str, number: int) -> tuple[str, ...]:
        """Of a pack that has fewer cards than when the game began, counted round again."""
        cards = pack(pack_name)
        return cards[number % len(cards)].words
