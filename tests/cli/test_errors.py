"""Bad input: one clear sentence on stderr, a code for programs, and never a traceback."""

import json
from importlib import import_module
from pathlib import Path

import pytest

from tablee.arena.match import Fault
from tests.cli.conftest import Run

SIMULATE = ("simulate", "between")
PLAY = ("play", "between")
SIMULATING = import_module("tablee.cli.simulate")  # the module, which its command hides


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (("simulate", "between2"), "no game called “between2”; try between"),
        (("simulate", "chess"), "no game called “chess”; try between"),
        (("play", "chess"), "no game called “chess”"),
        (("check", "chess"), "no game called “chess”"),
        ((*SIMULATE, "--seats", "5"), "Between is for 2, 3 or 4 seats, not 5."),
        ((*SIMULATE, "--seats", "0"), "not 0."),
        ((*PLAY, "--seats", "1"), "not 1."),
        (("check", "between", "--seats", "9"), "not 9."),
        ((*SIMULATE, "--bots", "exprt"), "Between has no bot called “exprt”; try expert."),
        ((*SIMULATE, "--bots", ""), "no bot called “”"),
        ((*PLAY, "--bots", "expret"), "Between has no bot called “expret”; try expert."),
        ((*PLAY, "--bots", "novice,novice,expert"), "one for each of the 2 others, not 3"),
        ((*PLAY, "--preset", "nots"), "Between has no preset called “nots”; try notes."),
        ((*PLAY, "--seat", "4"), "This game has seats 1 to 3, no seat 4."),
        ((*SIMULATE, "--seats", "3", "--bots", "random,random"), "each of the 3 seats, not 2."),
        ((*SIMULATE, "--seats", "2", "--bots", "random,random,novice"), "2 seats, not 3."),
        ((*SIMULATE, "--games", "0"), "--games must be at least 1, not 0."),
        ((*SIMULATE, "--games", "-3"), "--games must be at least 1, not -3."),
        ((*SIMULATE, "--seed", "-1"), "--seed must be at least 0, not -1."),
        ((*PLAY, "--seed", "-1"), "--seed must be at least 0"),
        (("check", "between", "--seed", "-1"), "--seed must be at least 0"),
        (("check", "between", "--pairs", "0"), "--pairs must be at least 1"),
        ((*SIMULATE, "--jobs", "0"), "--jobs must be at least 1"),
        ((*SIMULATE, "-o", "express"), "looks like NAME=VALUE, not “express”"),
        (
            (*SIMULATE, "-o", "length=long"),
            "The option length cannot be “long”; try to_five or express.",
        ),
        ((*SIMULATE, "-o", "first=me"), "The option first cannot be “me”; try random, 1 or 2."),
        (
            (*SIMULATE, "-o", "length2=express"),
            "Between has no option called “length2”; try length.",
        ),
        ((*SIMULATE, "-o", "height=5"), "no option called “height”; try length, follow_up,"),
        (
            (*SIMULATE, "-o", "first=3"),
            "Between does not take this option: nobody sits there (BT-08).",
        ),
        ((*SIMULATE, "-o", "first=0"), "nobody sits there (BT-08)."),
        ((*SIMULATE, "--games", "many"), "--games"),
        ((*SIMULATE, "--colour", "red"), "--colour"),
        (("games", "--lang", "de"), "--lang"),
        (("dance",), "dance"),
        (("simulate",), "GAME"),
        (("verify", "no/such.jsonl"), "There is no file no/such.jsonl."),
        (("replay", "no/such.jsonl"), "There is no file no/such.jsonl."),
        (("verify", "."), ". is a folder; name a file."),
        (("replay", "."), ". is a folder; name a file."),
        ((*PLAY, "--log", "no/such/folder.jsonl"), "There is no folder no/such."),
        ((*PLAY, "--log", "."), ". is a folder"),
    ],
)
def test_one_sentence_and_a_status(tablee: Run, command: tuple[str, ...], words: str) -> None:
    shown = tablee(*command)

    assert shown.exit_code == 2
    assert shown.stdout == ""
    assert words in shown.stderr
    assert shown.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (("simulate", "chess"), "unknown_game"),
        ((*SIMULATE, "--bots", "genius"), "unknown_bot"),
        ((*SIMULATE, "--seats", "5"), "seats_out_of_range"),
        ((*SIMULATE, "--games", "0"), "too_small"),
        ((*SIMULATE, "--games", "many"), "usage"),
        (("verify", "."), "is_folder"),
        (("replay", "no/such.jsonl"), "no_such_file"),
        (("check", "chess"), "unknown_game"),
    ],
)
def test_programs_get_a_code_as_well(tablee: Run, command: tuple[str, ...], code: str) -> None:
    shown = tablee(*command, "--json")
    said = json.loads(shown.stdout)

    assert shown.exit_code == 2
    assert said["error"] == code
    assert said["message"] + "\n" == shown.stderr


