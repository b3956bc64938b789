"""The levels are levels."""

import pytest

from tablee.arena.figures import figures_of
from tablee.arena.tournament import Tournament, play_all
from tablee.games.wordz.pieces import Language, Options


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(("better", "worse"), [("expert", "regular"), ("regular", "novice")])
def test_a_level_wins_most_games_against_the_one_below(
    better: str, worse: str, language: Language
) -> None:
    options = Options(language)
    tournament = Tournament("wordz", (better, worse), games=24, seed=5, options=options)

    best, _ = figures_of(list(play_all(tournament))).standings

    assert best.bot == better
    assert best.share > 0.55
