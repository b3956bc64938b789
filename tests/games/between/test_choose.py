"""Choosing an interval (rules BT-03 to BT-06)."""

from itertools import combinations

import pytest

from tablee.core.chance import Chance
from tablee.core.kit import Kit
from tablee.core.refusal import BrokenRule, NotNow, Refusal
from tablee.core.seats import Seat
from tablee.games.between import game
from tablee.games.between.events import IntervalChosen, TurnBegan
from tablee.games.between.pieces import Interval, Options, intervals_of
from tablee.games.between.state import State
from tests.games.between.builders import choosing, pair, playing
from tests.games.between.moves import choose
from tests.games.between.play import KEY, act, after, dealt, ready, refused
from tests.games.rig import kinds, the

BOOK = choosing("7 8 10 13 21 24 | 1 2 3 4 5 6")
"""Seat 0 holds the hand of the rulebook's example."""


def accepted(state: State, seat: int = 0) -> set[Interval]:
    """Every pair of numbers this seat may hide."""
    legal = set()
    for low in range(26):
        for high in range(26):
            try:
                game.decide(state, Seat(seat), choose(low, high), Kit(Chance(KEY)))
            except Refusal:
                continue
            legal.add((low, high))
    return legal


def test_bt_03_a_seat_hides_two_of_its_cards() -> None:
    state, events = act(BOOK, 0, choose(7, 10))  # BT-T1

    assert events == (IntervalChosen(Seat(0), (7, 10), by_lot=False),)
    assert state.places[0].interval == (7, 10)


@pytest.mark.parametrize("interval", [(7, 11), (9, 13), (1, 6), (0, 24), (7, 25)])
def test_bt_03_only_ones_own_cards_can_be_hidden(interval: Interval) -> None:
    refusal = refused(BOOK, 0, choose(*interval))

    assert str(refusal) == "not_your_cards (BT-03)"
    assert isinstance(refusal, BrokenRule)


def test_bt_03_an_interval_once_chosen_stays() -> None:
    state = after(BOOK, (0, choose(7, 13)))

    refusal = refused(state, 0, choose(21, 24))

    assert str(refusal) == "not_choosing (BT-03)"
    assert isinstance(refusal, NotNow)


def test_bt_03_intervals_are_chosen_before_the_first_turn_only() -> None:
    state = playing("8 13 21 | 2 3", "7-10 | 1-4")

    assert str(refused(state, 0, choose(8, 21))) == "not_choosing (BT-03)"


def test_bt_03_nothing_is_chosen_before_the_deal() -> None:
    assert str(refused(ready(2), 0, choose(1, 3))) == "not_choosing (BT-03)"


def test_bt_03_everybody_chooses_in_any_order() -> None:
    state = choosing("7 8 10 | 1 2 3 | 20 21 22")

    state = after(state, (2, choose(20, 22)), (0, choose(7, 10)))

    assert state.phase == "choose"
    assert game.awaiting(state) == (1,)


def test_bt_04_two_neighbouring_values_are_too_close() -> None:
    refusal = refused(BOOK, 0, choose(7, 8))  # BT-T2

    assert str(refusal) == "too_close (BT-04)"
    assert isinstance(refusal, BrokenRule)


def test_bt_04_one_card_is_no_interval() -> None:
    assert str(refused(BOOK, 0, choose(7, 7))) == "too_close (BT-04)"


def test_bt_04_the_lower_card_comes_first() -> None:
    assert str(refused(BOOK, 0, choose(10, 7))) == "too_close (BT-04)"


def test_bt_04_a_difference_of_two_is_enough() -> None:
    state = choosing("8 9 10 | 1 2 3")

    _, events = act(state, 0, choose(8, 10))

    assert the(events, IntervalChosen).interval == (8, 10)


@pytest.mark.parametrize("interval", [(8, 10), (10, 13), (13, 21), (21, 24)])
def test_bt_05_a_card_of_ones_own_must_lie_between(interval: Interval) -> None:
    refusal = refused(BOOK, 0, choose(*interval))  # BT-T2

    assert str(refusal) == ("nothing_between (BT-05)")
    assert isinstance(refusal, BrokenRule)


def test_bt_05_one_card_between_is_enough() -> None:
    _, events = act(BOOK, 0, choose(13, 24))  # BT-T2

    assert the(events, IntervalChosen).interval == (13, 24)


def test_bt_05_the_book_hand_allows_ten_intervals() -> None:
    legal = "7-10 7-13 7-21 7-24 8-13 8-21 8-24 10-21 10-24 13-24"  # BT-T3

    assert accepted(BOOK) == {pair(text) for text in legal.split()}


@pytest.mark.parametrize(("seats", "legal"), [(4, 10), (3, 21), (2, 55)])
def test_bt_05_the_number_of_intervals_depends_on_the_size_of_the_hand_alone(
    seats: int, legal: int
) -> None:
    for key in (b"1", b"2", b"3"):
        state = dealt(seats, key=key)

        assert len(accepted(state)) == legal  # BT-T4
        assert accepted(state) == set(intervals_of(state.places[0].hand))


def test_bt_05_every_hand_of_three_cards_has_an_interval() -> None:
    hands = combinations(range(1, 25), 3)

    assert all(intervals_of(hand) == ((hand[0], hand[2]),) for hand in hands)  # BT-T4


def test_bt_06_the_other_cards_stay_in_hand() -> None:
    state = after(BOOK, (0, choose(7, 13)))

    assert state.places[0].hand == (8, 10, 21, 24)
    assert state.places[1] == BOOK.places[1]


@pytest.mark.parametrize("oldest", [0, 1, 2])
def test_bt_08_the_first_player_begins_when_all_have_chosen(oldest: int) -> None:
    state = dealt(3, Options(first=Seat(oldest)))
    moves = [
        (seat, choose(*intervals_of(place.hand)[0])) for seat, place in enumerate(state.places)
    ]
    state = after(state, *moves[:-1])

    state, events = act(state, *moves[-1])

    assert kinds(events) == ["IntervalChosen", "TurnBegan"]
    assert the(events, TurnBegan).seat == state.active == oldest
    assert state.phase == "turn"
