"""`tablee words`."""

import json
from typing import Any

import pytest

from tablee.cli.words import measures
from tablee.words import lexicon
from tablee.words.dictionary import load
from tablee.words.measure import measure
from tests.cli.conftest import Run


def lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_alone_it_lists_what_can_be_asked(tablee: Run) -> None:
    shown = tablee("words").stdout
    assert all(word in shown for word in ("check", "guess", "match", "batch", "measure"))


def test_a_word_is_checked(tablee: Run) -> None:
    shown = tablee("words", "check", "fr", "MACHINES")

    assert shown.exit_code == 0
    assert "MACHINES is in the French dictionary." in shown.stdout
    assert "machines, machinés" in shown.stdout
    assert "machine, machiner" in shown.stdout


def test_a_word_is_checked_in_french(tablee: Run) -> None:
    assert (
        "n’est pas dans le dictionnaire anglais"
        in tablee("words", "check", "en", "xyzzy", "--lang", "fr").stdout
    )
    assert "ne se pose pas" in tablee("words", "check", "fr", "cerf-volant", lang="fr_FR").stdout


def test_what_is_no_word_ends_with_an_error(tablee: Run) -> None:
    assert tablee("words", "check", "en", "xyzzy").exit_code == 1
    assert tablee("words", "check", "en", "xyzzy", "--json").exit_code == 1
    assert tablee("words", "check", "fr", "cerf-volant").exit_code == 0


def test_programs_get_the_check_as_json(tablee: Run) -> None:
    told = json.loads(tablee("words", "check", "fr", "cœurs", "--json").stdout)

    assert told["zipf"] > 3
    del told["zipf"]
    assert told == {
        "language": "fr",
        "word": "cœurs",
        "folded": "COEURS",
        "valid": True,
        "known": True,
        "spellings": ["cœurs"],
        "lemmas": ["cœur"],
    }


def test_a_guess_is_judged(tablee: Run) -> None:
    right = tablee("words", "guess", "fr", "CHEVAL", "cheval-vapeur")
    wrong = tablee("words", "guess", "fr", "SCIENCE", "scientifique", "--lang", "fr")

    assert right.stdout.startswith("Right: “cheval-vapeur” holds CHEVAL.")
    assert wrong.stdout.startswith(
        "Faux\u00a0: «\u202fscientifique\u202f» ne contient pas SCIENCE."
    )
    assert json.loads(tablee("words", "guess", "en", "MOUSE", "mice", "--json").stdout)["right"]


def test_what_came_from_elsewhere_commands_no_terminal(tablee: Run) -> None:
    assert "\x1b" not in tablee("words", "guess", "fr", "A\x1b[2J", "B\x1b[2J").stdout
    assert "\x1b" not in tablee("words", "check", "fr", "A\x1b[2J").stdout


def test_the_pattern_of_the_document_finds_words(tablee: Run) -> None:
    assert "MACHINES" in tablee("words", "match", "fr", "M?C#I#@?").stdout


def test_a_pattern_is_searched(tablee: Run) -> None:
    shown = tablee("words", "match", "fr", "M?C?I?E?").stdout

    assert shown.splitlines()[0] == "5 words fit."
    assert "MACHINES" in shown
    assert "And" not in shown


def test_a_long_answer_is_cut_for_people_but_not_for_programs(tablee: Run) -> None:
    shown = tablee("words", "match", "en", "C??", "--most", "2").stdout
    told = json.loads(tablee("words", "match", "en", "C??", "--json").stdout)

    assert "CAB CAD" in shown
    assert f"And {told['count'] - 2} more" in shown
    assert len(told["words"]) == told["count"]


def test_the_letters_left_bound_a_search(tablee: Run) -> None:
    told = json.loads(tablee("words", "match", "en", "C?T", "--letters", "u o", "--json").stdout)
    assert told["words"] == ["COT", "CUT"]
    assert (
        json.loads(tablee("words", "match", "en", "C?T", "--letters", "", "--json").stdout)["words"]
        == []
    )


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (("match", "fr", "M1"), "bad_pattern"),
        (("match", "fr", "M?", "--letters", "A-B"), "bad_letters"),
        (("match", "fr", "M?", "--most", "-1"), "usage"),
        (("match", "de", "M?"), "usage"),
        (("check", "fr", " "), "no_word"),
        (("guess", "fr", "CHEVAL", ""), "no_word"),
        (("related", "fr", "", "science"), "no_word"),
    ],
)
def test_what_cannot_be_understood_is_refused(
    tablee: Run, args: tuple[str, ...], code: str
) -> None:
    refused = tablee("words", *args, "--json")

    assert refused.exit_code == 2
    assert json.loads(refused.stdout)["error"] == code
    assert refused.stderr


def test_many_questions_are_answered_line_by_line(tablee: Run) -> None:
    asked = [
        {"ask": "check", "language": "fr", "word": "YEUX"},
        {"ask": "guess", "language": "fr", "secret": "ŒIL", "guess": "les yeux"},
        {"ask": "match", "language": "en", "pattern": "C?T", "letters": "A"},
    ]
    answered = tablee("words", "batch", typed="\n\n".join(map(json.dumps, asked)))
    check, guess, match = lines(answered.stdout)

    assert answered.exit_code == 0
    assert check["lemmas"] == ["œil"]
    assert guess["right"] is True
    assert match["words"] == ["CAT"]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("zut", "bad_question"),
        ("[" * 100_000, "bad_question"),
        ('{"ask": "sing", "language": "fr"}', "bad_question"),
        ('{"ask": "check", "language": "de", "word": "x"}', "bad_question"),
        ('{"ask": "check", "language": "fr", "word": 5}', "bad_question"),
        ('{"ask": "check", "language": "fr", "word": ""}', "no_word"),
        ('{"ask": "match", "language": "fr", "pattern": "1"}', "bad_pattern"),
        ('{"ask": "match", "language": "fr", "pattern": "A", "letters": "1"}', "bad_letters"),
    ],
)
def test_one_bad_line_does_not_stop_the_others(tablee: Run, line: str, code: str) -> None:
    good = '{"ask": "check", "language": "fr", "word": "OK"}'
    answered = tablee("words", "batch", typed=f"{good}\n{line}\n{good}\n")
    first, bad, last = lines(answered.stdout)

    assert answered.exit_code == 1
    assert first == last
    assert (bad["error"], bad["line"]) == (code, 2)
    assert bad["message"]


def test_a_missing_dictionary_says_what_to_run(
    tablee: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.setattr(lexicon, "lexicon_path", lambda language: tmp_path / language)
    load.cache_clear()
    for command in (("check", "fr", "OK"), ("measure",)):
        refused = tablee("words", *command)
        assert refused.exit_code == 1
        assert "python -m tablee.words.build" in refused.stderr.replace("\n", " ")


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short measurement: what it says is not the point."""
    monkeypatch.setattr(measures, "measure", lambda language: measure(language, queries=20))


@pytest.mark.usefixtures("few")
def test_the_measures_are_shown(tablee: Run) -> None:
    shown = tablee("words", "measure", "--lang", "fr").stdout
    french, english = json.loads(tablee("words", "measure", "--json").stdout)["measures"]

    assert "recherche par motif" in shown
    assert "≥ 400\u202f000" in shown
    assert french["words"] == len(load("fr"))
    assert english["language"] == "en"
    assert all(value > 0 for name, value in french.items() if name != "language")
