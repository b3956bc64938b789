"""Looks a pack over: what cannot be taken, and what its author may want to know before it is played with."""

import re
from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from typing import Literal, cast
from unicodedata import category, normalize

from tablee.core.record import Record
from tablee.core.refusal import Malformed
from tablee.words import Language
from tablee.words.capitals import capitals, parts
from tablee.words.dictionary import load
from tablee.words.families import related
from tablee.words.families.word import read_word
from tablee.words.manners import is_unfit
from tablee.words.packs import BOTH, EQUALS, Card, read_pack, two_words

LONGEST = 40 * 1024
"""Bytes of a pack that is brought to a table: some thousand words, or hundreds with all that is said of them."""
MOST_CARDS = 1_000
LONGEST_WORD = 60
"""Letters, which is a line of a card; of what is said of a word, too."""
LONGEST_CLUE = 160
TOLD = 200
"""Findings that one look tells."""
MOST_PAIRS = 2_000
"""Words of one family that are compared: whoever writes hundreds of forms of one word hears enough of it."""
COLUMNS = 5
"""Words of a card that are dealt, at the most."""

_LETTERS = re.compile(r"[^\W\d_]+")

What = Literal["twice", "too_near", "too_long", "coarse", "unknown", "one_language"]


class Finding(Record, frozen=True):
    """One thing about one word; nothing but `too_long` keeps a pack from being taken."""

    line: int
    """Counted from 1."""
    what: What
    word: str
    other: str = ""
    """The word that it is like."""


Line = tuple[int, Card]


def tidied(text: str) -> str:
    """Composed accents, plain spaces and line ends; refuses what cannot be printed."""
    plain = normalize("NFC", text.removeprefix("\ufeff")).replace("\r\n", "\n").replace("\r", "\n")
    spaced = "".join([" " if it == "\t" or category(it) == "Zs" else it for it in plain])
    if not all(map(str.isprintable, spaced.split("\n"))):
        raise Malformed("unprintable")
    return "\n".join([line.strip() for line in spaced.split("\n")]).strip("\n") + "\n"


def require_fit(text: str) -> None:
    """Refuses a tidied text that is no pack, or too much of one."""
    require_short(text)
    cards = tuple(read_pack(text))
    if not cards:
        raise Malformed("no_words")
    if len(cards) > MOST_CARDS:
        raise Malformed("too_many_words")
    if any(_is_too_long(card) for card in cards):
        raise Malformed("word_too_long")


def require_short(text: str) -> None:
    """Before anything is done with it."""
    if len(text.encode()) > LONGEST:
        raise Malformed("words_too_long")


def findings(text: str, language: str) -> tuple[Finding, ...]:
    """In the order of the lines; of very many the first will do, and of more cards than may be brought those."""
    lines = list(islice(_lines(text), MOST_CARDS))
    found = [
        *(Finding(n, "too_long", card.words[0]) for n, card in lines if _is_too_long(card)),
        *_alone(lines, language),
        *[it for tongue in _tongues(language) for it in _in(tongue, lines, language)],
    ]  # fmt: skip
    found.sort(key=lambda it: it.line)
    return tuple(
        [Finding(it.line, it.what, *map(_cut, (it.word, it.other))) for it in found[:TOLD]]
    )


def _cut(word: str) -> str:
    return word[:LONGEST_WORD]


def _lines(text: str) -> Iterator[Line]:
    for number, line in enumerate(text.splitlines(), 1):
        for card in read_pack(line):
            yield number, card


def _is_too_long(card: Card) -> bool:
    said = (*card.words, *card.associations)
    return any(len(it) > LONGEST_WORD for it in said) or any(
        len(it) > LONGEST_CLUE for it in card.clues
    )


def _tongues(language: str) -> tuple[Language, ...]:
    return ("fr", "en") if language == BOTH else (cast(Language, language),)


def _alone(lines: Sequence[Line], language: str) -> Iterator[Finding]:
    """At a table with two languages a word that stands in one only."""
    for number, card in lines if language == BOTH else ():
        for word in card.words:
            if not all(two_words(word)) or word.count(EQUALS.strip()) != 1:
                yield Finding(number, "one_language", word)


def _in(tongue: Language, lines: Sequence[Line], language: str) -> Iterator[Finding]:
    """What is to be said of the words of one language, column by column: only words of one are dealt together."""
    for column in range(COLUMNS):
        words = [
            (number, _half(card.words[column], tongue, language))
            for number, card in lines
            if column < len(card.words)
        ]
        yield from _twice(words)
        yield from _too_near(words, tongue)
        for number, word in words:
            yield from _manners(number, word, tongue)


def _half(word: str, tongue: Language, language: str) -> str:
    return two_words(word)[tongue == "en"] if language == BOTH else word


def _twice(words: Sequence[tuple[int, str]]) -> Iterator[Finding]:
    seen: dict[str, str] = {}
    for number, word in words:
        key = capitals(word)
        if key in seen:
            yield Finding(number, "twice", word, seen[key])
        seen.setdefault(key, word)


def _too_near(words: Sequence[tuple[int, str]], tongue: Language) -> Iterator[Finding]:
    """Single words of one family for certain; only those that share a headword or a family are compared."""
    single: dict[str, tuple[int, str]] = {}
    for number, word in words:
        single.setdefault(capitals(word), (number, word))
    shelf: dict[object, list[tuple[int, str]]] = {}
    for number, word in single.values():
        if len(parts(word)) == 1:
            read = read_word(tongue, word)
            keys: list[object] = [*read.names, *read.families]
            for key in keys:
                shelf.setdefault(key, []).append((number, word))
    pairs = (pair for kin in shelf.values() for pair in combinations(kin, 2))
    for (_, one), (number, other) in dict.fromkeys(islice(pairs, MOST_PAIRS)):
        if related(tongue, one, other).kind == "certain":
            yield Finding(number, "too_near", other, one)


def _manners(number: int, word: str, tongue: Language) -> Iterator[Finding]:
    if is_unfit(tongue, word):
        yield Finding(number, "coarse", word)
    elif not _is_known(word, tongue):
        yield Finding(number, "unknown", word)


def _is_known(word: str, tongue: Language) -> bool:
    """Names are written with a capital, and no dictionary has them; a single letter leans on the word behind it."""
    book = load(tongue)
    pieces = [it for it in _LETTERS.findall(word) if len(it) > 1 and not it[0].isupper()]
    return bool(book.lemmas(word)) or all(book.has(capitals(it)) for it in pieces)
