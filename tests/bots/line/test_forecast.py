"""What the expert thinks of its chances."""

import pytest

from tablee.bots.line.forecast import TYPICAL, After, Forecast
from tablee.bots.line.knowledge import Knowledge
from tablee.bots.line.outlook import Outlook
from tablee.core.seats import Seat
from tablee.games.light_line.display import grid_of
from tablee.games.light_line.modes.line import game
from tablee.games.light_line.modes.line.pieces import Counts
from tests.games.light_line.boards import T17
from tests.games.light_line.line.builders import playing

MANY: Counts = (9, 9, 9, 9)
NONE: Counts = (0, 0, 0, 0)


def chance(
    lead: int, first: int, piles: Counts = MANY, *, seats: int = 2, last: bool = False
) -> float:
    """Of seat 0, so far ahead of the others when its turn is done."""
    hands = " ".join(map(str, range(1, seats + 1)))
    taken = " | ".join(["", *["50 51"] * (seats - 1)])
    state = playing(T17, hands, taken=taken, first=Seat(first))
    knowledge = Knowledge(game.view(state, Seat(0)))
    after = After(piles, 10 + lead, 2, last)
    return Forecast(knowledge, Outlook(grid_of(state.display))).wins(after, TYPICAL)


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("last", [False, True])
def test_more_points_are_better(seats: int, *, last: bool) -> None:
    chances = [chance(lead, 1, seats=seats, last=last) for lead in (-9, 0, 9)]
    assert 0 <= chances[0] < chances[1] < chances[2] <= 1


def test_a_lead_is_worth_more_when_the_end_is_near() -> None:
    assert chance(9, 1, (2, 2, 2, 2)) > chance(9, 1, MANY)
    assert chance(-9, 1, (2, 2, 2, 2)) < chance(-9, 1, MANY)


def test_ll_23_a_lead_is_worth_less_while_the_other_has_a_turn_more() -> None:
    assert chance(3, first=0) < chance(3, first=1)
    assert chance(3, first=0, last=True) < chance(3, first=1, last=True) == 1


def test_ll_21_where_the_next_one_cannot_take_the_points_the_lead_decides() -> None:
    assert chance(1, 0, NONE) > 0.99
    assert chance(-1, 0, NONE) < 0.01
    assert chance(1, 2, NONE, seats=3) > 0.98  # the third has had its turn


def test_ll_24_equal_points_and_cards_are_half_a_win() -> None:
    assert chance(0, 1, last=True) == 0.5


def test_ll_g6_a_round_begun_is_finished_by_all() -> None:
    """The next one ends the game in a new round: there is one turn more for everybody."""
    assert 0.01 < chance(1, 1, NONE) < 0.99
    assert 0.01 < chance(1, 0, NONE, seats=3) < 0.99
