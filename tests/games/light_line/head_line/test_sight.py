"""What shows of the piles: the numbers on top, and nothing else; all the rest is open to everybody."""

from tablee.core.record import encode, replace
from tablee.core.seats import Seat
from tablee.games.light_line.cards import BACK
from tablee.games.light_line.modes.head_line import game
from tablee.games.light_line.modes.head_line.events import PileShuffled, PilesMade
from tablee.games.light_line.modes.head_line.view import PileReturned, PilesShown
from tests.games.light_line.head_line.builders import dealing, joining, marking
from tests.games.light_line.head_line.moves import CALL
from tests.games.light_line.head_line.play import act, after, begun, ready
from tests.games.rig import BEGIN, the


def test_he_02_the_faces_and_the_order_of_the_piles_are_told_to_nobody() -> None:
    state, events = act(ready(2), None, BEGIN)
    made = the(events, PilesMade)

    for seat in (Seat(0), Seat(1), None):
        told = game.seen(ready(2), made, seat)
        assert told == PilesShown(2, Seat(0), BACK[state.round_pile[0]], BACK[state.pile[0]])
    assert repr(made) == "<PilesMade>"
    assert repr(state) == "<State>"


def test_he_03_of_the_piles_only_sizes_and_the_numbers_on_top_are_seen() -> None:
    state = begun(3)
    other = replace(
        state,
        round_pile=(state.round_pile[0], *state.round_pile[:0:-1]),
        pile=(state.pile[0], *state.pile[:0:-1]),
    )

    for seat in (Seat(0), Seat(2), None):
        assert encode(game.view(state, seat)) == encode(game.view(other, seat))
    view = game.view(state, None)
    assert (view.numbers_left, view.pile_size) == (9, 51)
    assert (view.number, view.pile_back) == (BACK[state.round_pile[0]], BACK[state.pile[0]])


def test_a_shuffled_pile_tells_the_number_on_top() -> None:
    shuffled = PileShuffled((5, 50, 20))

    for seat in (Seat(0), None):
        assert game.seen(dealing(), shuffled, seat) == PileReturned(BACK[5])


def test_he_05_everything_open_is_open_to_all() -> None:
    for state in (dealing(), after(dealing(), (1, CALL)), marking(), joining()):
        views = [game.view(state, seat) for seat in (Seat(0), Seat(1), None)]
        alike = [replace(view, seat=None, offers=()) for view in views]
        assert alike[0] == alike[1] == alike[2]
        assert alike[0].open == state.open


def test_everything_else_is_told_to_everybody() -> None:
    state = dealing()
    for seat in (Seat(0), Seat(1), None):
        for event in act(state, 1, CALL)[1]:
            assert game.seen(state, event, seat) == event
