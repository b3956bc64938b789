"""The family files are whole: every line is a family that a person can review."""

from pathlib import Path
from unicodedata import is_normalized

import pytest

from tablee.words import LANGUAGES, Language
from tablee.words.capitals import capitals
from tablee.words.families.book import open_book
from tablee.words.families.files import BadLine, Family, families_in, parse, paths
from tablee.words.families.files import read_families as read
from tablee.words.families.measure import names, read_pairs

FILES = [path for language in LANGUAGES for path in paths(language)]
ENOUGH: dict[Language, int] = {"fr": 3000, "en": 1500}


def listed(family: Family) -> list[str]:
    return [
        *family.members,
        *family.compounds,
        *family.loosely,
        *family.alone,
        *family.doubtful,
    ]


def test_a_line_is_a_family() -> None:
    line = "lait: laitier, lactique; roots lact-, -lact-; short LT; not lettre, laid"

    assert parse(line) == Family(
        "lait", ("laitier", "lactique"), ("lact-", "-lact-"), ("LT",), ("lettre", "laid")
    )


def test_compounds_have_their_place_in_a_line() -> None:
    line = "book: bookish; compounds bookcase, bookshop; loosely notebook; not boot"

    assert parse(line) == Family(
        "book",
        ("bookish",),
        lookalikes=("boot",),
        compounds=("bookcase", "bookshop"),
        loosely=("notebook",),
    )


def test_so_has_what_is_kin_of_the_head_alone() -> None:
    assert parse("laver: laveur; alone lavabo") == Family("laver", ("laveur",), alone=("lavabo",))


def test_a_family_may_have_nothing_but_lookalikes() -> None:
    assert parse("cerf: ; not cerfeuil") == Family("cerf", lookalikes=("cerfeuil",))


@pytest.mark.parametrize(
    "line", ["lait", ": laitier", "lait: ", "lait: laitier; also lacté", "lait: laitier; not"]
)
def test_anything_else_is_refused(line: str) -> None:
    with pytest.raises(BadLine):
        parse(line)


def test_there_are_families_in_every_language() -> None:
    for language in LANGUAGES:
        assert paths(language)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_file_is_in_order(path: Path) -> None:
    text = path.read_text("utf-8")

    assert text.startswith("# Word families of Tablée. Our own work. Licence: CC0-1.0.\n")
    assert is_normalized("NFC", text)
    for family in families_in(path):
        assert capitals(family.head).startswith(path.stem.upper())
        for word in (family.head, *listed(family), *family.lookalikes):
            assert word == word.strip()
            assert capitals(word).replace("-", "").replace("'", "").replace(" ", "").isalnum(), word
        for root in family.roots:
            assert len(root.strip("-")) > 2
            assert root.strip("-") != root


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_family_says_nothing_twice(language: Language) -> None:
    heads = [family.head for family in read(language)]

    assert sorted({it for it in heads if heads.count(it) > 1}) == []
    for family in read(language):
        members = listed(family)
        assert len(set(members)) == len(members), family
        assert not {family.head, *members} & set(family.lookalikes), family


def test_there_are_enough_french_families() -> None:
    assert len(open_book("fr")) >= ENOUGH["fr"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_pair_to_measure_stands_twice(language: Language) -> None:
    for name in names(language):
        pairs = [frozenset(it) for some in read_pairs(name).values() for it in some]
        assert len(set(pairs)) == len(pairs)
