"""When two forms are one word."""

from tablee.words import Language
from tablee.words.capitals import capitals
from tablee.words.dictionary import Dictionary, load

NOUN = 2
"""A noun has two forms, which a verb may share by chance: livre and livrer."""
PARTICIPLES = ("u", "é", "i", "is", "it", "os", "ert", "aint", "eint", "oint")
ADJECTIVE = 5
"""An adjective has no more forms than this (beau, bel, belle, beaux, belles), a verb has."""


def same_word(language: Language, a: str, b: str) -> bool:
    """Are these inflections of one word? chevaux is CHEVAL; scientifique is not SCIENCE."""
    dictionary = load(language)
    known = headwords(dictionary, a)
    return not known.isdisjoint(headwords(dictionary, b)) if known else capitals(a) == capitals(b)


def headwords(dictionary: Dictionary, word: str) -> frozenset[str]:
    """The lemmas it stands for; a lemma stands for itself, a participle for its verb as well.

    livre is no form of livrer here, but vu is one of voir: all of vu, vue, vus and vues are;
    and forte, though a noun too, is one of fort. An English form is one whatever else it is:
    feeling is of feel, and better of good.
    """
    lemmas = dictionary.lemmas(word)
    own = {lemma for lemma in lemmas if capitals(lemma) == capitals(word)}
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
