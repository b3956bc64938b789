"""Asking one seat for one value (rules BT-09 to BT-13)."""

import pytest

from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.between import game
from tablee.games.between.actions import Ask
from tablee.games.between.events import QuestionAnswered
from tablee.games.between.pieces import Answer, Options, Question
from tablee.games.between.state import State
from tests.games.between.builders import choosing, playing
from tests.games.between.moves import END_TURN, announce, ask, choose, joker
from tests.games.between.play import act, after, dealt, offers, refused
from tests.games.rig import the

BOOK = playing("9 12 15 | 8 13 21 24 | 3 5 19", "11-20 | 7-10 | 2-22")
"""Seat 1 hides the rulebook's example, 7 and 10."""


def answer_to(state: State, whom: int, value: int, asker: int = 0) -> Answer:
    return the(act(state, asker, ask(whom, value))[1], QuestionAnswered).answer


def test_bt_09_the_active_seat_asks_another_for_a_value() -> None:
    state, events = act(BOOK, 0, ask(1, 8))

    assert events == (QuestionAnswered(Seat(0), Seat(1), 8, "between"),)
    assert state.questions == (Question(Seat(0), Seat(1), 8, "between"),)
    assert state.has_asked


def test_bt_09_one_question_a_turn() -> None:
    state = after(BOOK, (0, ask(1, 8)))

    refusal = refused(state, 0, ask(2, 3))

    assert str(refusal) == "already_asked (BT-09)"
    assert isinstance(refusal, BrokenRule)


@pytest.mark.parametrize("whom", [0, 3, -1, -2])
def test_bt_09_the_question_goes_to_another_seat(whom: int) -> None:
    assert str(refused(BOOK, 0, ask(whom, 8))) == "ask_another_seat (BT-09)"


def test_bt_09_only_the_active_seat_asks() -> None:
    refusal = refused(BOOK, 1, ask(2, 3))

    assert str(refusal) == "not_your_turn (BT-09)"
    assert isinstance(refusal, NotYourTurn)


def test_bt_09_nobody_asks_while_intervals_are_chosen() -> None:
    refusal = refused(dealt(2), 0, ask(1, 8))

    assert str(refusal) == "not_playing (BT-09)"
    assert isinstance(refusal, NotNow)


def test_bt_09_the_question_may_not_be_left_out() -> None:
    refusal = refused(BOOK, 0, END_TURN)  # BT-G3

    assert str(refusal) == "ask_first (BT-09)"
    assert isinstance(refusal, BrokenRule)


def test_bt_09_a_joker_does_not_replace_the_question() -> None:
    state = after(BOOK, (0, joker(1, 7)))

    assert str(refused(state, 0, END_TURN)) == "ask_first (BT-09)"  # BT-G3


def test_bt_09_the_question_is_left_out_when_nobody_can_be_asked() -> None:
    state = playing("9 | | ", "8-11 | 1-3 | 4-6")

    state = after(state, (0, END_TURN))  # BT-G3

    assert state.active == 1


def test_bt_09_with_empty_hands_all_round_one_may_propose_at_once() -> None:
    state = playing("9 | | ", "8-11 | 1-3 | 4-6")

    state = after(state, (0, announce(1, 1, 3)))  # BT-G3

    assert state.places[0].points == 1


def test_bt_09_the_question_may_be_left_out_when_nothing_is_left_to_find() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", found={1: 2, 2: 1})

    assert after(state, (0, END_TURN)).active == 1  # BT-G10


def test_bt_09_one_may_still_ask_when_nothing_is_left_to_find() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", found={1: 2, 2: 1})

    assert after(state, (0, ask(1, 2))).places[1].between == (2,)  # BT-G10


@pytest.mark.parametrize("value", [0, 25, -8])
def test_bt_09_there_are_no_other_cards_to_ask_for(value: int) -> None:
    assert str(refused(BOOK, 0, ask(1, value))) == "no_such_card (BT-02)"


@pytest.mark.parametrize("value", [12, 20])
def test_bt_10_no_seat_asks_for_a_value_it_holds(value: int) -> None:
    refusal = refused(BOOK, 0, ask(1, value))  # BT-T6

    assert str(refusal) == "you_hold_it (BT-10)"
    assert isinstance(refusal, BrokenRule)


def test_bt_10_holding_is_about_now() -> None:
    state = after(BOOK, (0, ask(1, 8)), (0, END_TURN), (1, ask(0, 12)), (1, END_TURN))
    state = after(state, (2, ask(0, 9)), (2, END_TURN))

    assert answer_to(state, 1, 12) == "no"  # BT-G1


def test_bt_11_a_seat_without_hand_cards_cannot_be_asked() -> None:
    state = playing("9 | | 5", "8-11 | 1-3 | 4-6")

    refusal = refused(state, 0, ask(1, 2))

    assert str(refusal) == "no_hand_left (BT-11)"
    assert isinstance(refusal, BrokenRule)


def test_bt_11_the_last_card_can_still_be_asked_for() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6")

    state = after(state, (0, ask(1, 2)), (0, END_TURN), (1, ask(2, 5)), (1, END_TURN))

    assert str(refused(state, 2, ask(1, 2))) == "no_hand_left (BT-11)"


def test_bt_12_no_if_the_card_is_not_in_hand() -> None:
    state, events = act(BOOK, 0, ask(1, 3))

    assert the(events, QuestionAnswered).answer == "no"
    assert state.places[1].hand == (8, 13, 21, 24)


