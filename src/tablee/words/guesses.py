"""When a guess holds the secret word (TW-46, TW-47, TW-48)."""

from collections.abc import Iterator
from functools import lru_cache

from tablee.words import Language
from tablee.words.capitals import capitals, parts
from tablee.words.dictionary import Dictionary, load
from tablee.words.families.compounds import closed_parts
from tablee.words.numbers import read_out
from tablee.words.spellings import other_spellings

Way = tuple[frozenset[str], ...]
"""One way to say a word: for each of its parts, the folded forms that will do."""

APART = 3
"""Pieces, at most, that a word written as one may have been typed in: trap door."""


def is_right_guess(language: Language, secret: str, guess: str) -> bool:
    """Does the guess hold the secret or an inflection of it, as whole words or parts of a compound?

    In any of its spellings, with a hyphen, a space or neither; a compound written as one holds its parts (werewolf).
    """
    said = parts(read_out(language, guess))
    ways = _ways(language, secret)
    return (
        any(_holds(said, way) for way in ways)
        or any(_is_joined(said, way) for way in ways)
        or any(_holds([part], way) for it in said for part in _parts(language, it) for way in ways)
    )


def _holds(said: list[str], way: Way) -> bool:
    size = len(way)
    starts = range(len(said) - size + 1)
    return any(all(map(_is_in, said[at : at + size], way)) for at in starts)


def _is_in(part: str, forms: frozenset[str]) -> bool:
    return part in forms


def _is_joined(said: list[str], way: Way) -> bool:
    """week end for weekend, and weekend for week-end."""
    if len(way) > 1:
        return any(_spells(it, way) for it in said)
    pieces = range(2, APART + 1)
    runs = ("".join(said[at : at + size]) for size in pieces for at in range(len(said) - size + 1))
    return any(it in way[0] for it in runs)


def _spells(word: str, way: Way) -> bool:
    """Whether it is one form of each part, written as one."""
    if not way:
        return not word
    return any(word.startswith(it) and _spells(word[len(it) :], way[1:]) for it in way[0])


def _parts(language: Language, said: str) -> tuple[str, ...]:
    """What is said comes in capitals; the dictionary knows how that is written."""
    written = load(language).spellings(said) or (said.lower(),)
    return tuple(dict.fromkeys(part for it in written for part in closed_parts(language, it)))


@lru_cache(maxsize=1024)
def _ways(language: Language, secret: str) -> tuple[Way, ...]:
    dictionary, read = load(language), read_out(language, secret.strip())
    spellings = (read, *sorted(other_spellings(language, read)))
    lemmas = [it for it in dictionary.lemmas(read) if capitals(it) != capitals(read)]
    others = (it for lemma in lemmas for it in sorted(other_spellings(language, lemma)))
    return tuple(
        way
        for it in dict.fromkeys((*spellings, *others))
        if parts(it)
        for way in _ways_to_say(language, dictionary, it, parts(it))
    )


def _ways_to_say(
    language: Language, dictionary: Dictionary, secret: str, pieces: list[str]
) -> Iterator[Way]:
    for form in _forms(dictionary, secret):
        yield tuple(frozenset({piece}) for piece in parts(form))
    if len(pieces) > 1:
        yield tuple(_any_spelling(language, dictionary, piece) for piece in pieces)


def _any_spelling(language: Language, dictionary: Dictionary, piece: str) -> frozenset[str]:
    spellings = (piece, *other_spellings(language, piece.lower()))
    return frozenset(form for it in spellings for form in _forms(dictionary, it))


def _forms(dictionary: Dictionary, word: str) -> frozenset[str]:
    """Folded; a lemma has its own forms only, so that livrer does not answer LIVRE (TW-48)."""
    key = capitals(word)
    lemmas = dictionary.lemmas(word)
    own = [lemma for lemma in lemmas if capitals(lemma) == key]
    forms = {capitals(form) for lemma in own or lemmas for form in dictionary.forms(lemma)}
    return frozenset(forms or {key, f"{key}S"})  # of a word it does not know, the plainest plural
