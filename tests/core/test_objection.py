"""Objections: the rules that only people can judge."""

import pytest

from tablee.core.objection import Verdict, verdict


@pytest.mark.parametrize(
    ("for_it", "against", "waiting", "said"),
    [
        (0, 0, 1, None),
        (1, 0, 0, "upheld"),
        (0, 1, 0, "dismissed"),
        (1, 0, 1, None),
        (1, 1, 1, None),
        (2, 1, 0, "upheld"),
        (2, 1, 1, None),
        (3, 1, 0, "upheld"),
    ],
)
def test_most_of_the_judges_decide(
    for_it: int, against: int, waiting: int, said: Verdict | None
) -> None:
    assert verdict(for_it, against, waiting) == said


@pytest.mark.parametrize(
    ("for_it", "against", "waiting", "said"),
    [(2, 0, 1, "upheld"), (0, 2, 1, "dismissed"), (3, 0, 2, "upheld")],
)
def test_a_verdict_falls_as_soon_as_it_cannot_change(
    for_it: int, against: int, waiting: int, said: Verdict
) -> None:
    assert verdict(for_it, against, waiting) == said


@pytest.mark.parametrize(("for_it", "against", "waiting"), [(1, 1, 0), (0, 1, 1), (0, 2, 2)])
def test_a_tie_is_lenient(for_it: int, against: int, waiting: int) -> None:
    assert verdict(for_it, against, waiting) == "dismissed"


@pytest.mark.parametrize(
    ("for_it", "against", "waiting", "said"),
    [(1, 1, 0, "upheld"), (1, 0, 1, "upheld"), (0, 2, 2, None), (0, 3, 1, "dismissed")],
)
def test_where_it_is_strict_a_tie_upholds_it(
    for_it: int, against: int, waiting: int, said: Verdict | None
) -> None:
    assert verdict(for_it, against, waiting, is_strict=True) == said


def test_where_nobody_is_sure_nothing_is_upheld() -> None:
    assert verdict(0, 0) == "dismissed"
