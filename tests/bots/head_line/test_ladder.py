"""The levels of HEAD-LINE are levels."""

import pytest

from tablee.arena.figures import figures_of
from tablee.arena.tournament import Tournament, play_all


@pytest.mark.parametrize(("better", "worse"), [("expert", "regular"), ("regular", "novice")])
def test_a_level_wins_most_games_against_the_one_below(better: str, worse: str) -> None:
    tournament = Tournament("head-line", (better, worse), games=20, seed=5)

    best, _ = figures_of(list(play_all(tournament))).standings

    assert best.bot == better
    assert best.share > 0.5
