"""The levels are levels: a bot wins most games against the one below, and not all of them."""

from itertools import pairwise
from typing import Any

import pytest

from tablee import registry
from tablee.arena.figures import figures_of
from tablee.arena.tournament import Tournament, play_all
from tablee.games.wordz.pieces import Options as Wordz

GAMES: dict[str, tuple[str, int, Any]] = {
    "between": ("between", 60, None),
    "head-line": ("head-line", 60, None),
    "kidz-line": ("kidz-line", 80, None),
    "line": ("line", 40, None),
    "long-line": ("long-line", 60, None),
    "wordz in French": ("wordz", 120, Wordz("fr")),
    "wordz in English": ("wordz", 120, Wordz("en")),
}
"""What is played, and how often: docs/performance.md has the figures of many more."""


def ladder(key: str) -> tuple[str, ...]:
    return ("novice", "regular", *(("strong", "scholar") if key == "wordz" else ("expert",)))


@pytest.mark.parametrize("key", registry.keys())
def test_they_are_in_rising_strength_after_the_random_one(key: str) -> None:
    assert tuple(registry.bots(key)) == ("random", *ladder(key))


@pytest.mark.parametrize(
    ("name", "worse", "better"),
    [(name, *pair) for name, (key, *_) in GAMES.items() for pair in pairwise(ladder(key))],
)
def test_a_level_wins_most_games_against_the_one_below(name: str, better: str, worse: str) -> None:
    key, games, options = GAMES[name]
    tournament = Tournament(key, (better, worse), games=games, seed=5, options=options)

    best, _ = figures_of(list(play_all(tournament))).standings

    assert best.bot == better
    assert 0.5 < best.share < 0.9
