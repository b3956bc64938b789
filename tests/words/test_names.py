"""Names and words of another language, which no clue may hold (TW-34, TW-37)."""

import pytest

from tablee.words import Language
from tablee.words.names import is_foreign, name


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("fr", "Allemagne"),
        ("fr", "l’allemagne"),
        ("fr", "américaines"),
        ("fr", "FBI"),
        ("en", "germany"),
        ("en", "Germans"),
        ("en", "USA"),
    ],
)
def test_names_and_what_is_made_of_them(language: Language, word: str) -> None:
    assert name(language, word) == "certain"


@pytest.mark.parametrize(
    ("language", "word"), [("fr", "suisses"), ("fr", "Zorglub"), ("en", "turkey"), ("en", "Zog")]
)
def test_what_may_be_a_name(language: Language, word: str) -> None:
    assert name(language, word) == "possible"


@pytest.mark.parametrize(
    ("language", "word"),
    [
        ("fr", "Pierre"),  # who says pierre may mean a stone
        ("fr", "TV"),
        ("fr", "Chien"),
        ("fr", "Arc-en-ciel"),
        ("fr", "zorglub"),
        ("en", "Dog"),
        ("en", "12"),
    ],
)
def test_other_words_are_no_names(language: Language, word: str) -> None:
    assert name(language, word) is None


@pytest.mark.parametrize(
    ("language", "word", "expected"),
    [
        ("fr", "dog", True),
        ("fr", "wolf", True),
        ("en", "maison", True),
        ("en", "l’arbre", True),
        ("fr", "week-end", False),
        ("fr", "table", False),
        ("en", "table", False),
        ("fr", "zorglub", False),
        ("fr", "12", False),
    ],
)
def test_words_of_the_other_language(language: Language, word: str, expected: bool) -> None:
    assert is_foreign(language, word) is expected
