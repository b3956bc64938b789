"""`tablee games`."""

import json

from tests.cli.conftest import Run
from tests.packages import Packages


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


def test_the_shelf_shows_games_of_packages_and_what_is_wrong_with_them(
    tablee: Run, packages: Packages
) -> None:
    packages.lay("good")
    packages.lay("broken", "import nowhere_at_all")

    shown = tablee("games", "--lang", "fr").stdout
    assert "Good" in shown
    assert "Le paquet broken_package ne peut pas servir" in shown
    told = json.loads(tablee("games", "--json").stdout)
    assert (told["games"][-1]["key"], told["games"][-1]["package"]) == ("good", "good_package")
    assert [it["code"] for it in told["troubles"]] == ["broken"]


def test_a_broken_game_is_named_where_somebody_asks_for_it(tablee: Run, packages: Packages) -> None:
    packages.lay("broken", "import nowhere_at_all")

    asked = tablee("simulate", "broken")
    assert asked.exit_code == 2
    assert "The game broken of the package broken_package cannot be used: Module" in asked.stderr
