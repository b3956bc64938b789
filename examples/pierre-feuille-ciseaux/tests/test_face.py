"""The texts say the same in both languages, and leave nothing of the game unsaid."""

import json
import re
from importlib.resources import files
from pathlib import Path

from tablee.faces.check import missing

from pierre_feuille_ciseaux import game

FACE = files("pierre_feuille_ciseaux") / "face"
EN, FR = (json.loads((FACE / f"words.{it}.json").read_text("utf-8")) for it in ("en", "fr"))


def blanks(text: str) -> set[str]:
    """What is put in; French says « de » and « que » with it."""
    return {it.split()[-1] for it in re.findall(r"{(.+?)}", text)}


def rules(language: str) -> list[str]:
    prefix = game.ABOUT.prefix
    return re.findall(
        rf"\*\*({prefix}-\w+)\*\*", (FACE / f"rules.{language}.md").read_text("utf-8")
    )


def test_both_languages_say_the_same() -> None:
    assert {key: blanks(text) for key, text in EN.items()} == {
        key: blanks(text) for key, text in FR.items()
    }


def test_whatever_the_game_can_say_has_words() -> None:
    assert missing(game, EN) == ()


def test_both_rules_pages_have_the_same_rules_and_each_has_a_test() -> None:
    written = rules("en")
    tests = Path(__file__).with_name("test_rules.py").read_text("utf-8")

    assert written == sorted(set(written)) == rules("fr")
    assert [it for it in written if f"test_{it.lower().replace('-', '_')}_" not in tests] == []
