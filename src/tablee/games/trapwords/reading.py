"""How a clue and a guess are read, by the referee and the bots alike (rules TW-23, TW-32 to TW-41, TW-45, TW-46)."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from tablee.core.kit import Lexicon, Tie
from tablee.core.text import fold
from tablee.games.trapwords.pieces import Ground, Language
from tablee.games.trapwords.plain_words import helping, in_two_senses, talk

_PIECE = re.compile(r"[^\W_]+")
_COMMA = re.compile(r"[,;/]")
_APOSTROPHES = frozenset("'’")

WORDS_OF_ONE_LETTER: Mapping[Language, frozenset[str]] = {
    "fr": frozenset("aoy"),
    "en": frozenset("aio"),
}
SOUND: Mapping[Language, frozenset[tuple[str, str]]] = {
    "fr": frozenset(
        {("rime", "avec"), ("rimer", "avec"), ("sonne", "comme"), ("commence", "par")}
        | {("commencer", "par"), ("finit", "par"), ("termine", "par"), ("debute", "par")}
    ),
    "en": frozenset(
        {("rhymes", "with"), ("rhyme", "with"), ("sounds", "like"), ("sound", "like")}
        | {("starts", "with"), ("start", "with"), ("begins", "with"), ("ends", "with")}
    ),
}
"""What people say of how a word sounds or is spelled."""


class Said(NamedTuple):
    """A word of a clue as it is heard."""

    word: str
    before: Sequence[str] = ()
    """What was said in the turn before it."""


LONGEST_ACRONYM = 5
SPELLED = 3
"""Letters in a row that are no accident if the secret begins with them."""
SCRAMBLED = 5
"""Letters that a word must have to be called an anagram."""
LIST = 4
"""So many words in a row, and nothing that joins them, are no sentence."""


def pieces(text: str) -> list[str]:
    """Its words, folded, without hyphens and apostrophes."""
    return _PIECE.findall(fold(text))


def letters(text: str) -> str:
    return "".join(pieces(text))


# What springs a trap


def is_helping(language: Language, word: str) -> bool:
    """Whether it can only hold a sentence together: il peut être vert (TW-23)."""
    return fold(word) in helping(language) or set(pieces(word)) <= helping(language)


def is_doubtful(language: Language, word: str) -> bool:
    """Whether it may do no more than that, though it has another sense: son, est, pouvoir, will."""
    return is_helping(language, word) or fold(word) in in_two_senses(language)


def is_in_passing(language: Language, word: str, clue: Sequence[str]) -> bool:
    """Whether a word only holds its clue together: a trap is sprung by its full sense (TW-23)."""
    is_alone = all(fold(it) == fold(word) for it in clue)
    return is_doubtful(language, word) and not is_alone


def springs(lexicon: Lexicon, language: Language, word: str, against: str) -> Tie | None:
    """How surely a word springs a trap, or is of the secret's family (TW-32, TW-51, TW-57 to TW-61)."""
    if is_helping(language, word) and fold(word) != fold(against):
        return None
    tie = lexicon.tie(language, word, against)
    return "possible" if tie and is_doubtful(language, word) else tie


# What no clue may be


def faults(
    lexicon: Lexicon, language: Language, said: Said, secret: str
) -> Iterator[tuple[Ground, Tie]]:
    """What can be seen without knowing what is meant: spelling, names, codes and other languages (TW-34 to TW-41)."""
    if tie := _spells(language, said, letters(secret)):
        yield "TW-35", tie
    if tie := lexicon.name(language, said.word):
        is_short = said.word.isupper() and len(said.word) <= LONGEST_ACRONYM
        yield ("TW-37" if is_short else "TW-34"), tie
    elif _is_code(said.word) or lexicon.is_foreign(language, said.word):
        yield "TW-41", "possible"


def _spells(language: Language, said: Said, secret: str) -> Tie | None:
    """Letter by letter, backwards, in pieces, as an anagram, or by what it sounds like (TW-35)."""
    word = letters(said.word)
    if word == secret:
        return None
    if word == secret[::-1] or _is_in_pieces(said, secret):
        return "certain"
    if run := _letters_in_a_row(said):
        if len(run) >= SPELLED and secret.startswith(run):
            return "certain"
        if len(run) >= SPELLED or not set(run) <= WORDS_OF_ONE_LETTER[language]:
            return "possible"
    is_anagram = len(word) >= SCRAMBLED and sorted(word) == sorted(secret)
    last = fold(said.before[-1]) if said.before else ""
    return "possible" if is_anagram or (last, word) in SOUND[language] else None


def _is_in_pieces(said: Said, secret: str) -> bool:
    """Whether the last words together are the secret: drag, on."""
    joined = letters(said.word)
    for word in reversed(said.before):
        joined = letters(word) + joined
        if len(joined) >= len(secret):
            return joined == secret
    return False


def _letters_in_a_row(said: Said) -> str:
    """The single letters with which what was said ends."""
    run = ""
    for word in (said.word, *reversed(said.before)):
        spelled = pieces(word)
        is_elided = len(spelled) > 1 and not _APOSTROPHES.isdisjoint(word)  # s’y, n’a
        if not spelled or is_elided or any(len(it) > 1 or not it.isalpha() for it in spelled):
            break
        run = "".join(spelled) + run
    return run


def _is_code(word: str) -> bool:
    return any(map(str.isdigit, word)) and any(map(str.isalpha, word))


# Guesses


def candidates(language: Language, text: str) -> tuple[str, ...]:
    """The words of a guess that name something; in a sentence also without what people say before they guess."""
    words = [it for it in pieces(text) if it not in helping(language)]
    is_sentence = len(pieces(text)) > 1
    said = talk(language) if is_sentence else frozenset()
    return tuple(dict.fromkeys(it for it in words if it not in said))


def is_list(language: Language, text: str) -> bool:
    """Several guesses in one: words in a row that nothing joins (TW-46)."""
    parts = [pieces(it) for it in _COMMA.split(text)]
    is_counted = len(parts) >= LIST - 1 and all(len(it) == 1 for it in parts)
    is_joined = any(it in helping(language) for it in pieces(text))
    return is_counted or (len(candidates(language, text)) >= LIST and not is_joined)
