"""Both languages say everything, and French is set as French is."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from tablee.cli.speech import LANGUAGES, Language, from_environment, speech
from tablee.faces.french import typeset

SOURCE = Path(__file__).parents[2] / "src" / "tablee"
REFUSALS = ("Refusal", "Malformed", "NotSeated", "NotNow", "NotYourTurn", "BrokenRule")
EN, FR = speech("en").sentences, speech("fr").sentences


def first_texts(folder: Path, names: tuple[str, ...]) -> Iterator[str]:
    """What is given first, where it is a plain text, to calls of these names."""
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or _name(node.func) not in names:
                continue
            match node.args:
                case [ast.Constant(value=text), *_]:
                    yield str(text)
                case _:
                    pass


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def fields_of(sentence: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(sentence) if field is not None}


def test_both_languages_have_the_same_sentences() -> None:
    assert EN.keys() == FR.keys()


MAY_DIFFER = {"of_who", "of_whom", "who", "whom"}


def test_both_languages_tell_the_same_facts() -> None:
    facts = {key: (fields_of(EN[key]) - MAY_DIFFER, fields_of(FR[key]) - MAY_DIFFER) for key in EN}

    assert [key for key, (english, french) in facts.items() if english != french] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_that_games_share_has_a_sentence(language: Language) -> None:
    """A game's own are in its face (tests/faces)."""
    codes = set(first_texts(SOURCE / "core", REFUSALS))

    assert codes
    assert {code for code in codes if not speech(language).has(f"refusal.{code}")} == set()


@pytest.mark.parametrize(
    ("folder", "names"), [("tables", ("BrokenLog",)), ("cli", ("Problem", "unknown_name"))]
)
def test_every_problem_has_a_sentence(folder: str, names: tuple[str, ...]) -> None:
    codes = set(first_texts(SOURCE / folder, names))

    assert codes
    assert {code for code in codes if f"problem.{code}" not in EN} == set()


def test_every_sentence_that_is_asked_for_is_there() -> None:
    asked = set(first_texts(SOURCE / "cli", ("say",)))

    assert "play.help" in asked
    assert {key for key in asked if " " not in key and key not in EN and "." in key} == set()


@pytest.mark.parametrize("sentences", [EN, FR])
def test_nobody_shouts(sentences: dict[str, str]) -> None:
    assert [text for text in sentences.values() if "!" in text] == []


def test_apostrophes_and_quotes_are_curved() -> None:
    assert [text for text in (*EN.values(), *FR.values()) if re.search("['\"]", text)] == []


def test_french_keeps_its_spaces_before_high_signs_and_inside_quotes() -> None:
    loose = re.compile(r"[^\u202f][;?»%]|[^\u00a0]:|«[^\u202f]")

    assert [text for text in FR.values() if loose.search(text)] == []


def test_english_has_no_space_before_its_signs() -> None:
    assert [text for text in EN.values() if re.search(r"[\s][;:?%]", text)] == []


def test_typesetting() -> None:
    assert typeset("« Oui » : 5 % ; vrai ?") == (
        "«\u202fOui\u202f»\u00a0: 5\u202f%\u202f; vrai\u202f?"
    )


def test_numbers_and_lists() -> None:
    en, fr = speech("en"), speech("fr")

    assert en.join(["a", "b", "c"]) == "a, b and c"
    assert fr.join(["a", "b"], "or") == "a ou b"
    assert fr.join(["a"]) == "a"
    assert (en.percent(0.125), fr.percent(0.125)) == ("12.5%", "12,5\u202f%")
    assert (en.thousands(12345.6), fr.thousands(12345.6)) == ("12,346", "12\u202f346")
    assert [en.count("simulate.games", n) for n in (0, 1, 2)] == [
        "0 matches",
        "1 match",
        "2 matches",
    ]
    assert fr.count("simulate.games", 0) == "0 partie"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "FR"}, "fr"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
    ],
)
def test_the_language_is_the_terminals(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)

    assert from_environment() == language
