"""The eight laws, for every game at every number of seats, and with every option that can be listed.

Options are tried at the smallest and the largest table; `tablee check GAME` tries them at every size.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from tablee import registry
from tablee.laws import Effort, check, variants

PAIRS = {"between": 24_000}
ENOUGH = 2_000
"""Pairs of truths for each game, over all its cases; the model of all games is looked at most closely."""


def options_at(key: str, seats: int) -> Iterator[Any]:
    sizes = registry.game(key).ABOUT.seats
    usual, *others = variants(registry.game(key).TYPES.options)
    yield usual
    if seats in (min(sizes), max(sizes)):
        yield from others


CASES = [
    (key, seats, options)
    for key in registry.keys()  # noqa: SIM118 (a module, not a dict)
    for seats in registry.game(key).ABOUT.seats
    for options in options_at(key, seats)
]


def pairs_for(key: str) -> int:
    """In each case."""
    return -(-PAIRS.get(key, ENOUGH) // sum(it == key for it, _, _ in CASES))


def name_of(case: Any) -> str:
    key, seats, options = case
    usual = type(options)()
    fields = {name: getattr(options, name) for name in options.__struct_fields__}
    agreed = [f"{name}={it}" for name, it in fields.items() if it != getattr(usual, name)]
    return "-".join([key, str(seats), *agreed])


@pytest.mark.usefixtures("untraced")
@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_a_game_keeps_the_laws(case: Any) -> None:
    key, seats, options = case

    report = check(
        registry.game(key),
        seats=(seats,),
        options=(options,),
        pairs=pairs_for(key),
        effort=Effort(length=110),
    )

    assert report.breaches == ()
    assert report.finished >= 1
    assert report.pairs >= pairs_for(key)
    assert report.share_differing >= 0.6
