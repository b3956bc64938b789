"""Each law must catch the bugs planted for it, and find nothing where nothing is planted."""

import pytest

from tablee.games.between import game as between
from tablee.laws import Effort, check
from tests.laws import bugs_in_news, bugs_in_records, bugs_in_rules, bugs_in_views
from tests.laws.planting import ANSWERS, BUGS, NOTES, Planted, between_with

CATALOGUE = (bugs_in_news, bugs_in_records, bugs_in_rules, bugs_in_views)


@pytest.mark.parametrize("bug", BUGS, ids=lambda bug: f"{bug.law}-{bug.name}")
def test_a_planted_bug_is_caught(bug: Planted) -> None:
    effort = Effort(games=int(bug.law == 1), bound=1_000, length=100, laws=(bug.law,), most=1)

    report = check(
        bug.plant(), seats=(bug.seats,), options=(bug.options,), pairs=3_000, effort=effort
    )

    assert [breach.law for breach in report.breaches] == [bug.law]
    assert "Error: " not in report.breaches[0].message  # the law itself did not stumble


def test_where_nothing_is_planted_nothing_is_found() -> None:
    report = check(between_with(), seats=(3,), options=(NOTES,), pairs=200)

    assert report.breaches == ()


def test_every_law_has_bugs_to_catch() -> None:
    assert {bug.law for bug in BUGS} == set(range(1, 9))
    assert len({bug.name for bug in BUGS}) == len(BUGS) >= 30
    assert all(hasattr(between, answer) for answer in ANSWERS)
    assert CATALOGUE
