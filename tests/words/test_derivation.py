"""Words derived by rule, from families made for the purpose and from the language."""

import pytest

from tablee.words import Language
from tablee.words.families.book import Book
from tablee.words.families.derivation import origins
from tablee.words.families.files import parse


def book(*lines: str) -> Book:
    return Book(map(parse, lines))


@pytest.mark.parametrize(
    ("language", "word", "base"),
    [
        ("fr", "nageur", "nager"),
        ("fr", "poissonnier", "poisson"),
        ("fr", "coutelier", "couteau"),
        ("fr", "politicien", "politique"),
        ("fr", "historien", "histoire"),
        ("fr", "balayer", "balai"),
        ("fr", "rapidité", "rapide"),
        ("fr", "embarquer", "barque"),
        ("fr", "adoucir", "doux"),
        ("fr", "arrondir", "rond"),
        ("fr", "remonter", "monter"),
        ("fr", "illégal", "légal"),
        ("en", "happiness", "happy"),
        ("en", "planner", "plan"),
        ("en", "musician", "music"),
        ("en", "rewrite", "write"),
        ("en", "unhappy", "happy"),
        ("en", "waterproof", "water"),
    ],
)
def test_a_word_comes_from_another(language: Language, word: str, base: str) -> None:
    assert base in {it.word for it in origins(language, word)}


@pytest.mark.parametrize(
    ("language", "word", "base"),
    [
        ("fr", "châtier", "chat"),  # a circumflex
        ("fr", "repas", "pas"),  # too little is left
        ("fr", "regarde", "garde"),  # re- makes verbs
        ("fr", "image", "mage"),
        ("fr", "danser", "dans"),  # a word of grammar
        ("fr", "nager", "nageur"),  # the other way round
        ("en", "season", "sea"),
        ("en", "friendship", "ship"),
        ("en", "carpet", "car"),
    ],
)
def test_another_does_not(language: Language, word: str, base: str) -> None:
    assert base not in {it.word for it in origins(language, word)}


def test_families_whose_heads_list_each_other_are_one() -> None:
    made = book("proche: approcher, proximité", "approcher: proche, approchable", "loin: lointain")

    assert len(made) == 2
    assert made.of("proximité") == made.of("approchable")
    assert made.head(*made.of("approchable")) == "proche"


def test_a_word_in_two_families_does_not_join_them() -> None:
    made = book("jour: abat-jour", "abattre: abat-jour", "nuit: nuitée")

    assert made.of("jour") != made.of("abattre")
    assert not made.are_apart(made.of("jour"), made.of("abattre"))
    assert made.are_apart(made.of("jour"), made.of("nuit"))
    assert not made.are_apart(made.of("jour"), made.of("zorglub"))


def test_a_root_marks_words_at_its_place() -> None:
    made = book(
        "eau: aqueux; roots aqua-", "peur: peureux; roots -phobie", "œil: yeux; roots -ocul-"
    )

    assert made.marked("aquaplanage") == made.of("eau")
    assert made.marked("agoraphobie") == made.of("peur")
    assert made.marked("binoculaire") == made.of("œil")
    assert not made.marked("phobie-club")
