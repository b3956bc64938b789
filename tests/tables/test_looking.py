"""How long people look at what happened: as the game says, and never absurdly long."""

from types import SimpleNamespace
from typing import Any

import pytest

from tablee import registry
from tablee.tables.looking import LONGEST, USUAL, time_to_see


def test_what_nobody_was_told_is_nothing_to_look_at() -> None:
    assert time_to_see(registry.game("wordz"), ()) == 0
    assert time_to_see(game(), ()) == 0


def game(**brought: Any) -> Any:
    """Another package's."""
    return SimpleNamespace(**brought)


@pytest.mark.parametrize(
    ("theirs", "long"),
    [
        (game(), USUAL),
        (game(LOOKS={}), 0),
        (game(LOOKS={str: 300}), 300),
        (game(LOOKS={str: 10**9}), LONGEST),
        (game(LOOKS={str: -5}), 0),
        (game(LOOKS={str: "long"}), USUAL),
        (game(LOOKS={str: lambda it: 1 // 0}), USUAL),
        (game(LOOKS=7), USUAL),
    ],
)
def test_a_game_of_another_package_says_what_it_likes(theirs: Any, long: int) -> None:
    assert time_to_see(theirs, ("something",)) == long
