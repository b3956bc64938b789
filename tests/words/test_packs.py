"""Packs of word cards: ours, a host's, and names that ask for more than a pack."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.words.answers import Words
from tablee.words.packs import HOSTS, Card, pack, read_pack


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A host's folder with one pack in it."""
    folder = tmp_path / "packs"
    (folder / "trapwords" / "fr").mkdir(parents=True)
    (folder / "trapwords" / "fr" / "club.txt").write_text("# Le club\néchec: roi | noir\nmat\n")
    (tmp_path / "secret.txt").write_text("hidden\n")
    monkeypatch.setenv(HOSTS, str(folder))
    pack.cache_clear()
    yield folder
    pack.cache_clear()


def test_a_line_holds_a_word_what_is_said_of_it_and_clues() -> None:
    text = "# title\n\ndragon: feu, aile | souffle chaud | garde un trésor\ngrotte\n"

    assert list(read_pack(text)) == [
        Card(("dragon",), ("feu", "aile"), ("souffle chaud", "garde un trésor")),
        Card(("grotte",)),
    ]


def test_a_card_may_have_several_words() -> None:
    assert list(read_pack("avion; école ;boulanger\n")) == [Card(("avion", "école", "boulanger"))]


@pytest.mark.usefixtures("host")
def test_a_host_adds_a_pack_by_dropping_a_file() -> None:
    assert [it.words for it in pack("trapwords/fr/club")] == [("échec",), ("mat",)]
    assert Words().size("trapwords/fr/club") == 2
    assert Words().card("trapwords/fr/club", 1) == ("mat",)


@pytest.mark.usefixtures("host")
@pytest.mark.parametrize(
    "name", ["", "nothing", "../secret", "trapwords/../../secret", "a//b", "~", "x" * 300]
)
def test_no_name_reaches_outside_the_folder(name: str) -> None:
    assert pack(name) == ()
    assert Words().size(name) == 0


def test_a_table_asks_for_members_families_and_guesses_by_one_door() -> None:
    words = Words()

    assert words.has("fr", "MACHINES")
    assert not words.has("fr", "MACHINOS")
    assert words.tie("fr", "science", "scientifique") == "certain"
    assert words.tie("fr", "science", "conscience") is None
    assert words.holds("fr", "chevaux", "cheval")
    assert not words.holds("fr", "scientifique", "science")
