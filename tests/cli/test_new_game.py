"""`tablee new-game`: what a name becomes, and what is refused; the package itself is played in tests/examples."""

from pathlib import Path

import pytest

from tablee.cli.new_game import EXAMPLE, Naming, example_folder, named
from tests.cli.conftest import Run

NAMES = {
    "my-game": Naming("My game", "my-game", "MG"),
    "Pêche à la ligne": Naming("Pêche à la ligne", "peche-a-la-ligne", "PA"),
    "L'œuf!": Naming("L’œuf!", "l-oeuf", "LO"),
    "Dames": Naming("Dames", "dames", "DA"),
    "Jeu 2": Naming("Jeu 2", "jeu-2", "JE"),
}


@pytest.mark.parametrize("name", NAMES)
def test_a_name_says_how_the_game_is_called_everywhere(name: str) -> None:
    assert named(name) == NAMES[name]


def test_a_name_may_hold_the_letters_of_the_example_s_rules() -> None:
    text = "PF-01 #pf-01 test_pf_01 pierre_feuille_ciseaux Pierre-feuille-ciseaux"

    mine = Naming("Pf thing", "pf-thing", "PT")

    assert mine.put_for(EXAMPLE, text) == "PT-01 #pt-01 test_pt_01 pf_thing Pf thing"


def test_nothing_of_the_example_s_name_is_left(tablee: Run, tmp_path: Path) -> None:
    shown = tablee("new-game", "Ma pêche", "--into", tmp_path / "games", lang="fr_FR.UTF-8")
    folder = tmp_path / "games" / "ma-peche"
    written = {it.relative_to(folder).as_posix(): it for it in folder.rglob("*") if it.is_file()}

    assert shown.exit_code == 0
    assert "Ma pêche est dans" in shown.stdout
    assert "tablee dev --package" in shown.stdout
    assert len(written) >= sum(not it.is_dir() for it in example_folder().glob("src/*/*"))
    assert "src/ma_peche/game.py" in written
    assert "export interface House" in written["src/ma_peche/door.d.ts"].read_text("utf-8")
    for name, path in written.items():
        text = name + path.read_text("utf-8")
        assert [it for it in (*EXAMPLE, EXAMPLE.package, "test_pf_", "pf-") if it in text] == []


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("between", "is taken"),
        ("json", "is taken"),
        ("class", "is taken"),
        ("3 petits tours", "cannot be the name"),
        ("a", "cannot be the name"),
        ("", "cannot be the name"),
        ('a "b', "cannot be the name"),
        ("../up", "cannot be the name"),
        ("x" * 41, "too long"),
    ],
)
def test_a_name_that_will_not_do_is_refused_kindly(
    tablee: Run, tmp_path: Path, name: str, said: str
) -> None:
    shown = tablee("new-game", name, "--into", tmp_path)

    assert shown.exit_code == 2
    assert said in shown.stderr
    assert [*tmp_path.iterdir()] == []


def test_nothing_is_ever_written_over(tablee: Run, tmp_path: Path) -> None:
    (tmp_path / "my-game").mkdir()
    (tmp_path / "file").touch()

    assert "exists already" in tablee("new-game", "My game", "--into", tmp_path).stderr
    assert "is a file" in tablee("new-game", "My game", "--into", tmp_path / "file").stderr
    assert [*(tmp_path / "my-game").iterdir()] == []
