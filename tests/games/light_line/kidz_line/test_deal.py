"""Setting the table: rules KI-01 to KI-03."""

import pytest

from tablee.core.seats import Seat
from tablee.games.light_line.cards import DECK
from tablee.games.light_line.modes.kidz_line import game
from tablee.games.light_line.modes.kidz_line.pieces import Options
from tests.games.light_line.kidz_line.play import RIG, dealt


def test_ki_01_two_to_seven_may_play_and_nobody_else() -> None:
    RIG.is_for(2, 3, 4, 5, 6, 7, rule="KI-01")


@pytest.mark.parametrize("seats", [2, 7])
def test_ki_02_one_card_lies_open_and_everybody_has_six(seats: int) -> None:
    state = dealt(seats)
    cards = [card for place in state.places for card in place.unseen]

    assert [len(place.unseen) for place in state.places] == [6] * seats
    assert len(state.display) == 1
    assert sorted((*cards, state.display[0].card, *state.out)) == list(DECK)


def test_ki_02_seven_players_leave_17_cards_out() -> None:
    # KI-T1
    state = dealt(7)

    assert len(state.out) == 17
    assert 60 - len(state.out) == 1 + 42


def test_ki_02_all_sixty_are_shuffled() -> None:
    starts = {dealt(2, key=b"%d" % number).display[0].card for number in range(40)}

    assert len(starts) > 20


def test_ki_03_the_youngest_begins() -> None:
    # KI-G3
    state = dealt(3, Options(first=Seat(2)))

    assert state.first == 2
    assert game.awaiting(state) == (2,)


def test_ki_03_without_a_word_about_age_it_is_drawn() -> None:
    assert {dealt(3, key=b"%d" % number).first for number in range(30)} == {0, 1, 2}


def test_ki_03_a_seat_that_is_not_there_cannot_begin() -> None:
    assert RIG.unseated(3, Options(first=Seat(3))) == "no_such_seat (KI-03)"
