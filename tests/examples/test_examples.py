"""A sixth game comes as a package: found, checked, simulated and tested as it comes out of its wheel."""

import json
import shutil
from pathlib import Path

import pytest

from tests.examples.wheels import GAMES, Packages, packages

__all__ = ["packages"]
KEYS = (*GAMES, "ma-manche")


@pytest.mark.parametrize("key", KEYS)
def test_its_own_tests_pass_with_what_is_installed(
    packages: Packages, key: str, tmp_path: Path
) -> None:
    """Away from its sources, so that the wheel is what they find."""
    shutil.copytree(packages.sources / key / "tests", tmp_path / "tests")
    said = packages.run("-m", "pytest", "-q", "--import-mode=importlib", within=tmp_path)

    assert " passed" in said


def test_a_game_that_was_just_begun_passes_its_own_tests_at_once(packages: Packages) -> None:
    said = packages.run("-m", "pytest", "-q", within=packages.sources / "ma-manche")

    assert " passed" in said


@pytest.mark.parametrize("key", GAMES)
def test_it_keeps_the_laws_and_its_bots_play(packages: Packages, key: str) -> None:
    checked = json.loads(packages.tablee("check", key, "--pairs", "20", "--seats", "2", "--json"))
    bots = ("--bots", "random,regular", "--games", "10", "--jobs", "1")
    figures = json.loads(packages.tablee("simulate", key, *bots, "--json"))

    assert checked["breaches"] == []
    assert checked["finished"] > 0
    assert figures["games"] == 10


def test_the_host_finds_the_games_and_nothing_wrong_with_them(
    packages: Packages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_DATA", str(tmp_path))
    monkeypatch.setenv("TABLEE_PORT", "0")
    shelf = json.loads(packages.tablee("games", "--json"))["games"]
    doctor = packages.tablee("doctor")

    assert {*KEYS} <= {game["key"] for game in shelf}
    named = [line for line in doctor.splitlines() if any(key in line for key in KEYS)]
    assert [line for line in named if not line.startswith("ok ")] == []
