"""The things on the table: letter cards, words and what became of them, and what may be agreed before."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from tablee.core.clock import Pace
from tablee.core.record import Record
from tablee.core.seats import Seat

Letter = str
"""A card is its letter, a plain capital (WZ-G7)."""

Language = Literal["fr", "en"]

Back = Literal["vowel", "consonant"]
"""All that shows of a card face down: a yellow back or a blue one (WZ-05)."""

Ballot = Literal["accept", "reject", "abstain"]
"""What a seat says of another's word that no dictionary lists (WZ-G10)."""

Phase = Literal["ready", "compose", "turn", "vote", "over"]

VOWELS = "AEIOUY"
"""Y is one of them (WZ-G8)."""

VOWELS_EACH = 5
CONSONANTS_EACH = 7
HAND = VOWELS_EACH + CONSONANTS_EACH
TOKENS = 3
"""What each seat is given (WZ-03, WZ-06)."""

DRAFTS = 20
"""How many looked-up drafts a seat is reminded of; it may look up as many as it likes (WZ-10)."""

COMPOSE_TIME = 180_000
TURN_TIME = 60_000
VOTE_TIME = 45_000
"""Normal lengths in milliseconds, where a clock runs."""


def _cards(counts: dict[Letter, int]) -> tuple[Letter, ...]:
    return tuple(letter for letter in sorted(counts) for _ in range(counts[letter]))


VOWEL_CARDS: dict[Language, tuple[Letter, ...]] = {
    "fr": _cards({"E": 12, "A": 7, "I": 7, "O": 5, "U": 5, "Y": 1}),
    # English spells with fewer U and more Y; E leads by less.
    "en": _cards({"E": 11, "A": 8, "I": 7, "O": 6, "U": 3, "Y": 2}),
}
CONSONANT_CARDS: dict[Language, tuple[Letter, ...]] = {
    "fr": _cards(
        {"N": 8, "R": 8, "S": 8, "T": 8, "L": 6, "D": 4, "M": 4, "C": 4, "P": 4, "G": 3}
        | {"B": 3, "F": 3, "V": 3, "H": 2, "J": 1, "Q": 1, "X": 1, "Z": 1, "K": 1}
    ),
    # As often as English dictionary words use them, to the same 73: more C and H, and W at all; fewer V, F, B and M.
    # R, T and N would come to nine, but S makes plurals and verbs, so these four are equal as in French.
    "en": _cards(
        {"N": 8, "R": 8, "S": 8, "T": 8, "L": 6, "C": 5, "D": 4, "P": 4, "G": 3, "H": 3}
        | {"M": 3, "B": 2, "F": 2, "V": 2, "W": 2, "J": 1, "K": 1, "Q": 1, "X": 1, "Z": 1}
    ),
}
"""37 yellow cards and 73 blue ones in each language."""


def _alphabets(decks: dict[Language, tuple[Letter, ...]]) -> dict[Language, str]:
    return {language: "".join(dict.fromkeys(cards)) for language, cards in decks.items()}


_BEHIND = {"vowel": _alphabets(VOWEL_CARDS), "consonant": _alphabets(CONSONANT_CARDS)}


class Options(Record, frozen=True):
    """What may be agreed before the game; the rulebook's choice is the default."""

    language: Language = "fr"
    """Which letters, and which dictionary."""
    rounds: Literal[1, 2, 3, 4, 5] = 3
    """How many (WZ-02)."""
    tokens: Literal["reset", "carried"] = "reset"
    """Three for each round, or three for the whole game (WZ-G2)."""
    words: Literal["any", "listed_only"] = "any"
    """Words outside the dictionary at one's own risk, or none of them (WZ-G10)."""
    shortest: Literal[2, 3, 4] = 2
    """How many letters a word has at least (WZ-G9)."""
    counts: bool = False
    """A help on the screen: how many words still fit a pattern."""
    first: Literal["random"] | Seat = "random"
    """Who begins (WZ-11)."""
    pace: Pace = "off"


class Card(Record, frozen=True, array_like=True):
    """A card of a word as everybody sees it."""

    back: Back
    letter: Letter | None
    """None while it lies face down."""


class Miss(Record, frozen=True, array_like=True):
    """A proposal that was wrong; everybody heard it spelled."""

    by: Seat
    whom: Seat
    word: str


class Trial(Record, frozen=True):
    """A word everybody knows now, before its cards are taken."""

    whom: Seat
    by: Seat | None
    """Who found it; nobody, where its last card was turned."""
    word: str
    hidden: int
    """How many of its cards lay face down until then."""


class Fate(Record, frozen=True):
    """What became of a word."""

    whom: Seat
    by: Seat | None
    word: str
    stands: bool
    """Else it was a faulty one (WZ-23)."""
    to_finder: int
    to_owner: int
    """How many cards each of them took."""


class RoundResult(Record, frozen=True):
    """What everybody may remember of a finished round."""

    round: int
    fates: tuple[Fate, ...]
    won: tuple[int, ...]
    """Cards won in it, by seat (WZ-28)."""
    points: tuple[int, ...]
    """Totals by seat."""


def back_of(letter: Letter) -> Back:
    return "vowel" if letter in VOWELS else "consonant"


def letters_behind(back: Back, language: Language) -> str:
    """What a card with this back may be."""
    return _BEHIND[back][language]


def in_order(letters: Iterable[Letter]) -> tuple[Letter, ...]:
    """As a hand is held: vowels first, each kind by the alphabet, so that the order tells nothing."""
    return tuple(sorted(letters, key=lambda letter: (letter not in VOWELS, letter)))


def is_spelt_with(word: str, letters: Iterable[Letter]) -> bool:
    """Each card once at most."""
    return Counter(word) <= Counter(letters)


def without(letters: tuple[Letter, ...], word: str) -> tuple[Letter, ...]:
    """What is left of these cards when a word is made of them (WZ-04)."""
    return in_order((Counter(letters) - Counter(word)).elements())
