"""The front of the library: what one types first works, for every game."""

import copy
import pickle
from collections.abc import Callable
from importlib.metadata import version
from pkgutil import iter_modules
from types import SimpleNamespace
from typing import Any, assert_type

import pytest

import tablee
from tablee import registry
from tablee.arena.match import Clock, Company
from tablee.games.between import game as between
from tablee.games.between.pieces import Options
from tablee.games.between.view import View
from tablee.tables.table import Table, open_table

OURS = [*registry._OURS]


def test_everything_it_names_is_there() -> None:
    assert all(getattr(tablee, name) is not None for name in tablee.__all__)
    packages = {it.name for it in iter_modules(tablee.__path__)}
    assert not packages & {*tablee.__all__}, "which would be in its place once imported"
    assert tablee.keys()[0] == "between"
    assert tablee.__version__ == version("tablee")
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        tablee.chess  # noqa: B018


def begun(key: str) -> Table:
    return tablee.open_table(key, max(min(registry.game(key).ABOUT.seats), 1), seed=3)


def steps(table: Table, count: int) -> list[Any]:
    """So many actions on, by chance."""
    bot = registry.bot(table.game.ABOUT.key, "random")
    clock = Clock(Company(table, dict.fromkeys(range(table.seating.size), bot)))
    for _ in range(count):
        if table.outcome is None:
            assert clock.step()
    return table.entries


@pytest.mark.parametrize("key", OURS)
@pytest.mark.parametrize(
    "twin", [Table.copy, copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))]
)
def test_a_copy_plays_on_by_itself_to_the_same_future(
    key: str, twin: Callable[[Table], Table]
) -> None:
    table = begun(key)
    steps(table, 4)
    before = [*table.entries]
    other = twin(table)

    after = [*steps(other, 12)]

    assert table.entries == before
    assert len(after) > len(before)
    assert steps(table, 12) == after
    assert [table.view(seat) for seat in (0, None)] == [other.view(seat) for seat in (0, None)]
    assert (table.attachments, table.empty, table.deadline) == (
        other.attachments,
        other.empty,
        other.deadline,
    )


def test_a_game_that_is_no_module_is_copied_as_it_is() -> None:
    table = open_table(SimpleNamespace(**vars(between)), 2, seed=b"any")

    assert table.copy().game is table.game


@pytest.mark.parametrize("key", OURS)
def test_every_game_is_played_out_by_bots_that_are_only_named(key: str) -> None:
    table = begun(key)

    outcome = tablee.play_out(table, "random")

    assert outcome is table.outcome
    assert str(table.view(None)).startswith(f"{key}\n  ")
    assert repr(table.view(None)) == "<View>"


def test_bots_are_given_by_name_by_address_or_as_they_are() -> None:
    def played(bots: Any) -> list[Any]:
        table = tablee.open_table("between", 2, seed=1, length="express")
        tablee.play_out(table, bots)
        return table.entries

    novice = tablee.bot("between", "novice")
    same = [
        "novice",
        novice,
        ["novice", novice],
        {0: "tablee.bots.between:Novice", 1: "novice"},
    ]
    assert all(played(it) == played("novice") for it in same)
    with pytest.raises(ValueError, match="zip"):
        played(["novice"])


def test_options_are_named_one_by_one_or_given_whole() -> None:
    def agreed(options: Any = None, **named: Any) -> Any:
        return tablee.open_table("between", 2, options, seed=b"any", **named).options

    express = Options(length="express", pace="fast")
    assert agreed(length="express", pace="fast") == express
    assert agreed({"length": "express", "pace": "fast"}) == agreed(express) == express
    assert Table(between, 2, {}, seed=b"any").options == agreed() == Options()
    with pytest.raises(TypeError, match="one by one"):
        agreed(express, length="express")


@pytest.mark.parametrize("wrong", [{"length": "long"}, {"height": 5}])
def test_options_that_cannot_be_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(tablee.NotSeated) as refusal:
        tablee.open_table("between", 2, wrong)

    assert refusal.value.code == "no_such_option"
    assert "$" in str(refusal.value.__cause__) or "height" in str(refusal.value.__cause__)


def test_a_number_is_a_seed_like_any_other_and_none_is_secret() -> None:
    one, again = (tablee.open_table("between", 2, seed=7) for _ in range(2))
    secret, other = (tablee.open_table("between", 2) for _ in range(2))

    assert one.entries == again.entries
    assert secret.seed != other.seed


def test_a_view_has_the_type_that_its_game_gives_it() -> None:
    """For mypy."""
    table = open_table(between, 2, seed=b"types")
    assert_type(table, Table[View])
    assert_type(table.view(0), View)
    assert_type(tablee.open_table("between", 2).view(0), Any)
    any_view: tablee.AnyView = table.view(0)
    assert any_view.offers
