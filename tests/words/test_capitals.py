"""Words as letter cards show them."""

from unicodedata import normalize

import pytest

from tablee.words.capitals import ALPHABET, CONSONANTS, VOWELS, capitals, is_plain, parts, spelled


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("machines", "MACHINES"),
        ("Élève", "ELEVE"),
        ("cœur", "COEUR"),
        ("Œdème", "OEDEME"),
        ("ex æquo", "EX AEQUO"),
        ("ça", "CA"),
        ("naïf", "NAIF"),
        ("Noël", "NOEL"),
        ("ambiguë", "AMBIGUE"),
        ("cañon", "CANON"),
        ("ångström", "ANGSTROM"),
        ("aujourd’hui", "AUJOURD'HUI"),
        ("arc\u2011en\u2010ciel", "ARC-EN-CIEL"),
        ("", ""),
    ],
)
def test_accents_fall_and_ligatures_are_two_letters(written: str, shown: str) -> None:  # WZ-G7
    assert capitals(written) == shown
    assert capitals(normalize("NFD", written)) == shown
    assert capitals(shown) == shown


def test_y_is_a_vowel_and_every_letter_is_one_or_the_other() -> None:  # WZ-G8
    assert "Y" in VOWELS
    assert sorted(VOWELS + CONSONANTS) == sorted(ALPHABET)


@pytest.mark.parametrize("word", ["", "cheval", "CERF-VOLANT", "L'EAU", "ÉTÉ", "A B", "3D", "Ж"])
def test_only_plain_capitals_can_be_laid(word: str) -> None:
    assert not is_plain(word)


def test_plain_capitals_can_be_laid() -> None:
    assert is_plain("CHEVAL")


def test_a_text_falls_into_whole_words() -> None:
    assert parts("L’œil, c’est… le cerf-volant !") == [
        "L",
        "OEIL",
        "C",
        "EST",
        "LE",
        "CERF",
        "VOLANT",
    ]
    assert parts(" ?! ") == []


def test_a_spelling_is_small_letters_in_one_form() -> None:
    assert spelled(normalize("NFD", "Été")) == "été"
    assert spelled("Aujourd’hui") == "aujourd'hui"
