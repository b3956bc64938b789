"""Searching by pattern finds what a search through all words finds."""

from collections import Counter
from random import Random

import pytest

from tablee.words.capitals import ALPHABET, VOWELS
from tablee.words.dictionary import Dictionary
from tablee.words.pattern import BadPattern


def fits(word: str, pattern: str, letters: Counter[str] | None) -> bool:
    """Slowly and plainly."""
    for letter, sign in zip(word, pattern, strict=True):
        is_vowel = letter in VOWELS
        if not (
            sign in ("?", letter) or (sign == "@" and is_vowel) or (sign == "#" and not is_vowel)
        ):
            return False
    hidden = Counter(letter for letter, sign in zip(word, pattern, strict=True) if sign in "?@#")
    return letters is None or all(hidden[it] <= letters[it] for it in hidden)


def a_question(word: str, chance: Random) -> tuple[str, Counter[str] | None]:
    def sign(letter: str) -> str:
        back = "@" if letter in VOWELS else "#"
        return chance.choice([letter, "?", back, back])

    letters = Counter(chance.choices(ALPHABET, k=40)) + Counter(word)
    return "".join(map(sign, word)), chance.choice([None, letters])


@pytest.mark.parametrize("length", [2, 3, 5, 8, 11, 20])
def test_a_search_finds_what_brute_force_finds(french: Dictionary, length: int) -> None:
    chance = Random(length)
    everything = list(french.match("?" * length))
    assert everything == sorted(set(everything))
    for _ in range(12):
        pattern, letters = a_question(chance.choice(everything), chance)
        expected = [word for word in everything if fits(word, pattern, letters)]
        found = french.match(pattern, letters=letters)
        assert list(found) == expected
        assert len(found) == len(expected)


def test_the_example_of_the_rulebook(french: Dictionary) -> None:  # WZ-T1
    assert "MACHINES" in list(french.match("M?C?IN??"))
    assert "MACHINES" in list(french.match("M@C#I#@#"))
    assert "MACHINES" not in list(french.match("M@C#I#@@"))


def test_letters_bound_the_unknown_places_only(english: Dictionary) -> None:
    assert "TATTOO" in list(english.match("T?TT??", letters=Counter("AOO")))
    assert "TATTOO" not in list(english.match("T?TT??", letters=Counter("AO")))
    assert "TATTOO" not in list(english.match("??????", letters=Counter("TTAOO")))
    assert list(english.match("C?T", letters={})) == []
    assert list(english.match("CAT", letters={})) == ["CAT"]


def test_a_pattern_may_be_written_small_and_with_accents(french: Dictionary) -> None:
    assert list(french.match("été")) == ["ETE"]


def test_no_word_is_that_long(french: Dictionary) -> None:
    found = french.match("?" * 60, letters=Counter("A"))
    assert (list(found), len(found)) == ([], 0)


def test_nothing_fits(french: Dictionary) -> None:
    found = french.match("ZZZZZQ")
    assert (list(found), len(found)) == ([], 0)


@pytest.mark.parametrize("pattern", ["", "  ", "M C", "M-C", "M1C", "M*C", "Ж?", "\ud800"])
def test_what_is_no_pattern_is_refused(french: Dictionary, pattern: str) -> None:
    with pytest.raises(BadPattern):
        french.match(pattern)
