"""`tablee check`: the laws, for people and for programs."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tablee import laws
from tablee.laws import Breach, Report, Where
from tests.cli.conftest import Answer, Run


def test_a_game_that_keeps_the_laws(tablee: Run) -> None:
    shown = tablee("check", "between", "--pairs", "5", "--seats", "2")

    assert shown.exit_code == 0
    assert "Every law holds." in shown.stdout


def test_programs_get_the_report(tablee: Run) -> None:
    said = json.loads(tablee("check", "between", "--pairs", "5", "--seats", "2", "--json").stdout)

    assert said["game"] == "between"
    assert said["breaches"] == []


def broken(found: Any, *, progress: Callable[[Report], None], **how_much: Any) -> Report:
    where = Where(seed=3, seats=2, options={"length": "express"}, step=12)
    report = Report("between", pairs=7, breaches=(Breach(5, "secrecy", "a leaked hand", where),))
    progress(report)
    return report


def test_a_breach_is_told_with_the_way_back_to_it(
    tablee: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(laws, "check", broken)
    shown = tablee("check", "between", "--lang", "fr")

    assert shown.exit_code == 1
    said = shown.stdout.replace("\n", " ")
    assert "Loi 5 enfreinte (secrecy)\u00a0: a leaked hand" in said
    assert "graine 3, pas 12" in said
    assert "1 entorse aux lois." in said


def test_programs_get_the_breach(tablee: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "check", broken)
    shown = tablee("check", "between", "--json")

    assert shown.exit_code == 1
    assert json.loads(shown.stdout)["breaches"][0]["law"] == 5


BOTS = """
from tablee.bots.between import BOTS
from tablee.games.between.actions import EndTurn

GOOD = BOTS["novice"]

class Cheat:
    def choose(self, view, chance):
        return EndTurn()

class Memory:
    asked = 0

    def choose(self, view, chance):
        self.asked += 1
        return GOOD.choose(view, chance.at(self.asked))
"""


@pytest.fixture
def bots(tmp_path: Path) -> str:
    path = tmp_path / "bots.py"
    path.write_text(BOTS)
    return str(path)


def trial(tablee: Run, bot: str, *more: str) -> Answer:
    return tablee("check", "between", "--bots", bot, "--games", "6", "--seats", "2", *more)


def test_a_good_bot_is_tried_and_found_good(tablee: Run, bots: str) -> None:
    shown = trial(tablee, f"{bots}:GOOD")

    assert shown.exit_code == 0
    assert "6 games, each played twice" in shown.stdout
    assert "plays the same game twice." in shown.stdout


@pytest.mark.parametrize(("bot", "code"), [("Cheat", "bad_move"), ("Memory", "bot_varies")])
def test_a_bot_at_fault_is_found_out(tablee: Run, bots: str, bot: str, code: str) -> None:
    shown = trial(tablee, f"{bots}:{bot}", "--json")

    assert shown.exit_code == 1
    faults = json.loads(shown.stdout)["faults"]
    assert {it["code"] for it in faults} == {code}
    assert all(it["bots"] == [f"{bots}:{bot}"] and it["move"] and it["seed"] for it in faults)


def test_people_read_what_is_wrong_with_a_bot(tablee: Run, bots: str) -> None:
    said = " ".join(trial(tablee, f"{bots}:Memory").stdout.split())

    assert "6 faults: Match 6: The bot in seat " in said
    assert "chose otherwise the second time, at move 1; the table’s seed is " in said
