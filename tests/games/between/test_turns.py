"""Whose turn it is (rules BT-08, BT-17, BT-19)."""

import pytest

from tablee.core.refusal import NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.between import game
from tablee.games.between.actions import Action
from tablee.games.between.events import TurnBegan
from tests.games.between.builders import playing
from tests.games.between.moves import END_TURN, announce, ask
from tests.games.between.play import act, after, dealt, refused
from tests.games.rig import the

FOUR = playing("9 | 2 | 5 | 14", "8-11 | 1-3 | 4-6 | 13-15")


@pytest.mark.parametrize(("active", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_bt_08_the_turn_travels_clockwise(active: int, following: int) -> None:
    state = playing("9 | 2 | 5 | 14", "8-11 | 1-3 | 4-6 | 13-15", active=active, has_asked=True)

    assert after(state, (active, END_TURN)).active == following  # BT-G14


def test_bt_19_the_next_player_is_active_at_the_end_of_a_turn() -> None:
    state = after(FOUR, (0, ask(1, 2)))

    state, events = act(state, 0, END_TURN)

    assert events == (TurnBegan(Seat(1)),)
    assert game.awaiting(state) == (1,)
    assert not state.has_asked


@pytest.mark.parametrize("proposal", [announce(1, 1, 3), announce(1, 1, 4)])
def test_bt_19_a_proposal_ends_the_turn(proposal: Action) -> None:
    state = after(FOUR, (0, ask(1, 2)))

    state, events = act(state, 0, proposal)

    assert the(events, TurnBegan).seat == state.active == 1


def test_bt_19_a_question_does_not_end_the_turn() -> None:
    assert after(FOUR, (0, ask(1, 2))).active == 0


def test_bt_19_the_next_player_asks_anew() -> None:
    state = after(FOUR, (0, ask(1, 2)), (0, END_TURN))

    assert str(refused(state, 1, END_TURN)) == "ask_first (BT-09)"


def test_bt_19_only_the_active_seat_ends_its_turn() -> None:
    state = after(FOUR, (0, ask(1, 2)))

    refusal = refused(state, 1, END_TURN)

    assert str(refusal) == "not_your_turn (BT-19)"
    assert isinstance(refusal, NotYourTurn)


def test_bt_19_there_are_no_turns_while_intervals_are_chosen() -> None:
    refusal = refused(dealt(3), 0, END_TURN)

    assert str(refusal) == "not_playing (BT-19)"
    assert isinstance(refusal, NotNow)


@pytest.mark.parametrize(
    ("out", "following"), [((1,), 2), ((1, 2), 3), ((3,), 1), ((1, 2, 3), 0), ((2, 3), 1)]
)
def test_bt_17_those_who_are_out_have_no_turn(out: tuple[int, ...], following: int) -> None:
    state = playing("9 | 2 | 5 | 14", "8-11 | 1-3 | 4-6 | 13-15", out=out, has_asked=True)

    assert after(state, (0, END_TURN)).active == following


def test_bt_19_one_whose_interval_was_found_has_turns() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", found={1: 0}, has_asked=True)

    assert after(state, (0, END_TURN)).active == 1  # BT-G6


def test_bt_19_one_who_has_nothing_left_to_find_has_turns() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", found={0: 1, 2: 0}, has_asked=True)

    assert after(state, (0, END_TURN)).active == 1  # BT-G10
