"""The strongest is honest."""

import pytest

from tablee.bots.between import BOTS
from tablee.core.chance import Chance
from tablee.games.between import game
from tests.bots.between.tables import wandering


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_expert_chooses_the_same_in_every_truth_its_seat_cannot_tell_apart(seats: int) -> None:
    expert, dice = BOTS["expert"], Chance(b"truths")
    for number, (state, view) in enumerate(wandering(seats, seed=3, actions=40)):
        assert view.seat is not None
        other = game.view(game.resample(state, view.seat, dice), view.seat)
        own = Chance(b"own", number)
        assert expert.choose(view, own) == expert.choose(other, own.at(number))
