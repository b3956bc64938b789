"""Packs of word cards: ours, a host's, and names that ask for more than a pack."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.words.answers import Words
from tablee.words.packs import HOSTS, KEPT, Card, NoSuchPack, pack, read_pack

CLUB = "trapwords/fr/club"


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


def test_a_word_in_two_languages_is_read_however_it_is_spaced() -> None:
    cards = read_pack("chat=cat; école  =  school\n")
    assert [it.words for it in cards] == [("chat = cat", "école = school")]


def test_what_has_no_word_is_no_card() -> None:
    assert list(read_pack("; ;\n: roi | noir\n;mat;\n")) == [Card(("mat",))]


@pytest.mark.usefixtures("host")
def test_a_host_adds_a_pack_by_dropping_a_file() -> None:
    assert [it.words for it in pack("trapwords/fr/club")] == [("échec",), ("mat",)]
    assert Words().size("trapwords/fr/club") == 2
    assert Words().card("trapwords/fr/club", 1) == ("mat",)


@pytest.mark.usefixtures("host")
@pytest.mark.parametrize(
    "name",
    [
        "",
        "nothing",
        "../secret",
        "trapwords/../../secret",
        "a//b",
        "~",
        "x" * 300,
        "é" * 150,
        "x" * 9_000,
        "trapwords/fr",
        "\0",
        "\ud800",
    ],
)
def test_no_name_reaches_outside_the_folder_or_breaks_anything(name: str) -> None:
    with pytest.raises(NoSuchPack, match="no_such_pack"):
        pack(name)
    assert Words().size(name) == 0


@pytest.mark.parametrize("content", [b"", b"# only a title\n", "\u00e9chec\n".encode("latin-1")])
def test_a_file_without_cards_or_in_another_encoding_is_no_pack(host: Path, content: bytes) -> None:
    (host / f"{CLUB}.txt").write_bytes(content)

    assert Words().size(CLUB) == 0


def test_the_mark_that_some_editors_put_before_a_text_is_no_card(host: Path) -> None:
    (host / f"{CLUB}.txt").write_text("# Le club\nmat\n", encoding="utf-8-sig")

    assert pack(CLUB) == (Card(("mat",)),)


@pytest.mark.usefixtures("host")
def test_names_that_strangers_ask_for_are_not_kept() -> None:
    for number in range(3):
        assert Words().size(f"trapwords/fr/guess{number}") == 0

    assert pack.cache_info().currsize == 0


def test_no_more_packs_are_kept_than_agreed_on(host: Path) -> None:
    for number in range(KEPT + 3):
        (host / "trapwords" / "fr" / f"club{number}.txt").write_text("mat\n")
        pack(f"trapwords/fr/club{number}")

    assert pack.cache_info().currsize == KEPT


def test_a_pack_added_while_the_server_runs_is_found_at_once(host: Path) -> None:
    assert Words().size("trapwords/fr/new") == 0

    (host / "trapwords" / "fr" / "new.txt").write_text("mat\n")

    assert Words().size("trapwords/fr/new") == 1


def test_a_pack_edited_or_taken_away_while_the_server_runs_is_dealt_as_it_was(host: Path) -> None:
    assert Words().size(CLUB) == 2

    (host / f"{CLUB}.txt").write_text("roi\n")
    assert Words().card(CLUB, 1) == ("mat",)
    (host / f"{CLUB}.txt").unlink()
    assert (Words().size(CLUB), Words().card(CLUB, 0)) == (2, ("échec",))


def test_after_a_restart_a_pack_with_fewer_cards_is_counted_round_again(host: Path) -> None:
    (host / f"{CLUB}.txt").write_text("roi\ndame\n")

    assert [Words().card(CLUB, number) for number in range(5)] == [
        ("roi",), ("dame",), ("roi",), ("dame",), ("roi",),
    ]  # fmt: skip


def test_after_a_restart_a_pack_that_has_gone_is_refused_until_it_is_back(host: Path) -> None:
    file = host / f"{CLUB}.txt"
    text = file.read_text()
    file.unlink()
    with pytest.raises(NoSuchPack, match="no_such_pack"):
        Words().card(CLUB, 1)

    file.write_text(text)

    assert Words().card(CLUB, 1) == ("mat",)


def test_a_table_asks_for_members_families_and_guesses_by_one_door() -> None:
    words = Words()

    assert words.has("fr", "MACHINES")
    assert not words.has("fr", "MACHINOS")
    assert words.tie("fr", "science", "scientifique") == "certain"
    assert words.tie("fr", "science", "conscience") is None
    assert words.holds("fr", "chevaux", "cheval")
    assert not words.holds("fr", "scientifique", "science")
