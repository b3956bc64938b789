"""In which language a bot thinks: that of the table, or at one with two the one in which it knows its word (EL-G12)."""

from tablee.bots.entre_les_lignes.links import lists
from tablee.games.entre_les_lignes.view import View
from tablee.words import LANGUAGES, Language
from tablee.words.capitals import spelled
from tablee.words.packs import two_words
from tablee.words.pictures import Thing

BOTH = " / "
"""Between what is said in one language and in the other."""


def own_word(view: View) -> tuple[Language, str]:
    """The language and the word."""
    assert view.own is not None
    language, word = view.options.language, view.own.word
    if language != "both":
        return language, word
    french, english = two_words(word)
    if spelled(french) not in lists("fr") and spelled(english) in lists("en"):
        return "en", english
    return "fr", french


def tongues(view: View) -> tuple[Language, ...]:
    """In which languages everybody at the table is told something."""
    language = view.options.language
    return LANGUAGES if language == "both" else (language,)


def name_of(view: View, thing: Thing) -> str:
    """As everybody at the table can read it."""
    return BOTH.join(dict.fromkeys(thing.names[it] for it in tongues(view)))
