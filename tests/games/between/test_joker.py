"""The joker (rules BT-20, BT-21)."""

import pytest

from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.between.actions import Action
from tablee.games.between.events import JokerAnswered
from tablee.games.between.pieces import Options, intervals_of
from tablee.games.between.state import State
from tests.games.between.builders import playing
from tests.games.between.moves import CONCEDE, END_TURN, announce, ask, choose, joker
from tests.games.between.play import act, after, dealt, refused
from tests.games.rig import the

TABLE = playing("9 12 15 | 8 13 21 24 | 3 5 19", "11-20 | 7-10 | 2-22")


def next_round(state: State) -> State:
    """Everybody has chosen in the round that was just dealt, and the first turn began."""
    for seat, place in enumerate(state.places):
        state = after(state, (seat, choose(*intervals_of(place.hand)[0])))
    return state


@pytest.mark.parametrize(
    ("value", "is_hidden"),
    [(7, True), (10, True), (8, False), (9, False), (13, False), (20, False)],
)
def test_bt_20_a_joker_asks_whether_a_value_is_hidden(value: int, is_hidden: bool) -> None:
    state, events = act(TABLE, 0, joker(1, value))

    assert events == (JokerAnswered(Seat(0), Seat(1), value, is_hidden),)
    assert state.jokers == events


def test_bt_20_a_joker_moves_no_card_and_no_turn() -> None:
    state = after(TABLE, (0, joker(1, 7)))

    assert state.places[1:] == TABLE.places[1:]
    assert (state.active, state.has_asked) == (0, False)


def test_bt_20_a_joker_is_played_once() -> None:
    state = after(TABLE, (0, joker(1, 7)))

    refusal = refused(state, 0, joker(2, 2))

    assert str(refusal) == "joker_spent (BT-20)"
    assert isinstance(refusal, BrokenRule)


def test_bt_20_each_seat_has_a_joker_of_its_own() -> None:
    state = after(TABLE, (0, joker(1, 7)), (0, ask(1, 8)), (0, END_TURN))

    _, events = act(state, 1, joker(0, 11))

    assert the(events, JokerAnswered).is_hidden


def test_bt_20_a_second_joker_in_a_later_round_is_refused() -> None:
    state = playing("9 | 2", "8-11 | 1-3", active=1, first=Seat(1))
    state = after(state, (1, joker(0, 8)), (1, ask(0, 9)), (1, announce(0, 8, 11)))

    state = next_round(state)
    state = after(state, (0, ask(1, state.places[1].hand[0])), (0, END_TURN))

    assert state.round == 2
    assert str(refused(state, 1, joker(0, 9))) == "joker_spent (BT-20)"  # BT-T11


def test_bt_20_a_joker_kept_is_there_in_a_later_round() -> None:
    state = playing("9 | 2", "8-11 | 1-3", active=1, first=Seat(1))
    state = after(state, (1, joker(0, 8)), (1, ask(0, 9)), (1, announce(0, 8, 11)))

    assert [place.has_joker for place in state.places] == [True, False]  # BT-G11


def test_bt_20_a_table_may_have_a_joker_for_every_round() -> None:
    state = playing(
        "9 | 2", "8-11 | 1-3", Options(joker="per_round"), active=1, first=Seat(1), spent=(0,)
    )
    state = after(state, (1, joker(0, 8)), (1, ask(0, 9)), (1, announce(0, 8, 11)))

    assert [place.has_joker for place in state.places] == [True, True]  # BT-G11


def test_bt_20_with_a_joker_for_every_round_there_is_one_in_each() -> None:
    state = playing("9 | 2", "8-11 | 1-3", Options(joker="per_round"))
    state = after(state, (0, joker(1, 1)))

    assert str(refused(state, 0, joker(1, 3))) == "joker_spent (BT-20)"  # BT-G11


@pytest.mark.parametrize("whom", [0, 3, -1])
def test_bt_20_the_joker_goes_to_another_seat(whom: int) -> None:
    assert str(refused(TABLE, 0, joker(whom, 7))) == "nothing_hidden_there (BT-20)"


def test_bt_20_no_joker_on_an_interval_that_is_open() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", found={1: 2})

    refusal = refused(state, 0, joker(1, 1))

    assert str(refusal) == "nothing_hidden_there (BT-20)"  # BT-G12
    assert isinstance(refusal, BrokenRule)


@pytest.mark.parametrize("value", [0, 25])
def test_bt_20_there_are_no_other_cards_to_play_a_joker_on(value: int) -> None:
    assert str(refused(TABLE, 0, joker(1, value))) == "no_such_card (BT-02)"


def test_bt_20_a_joker_may_name_a_value_one_holds() -> None:
    _, events = act(TABLE, 0, joker(1, 12))

    assert not the(events, JokerAnswered).is_hidden


def test_bt_21_a_joker_before_the_question() -> None:
    state = after(TABLE, (0, joker(1, 7)), (0, ask(1, 8)), (0, announce(1, 7, 10)))

    assert state.places[0].points == 1  # BT-T11


def test_bt_21_a_joker_between_question_and_proposal() -> None:
    state = after(TABLE, (0, ask(1, 8)), (0, joker(1, 7)), (0, announce(1, 7, 10)))

    assert state.places[0].points == 1  # BT-G12


@pytest.mark.parametrize("proposal", [announce(1, 7, 10), announce(1, 1, 3)])
def test_bt_21_no_joker_after_a_proposal(proposal: Action) -> None:
    state = after(TABLE, (0, ask(1, 8)), (0, proposal))

    refusal = refused(state, 0, joker(2, 2))

    assert str(refusal) == "not_your_turn (BT-21)"  # BT-T11
    assert isinstance(refusal, NotYourTurn)


def test_bt_21_no_joker_on_the_turn_of_another() -> None:
    assert str(refused(TABLE, 1, joker(0, 11))) == "not_your_turn (BT-21)"  # BT-G12


def test_bt_21_no_joker_once_one_is_out() -> None:
    state = after(TABLE, (0, ask(1, 8)), (0, announce(1, 1, 3)))
    state = after(state, (1, ask(2, 3)), (1, END_TURN), (2, ask(1, 13)), (2, END_TURN))

    assert str(refused(state, 0, joker(2, 2))) == "not_your_turn (BT-21)"  # BT-G12


def test_bt_21_no_joker_while_intervals_are_chosen() -> None:
    refusal = refused(dealt(2), 0, joker(1, 7))

    assert str(refusal) == "not_playing (BT-21)"
    assert isinstance(refusal, NotNow)


def test_bt_20_a_round_lost_gives_no_joker_back() -> None:
    state = playing("9 | 2", "8-11 | 1-3", active=1)
    state = after(state, (1, joker(0, 8)), (1, ask(0, 9)), (1, announce(0, 1, 3)), (1, CONCEDE))

    assert (state.round, state.places[1].has_joker) == (2, False)  # BT-G11
