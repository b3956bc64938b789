"""Names, adjectives made of names, and words of another language: what no clue may hold (TW-34, TW-37, TW-41)."""

from functools import cache
from pathlib import Path

from tablee.core.kit import Tie
from tablee.words import LANGUAGES, Language
from tablee.words.capitals import capitals, parts
from tablee.words.dictionary import load
from tablee.words.slips import is_known

FOLDER = Path(__file__).parent / "data" / "names"
MAYBE = "?"
LEAST = 3
"""Letters below which a word may be anything."""


def name(language: Language, word: str) -> Tie | None:
    """How surely it is a name or made of one: by our lists, or by a capital that no word here has."""
    sure, maybe = _names(language)
    said = [capitals(word), *parts(word)[-1:]]
    lemmas = [capitals(it) for it in load(language).lemmas(word)]
    keys = {*said, *lemmas, *(it.removesuffix("S") for it in said)}
    if keys & sure and not keys & maybe:
        return "certain"
    if keys & maybe:
        return "possible"
    return "possible" if word[:1].isupper() and not is_ours(language, word) else None


def is_foreign(language: Language, word: str) -> bool:
    """A word of the other language, and none of this one."""
    if is_ours(language, word):
        return False
    others = [load(it) for it in LANGUAGES if it != language]
    pieces = [it for it in parts(word) if len(it) >= LEAST and not is_known(language, it)]
    return any(other.has(it) for it in pieces for other in others)


def is_ours(language: Language, word: str) -> bool:
    """Whether it is a word of this language, as a whole or part by part: what is not may be anybody's name."""
    pieces = parts(word)
    return is_known(language, word) or all(
        len(it) < LEAST or is_known(language, it) for it in pieces
    )


@cache
def _names(language: Language) -> tuple[frozenset[str], frozenset[str]]:
    lines = (FOLDER / f"{language}.txt").read_text("utf-8").splitlines()
    sure = [line for line in lines if line[:1] not in ("#", MAYBE)]
    maybe = [line for line in lines if line.startswith(MAYBE)]
    return _folded(sure), _folded(maybe)


def _folded(lines: list[str]) -> frozenset[str]:
    return frozenset(capitals(word) for line in lines for word in line.split() if word != MAYBE)
