"""Which words a word may come from, by the affixes of its language and confirmed by the dictionary."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from tablee.core.record import Record
from tablee.words import Language
from tablee.words.capitals import capitals
from tablee.words.dictionary import load
from tablee.words.families.affixes import Affixes
from tablee.words.families.book import open_book
from tablee.words.families.english import ENGLISH
from tablee.words.families.french import FRENCH

AFFIXES: dict[Language, Affixes] = {"fr": FRENCH, "en": ENGLISH}
PREFIXES: dict[Language, frozenset[str]] = {
    language: frozenset(map(capitals, (*affixes.prefixes, *affixes.around)))
    for language, affixes in AFFIXES.items()
}
LONGEST = max(len(ending) for affixes in AFFIXES.values() for ending in affixes.suffixes)
ADJECTIVE = 5
"""An adjective or a noun has fewer forms than this, a verb more."""

HATS = frozenset("âêîôû")

PART = 4
"""Letters that a part of a compound written as one word must have: season is not of sea."""
By = Literal["suffix", "prefix", "split"]


class Origin(Record, frozen=True):
    word: str
    by: By


@lru_cache(maxsize=8192)
def origins(language: Language, word: str) -> tuple[Origin, ...]:
    """One step back: nageur comes from nager, embarquer from barque, relire from lire."""
    affixes = AFFIXES[language]
    found: dict[str, By] = {}
    for key, by, cut in _candidates(affixes, word):
        for name in known(language, key) if key not in affixes.grammar else ():
            if _have_same_hats(word[cut:], name):
                found.setdefault(name, by)
    found.pop(word, None)
    return tuple(Origin(name, by) for name, by in found.items())


def are_prefixed_apart(language: Language, a: str, b: str) -> bool:
    """Two prefixes before one stem make two words: dérouler and enrouler; but rappeler is of appeler."""
    return any(
        stem == same and not one.endswith(other) and not other.endswith(one)
        for one, stem in _prefixed(language, a)
        for other, same in _prefixed(language, b)
    )


def _prefixed(language: Language, word: str) -> Iterator[tuple[str, str]]:
    """A prefix and how the rest of the word begins, in every way it may be cut."""
    key, least = capitals(word), AFFIXES[language].stem
    for prefix in PREFIXES[language]:
        if key.startswith(prefix) and len(key) >= len(prefix) + least:
            yield prefix, key[len(prefix) : len(prefix) + least]


def _have_same_hats(word: str, base: str) -> bool:
    """A circumflex tells words apart: châtier is not of chat, nor roller of rôle."""
    return all(a == b or not {a, b} & HATS for a, b in zip(word, base, strict=False))


@lru_cache(maxsize=8192)
def known(language: Language, key: str) -> tuple[str, ...]:
    """The words of these letters: lemmas, listed words, and the lemma of a feminine (douce is doux)."""
    dictionary = load(language)
    listed = open_book(language).by_letters(key)
    if not dictionary.has(key):
        return listed
    lemmas = [
        lemma
        for lemma in dictionary.lemmas(key)
        if capitals(lemma) == key or (key[-1] == "E" and len(dictionary.forms(lemma)) < ADJECTIVE)
    ]
    return tuple(dict.fromkeys((*listed, *lemmas)))


def _candidates(affixes: Affixes, word: str) -> Iterator[tuple[str, By, int]]:
    """Letters of a word that may be there, by which rule, and how much of a prefix was cut for it."""
    for key in _without_suffix(affixes, word):
        yield key, "suffix", 0
    for prefix, key in _without_prefix(affixes, word):
        yield key, "prefix", len(prefix)
    for at in _seams(affixes, word):
        yield capitals(word[:at]), "split", 0
        yield capitals(word[at:]), "split", at


def _seams(affixes: Affixes, word: str) -> Iterator[int]:
    """Where it may be two common words, neither of them an affix: foot-ball, but not friend-ship."""
    common = affixes.common()
    for at in range(PART, len(word) - PART + 1) if common else ():
        first, last = word[:at], word[at:]
        are_words = first not in affixes.prefixes and last not in affixes.suffixes
        if are_words and capitals(first) in common and capitals(last) in common:
            yield at


def _without_suffix(affixes: Affixes, word: str) -> Iterator[str]:
    for size in range(1, min(LONGEST, len(word) - 2) + 1):
        ending = word[-size:]
        for base in affixes.suffixes.get(ending, ()):
            least = affixes.stem + (ending in affixes.weak) - (base in affixes.verb_endings)
            for stem in _stems(affixes, capitals(word[:-size])):
                if len(stem) >= least:
                    yield stem + base


def _without_prefix(affixes: Affixes, word: str) -> Iterator[tuple[str, str]]:
    for size in range(1, min(LONGEST, len(word) - affixes.stem) + 1):
        prefix, rest = word[:size], word[size:]
        least = affixes.prefixes.get(prefix)
        if least is not None and len(rest) >= least and _may_be_verb(affixes, prefix, word):
            yield prefix, capitals(rest)
        if prefix in affixes.around and word.endswith(affixes.made):
            for stem in _stems(affixes, capitals(rest[:-2])):
                if len(stem) >= affixes.stem:
                    yield prefix, stem
                    yield prefix, stem + "E"


def _may_be_verb(affixes: Affixes, prefix: str, word: str) -> bool:
    return prefix not in affixes.of_verbs or word.endswith(affixes.infinitives)


def _stems(affixes: Affixes, stem: str) -> Iterator[str]:
    """As it stands before an ending, and as it may stand without one."""
    yield stem
    if stem[-1:] == stem[-2:-1]:
        yield stem[:-1]
    for end, other in affixes.changes:
        if stem.endswith(end):
            yield stem[: len(stem) - len(end)] + other
