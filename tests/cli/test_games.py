"""`tablee games`."""

import json

from tests.cli.conftest import Run


def test_the_shelf_shows_every_game_with_its_seats_and_bots(tablee: Run) -> None:
    shown = tablee("games")

    assert shown.exit_code == 0
    for word in ("between", "Between", "Jarvin", "2, 3 or 4", "random"):
        assert word in shown.stdout


def test_the_shelf_speaks_french(tablee: Run) -> None:
    assert "2, 3 ou 4" in tablee("games", lang="fr_FR.UTF-8").stdout
    assert "2, 3 ou 4" in tablee("games", "--lang", "fr").stdout


def test_programs_get_the_shelf_as_json(tablee: Run) -> None:
    between, *_ = json.loads(tablee("games", "--json").stdout)["games"]

    assert between["key"] == "between"
    assert between["seats"] == [2, 3, 4]
    assert between["bots"][0] == "random"
