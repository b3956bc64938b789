"""The levels are levels: a bot wins most games against the one below."""

from typing import Any

import pytest

from tablee import registry
from tablee.arena.figures import figures_of
from tablee.arena.tournament import Tournament, play_all
from tablee.games.wordz.pieces import Options as Wordz

GAMES: dict[str, tuple[str, int, Any]] = {
    "between": ("between", 60, None),
    "head-line": ("head-line", 20, None),
    "line": ("line", 40, None),
    "long-line": ("long-line", 12, None),
    "wordz in French": ("wordz", 24, Wordz("fr")),
    "wordz in English": ("wordz", 24, Wordz("en")),
}
"""What is played, and how often."""


@pytest.mark.parametrize("key", registry.keys())
def test_there_are_three_in_rising_strength_and_the_random_one(key: str) -> None:
    assert tuple(registry.bots(key)) == ("random", "novice", "regular", "expert")


@pytest.mark.parametrize(("better", "worse"), [("expert", "regular"), ("regular", "novice")])
@pytest.mark.parametrize("name", GAMES)
def test_a_level_wins_most_games_against_the_one_below(name: str, better: str, worse: str) -> None:
    key, games, options = GAMES[name]
    tournament = Tournament(key, (better, worse), games=games, seed=5, options=options)

    best, _ = figures_of(list(play_all(tournament))).standings

    assert best.bot == better
    assert best.share > (0.55 if key == "wordz" else 0.5)
