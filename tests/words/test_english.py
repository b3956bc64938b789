"""What is an English word, and which forms are one word."""

import pytest

from tablee.words.capitals import capitals
from tablee.words.dictionary import Dictionary
from tablee.words.lexicon import SOURCES

VALID = (
    "horse horses children mice wolves knives went swum written colour color realise realize bigger happiest "
    "carrying stopped café naïve ox quiz quizzes the of ok blog selfies zebra rhythm queue "
    "hewn mown sawn shorn misspelt dwarves zeroes plateaux memoranda queueing"
)
INVALID = "wierd untill recieve mouthes childs goed bringed London Alice kg etc xyzzy a don't mother-in-law"


@pytest.mark.parametrize("word", VALID.split())
def test_it_can_be_laid(english: Dictionary, word: str) -> None:
    assert english.has(capitals(word))


@pytest.mark.parametrize("word", INVALID.split())
def test_it_cannot_be_laid(english: Dictionary, word: str) -> None:
    assert not english.has(capitals(word))


@pytest.mark.parametrize(
    ("form", "lemmas"),
    [
        ("horses", {"horse"}),
        ("boxes", {"box"}),
        ("cities", {"city"}),
        ("carried", {"carry"}),
        ("carrying", {"carry"}),
        ("hoping", {"hope"}),
        ("hopped", {"hop"}),
        ("visited", {"visit"}),
        ("preferred", {"prefer"}),
        ("breathed", {"breathe"}),  # not of breath
        ("agreed", {"agree"}),
        ("dying", {"die"}),
        ("went", {"go"}),
        ("mice", {"mouse"}),
        ("saw", {"saw", "see"}),
        ("shorn", {"shear"}),  # a variant to SCOWL, not to us
        ("worst", {"bad", "ill", "worst"}),
        ("bigger", {"big"}),
        ("happiest", {"happy"}),
        ("baker", {"baker"}),  # who bakes, not a form of bake
        ("news", {"news"}),
        ("feed", {"feed"}),
        ("number", {"number"}),
        ("honest", {"honest"}),
        ("thing", {"thing"}),
        ("bathed", {"bath", "bathe"}),
    ],
)
def test_the_lemmas_of_a_form(english: Dictionary, form: str, lemmas: set[str]) -> None:
    assert set(english.lemmas(form)) == lemmas


def test_the_forms_of_a_lemma(english: Dictionary) -> None:
    assert english.forms("write") == {"write", "writes", "wrote", "written", "writing"}
    assert english.forms("knife") == {"knife", "knives", "knifes", "knifed", "knifing"}
    assert english.forms("agreed") == frozenset()


def test_american_and_british_spellings_are_there(english: Dictionary) -> None:
    assert len(english) > 110_000
    assert all(map(english.has, ("CENTER", "CENTRE", "GRAY", "GREY", "ANALYZE", "ANALYSE")))


def test_the_notice_names_the_source(english: Dictionary) -> None:
    assert "SCOWL" in english.notice


@pytest.mark.parametrize(
    ("form", "lemma"),
    [
        ("lychees", "lychee"),
        ("fiascos", "fiasco"),
        ("mementoes", "memento"),
        ("atriums", "atrium"),
        ("abided", "abide"),
        ("winteriest", "wintery"),
        ("verandah", "verandah"),
        ("tech", "tech"),
        ("apps", "app"),
    ],
)
def test_what_the_list_lacks_and_people_lay_is_added(
    english: Dictionary, form: str, lemma: str
) -> None:
    assert english.has(form.upper())
    assert english.lemmas(form) == (lemma,)


def test_no_addition_stands_in_the_list() -> None:
    folder = SOURCES / "en"
    added = (folder / "additions.txt").read_text("utf-8").splitlines()
    words = [it for line in added if not line.startswith("#") for it in line.split()]
    listed = set((folder / "words.txt").read_text("utf-8").split())

    assert [it for it in words if it in listed or words.count(it) > 1] == []
