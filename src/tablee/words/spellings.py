"""Other spellings of the same word: British and American, and the French rectifications of 1990.

One word a line, `theatre theater`, in `data/spellings`; of -ise and -ize a rule takes care.
"""

import re
from functools import cache
from pathlib import Path

from tablee.words import Language
from tablee.words.capitals import capitals

FOLDER = Path(__file__).parent / "data" / "spellings"
_ISE = re.compile(r"(?<=.{4})[sz](?=(e|ed|er|es|ing|ation|able)$)")
_SWITCHED = {"s": "z", "z": "s"}


def other_spellings(language: Language, word: str) -> frozenset[str]:
    """As they may be written; whether a dictionary has them is another matter."""
    listed = _table(language).get(capitals(word), frozenset())
    return listed | {_switched(word)} - {word} if language == "en" else listed


def _switched(word: str) -> str:
    """organise for organize."""
    at = _ISE.search(word)
    if at is None or word[at.start() - 1] != "i":
        return word
    return word[: at.start()] + _SWITCHED[word[at.start()]] + word[at.start() + 1 :]


@cache
def _table(language: Language) -> dict[str, frozenset[str]]:
    """By the letters of each, the others."""
    found: dict[str, frozenset[str]] = {}
    for line in (FOLDER / f"{language}.txt").read_text("utf-8").splitlines():
        if not line.startswith("#"):
            words = line.split()
            found |= {capitals(it): frozenset(words) - {it} for it in words}
    return found
