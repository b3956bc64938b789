"""Games and bots by name, those of other packages included."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from types import SimpleNamespace

import pytest

import tablee
from tablee import registry
from tablee.arena.match import play_out
from tablee.games.between import game as between
from tablee.laws import check
from tests import third_party

OURS = ("random", "novice", "regular", "expert")
SLY = third_party.Sly()
INSTALLED = (
    EntryPoint("twin", "tests.third_party", "tablee.games"),
    EntryPoint("twin", "tests.third_party", "tablee.bots"),
    EntryPoint("line", "tests.third_party", "tablee.bots"),
    EntryPoint("wordz", "tests.third_party", "tablee.bots"),
    EntryPoint("wordz", "another.bots", "tablee.bots"),
    EntryPoint("solo-line", "gone_for_good", "tablee.bots"),
    EntryPoint("solo-line", "another.nonsense", "tablee.bots"),
    EntryPoint("solo-line", "another.bots", "tablee.bots"),
    EntryPoint("between", "tests.third_party", "tablee.games"),
    EntryPoint("misnamed", "tests.third_party", "tablee.games"),
)


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def offers(group: str, name: str | None = None) -> list[EntryPoint]:
        return [it for it in INSTALLED if it.group == group and name in (None, it.name)]

    monkeypatch.setattr(registry, "offers", offers)
    monkeypatch.setitem(sys.modules, "another.bots", SimpleNamespace(BOTS={"sly": SLY}))
    monkeypatch.setitem(sys.modules, "another.nonsense", SimpleNamespace(BOTS={"sly": 7}))
    _forget()
    yield
    _forget()


def _forget() -> None:
    registry.forget()


def test_our_games_come_first_and_others_after_them() -> None:
    first, *_, last_but_one, last = registry.keys()

    assert (first, last_but_one, last) == ("between", "trapwords", "twin")


def test_a_game_of_another_package_is_found_and_played() -> None:
    table = tablee.open_table(registry.game("twin"), seats=2, seed=b"elsewhere")

    play_out(table, {seat: registry.bot("twin", "novice") for seat in range(2)})

    assert registry.game("twin") is third_party
    assert table.outcome is not None


def test_a_game_of_another_package_can_be_held_to_the_laws() -> None:
    report = check(registry.game("twin"), seats=(2,), pairs=60)

    assert report.pairs >= 60
    assert not report.breaches


def test_the_random_bot_plays_every_game() -> None:
    assert tuple(registry.bots("twin")) == ("random", "novice", "sly")
    assert tuple(registry.bots("between")) == OURS


def test_a_package_brings_bots_for_our_games_and_replaces_none() -> None:
    bots = registry.bots("line")

    assert tuple(bots) == (*OURS, "tests:novice", "sly")
    assert bots["novice"] is registry.our_bots("line")["novice"]
    assert registry.bot("line", "tests:novice") is third_party.BOTS["novice"]


def test_two_packages_with_one_name_for_their_bots_are_told_apart() -> None:
    bots = registry.bots("wordz")

    ours = tuple(registry.our_bots("wordz"))
    assert tuple(bots) == (*ours, "another:sly", "tests:novice", "tests:sly")
    assert bots["another:sly"] is SLY


def test_the_strongest_is_our_expert_and_of_another_package_the_one_named_last() -> None:
    for key in filter(registry.is_ours, registry.keys()):
        level = "strong" if key == "wordz" else "expert"
        assert registry.strongest(key) is registry.our_bots(key)[level]
    assert registry.strongest("twin") is third_party.BOTS["sly"]


def test_nobody_who_plays_at_random_is_strong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(third_party, "BOTS", {})
    assert tuple(registry.bots("twin")) == ("random",)
    assert registry.strongest("twin") is None


def test_a_package_that_breaks_is_named_and_the_others_play() -> None:
    assert tuple(registry.bots("solo-line"))[-1] == "sly"

    gone, nonsense = registry.broken_bots()
    assert (gone.name, gone.package) == ("solo-line", "gone_for_good")
    assert (nonsense.package, nonsense.why) == ("another", "BOTS holds what is no bot")


def test_a_bot_is_found_by_name_first_and_else_by_its_address() -> None:
    assert registry.find_bot("wordz", "another:sly") is SLY
    assert isinstance(registry.find_bot("wordz", "tests.third_party:Sly"), third_party.Sly)
    with pytest.raises(registry.UnknownName):
        registry.bot("wordz", "tests.third_party:Sly")
    with pytest.raises(registry.UnknownName):
        registry.find_bot("wordz", "sly")


def test_nobody_replaces_a_game_of_ours() -> None:
    assert registry.game("between") is between


@pytest.mark.parametrize("name", ["misnamed", "chess"])
def test_a_game_that_is_not_there_is_answered_with_those_that_are(name: str) -> None:
    with pytest.raises(registry.UnknownName) as caught:
        registry.game(name)

    assert caught.value.known == registry.keys()
    assert caught.value.known[-2:] == ("trapwords", "twin")


def test_a_bot_that_is_not_there_is_answered_with_those_that_are() -> None:
    with pytest.raises(registry.UnknownName) as caught:
        registry.bot("twin", "grandmaster")

    assert caught.value.known == ("random", "novice", "sly")
