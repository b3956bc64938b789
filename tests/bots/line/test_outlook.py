"""What bots reckon with is what the rules say."""

from itertools import product

import pytest

from tablee.bots.line.knowledge import Knowledge
from tablee.bots.line.outlook import MOST, Outlook
from tablee.bots.line.purse import payment, without
from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.light_line.cards import BACK, DECK
from tablee.games.light_line.display import Laid, fits, grid_of
from tablee.games.light_line.modes.line import game, scoring
from tests.games.light_line.boards import T17, laid
from tests.games.light_line.line.builders import START, playing


def grown(seed: int, size: int) -> tuple[Laid, ...]:
    """A display that chance has laid."""
    chance = Chance(b"grown %d" % seed)
    first, *rest = chance.shuffled(DECK)
    display: tuple[Laid, ...] = (Laid(first, 0, 0),)
    for card in rest:
        if (found := fits(grid_of(display), card)) and len(display) < size:
            x, y, turned = chance.pick(found).spot
            display = (*display, Laid(card, x, y, 1 if turned else 0))
    return display


@pytest.mark.parametrize("seed", range(6))
def test_ll_13_the_best_of_every_card_is_what_the_rules_count(seed: int) -> None:
    display = grown(seed, 5 + 8 * seed)
    outlook = Outlook(grid_of(display))
    for card in {*DECK} - {it.card for it in display}:
        points = [min(MOST, fit.points) for fit in fits(grid_of(display), card)]
        assert outlook.best(card) == max(points, default=0)


def test_ll_t14_a_ring_counts_each_segment_once() -> None:
    """The last card closes a red ring of four."""
    grid = grid_of(laid("9@0,0 12@1,0,1 25@1,1"))
    (ring,) = [fit for fit in fits(grid, 54) if fit.spot == (0, 1, 0)]
    assert [(line.colour, line.length) for line in ring.lines] == [("R", 4)]
    assert Outlook(grid).best(54) == 4


def test_ll_22_payments_are_those_of_the_rules() -> None:
    for points, *piles in product(range(MOST + 1), range(3), range(3), range(3), range(3)):
        two, three, four, five = piles
        counts = (two, three, four, five)
        amount, ways = payment(points, counts)
        right_amount, right_ways = scoring.payment(points, counts)
        assert (amount, sorted(ways)) == (right_amount, sorted(right_ways))


def test_what_is_taken_is_gone() -> None:
    assert without((3, 2, 1, 4), (2, 5)) == (2, 2, 1, 3)
    assert without((3, 2, 1, 4), (3, 3)) == (3, 0, 1, 4)


def test_a_seat_reckons_with_the_faces_it_has_not_seen() -> None:
    known = Knowledge(game.view(playing(T17, "2 1"), Seat(0)))
    seen = {2, *[it.card for it in laid(T17)]}
    for number, cards in known.unseen.items():
        assert set(cards) == {it for it in DECK if BACK[it] == number} - seen


def test_ll_19_a_seat_knows_where_the_cards_are_that_it_put_back() -> None:
    state = playing(START, "1 2", piles="3 4 | 14 | 35 | 48 49")
    place = replace(state.places[0], put_back=(48, 49))
    known = Knowledge(game.view(replace(state, places=(place, state.places[1])), Seat(0)))
    assert not {48, 49} & set(known.unseen[5])
    assert known.on_top(5) == (48, 49)
    assert known.on_top(4) == known.unseen[4]


def test_ll_g6_a_seat_knows_who_still_has_a_turn_in_this_round() -> None:
    state = playing(START, "1 2 3 4", active=1)
    assert Knowledge(game.view(state, Seat(1))).to_come == 2
    assert Knowledge(game.view(replace(state, first=Seat(2)), Seat(1))).to_come == 0