@pytest.mark.parametrize(
    ("content", "words", "status"),
    [
        (b"", "is not a game log", 2),
        (b"hello\n", "is not a game log", 2),
        (b"\xff\x00\n", "is not a game log", 2),
        (b'{"kind":"tablee_log","format":7}\n', "format 7; update Tablée", 2),
        (b'{"kind":"tablee_log","format":1}', "line 1: the file is cut off", 1),
        (b'{"kind":"tablee_log","format":1}\n', "line 1: this line was changed or damaged", 1),
    ],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_files_that_are_no_logs(
    tablee: Run, tmp_path: Path, command: str, content: bytes, words: str, status: int
) -> None:
    path = tmp_path / "some.jsonl"
    path.write_bytes(content)
    shown = tablee(command, path)

    assert (shown.exit_code, shown.stdout) == (status, "")
    assert words in shown.stderr
    assert shown.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        (b'"game":"between"', b'"game":"betwixt\\u001b[2J"', "no game called “betwixt?[2J” here"),
        (b'"version":2', b'"version":9', "newer rules, version 9; update Tablée"),
    ],
)
def test_logs_of_games_and_rules_we_do_not_have(
    tablee: Run, log: Path, tmp_path: Path, old: bytes, new: bytes, words: str
) -> None:
    path = tmp_path / "other.jsonl"
    path.write_bytes(log.read_bytes().replace(old, new))

    shown = tablee("verify", path)
    assert shown.exit_code == 2
    assert words in shown.stderr


def test_programs_get_the_code_and_the_rule_of_a_refusal(tablee: Run) -> None:
    said = json.loads(tablee(*SIMULATE, "-o", "first=3", "--json").stdout)

    assert (said["error"], said["refusal"], said["rule"]) == ("bad_option", "no_such_seat", "BT-08")


def test_a_refusal_is_told_in_french_too(tablee: Run) -> None:
    shown = tablee(*SIMULATE, "-o", "first=3", "--lang", "fr")

    assert shown.stderr == (
        "Between n’accepte pas cette option\u00a0: il n’y a personne à cette place (BT-08).\n"
    )


@pytest.mark.parametrize("seat", ["0", "3", "-1"])
def test_a_seat_that_was_not_there(tablee: Run, log: Path, seat: str) -> None:
    shown = tablee("replay", log, "--seat", seat)

    assert shown.exit_code == 2
    assert shown.stderr == f"This game has seats 1 to 2, no seat {seat}.\n"


def test_an_event_that_cannot_follow(tablee: Run, log: Path, tmp_path: Path) -> None:
    path = tmp_path / "forged.jsonl"
    path.write_bytes(
        log.read_bytes().replace(b'"interval_chosen","seat":0', b'"interval_chosen","seat":7')
    )

    shown = tablee("replay", path)
    assert shown.exit_code == 1
    assert "line 3: this event cannot follow the one before" in shown.stderr


def test_a_file_where_a_folder_should_be(tablee: Run, log: Path) -> None:
    shown = tablee(*SIMULATE, "--logs", log)

    assert shown.exit_code == 2
    assert shown.stderr == f"{log} is a file; name a folder.\n"


def test_a_log_that_exists_is_not_overwritten(tablee: Run, log: Path) -> None:
    before = log.read_bytes()
    shown = tablee(*PLAY, "--log", log)

    assert shown.exit_code == 2
    assert "exists already" in shown.stderr
    assert log.read_bytes() == before


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (Fault("no_end", "00ff", 20_000), "stopped at move 20000, for it did not end; the"),
        (Fault("nobody_acts", "00ff", 3, (0, 2)), "Seat 1 or 3 would not act at move 3, nor"),
        (PermissionError(13, "Permission denied", "/x"), "/x cannot be used: Permission denied."),
    ],
)
def test_trouble_at_a_table_is_a_sentence_too(
    tablee: Run, monkeypatch: pytest.MonkeyPatch, fault: Exception, words: str
) -> None:
    def play_all(*_: object) -> None:
        raise fault

    monkeypatch.setattr(SIMULATING, "play_all", play_all)
    shown = tablee(*SIMULATE, "--jobs", "1")

    assert shown.exit_code in (1, 2)
    assert words in shown.stderr


def test_ctrl_c_ends_a_simulation_quietly(tablee: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def play_all(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(SIMULATING, "play_all", play_all)
    shown = tablee(*SIMULATE, "--jobs", "1")

    assert (shown.exit_code, shown.stderr) == (130, "")


def test_errors_speak_french_where_the_terminal_does(tablee: Run) -> None:
    shown = tablee("simulate", "between2", lang="fr_FR.UTF-8")

    assert shown.stderr == "Aucun jeu ne s’appelle «\u202fbetween2\u202f»\u202f; essayez between.\n"
    assert "Aucun jeu" in tablee("simulate", "chess", "--lang", "fr").stderr
