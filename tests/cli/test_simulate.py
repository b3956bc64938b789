"""`tablee simulate`: reproducible from its seed, whatever works on it."""

import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tablee.arena.figures import figures_of
from tablee.arena.tournament import Result, Tournament
from tablee.cli.errors import BAD_INPUT
from tablee.cli.speech import speech
from tablee.words.packs import HOSTS
from tests.cli.conftest import Run

EXPRESS = ("simulate", "between", "--games", "6", "-o", "length=express")


def told(tablee: Run, *more: str | Path) -> dict[str, Any]:
    answer = tablee(*EXPRESS, "--json", *more)
    assert answer.exit_code == 0
    said: dict[str, Any] = json.loads(answer.stdout)
    return said


def test_people_read_wins_lengths_and_speed(tablee: Run) -> None:
    shown = tablee(*EXPRESS, "--bots", "random,novice", "--jobs", "1").stdout

    for words in (
        "6 matches, 2 seats, seed 0",
        "random",
        "novice",
        "95% interval",
        "Length",
        "Speed",
    ):
        assert words in shown


def test_people_read_it_in_french(tablee: Run) -> None:
    shown = tablee(*EXPRESS, "--jobs", "1", "--seats", "3", lang="fr_CA.UTF-8").stdout

    for words in ("6 parties, 3 places", "33,3\u202f%", "Longueur", "Vitesse"):
        assert words in shown


@pytest.mark.parametrize(
    ("option", "said"),
    [("pack=unknown", "no pack of words by this name"), ("pack=small", "too few words")],
)
def test_word_cards_that_are_not_there_or_too_few_are_a_sentence(
    tablee: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: str, said: str
) -> None:
    folder = tmp_path / "trapwords" / "fr"
    folder.mkdir(parents=True)
    (folder / "small.txt").write_text("phare\nmat\n", "utf-8")
    monkeypatch.setenv(HOSTS, str(tmp_path))

    answer = tablee("simulate", "trapwords", "--games", "1", "-o", option)

    assert answer.exit_code == BAD_INPUT
    assert said in answer.stderr
    assert "TW-08" in answer.stderr
    assert "Traceback" not in answer.stderr


def test_the_same_seed_gives_the_same_figures_with_one_process_or_two(tablee: Run) -> None:
    alone = told(tablee, "--seed", "3", "--jobs", "1")
    together = told(tablee, "--seed", "3", "--jobs", "2")
    other = told(tablee, "--seed", "4", "--jobs", "1")
    for figures in (alone, together, other):
        assert figures.pop("speed")["cpu_seconds"] >= 0

    assert alone == together
    assert {**alone, "seed": 4} != other


def test_people_count_seats_from_one_and_programs_from_zero(tablee: Run) -> None:
    assert told(tablee, "-o", "first=2", "--jobs", "1")["options"]["first"] == 1


def test_programs_get_every_figure(tablee: Run) -> None:
    figures = told(tablee, "--bots", "novice,random", "--jobs", "1")

    assert figures["bots"] == ["novice", "random"]
    assert figures["options"]["length"] == "express"
    assert [it["bot"] for it in figures["standings"]] == ["novice", "random"]
    for it in figures["standings"]:
        assert 0 <= it["low"] <= it["share"] <= it["high"] <= 1
    assert figures["actions"]["longest"] >= figures["actions"]["median"]


def test_what_did_not_end_well_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """In one match everybody was out, in the other two shared."""
    results = [
        Result(0, ("a", "b"), (), (0, 0), 9, 0.1),
        Result(1, ("a", "b"), (0, 1), (1, 1), 9, 0.1),
    ]
    tournament = Tournament("between", ("a", "b"), games=2, seed=0)
    import_module("tablee.cli.simulate")._print(tournament, figures_of(results), speech("en"))

    told = capsys.readouterr().out
    assert "1 match was shared" in told
    assert "1 match was won by nobody." in told


MYBOTS = """
import time
from tablee.bots.between import BOTS

MINE = BOTS["novice"]

class Never:
    def choose(self, view, chance):
        while True:
            time.sleep(1)

class Nobody:
    def choose(self, view, chance):
        return None
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_is_given_as_a_file_or_as_a_module(
    tablee: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: str
) -> None:
    (tmp_path / "mybots.py").write_text(MYBOTS)
    monkeypatch.chdir(tmp_path)

    mine = told(tablee, "--bots", "./mybots.py:MINE,mybots:MINE", "--jobs", jobs)
    ours = told(tablee, "--bots", "novice", "--jobs", jobs)

    assert mine["bots"] == ["./mybots.py:MINE", "mybots:MINE"]
    assert mine["actions"] == ours["actions"]
    assert mine["forfeits"] == []


def test_bots_at_fault_are_counted_and_named_and_the_status_says_so(
    tablee: Run, tmp_path: Path
) -> None:
    (tmp_path / "mybots.py").write_text(MYBOTS)
    never, nobody = f"{tmp_path}/mybots.py:Never", f"{tmp_path}/mybots.py:Nobody"
    stalling = tablee(*EXPRESS, "--games", "1", "--bots", never, "--limit", "1", "--json")
    waiting = tablee(*EXPRESS, "--games", "12", "--bots", f"random,{nobody}", "--jobs", "1")

    assert (stalling.exit_code, waiting.exit_code) == (1, 1)
    (forfeit,) = json.loads(stalling.stdout)["forfeits"]
    assert forfeit["code"] == "bot_stalled"
    assert (forfeit["seats"], forfeit["move"]) == ([0], 1)
    said = " ".join(waiting.stdout.split())
    assert "12 matches were forfeited:" in said
    assert "Match 1: Seat 2 would not act at move 2, nor could anybody else; the table’s" in said
    assert "And 2 more; --json tells them all." in said


def test_without_jobs_all_cores_work(tablee: Run) -> None:
    assert tablee("simulate", "between", "--games", "1").exit_code == 0


def test_logs_are_written_and_hold(tablee: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "logs"
    shown = tablee(*EXPRESS, "--logs", folder, "--jobs", "1")
    logs = sorted(folder.iterdir())

    assert str(folder) in shown.stdout
    assert logs[0].name == "between-0-0.jsonl"
    assert len(logs) == 6
    assert tablee("verify", logs[-1]).exit_code == 0


@pytest.mark.parametrize(("bots", "seats"), [("random", 2), ("random,random,novice", 3)])
def test_seats_follow_from_the_bots_where_they_are_not_given(
    tablee: Run, bots: str, seats: int
) -> None:
    assert len(told(tablee, "--bots", bots, "--jobs", "1")["bots"]) == seats


def test_a_folder_with_a_long_name_is_told_whole(tablee: Run, tmp_path: Path) -> None:
    folder = tmp_path / ("long" * 40)

    shown = tablee(*EXPRESS, "--logs", folder, "--jobs", "1")

    assert str(folder) in shown.stdout
