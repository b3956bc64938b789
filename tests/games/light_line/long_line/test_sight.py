"""What each seat may see: nothing face down, and another's display only where displays are open (LO-05, LO-G9)."""

from tablee.core.record import encode
from tablee.core.seats import Seat
from tablee.games.light_line.bench import lines_on
from tablee.games.light_line.modes.long_line import game
from tablee.games.light_line.modes.long_line.events import (
    Event,
    LineCalled,
    RoundDealt,
    SignalGiven,
)
from tablee.games.light_line.modes.long_line.pieces import Call
from tablee.games.light_line.modes.long_line.state import State
from tablee.games.light_line.modes.long_line.view import HandTurnedUp, RoundBegan
from tests.games.light_line.long_line.builders import HIDDEN, begun, racing
from tests.games.light_line.long_line.moves import CLEAR, TURN_UP, call, lay, take_back
from tests.games.light_line.long_line.play import act, after, dealt, ready
from tests.games.rig import BEGIN, the


def test_lo_04_a_deal_tells_nobody_a_card() -> None:
    _, events = act(ready(3), None, BEGIN)
    deal = the(events, RoundDealt)

    for seat in (Seat(0), Seat(2), None):
        assert game.seen(ready(3), deal, seat) == RoundBegan(1)
    assert repr(deal) == "<RoundDealt>"


def test_lo_05_the_signal_tells_each_seat_its_own_cards() -> None:
    state = dealt(3)
    signal = SignalGiven(77)

    assert game.seen(state, signal, Seat(1)) == HandTurnedUp(state.places[1].hand, 77)
    assert game.seen(state, signal, None) == HandTurnedUp((), 77)


def test_lo_05_loose_cards_are_seen_by_their_owner_alone() -> None:
    state = begun(3)
    view = game.view(state, Seat(1))

    assert view.own is not None
    assert view.own.hand == state.places[1].hand
    assert all(place.display == () for place in view.places)
    spectator = game.view(state, None)
    assert (spectator.own, spectator.offers) == (None, ())


def test_open_displays_are_seen_by_everybody_with_their_longest_lines() -> None:
    # LO-G9
    state = racing("6 5 7")

    for seat in (Seat(0), None):
        for open_place, place in zip(game.view(state, seat).places, state.places, strict=True):
            assert open_place.display == place.bench
            assert open_place.longest == lines_on(place.bench)[0]


def test_hidden_displays_are_seen_by_their_owners_alone() -> None:
    # LO-G9
    state = racing("6 5 7", HIDDEN)
    view = game.view(state, Seat(1))

    assert view.own is not None
    assert view.own.bench == state.places[1].bench
    assert view.own.longest == lines_on(state.places[1].bench)[0]
    assert all(place.display == () and place.longest is None for place in view.places)


def built(state: State) -> list[Event]:
    """One of each thing that can be done at a bench, by seat 1."""
    card = state.places[1].hand[0]
    return [
        act(state, 1, lay(card, 0, 0))[1][0],
        act(after(state, (1, lay(card, 0, 0))), 1, take_back(card))[1][0],
        act(after(state, (1, lay(card, 0, 0))), 1, CLEAR)[1][0],
    ]


def test_what_happens_at_an_open_bench_is_told_to_everybody() -> None:
    for event in built(begun(3)):
        for seat in (Seat(0), Seat(1), None):
            assert game.seen(begun(3), event, seat) == event


def test_what_happens_at_a_hidden_bench_is_told_to_its_owner_alone() -> None:
    state = begun(3, HIDDEN)

    for event in built(state):
        assert game.seen(state, event, Seat(1)) == event
        assert game.seen(state, event, Seat(0)) is None
        assert game.seen(state, event, None) is None


def test_lo_08_a_call_is_heard_by_all_but_shows_no_hidden_card() -> None:
    state = racing("6 5 7", HIDDEN)
    others = encode(game.view(state, Seat(2)).places)

    state, events = act(state, 0, call(6), now=3)

    assert game.seen(state, events[0], Seat(2)) == LineCalled(Seat(0), 6, 3)
    assert game.view(state, Seat(2)).calls == (Call(Seat(0), 6, 3),)
    assert encode(game.view(state, Seat(2)).places) == others


def test_when_the_round_is_over_the_lines_are_shown_also_where_displays_are_hidden() -> None:
    before = racing("6 5", HIDDEN)

    state = after(before, (0, call(6)))

    result = game.view(state, Seat(1)).last_round
    assert result is not None
    assert result.scores[0].shown == before.places[0].bench


def test_the_next_cards_lie_face_down_while_the_last_round_is_looked_at() -> None:
    state = after(racing("6 5"), (0, call(6)))
    own = game.view(state, Seat(0)).own

    assert own is not None
    assert (own.hand, own.bench) == ((), ())
    assert game.view(state, Seat(0)).last_round is not None


def test_when_it_is_over_one_still_sees_ones_cards() -> None:
    before = racing("6 5", round=6)
    own = game.view(after(before, (0, call(6))), Seat(1)).own

    assert own is not None
    assert own.hand == before.places[1].hand


def test_no_secret_has_a_text_form() -> None:
    state = after(dealt(2), (0, TURN_UP))

    assert repr(state) == "<State>"
    assert repr(state.places[0]) == "<Place>"
    assert repr(game.view(state, Seat(0))) == "<View>"
