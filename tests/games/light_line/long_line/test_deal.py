"""Dealing a round, and the signal (LO-01, LO-04, LO-05, LO-14)."""

import pytest

from tablee.core.refusal import NotNow, NotSeated
from tablee.core.seats import Seat, Seating, Team
from tablee.games.light_line.cards import DECK
from tablee.games.light_line.modes.long_line import game
from tablee.games.light_line.modes.long_line.events import RoundDealt, SeatReady, SignalGiven
from tablee.games.light_line.modes.long_line.pieces import Options
from tests.games.light_line.long_line.builders import begun, racing
from tests.games.light_line.long_line.moves import TURN_UP, call, lay
from tests.games.light_line.long_line.play import RIG, act, after, dealt, offers, refused
from tests.games.rig import kinds, the


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_lo_01_two_to_seven_play_all_at_the_same_time(seats: int) -> None:
    assert game.awaiting(dealt(seats)) == tuple(range(seats))
    assert game.awaiting(begun(seats)) == tuple(range(seats))


@pytest.mark.parametrize("seats", [0, 1, 8])
def test_lo_01_fewer_or_more_do_not_play(seats: int) -> None:
    assert RIG.unseated(seats) == "seats_out_of_range (LO-01)"


def test_there_are_no_teams() -> None:
    with pytest.raises(NotSeated):
        game.start(Seating(2, (Team(0), Team(1))), Options())


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_lo_04_each_seat_is_dealt_eight_of_the_sixty(seats: int) -> None:
    state = dealt(seats)
    hands = [place.hand for place in state.places]

    assert [len(hand) for hand in hands] == [8] * seats
    assert sorted((*sum(hands, ()), *state.rest)) == list(DECK)
    assert all(list(hand) == sorted(hand) for hand in hands)


def test_lo_04_with_seven_seats_four_cards_are_left() -> None:
    # LO-T5
    state = dealt(7)

    assert sum(len(place.hand) for place in state.places) == 56
    assert len(state.rest) == 4


def test_lo_04_every_round_is_dealt_from_all_sixty() -> None:
    decks = {tuple(dealt(2, key=b"%d" % n).places[0].hand) for n in range(5)}

    assert len(decks) == 5


def test_lo_05_nobody_sees_a_card_before_the_signal_not_even_their_own() -> None:
    state = after(dealt(3), (0, TURN_UP), (2, TURN_UP))
    own = game.view(state, Seat(0)).own

    assert state.phase == "ready_check"
    assert own is not None
    assert own.hand == ()
    assert game.awaiting(state) == (1,)
    assert [place.is_ready for place in game.view(state, None).places] == [True, False, True]


def test_lo_05_when_all_are_ready_all_cards_are_turned_up() -> None:
    state, events = act(after(dealt(3), (0, TURN_UP), (2, TURN_UP)), 1, TURN_UP)

    assert events == (SeatReady(Seat(1)), SignalGiven(None))
    assert state.phase == "race"
    for seat in state.seating.seats:
        own = game.view(state, seat).own
        assert own is not None
        assert own.hand == state.places[seat].hand


def test_lo_05_one_is_ready_once() -> None:
    state = after(dealt(2), (0, TURN_UP))

    refusal = refused(state, 0, TURN_UP)

    assert str(refusal) == "nothing_to_turn_up (LO-05)"
    assert isinstance(refusal, NotNow)
    assert offers(state, 0) == {}
    assert set(offers(state, 1)) == {"turn_up"}
    assert str(refused(begun(2), 0, TURN_UP)) == "nothing_to_turn_up (LO-05)"


def test_lo_05_nobody_builds_before_the_signal() -> None:
    state = dealt(2)
    card = state.places[0].hand[0]

    refusal = refused(state, 0, lay(card, 0, 0))

    assert str(refusal) == "no_race_runs (LO-05)"
    assert isinstance(refusal, NotNow)


def test_lo_14_all_cards_are_shuffled_and_dealt_anew() -> None:
    before = racing("6 5", points=(3, 4))

    state, events = act(before, 0, call(6))

    assert kinds(events) == ["LineCalled", "RoundEnded", "RoundDealt"]
    assert the(events, RoundDealt).round == state.round == 2
    assert (state.phase, state.calls) == ("ready_check", ())
    assert all((place.bench, place.given_away) == ((), ()) for place in state.places)
    assert not any(place.is_ready for place in state.places)
    assert state.stops == ()
    assert sorted((*state.places[0].hand, *state.places[1].hand, *state.rest)) == list(DECK)
