"""When two forms are one word, and when a guess holds the secret word (TW-46, TW-47, TW-48)."""

from collections.abc import Iterator
from functools import lru_cache

from tablee.words import Language
from tablee.words.dictionary import Dictionary, load
from tablee.words.fold import fold, parts

Way = tuple[frozenset[str], ...]
"""One way to say a word: for each of its parts, the folded forms that will do."""

NOUN = 2
"""A noun has two forms, which a verb may share by chance: livre and livrer."""
PARTICIPLES = ("u", "é", "i", "is", "it", "os", "ert", "aint", "eint", "oint")
ADJECTIVE = 5
"""An adjective has no more forms than this (beau, bel, belle, beaux, belles), a verb has."""


def same_word(language: Language, a: str, b: str) -> bool:
    """Are these inflections of one word? chevaux is CHEVAL; scientifique is not SCIENCE."""
    dictionary = load(language)
    known = headwords(dictionary, a)
    return not known.isdisjoint(headwords(dictionary, b)) if known else fold(a) == fold(b)


def headwords(dictionary: Dictionary, word: str) -> frozenset[str]:
    """The lemmas it stands for; a lemma stands for itself, a participle for its verb as well.

    livre is no form of livrer here, but vu is one of voir: all of vu, vue, vus and vues are;
    and forte, though a noun too, is one of fort. An English form is one whatever else it is:
    feeling is of feel, and better of good.
    """
    lemmas = dictionary.lemmas(word)
    own = {lemma for lemma in lemmas if fold(lemma) == fold(word)}
    if not own or dictionary.language == "en":
        return frozenset(lemmas)
    forms = [forms for it in own if len(forms := dictionary.forms(it)) > NOUN]
    others = {
        it
        for it in lemmas
        if any(some <= dictionary.forms(it) for some in forms)
        or any(is_participle(dictionary, lemma, it) for lemma in own)
    }
    adjectives = {it for it in lemmas if NOUN < len(dictionary.forms(it)) <= ADJECTIVE}
    return frozenset(own | others | adjectives)


def is_participle(dictionary: Dictionary, word: str, verb: str) -> bool:
    """vécu is one of vivre, though it is a noun as well: vécue and vécues are there, too."""
    return word.endswith(PARTICIPLES) and {f"{word}e", f"{word}es"} <= dictionary.forms(verb)


def is_right_guess(language: Language, secret: str, guess: str) -> bool:
    """Does the guess hold the secret or an inflection of it, as whole words or parts of a compound?"""
    said = parts(guess)
    return any(_holds(said, way) for way in _ways(language, secret))


def _holds(said: list[str], way: Way) -> bool:
    size = len(way)
    starts = range(len(said) - size + 1)
    return any(all(map(_is_in, said[at : at + size], way)) for at in starts)


def _is_in(part: str, forms: frozenset[str]) -> bool:
    return part in forms


@lru_cache(maxsize=1024)
def _ways(language: Language, secret: str) -> tuple[Way, ...]:
    pieces = parts(secret)
    if not pieces:
        return ()
    return tuple(_ways_to_say(load(language), secret, pieces))


def _ways_to_say(dictionary: Dictionary, secret: str, pieces: list[str]) -> Iterator[Way]:
    for form in _forms(dictionary, secret.strip()):
        yield tuple(frozenset({piece}) for piece in parts(form))
    if len(pieces) > 1:
        yield tuple(_forms(dictionary, piece) for piece in pieces)
        yield (frozenset({"".join(pieces)}),)  # weekend for week-end


def _forms(dictionary: Dictionary, word: str) -> frozenset[str]:
    """Folded; a lemma has its own forms only, so that livrer does not answer LIVRE (TW-48)."""
    key = fold(word)
    lemmas = dictionary.lemmas(word)
    own = [lemma for lemma in lemmas if fold(lemma) == key]
    forms = {fold(form) for lemma in own or lemmas for form in dictionary.forms(lemma)}
    return frozenset(forms or {key, f"{key}S"})  # of a word it does not know, the plainest plural
