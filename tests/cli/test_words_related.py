"""`tablee words related`."""

import json
from typing import get_args

import pytest

from tablee.cli.speech import LANGUAGES, Language, speech
from tablee.cli.words import measures
from tablee.cli.words.families import why
from tablee.words.families import Why
from tests.cli.conftest import Run


def test_two_words_are_compared(tablee: Run) -> None:
    shown = tablee("words", "related", "fr", "science", "scientifique")

    assert shown.exit_code == 0
    assert "“science” and “scientifique” are certainly related." in shown.stdout
    assert "Both are listed in the family of “science”." in shown.stdout


def test_two_words_are_compared_in_french(tablee: Run) -> None:
    shown = tablee("words", "related", "fr", "cerf", "cerfeuil", "--lang", "fr").stdout

    assert "ne sont pas de la même famille" in shown
    assert "écarte" in shown


def test_programs_get_the_answer_as_json(tablee: Run) -> None:
    told = json.loads(tablee("words", "related", "fr", "SF", "science", "--json").stdout)

    assert told == {
        "language": "fr",
        "a": "SF",
        "b": "science",
        "related": "certain",
        "why": "short",
        "link": ["science"],
    }


def test_many_are_compared_at_once(tablee: Run) -> None:
    asked = [
        {"ask": "related", "language": "fr", "a": "jour", "b": "abat-jour"},
        {"ask": "related", "language": "fr", "a": "science", "b": "conscience"},
    ]
    told = tablee("words", "batch", typed="\n".join(map(json.dumps, asked))).stdout.splitlines()

    assert [json.loads(line)["related"] for line in told] == ["certain", None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_sentence(language: Language) -> None:
    for reason in get_args(Why):
        told = {"why": reason, "link": ["eau", "aqua"]}
        assert why(told, speech(language)).endswith(".")


def test_the_measures_tell_how_well_families_are_known(
    tablee: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measures, "measured", str)  # those of the dictionaries take their time
    told = json.loads(tablee("words", "measure", "--json").stdout)
    tuning = next(it for it in told["related"] if it["name"] == "tuning.fr")

    assert tuning["found"] >= 0.9
    assert tuning["false_certain"] == 0
    assert {it["language"] for it in told["families"]} == {"fr", "en"}
