"""A card that fits nowhere: rule LL-19."""

import pytest

from tablee.core.outcome import Outcome
from tablee.core.seats import Seat
from tablee.games.light_line.cards import BACK, Number
from tablee.games.light_line.modes.line import game
from tablee.games.light_line.modes.line.events import CardExchanged, EndTriggered
from tablee.games.light_line.modes.line.pieces import LastRound
from tablee.games.light_line.modes.line.state import State
from tests.games.light_line.line.builders import LEFT, START, TOP, playing
from tests.games.light_line.line.moves import exchange, place
from tests.games.light_line.line.play import act, after, offered, refused, sizes
from tests.games.rig import kinds, points, the

STUCK = playing(START, "32 1")
"""Card 32, a three, fits nowhere beside card 39."""


def put_back(state: State, seat: int) -> tuple[int, ...]:
    own = game.view(state, Seat(seat)).own
    assert own is not None
    return own.put_back


def test_ll_19_it_goes_under_the_pile_of_its_number() -> None:
    # LL-G11
    state, events = act(STUCK, 0, exchange(5))

    exchanged = the(events, CardExchanged)
    assert exchanged.card == 32
    assert state.piles[1][-1] == 32
    assert sizes(state) == (12, 21, 12, 12) == tuple(map(len, state.piles))


def test_ll_19_the_top_of_the_chosen_pile_is_drawn_and_may_be_played() -> None:
    state = playing(START, "32 6", piles="1 2 | 14 | 35 | 48")

    state = after(state, (0, exchange(2)))

    assert state.places[0].card == 1
    assert state.active == 0
    assert points(after(state, (0, place(TOP)))) == (2, 0)


def test_ll_19_the_pile_of_its_own_number_may_be_chosen() -> None:
    state, events = act(playing(START, "32 1", piles=" | 14 15 | | "), 0, exchange(3))

    assert the(events, CardExchanged).drawn == 14
    assert state.piles[1] == (15, 32)


def test_ll_19_it_is_repeated_until_one_fits() -> None:
    state = playing(START, "32 6", piles="7 1 | 14 | 35 | 49 50")

    state = after(state, (0, exchange(2)), (0, exchange(5)))

    assert state.places[0].card == 49
    assert offered(state, 0) == {"exchange": (2, 3, 4, 5)}
    assert put_back(state, 0) == (32, 7)
    assert state.piles == ((1, 7), (14, 32), (35,), (50,))


@pytest.mark.parametrize("pile", [2, 3, 4, 5])
def test_ll_19_a_card_that_fits_somewhere_is_not_exchanged(pile: Number) -> None:
    # LL-G2
    state = playing(START, "24 1")

    assert str(refused(state, 0, exchange(pile))) == "it_fits_somewhere (LL-19)"
    assert list(offered(state, 0)) == ["place"]


def test_ll_19_an_empty_pile_gives_nothing() -> None:
    state = playing(START, "32 1", piles="1 2 | | 35 | 48")

    assert offered(state, 0) == {"exchange": (2, 4, 5)}
    assert str(refused(state, 0, exchange(3))) == "nothing_untried_there (LL-19)"


def test_ll_19_the_cards_of_this_turn_are_not_tried_again() -> None:
    # LL-G12
    state = playing(START, "32 1", piles="7 | | | 50")

    state = after(state, (0, exchange(2)))

    assert sizes(state) == (0, 1, 0, 1)
    assert game.view(state, None).tried == (0, 1, 0, 0)
    assert offered(state, 0) == {"exchange": (5,)}
    assert str(refused(state, 0, exchange(3))) == "nothing_untried_there (LL-19)"


def test_ll_19_when_all_were_tried_the_turn_ends_and_so_will_the_game() -> None:
    # LL-G12
    state = playing(START, "32 1", piles="7 | | | 49")
    state = after(state, (0, exchange(2)))

    state, events = act(state, 0, exchange(5))

    assert kinds(events) == ["CardExchanged", "NothingFits", "EndTriggered", "TurnBegan"]
    assert the(events, EndTriggered).why == "nothing_fits"
    assert state.active == 1
    assert points(state) == (0, 0)
    assert state.places[0].card == 49
    assert [place.is_stuck for place in game.view(state, None).places] == [True, False]


def test_ll_19_it_ends_at_once_where_there_is_nothing_to_try() -> None:
    # LL-G12: 32 fits neither beside 39 nor beside 24.
    state = playing(START, "24 32", piles="1 | | | ", first=Seat(0))

    state, events = act(state, 0, place(LEFT))

    assert kinds(events) == [
        *("CardPlaced", "PointsTaken", "TurnBegan"),
        *("NothingFits", "EndTriggered", "GameEnded"),
    ]
    assert game.outcome(state) == Outcome("nothing_fits", (Seat(0),), (2, 0))


def test_ll_19_a_seat_that_is_stuck_in_the_last_round_just_passes() -> None:
    state = playing(START, "24 32 1", piles=" | | | ", first=Seat(0))

    state, events = act(state, 0, place(LEFT))

    assert kinds(events) == [
        *("CardPlaced", "EndTriggered", "PointsTaken"),
        *("TurnBegan", "NothingFits", "TurnBegan"),
    ]
    assert state.active == 2
    assert state.last_round == LastRound(Seat(0), "points_short")


def test_others_see_the_numbers_and_not_the_cards() -> None:
    # LL-G10, LL-G11
    _, events = act(STUCK, 0, exchange(5))
    event = the(events, CardExchanged)

    assert game.seen(STUCK, event, Seat(0)) == event
    for other in (Seat(1), None):
        told = game.seen(STUCK, event, other)
        assert told is not None
        assert [getattr(told, name) for name in told.__struct_fields__] == [0, BACK[32], 5]


def test_only_its_own_seat_remembers_what_it_put_back() -> None:
    state = after(STUCK, (0, exchange(5)))

    assert put_back(state, 0) == (32,)
    assert put_back(state, 1) == ()
