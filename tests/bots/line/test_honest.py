"""All levels are honest, and the strongest is far above the weakest."""

from itertools import product

import pytest

from tablee.arena.figures import figures_of
from tablee.arena.tournament import Tournament, play_all
from tablee.bots.line import BOTS
from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.games.light_line.modes.line import game
from tablee.games.light_line.modes.line.state import State
from tests.games.light_line.line.play import act, dealt


def test_the_expert_is_far_above_the_novice() -> None:
    tournament = Tournament("line", ("expert", "novice", "novice"), games=15, seed=6)
    best, _ = figures_of(list(play_all(tournament))).standings
    assert best.bot == "expert"
    assert best.share > 0.5


@pytest.mark.parametrize(("name", "seats"), list(product(BOTS, (2, 4, 6))))
def test_the_same_is_chosen_in_every_truth_that_a_seat_cannot_tell_apart(
    name: str, seats: int
) -> None:
    dice, bot, differed = Chance(b"truths"), BOTS[name], 0
    state = dealt(seats)
    for step in range(24):
        (seat,) = game.awaiting(state)
        other = game.resample(state, seat, dice)
        chosen = bot.choose(game.view(state, seat), Chance(b"own", step))
        assert bot.choose(game.view(other, seat), Chance(b"own", step)) == chosen
        differed += _hidden(other) != _hidden(state)
        state, _ = act(state, seat, chosen)
    assert differed > 12


def _hidden(state: State) -> object:
    return state.piles, [state.places[seat].card for seat in map(Seat, range(len(state.places)))]
