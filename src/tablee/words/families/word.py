"""A word as it was said: what it may stand for, the families that list it, and the parts of a compound."""

import re
from collections.abc import Sequence
from functools import lru_cache
from unicodedata import normalize

from tablee.core.record import Record
from tablee.words import Language
from tablee.words.capitals import capitals, spelled
from tablee.words.dictionary import Dictionary, load
from tablee.words.families.book import Book, Numbers, open_book
from tablee.words.inflections import ADJECTIVE, NOUN, headwords, is_participle
from tablee.words.numbers import read_out
from tablee.words.spellings import other_spellings

_BETWEEN = re.compile(r"[\W_]+")
_AROUND = " \t\n-'’«»“”\"!?,;:()\u00a0\u202f"
_ELIDED = re.compile(r"(?:[ldcjmnst]|qu)'(?=\w)")


class Word(Record, frozen=True):
    said: str
    names: frozenset[str]
    """headwords and listed words; the word itself where nobody knows it"""
    families: Numbers
    is_known: bool
    parts: tuple[frozenset[str], ...] = ()
    """what each part of a compound may stand for"""
    said_parts: tuple[str, ...] = ()
    """the same parts as they were said"""


@lru_cache(maxsize=8192)
def read_word(language: Language, text: str) -> Word:
    """Articles that lean on a word do not count: l’eau is eau; a number is what it is called."""
    dictionary, book = load(language), open_book(language)
    bare = read_out(language, normalize("NFC", text).replace(".", "").strip(_AROUND))
    said = _bare(dictionary, book, bare)
    names = _spelled_otherwise(language, book, _names(dictionary, book, said))
    pieces = [it for it in _BETWEEN.split(said) if len(it) > 1]
    is_compound = len(pieces) > 1 or (pieces and pieces[0] != said)
    return Word(
        said=spelled(said),
        names=names or frozenset({spelled(said)}),
        families=frozenset[int]().union(*map(book.of, names)),
        is_known=bool(names),
        parts=_parts(language, book, pieces) if is_compound else (),
        said_parts=tuple(map(spelled, pieces)) if is_compound else (),
    )


def _spelled_otherwise(language: Language, book: Book, names: frozenset[str]) -> frozenset[str]:
    """theater is theatre, unless people have set the two apart or say more of them."""
    others = {it for name in names for it in other_spellings(language, name)}
    return names | {it for it in others if book.of(it) or not any(map(book.of, names))}


def _bare(dictionary: Dictionary, book: Book, text: str) -> str:
    elided = _ELIDED.match(spelled(text))
    if not elided or book.has(spelled(text)) or dictionary.lemmas(text):
        return text
    return text[elided.end() :]


def _names(dictionary: Dictionary, book: Book, text: str) -> frozenset[str]:
    """The head of a family stands for itself, though a dictionary reads it as a form (mandarine).

    In capitals, or where nobody spells it so, its letters alone decide.
    """
    key, written = capitals(text), spelled(text)
    by_letters = frozenset(book.by_letters(key))
    is_exact = text != key and written in by_letters
    if is_exact and book.number(written) is not None:
        return frozenset({written})
    if (singular := _plural_of_head(dictionary, book, written)) is not None:
        return frozenset({singular})
    lemmas = _unshadowed(dictionary, book, headwords(dictionary, text))
    if is_exact:
        return frozenset({written, *(it for it in lemmas if written in dictionary.forms(it))})
    is_by_letters = text == key or (by_letters and written not in dictionary.spellings(text))
    return by_letters | lemmas if is_by_letters else lemmas


def _plural_of_head(dictionary: Dictionary, book: Book, written: str) -> str | None:
    """plaines are plaine, though the dictionary knows plain alone."""
    singular = written.removesuffix("s")
    if singular == written or book.number(singular) is None:
        return None
    return None if singular in dictionary.lemmas(singular) else singular


def _unshadowed(dictionary: Dictionary, book: Book, lemmas: frozenset[str]) -> frozenset[str]:
    """livres is livre, though one can say tu livres: a noun hides the verb that shares its forms.

    It hides an adjective only where a family lists it: mandarines are no mandarins, but forte is fort.
    """
    if len(lemmas) == 1 or dictionary.language == "en":
        return lemmas
    forms = {lemma: dictionary.forms(lemma) for lemma in lemmas}
    nouns = {lemma: some for lemma, some in forms.items() if len(some) <= NOUN}
    return frozenset(
        it
        for it in lemmas
        if not any(
            some < forms[it]
            and (len(forms[it]) > ADJECTIVE or book.has(noun))
            and not is_participle(dictionary, noun, it)
            for noun, some in nouns.items()
        )
    )


def _parts(language: Language, book: Book, pieces: Sequence[str]) -> tuple[frozenset[str], ...]:
    """A compound may begin with any form: porte-clés holds porte and porter; but code-barres holds nothing barred."""
    dictionary = load(language)
    named = [{spelled(it), *_names(dictionary, book, it)} for it in pieces]
    named[0].update(dictionary.lemmas(pieces[0]))
    return tuple(_spelled_otherwise(language, book, frozenset(it)) for it in named)
