"""Setting the table: rules LL-01 to LL-05."""

import pytest

from tablee.core.seats import Seat
from tablee.games.light_line.cards import BACK, DECK
from tablee.games.light_line.modes.line import game
from tablee.games.light_line.modes.line.events import CardsDealt
from tablee.games.light_line.modes.line.pieces import Options
from tests.games.light_line.line.play import RIG, act, dealt, ready, sizes
from tests.games.rig import BEGIN, the


def test_ll_01_two_to_six_may_play_and_nobody_else() -> None:
    RIG.is_for(2, 3, 4, 5, 6, rule="LL-01")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ll_02_every_pile_holds_the_cards_of_its_number(seats: int) -> None:
    state = dealt(seats)
    held = [place.card for place in state.places]

    for number, pile in zip((2, 3, 4, 5), state.piles, strict=True):
        assert {BACK[card] for card in pile} == {number}
    everything = [card for pile in state.piles for card in pile] + held + [state.display[0].card]
    assert sorted(card for card in everything if card) == list(DECK)


def test_ll_02_each_pile_is_shuffled() -> None:
    one, other = dealt(4, key=b"one"), dealt(4, key=b"other")

    for here, there in zip(one.piles, other.piles, strict=True):
        assert here != there
        assert list(here) != sorted(here)


def test_ll_02_the_piles_of_four_players() -> None:
    # LL-T15
    assert sizes(dealt(4)) == (13, 16, 13, 13)


def test_ll_03_a_three_lies_open_in_the_middle() -> None:
    (start,) = dealt(3).display

    assert BACK[start.card] == 3
    assert (start.x, start.y, start.turned) == (0, 0, 0)


def test_ll_04_everybody_holds_a_three() -> None:
    state = dealt(6)

    assert [place.hand for place in game.view(state, None).places] == [3] * 6
    assert len({place.card for place in state.places}) == 6


def test_ll_05_the_oldest_begins() -> None:
    # LL-G14
    state = dealt(3, Options(first=Seat(2)))

    assert state.first == 2
    assert game.awaiting(state) == (2,)


def test_ll_05_without_a_word_about_age_it_is_drawn() -> None:
    firsts = {dealt(3, key=b"%d" % number).first for number in range(30)}

    assert firsts == {0, 1, 2}


def test_ll_05_a_seat_that_is_not_there_cannot_begin() -> None:
    assert RIG.unseated(3, Options(first=Seat(3))) == "no_such_seat (LL-05)"


def test_the_deal_is_in_the_event_so_a_replay_needs_no_dice() -> None:
    state, events = act(ready(2), None, BEGIN)
    event = the(events, CardsDealt)

    assert event.hands == tuple(place.card for place in state.places)
    assert event.piles == state.piles
