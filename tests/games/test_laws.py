"""The eight laws: every game keeps them, at every number of seats and with every option; and each catches its bugs.

Options are tried at the smallest or the largest table; `tablee check GAME` tries them at every size.
"""

from itertools import cycle
from typing import Any, NamedTuple

import pytest

from tablee import registry
from tablee.core.game import AnyGame
from tablee.laws import LAWS, Effort, check, variants
from tests.games.entre_les_lignes.planted import EL
from tests.games.light_line.head_line.planted import HEAD
from tests.games.light_line.kidz_line.planted import KIDZ
from tests.games.light_line.line.planted import LINE
from tests.games.light_line.long_line.planted import LONG
from tests.games.light_line.solo_line.planted import SOLO
from tests.games.trapwords.planted import TW
from tests.games.wordz.planted import ALIKE, SPEECHLESS, WZ
from tests.laws import bugs_in_news, bugs_in_records, bugs_in_rules, bugs_in_views
from tests.laws.bugs_in_revealing import RPS
from tests.laws.planting import BETWEEN, Planted

BETWEENS_BUGS = (bugs_in_news, bugs_in_records, bugs_in_rules, bugs_in_views)
BEDS = (BETWEEN, LINE, KIDZ, SOLO, LONG, HEAD, WZ, SPEECHLESS, EL, TW)
BUGS = [bug for bed in (*BEDS, RPS) for bug in bed.bugs]

PAIRS = {"between": 8_000}
ENOUGH = 2_000
"""Pairs of truths for each game, over all its cases; the model of all games is looked at most closely."""

pytestmark = pytest.mark.usefixtures("untraced")


class Table(NamedTuple):
    """A game with so many seats, and what was agreed."""

    game: AnyGame
    seats: int
    options: Any
    pairs: int = 150

    @property
    def name(self) -> str:
        usual = type(self.options)()
        fields = {name: getattr(self.options, name) for name in usual.__struct_fields__}
        agreed = [f"{name}={it}" for name, it in fields.items() if it != getattr(usual, name)]
        return "-".join([self.game.ABOUT.key, str(self.seats), *agreed])


def registered(key: str) -> list[Table]:
    """Every number of seats; then every option, at the smallest and the largest table in turn."""
    game = registry.game(key)
    sizes = game.ABOUT.seats
    usual, *others = variants(game.TYPES.options)
    tables = [(seats, usual) for seats in sizes]
    tables += zip(cycle((min(sizes), max(sizes))), others, strict=False)
    each = -(-PAIRS.get(key, ENOUGH) // len(tables))
    return [Table(game, *it, each) for it in tables]


REGISTERED = [table for key in registry.keys() for table in registered(key)]  # noqa: SIM118 (a module, not a dict)
USUAL = [it for it in REGISTERED if it.options == type(it.options)()]
AGREED = [it for it in REGISTERED if it not in USUAL]
IN_BEDS = [Table(bed.game, *table) for bed in BEDS for table in bed.tables]


@pytest.mark.parametrize("table", USUAL, ids=lambda table: table.name)
def test_a_game_keeps_the_laws(table: Table) -> None:
    hold_to_the_laws(table)


@pytest.mark.parametrize("table", AGREED, ids=lambda table: table.name)
def test_a_game_keeps_the_laws_with_every_option(table: Table) -> None:
    hold_to_the_laws(table)


@pytest.mark.parametrize("table", IN_BEDS, ids=lambda table: table.name)
def test_where_nothing_is_planted_nothing_is_found(table: Table) -> None:
    hold_to_the_laws(table)


def hold_to_the_laws(table: Table) -> None:
    report = check(
        table.game,
        seats=(table.seats,),
        options=(table.options,),
        pairs=table.pairs,
        effort=Effort(length=110),
    )

    assert report.breaches == ()
    assert report.finished >= 1
    assert report.pairs >= table.pairs
    assert report.share_differing >= 0.6


def test_secrets_are_kept_where_fewer_words_are_offered_too() -> None:
    effort = Effort(games=0, length=100, laws=(5, 6, 7))

    report = check(ALIKE.game, seats=(3,), options=(ALIKE.options,), pairs=200, effort=effort)

    assert report.breaches == ()
    assert report.share_differing >= 0.9


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: f"{bug.game}-{bug.law}-{bug.name}")
def test_a_planted_bug_is_caught(bug: Planted) -> None:
    effort = Effort(games=int(bug.law == 1), bound=1_000, length=100, laws=(bug.law,), most=1)

    report = check(
        bug.plant(), seats=(bug.seats,), options=(bug.options,), pairs=6_000, effort=effort
    )

    assert [breach.law for breach in report.breaches] == [bug.law]
    assert "Error: " not in report.breaches[0].message  # the law itself did not stumble


def test_every_law_has_bugs_to_catch_and_every_game_has_some() -> None:
    assert BETWEENS_BUGS
    assert {bug.law for bug in BETWEEN.bugs} == set(LAWS)
    assert {bug.game for bug in BUGS} == {*registry.keys(), RPS.game.ABOUT.key}
    assert len({(bug.game, bug.name) for bug in BUGS}) == len(BUGS)
