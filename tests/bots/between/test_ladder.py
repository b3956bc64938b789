"""The levels are levels, and the strongest is honest."""

import pytest

from tablee.arena.figures import figures_of
from tablee.arena.tournament import Tournament, play_all
from tablee.bots.between import BOTS
from tablee.core.chance import Chance
from tablee.games.between import game
from tests.bots.between.tables import wandering


@pytest.mark.parametrize(("better", "worse"), [("expert", "regular"), ("regular", "novice")])
def test_a_level_wins_most_games_against_the_one_below(better: str, worse: str) -> None:
    tournament = Tournament("between", (better, worse), games=60, seed=5)

    best, _ = figures_of(list(play_all(tournament))).standings

    assert best.bot == better
    assert best.share > 0.5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_expert_chooses_the_same_in_every_truth_its_seat_cannot_tell_apart(seats: int) -> None:
    expert, dice = BOTS["expert"], Chance(b"truths")
    for number, (state, view) in enumerate(wandering(seats, seed=3, actions=40)):
        assert view.seat is not None
        other = game.view(game.resample(state, view.seat, dice), view.seat)
        own = Chance(b"own", number)
        assert expert.choose(view, own) == expert.choose(other, own.at(number))
