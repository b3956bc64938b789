"""All drawings come to light at once (rules EL-19, EL-20; EL-G1)."""

from collections import Counter
from itertools import permutations

import pytest

from tablee.core.record import encode
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.events import DrawingsShown
from tablee.games.entre_les_lignes.pieces import Options
from tablee.games.entre_les_lignes.state import State
from tablee.games.entre_les_lignes.view import DrawingsHung, Hung
from tests.games.entre_les_lignes.builders import drawing, name
from tests.games.entre_les_lignes.moves import HAND_IN
from tests.games.entre_les_lignes.play import act, after
from tests.games.rig import the

OPEN = Options(authors="open")


def shown(order: tuple[int, ...], options: Options | None = None, key: bytes = b"") -> State:
    """Handed in in this order."""
    *others, last = order
    state = after(drawing(len(order), options), *((seat, HAND_IN) for seat in others))
    return act(state, last, HAND_IN, key=key)[0]


def test_el_20_the_active_players_drawing_hangs_apart() -> None:
    board = game.view(shown((2, 0, 3, 1)), None).board

    assert [it.spot for it in board] == ["active", "A", "B", "C"]
    assert board[0] == Hung("active", name(0), Seat(0), is_sent_back=False)


def test_el_20_the_others_hang_by_their_letters() -> None:
    state = shown((2, 0, 3, 1))
    letters = game.view(state, None).board[1:]

    assert sorted(it.drawing for it in letters) == [name(1), name(2), name(3)]
    assert [it.drawing for it in letters] == [name(seat) for seat in state.order]


def test_el_20_the_order_is_drawn_by_lot() -> None:
    # EL-G1
    orders = Counter(shown((0, 1, 2, 3), key=b"%d" % it).order for it in range(120))

    assert set(orders) == set(permutations((1, 2, 3)))
    assert min(orders.values()) >= 8


def test_el_20_seats_and_the_order_of_handing_in_do_not_show_in_it() -> None:
    # EL-G1
    ways = list(permutations(range(4)))

    assert len({shown(way, key=b"the same lot").order for way in ways}) == 1


def test_el_20_authors_are_hidden_until_the_reveal() -> None:
    # EL-G1
    state = shown((2, 0, 3, 1))

    for seat in (*state.seating.seats, None):
        assert [it.seat for it in game.view(state, seat).board] == [0, None, None, None]


def test_el_20_or_open_as_at_a_real_table() -> None:
    # EL-G1
    state = shown((2, 0, 3, 1), OPEN)

    assert [it.seat for it in game.view(state, None).board] == [0, *state.order]


@pytest.mark.parametrize("options", [Options(), OPEN], ids=["hidden", "open"])
def test_el_20_everybody_is_told_what_hangs_and_where_their_own_does(options: Options) -> None:
    before = after(drawing(4, options), *((seat, HAND_IN) for seat in (0, 1, 2)))
    state, events = act(before, 3, HAND_IN)
    event = the(events, DrawingsShown)

    for seat in (*state.seating.seats, None):
        told = game.seen(before, event, seat)
        view = game.view(state, seat)
        assert isinstance(told, DrawingsHung)
        assert told.board == view.board
        own = None if view.own is None else view.own.spot
        assert told.spot == own
        if seat is not None:
            drawn = {it.spot: it.drawing for it in view.board}
            assert own is not None
            assert drawn[own] == name(seat)


def test_el_20_the_lot_is_nobodys_to_know() -> None:
    before = after(drawing(5), *((seat, HAND_IN) for seat in (0, 1, 2, 3)))
    _, events = act(before, 4, HAND_IN)
    event = the(events, DrawingsShown)

    order = encode(event.order)
    assert all(order not in encode(game.seen(before, event, it)) for it in (Seat(0), None))
