"""Easy, usual and hard words: the commonest third of a pack, the middle one and the rarest.

A name says which, as many as are needed at least, and which word of each card counts, I being 1: `…@easy-80-1`.
"""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from tablee.words import Language
from tablee.words.capitals import parts
from tablee.words.frequency import zipf
from tablee.words.packs import BOTH, KEPT, Card, pack, two_words

_NAMED = re.compile(
    "(?P<pack>[^@]+)@(?P<third>easy|usual|hard)-(?P<least>[0-9]{1,4})-(?P<at>[1-5])"
)

_LITTLE = 2
"""Letters of a word that says nothing about how hard the others are."""


def cards_of(name: str) -> tuple[Card, ...]:
    """The pack of this name, or the part of it that the name asks for; a `NoSuchPack` where there is none."""
    asked = _NAMED.fullmatch(name)
    if asked is None:
        return pack(name)
    whole = asked["pack"]
    return third(
        pack(whole), whole.split("/")[1], asked["third"], int(asked["least"]), int(asked["at"])
    )


def third(
    cards: Sequence[Card], language: str, which: str, least: int, at: int
) -> tuple[Card, ...]:
    """In the order of the pack; more than a third where the game needs them, and never more than there are."""
    many = min(max(-(-len(cards) // 3), least), len(cards))
    begin = {"easy": 0, "usual": (len(cards) - many) // 2, "hard": len(cards) - many}[which]
    order = _commonest_first(tuple(cards), language, at)
    return tuple([cards[it] for it in sorted(order[begin : begin + many])])


@lru_cache(KEPT)  # for every card that is looked up asks anew
def _commonest_first(cards: tuple[Card, ...], language: str, at: int) -> tuple[int, ...]:
    """By the cards and not by their name: what a name stood for goes with the table that brought it."""
    return tuple(
        sorted(range(len(cards)), key=lambda it: -commonness(language, cards[it].words[:at][-1]))
    )


def commonness(language: str, word: str) -> float:
    """That of its rarest part; of a word in two languages, of both together."""
    if language == BOTH:
        french, english = two_words(word)
        return commonness("fr", french) + commonness("en", english)
    pieces = parts(word)
    telling = [it for it in pieces if len(it) > _LITTLE] or pieces
    return min([_zipf(language, word, it) for it in telling], default=0.0)


def _zipf(language: str, word: str, piece: str) -> float:
    """A word that is one piece is asked for with its accents."""
    whole = word if len(parts(word)) == 1 else piece
    return zipf(cast(Language, language), whole)