@pytest.mark.parametrize("value", [7, 10])
def test_bt_12_no_also_if_it_is_in_the_interval(value: int) -> None:
    state, events = act(BOOK, 0, ask(1, value))  # BT-T5

    assert the(events, QuestionAnswered).answer == "no"
    assert state.places[1].noes == (value,)
    assert state.places[1].interval == (7, 10)


def test_bt_12_the_board_shows_the_mark_to_everybody() -> None:
    state = after(BOOK, (0, ask(1, 7)))

    views = [game.view(state, seat) for seat in (Seat(0), Seat(1), Seat(2), None)]

    assert [view.places[1].noes for view in views] == [(7,)] * 4  # BT-T5
    assert [view.places[2].noes for view in views] == [()] * 4


def test_bt_12_a_number_is_marked_once_for_each_seat() -> None:
    state = after(BOOK, (0, ask(1, 7)), (0, END_TURN), (1, ask(2, 1)), (1, END_TURN))

    state = after(state, (2, ask(1, 7)))

    assert state.places[1].noes == (7,)  # BT-G15


def test_bt_12_marks_do_not_run_out() -> None:
    numbers = [*range(1, 5), *range(7, 25)]
    state = playing("5 | 6", "1-9 | 2-11", active=1)
    for number in numbers:
        if number not in (2, 11):
            state = after(state, (1, ask(0, number)), (1, END_TURN), (0, ask(1, 24)), (0, END_TURN))

    assert len(state.places[0].noes) == 20  # BT-G15


@pytest.mark.parametrize(
    ("value", "answer"), [(8, "between"), (13, "above"), (21, "above"), (24, "above")]
)
def test_bt_13_a_card_is_laid_between_or_above(value: int, answer: Answer) -> None:
    state, events = act(BOOK, 0, ask(1, value))  # BT-T5

    assert the(events, QuestionAnswered).answer == answer
    assert getattr(state.places[1], answer) == (value,)
    assert value not in state.places[1].hand
    assert len(state.places[1].hand) == 3


def test_bt_13_lower_and_higher_are_not_told_apart() -> None:
    state = playing("9 | 2 8 13 | 5", "20-24 | 7-10 | 4-6")

    assert answer_to(state, 1, 2) == answer_to(state, 1, 13) == "above"


def test_bt_13_what_lies_above_is_one_row_in_order_of_asking() -> None:
    state = playing("9 | 2 8 13 | 5", "20-24 | 7-10 | 4-6", active=0)

    state = after(state, (0, ask(1, 13)), (0, END_TURN), (1, ask(2, 5)), (1, END_TURN))
    state = after(state, (2, ask(1, 2)))

    assert game.view(state, None).places[1].above == (13, 2)  # BT-G21


def test_bt_13_strictly_between() -> None:
    state = playing("9 | 1 2 3 4 5 | 20", "21-24 | 6-8 | 10-12")

    assert answer_to(state, 1, 5) == "above"


# Questions that teach nothing


@pytest.mark.parametrize("whom", [1, 2])
def test_bt_09_a_value_that_lies_open_may_be_asked_for(whom: int) -> None:
    state = after(BOOK, (0, ask(1, 8)), (0, END_TURN), (1, ask(2, 3)), (1, END_TURN))
    state = after(state, (2, ask(0, 1)), (2, END_TURN))

    assert answer_to(state, whom, 8) == "no"  # BT-G1


def test_bt_09_a_question_may_be_repeated() -> None:
    state = after(BOOK, (0, ask(1, 7)), (0, END_TURN), (1, ask(2, 1)), (1, END_TURN))
    state = after(state, (2, ask(0, 1)), (2, END_TURN))

    assert answer_to(state, 1, 7) == "no"  # BT-G2


def test_bt_12_nobody_can_lie() -> None:
    fields = Ask.__struct_fields__

    state = after(BOOK, (0, ask(1, 8)))

    assert fields == ("whom", "value")  # BT-G19
    assert game.awaiting(state) == (0,)
    assert not offers(state, 1)


def test_bt_12_with_two_players_no_means_hidden() -> None:
    state = dealt(2)
    mine, yours = (place.hand for place in state.places)
    state = after(state, (0, choose(mine[0], mine[5])), (1, choose(yours[3], yours[8])))

    asker = state.first
    other = 1 - asker
    theirs = (mine, yours)[other]
    denied = [value for value in theirs if answer_to(state, other, value, asker) == "no"]

    assert set(mine) | set(yours) == set(range(1, 25))
    assert tuple(denied) == state.places[other].interval  # BT-T7


def test_bt_18_a_seat_that_is_out_still_answers() -> None:
    state = playing("9 | 2 7 | 5", "8-11 | 1-3 | 4-6", out=(1,))

    state = after(state, (0, ask(1, 2)))

    assert state.places[1].between == (2,)


def test_a_seat_whose_interval_was_found_still_answers() -> None:
    state = playing("9 | 2 7 | 5", "8-11 | 1-3 | 4-6", found={1: 2})

    assert after(state, (0, ask(1, 7))).places[1].above == (7,)  # BT-G6


def test_asking_for_a_card_of_another_seat_moves_no_other_card() -> None:
    state = after(BOOK, (0, ask(1, 8)))

    assert state.places[0] == BOOK.places[0]
    assert state.places[2] == BOOK.places[2]


def test_a_question_does_not_wait_for_version_b() -> None:
    state = choosing("7 8 10 | 1 2 3", "", Options(follow_up="notes"))
    state = after(state, (0, choose(7, 10)), (1, choose(1, 3)))

    state = after(state, (0, ask(1, 2)))

    assert state.places[1].between == (2,)
