"""The parts of a compound that is written as one word: foot-ball, porte-feuille (TW-47, TW-58, TW-59)."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from tablee.words import Language
from tablee.words.capitals import capitals
from tablee.words.dictionary import Dictionary, load
from tablee.words.families.affixes import Affixes
from tablee.words.families.book import NO_FAMILY, Book, Numbers, open_book
from tablee.words.families.derivation import AFFIXES
from tablee.words.inflections import headwords

LISTED, UNLISTED = 3, 4
"""Letters that a part must have: where a family of it lists the compound, and where only the rest is so listed."""


_ENDINGS = frozenset({"ALLY", "ANNA", "FULLY", "LEDGE", "TABLE"})
"""What looks like a word at the end of faithfully, regrettable, bandanna."""


@lru_cache(maxsize=8192)
def closed_parts(language: Language, word: str) -> tuple[str, ...]:
    """Its parts in plain capitals, as far as people have listed it with them.

    Both parts may be heads of its families (porter and feuille); in English one will do if the other is a common word
    and no ending (butter-fly, but not fat-ten); and a head that lists it as a compound is a part of it (were-wolf).
    """
    dictionary, book, key = load(language), open_book(language), capitals(word)
    names = (word, *headwords(dictionary, word))
    families = NO_FAMILY.union(*map(book.of, names))
    if not families or not key.isalpha():
        return ()
    middle = sorted(range(LISTED, len(key) - LISTED + 1), key=lambda at: abs(2 * at - len(key)))
    seams = [(key[:at], key[at:]) for at in middle]
    heads = {it: _families_of(dictionary, book, it) & families for parts in seams for it in parts}
    compounds = NO_FAMILY.union(*map(book.compound_in, names))
    return (
        next((seam for seam in seams if all(heads[it] for it in seam)), ())
        or next((seam for seam in seams if _is_loose(language, word, heads, seam)), ())
        or next(_single(dictionary, seams, {it for it in heads if heads[it] & compounds}), ())
    )


def _single(
    dictionary: Dictionary, seams: list[tuple[str, str]], heads: set[str]
) -> Iterator[tuple[str, ...]]:
    affixes = AFFIXES[dictionary.language]
    for part, rest in (it for seam in seams for it in (seam, seam[::-1])):
        if (
            part in heads
            and len(rest) >= UNLISTED
            and dictionary.has(rest)
            and not _is_affix(affixes, rest)
        ):
            yield (part,)


def _is_loose(
    language: Language, word: str, heads: Mapping[str, Numbers], seam: tuple[str, str]
) -> bool:
    if language != "en" or not any(heads[it] for it in seam):
        return False
    rest = seam[1] if heads[seam[0]] else seam[0]
    is_part = len(rest) >= UNLISTED and _is_free(AFFIXES["en"], rest)
    return is_part and not _is_doubled(AFFIXES["en"], seam) and _is_in_a_lemma(word, rest)


def _is_doubled(affixes: Affixes, seam: tuple[str, str]) -> bool:
    """A letter doubled before an ending: bar-r-ing, stop-p-age, red-d-ish."""
    left, right = seam
    return left[-1] == right[0] and right[1:].lower() in affixes.suffixes


def _is_in_a_lemma(word: str, part: str) -> bool:
    """Not only in an inflected form: there is no king in panicking, nor sing in cleansing."""
    lemmas = load("en").lemmas(word)
    return not lemmas or any(part in capitals(it) for it in lemmas)


def _is_free(affixes: Affixes, part: str) -> bool:
    """A common word that is no affix."""
    is_common = part in affixes.common() and part not in affixes.grammar
    return is_common and not _is_affix(affixes, part)


def _is_affix(affixes: Affixes, part: str) -> bool:
    written = part.lower()
    return written in affixes.suffixes or written in affixes.prefixes or part in _ENDINGS


def _families_of(dictionary: Dictionary, book: Book, part: str) -> Numbers:
    """Those of which these letters, or what they are a form of, are the head."""
    names = (*book.by_letters(part), *dictionary.lemmas(part))
    return frozenset(it for name in names if (it := book.number(name)) is not None)
