"""All levels are honest."""

from itertools import product

import pytest

from tablee.bots.between import BOTS
from tablee.core.chance import Chance
from tablee.games.between import game
from tests.bots.between.tables import wandering


@pytest.mark.parametrize(("name", "seats"), list(product(BOTS, (2, 3, 4))))
def test_the_same_is_chosen_in_every_truth_that_a_seat_cannot_tell_apart(
    name: str, seats: int
) -> None:
    bot, dice = BOTS[name], Chance(b"truths")
    for number, (state, view) in enumerate(wandering(seats, seed=3, actions=40)):
        assert view.seat is not None
        other = game.view(game.resample(state, view.seat, dice), view.seat)
        own = Chance(b"own", number)
        assert bot.choose(view, own) == bot.choose(other, own.at(number))
