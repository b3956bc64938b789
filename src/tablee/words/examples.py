"""Examples of a word, such as a python for a snake: no clue may be one (TW-33)."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from tablee.words import Language
from tablee.words.associations import read_associations
from tablee.words.capitals import capitals
from tablee.words.inflections import same_word

FOLDER = Path(__file__).parent / "data" / "examples"


def is_example(language: Language, word: str, of: str) -> bool:
    """Whether our lists name it as one, in any form."""
    return any(same_word(language, word, it) for it in _examples(language).get(capitals(of), ()))


@cache
def _examples(language: Language) -> Mapping[str, tuple[str, ...]]:
    listed = read_associations((FOLDER / f"{language}.txt").read_text("utf-8"))
    return {capitals(word): kinds for word, kinds in listed}
