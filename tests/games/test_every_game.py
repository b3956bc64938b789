"""The eight laws, for every game at every number of seats with every option that can be listed."""

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tablee import registry
from tablee.laws import Effort, check, variants

PAIRS = 860
"""In each case."""

CASES = [
    (key, seats, options)
    for key in registry.keys()  # noqa: SIM118 (a module, not a dict)
    for seats in registry.game(key).ABOUT.seats
    for options in variants(registry.game(key).TYPES.options)
]


def name_of(case: Any) -> str:
    key, seats, options = case
    usual = type(options)()
    fields = {name: getattr(options, name) for name in options.__struct_fields__}
    agreed = [f"{name}={it}" for name, it in fields.items() if it != getattr(usual, name)]
    return "-".join([key, str(seats), *agreed])


@pytest.fixture
def untraced() -> Iterator[None]:
    """The rules have tests of their own; to measure coverage here would treble the time."""
    tracer = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(tracer)


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_a_game_keeps_the_laws(case: Any) -> None:
    key, seats, options = case

    report = check(
        registry.game(key),
        seats=(seats,),
        options=(options,),
        pairs=PAIRS,
        effort=Effort(length=110),
    )

    assert report.breaches == ()
    assert report.finished >= 1
    assert report.pairs >= PAIRS
    assert report.share_differing >= 0.6


def test_between_is_held_to_the_laws_in_20_000_pairs() -> None:
    assert PAIRS * sum(key == "between" for key, _, _ in CASES) >= 20_000
