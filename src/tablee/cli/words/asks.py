"""What can be asked about words, and the answer as programs get it."""

from collections import Counter
from typing import Any

from tablee.cli.errors import FAILED, Problem
from tablee.core.record import Record
from tablee.words import Language
from tablee.words.capitals import capitals, is_plain
from tablee.words.dictionary import load
from tablee.words.families import related
from tablee.words.frequency import zipf
from tablee.words.guesses import is_right_guess
from tablee.words.lexicon import COMMAND, NoLexicon
from tablee.words.pattern import BadPattern

Reply = dict[str, Any]


class Check(Record, frozen=True, tag_field="ask", tag="check"):
    """Is this a word?"""

    language: Language
    word: str


class Guess(Record, frozen=True, tag_field="ask", tag="guess"):
    """Does a guess hold the secret word?"""

    language: Language
    secret: str
    guess: str


class Match(Record, frozen=True, tag_field="ask", tag="match"):
    """Which words fit a pattern? `letters` are the cards that may fill the unknown places, such as AABEZ."""

    language: Language
    pattern: str
    letters: str | None = None


class Related(Record, frozen=True, tag_field="ask", tag="related"):
    """Are two words of one family, and why?"""

    language: Language
    a: str
    b: str


Ask = Check | Guess | Match | Related


def answer(ask: Ask) -> Reply:
    try:
        match ask:
            case Check():
                return _check(ask)
            case Guess():
                return _guess(ask)
            case Match():
                return _match(ask)
            case Related():
                return _related(ask)
    except NoLexicon as missing:
        where = str(missing.path)
        raise Problem("no_lexicon", status=FAILED, path=where, command=COMMAND) from None
    except BadPattern:
        raise Problem("bad_pattern", given=ask.pattern if isinstance(ask, Match) else "") from None


def _check(ask: Check) -> Reply:
    _require_text(ask.word)
    dictionary = load(ask.language)
    folded = capitals(ask.word.strip())
    spellings = dictionary.spellings(folded)
    return {
        "language": ask.language,
        "word": ask.word,
        "folded": folded,
        "valid": dictionary.has(folded),
        "known": bool(spellings),
        "spellings": spellings,
        "lemmas": dictionary.lemmas(ask.word.strip()),
        "zipf": zipf(ask.language, ask.word.strip()),
    }


def _guess(ask: Guess) -> Reply:
    _require_text(ask.secret, ask.guess)
    right = is_right_guess(ask.language, ask.secret, ask.guess)
    return {"language": ask.language, "secret": ask.secret, "guess": ask.guess, "right": right}


def _match(ask: Match) -> Reply:
    letters = None if ask.letters is None else _cards(ask.letters)
    found = load(ask.language).match(ask.pattern, letters=letters)
    told = {"language": ask.language, "pattern": ask.pattern, "letters": ask.letters}
    return {**told, "count": len(found), "words": list(found)}


def _related(ask: Related) -> Reply:
    _require_text(ask.a, ask.b)
    found = related(ask.language, ask.a, ask.b)
    told = {"language": ask.language, "a": ask.a, "b": ask.b}
    return {**told, "related": found.kind, "why": found.why, "link": list(found.link)}


def _require_text(*words: str) -> None:
    if not all(word.strip() for word in words):
        raise Problem("no_word")


def _cards(letters: str) -> Counter[str]:
    folded = capitals("".join(letters.split()))
    if folded and not is_plain(folded):
        raise Problem("bad_letters", given=letters)
    return Counter(folded)
