"""`tablee check`: the laws, for people and for programs."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tablee import laws
from tablee.laws import Breach, Report, Where
from tests.cli.conftest import Run


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
