"""Dealing a round (rules BT-01, BT-02, BT-07, BT-08)."""

from itertools import chain

import pytest

from tablee.core.refusal import NotNow
from tablee.core.seats import Seat, Seating, Team
from tablee.games.between import game
from tablee.games.between.events import RoundDealt
from tablee.games.between.pieces import DECK, Options
from tests.games.between.play import RIG, act, dealt, ready, refused
from tests.games.rig import BEGIN, the


def deals(seats: int, number: int = 200) -> list[RoundDealt]:
    """Many first rounds, each from a stream of its own."""
    table = ready(seats)
    return [the(act(table, None, BEGIN, key=b"%d" % n)[1], RoundDealt) for n in range(number)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bt_01_two_three_or_four_play(seats: int) -> None:
    state = game.start(Seating(seats), Options())

    assert len(state.places) == seats
    assert state.phase == "ready"


@pytest.mark.parametrize("seats", [-2, 0, 1, 5, 24])
def test_bt_01_fewer_or_more_are_refused(seats: int) -> None:
    assert RIG.unseated(Seating(seats)) == "seats_out_of_range (BT-01)"


def test_bt_01_everybody_plays_alone() -> None:
    pairs = Seating(4, (Team(0), Team(1), Team(0), Team(1)))

    assert RIG.unseated(pairs) == "seats_out_of_range (BT-01)"


def test_bt_02_the_deck_has_one_card_of_each_number() -> None:
    assert sorted(DECK) == list(range(1, 25))


@pytest.mark.parametrize(("seats", "size"), [(2, 12), (3, 8), (4, 6)])
def test_bt_02_all_24_cards_are_dealt_evenly(seats: int, size: int) -> None:
    state = dealt(seats)

    hands = [place.hand for place in state.places]

    assert [len(hand) for hand in hands] == [size] * seats  # BT-G16
    assert sorted(chain.from_iterable(hands)) == list(range(1, 25))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bt_02_every_card_comes_to_every_seat(seats: int) -> None:
    dealt_to = {
        (card, seat)
        for deal in deals(seats)
        for seat, hand in enumerate(deal.hands)
        for card in hand
    }

    assert len(dealt_to) == 24 * seats


def test_bt_02_the_order_of_a_hand_tells_nothing_of_the_deal() -> None:
    assert all(list(hand) == sorted(hand) for deal in deals(3, 10) for hand in deal.hands)


def test_bt_02_the_same_chance_deals_the_same_cards() -> None:
    assert act(ready(4), None, BEGIN) == act(ready(4), None, BEGIN)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bt_07_everybody_gets_one_joker(seats: int) -> None:
    assert all(place.has_joker for place in dealt(seats).places)


@pytest.mark.parametrize("oldest", [0, 1, 2])
def test_bt_08_the_oldest_begins_where_the_table_knows_who_that_is(oldest: int) -> None:
    options = Options(first=Seat(oldest))

    state = dealt(3, options)

    assert state.first == oldest


def test_bt_08_otherwise_the_first_is_drawn_by_lot() -> None:
    firsts = [deal.first for deal in deals(4)]

    assert {seat: firsts.count(seat) > 25 for seat in firsts} == dict.fromkeys((0, 1, 2, 3), True)


@pytest.mark.parametrize("oldest", [-1, 3])
def test_bt_08_the_oldest_has_a_seat(oldest: int) -> None:
    assert RIG.unseated(Seating(3), Options(first=Seat(oldest))) == "no_such_seat (BT-08)"


def test_the_first_round_is_dealt_once() -> None:
    state = dealt(2)

    refusal = refused(state, None, BEGIN)

    assert str(refusal) == "already_begun"
    assert isinstance(refusal, NotNow)


def test_everybody_is_awaited_to_choose_after_the_deal() -> None:
    state = dealt(3)

    assert (state.phase, state.round, state.active) == ("choose", 1, None)
    assert game.awaiting(state) == (0, 1, 2)
