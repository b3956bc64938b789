"""The table's clock, where LINE has ways of its own: points not taken, cards not drawn (rules, chapter 7)."""

from tablee.core.clock import TimeStretched
from tablee.core.seats import Seat
from tablee.games.light_line.modes.line import game
from tablee.games.light_line.modes.line.events import CardDrawn, PointsTaken
from tablee.games.light_line.modes.line.pieces import TURN_TIME, LastRound, Options
from tests.games.light_line.line.builders import START, THREE_LAID, TOP, TWO_LAID, piles_of, playing
from tests.games.light_line.line.moves import place
from tests.games.light_line.line.play import act, after, offered, refused, sizes
from tests.games.rig import MORE_TIME, TIME_UP, kinds, the

NORMAL = Options(pace="normal")
TICKING = playing(START, "1 6", NORMAL, deadline=50)
TO_PAY = after(playing(TWO_LAID, "5 1", NORMAL, deadline=50), (0, place((-1, -1, 0))))


def test_a_turn_that_passes_is_no_last_round() -> None:
    assert after(TICKING, (None, TIME_UP, 50)).last_round is None


def test_who_has_not_taken_points_gets_the_fewest_cards_and_the_next_by_lot() -> None:
    state, events = act(TO_PAY, None, TIME_UP, now=50)

    assert kinds(events) == ["TimeRanOut", "PointsTaken", "CardDrawn", "TurnBegan"]
    assert the(events, PointsTaken).numbers == (5,)
    assert the(events, CardDrawn).by_lot
    assert state.places[0].card == the(events, CardDrawn).card
    assert state.active == 1


def test_of_two_ways_with_as_many_cards_the_first_is_taken() -> None:
    state = after(playing(THREE_LAID, "30 1", NORMAL, deadline=50), (0, place((-1, 1, 0))))

    _, events = act(state, None, TIME_UP, now=50)

    assert the(events, PointsTaken).numbers == (2, 4)


def test_who_has_not_drawn_gets_a_card_by_lot() -> None:
    state = after(TICKING, (0, place(TOP)))

    piles = {
        the(act(state, None, TIME_UP, now=50, key=b"%d" % number)[1], CardDrawn).pile
        for number in range(30)
    }

    assert piles == {2, 3, 4, 5}


def test_nothing_is_drawn_by_lot_in_the_last_round() -> None:
    last = LastRound(Seat(1), "points_short")
    state = playing(
        TWO_LAID, "5 1", NORMAL, piles=piles_of(3, 3, 3, 3), last_round=last, deadline=50
    )
    state = after(state, (0, place((-1, -1, 0))))

    state, events = act(state, None, TIME_UP, now=50)

    assert "CardDrawn" not in kinds(events)
    assert sizes(state) == (3, 3, 3, 2)


def test_more_time_is_given_on_request() -> None:
    state, events = act(TICKING, 0, MORE_TIME, now=20)

    assert the(events, TimeStretched).deadline == game.deadline(state) == 50 + TURN_TIME
    assert "need_time" in offered(TICKING, 0)
    assert "need_time" not in offered(TICKING, 1)


def test_time_that_is_up_is_stretched_from_now() -> None:
    state, _ = act(TICKING, 0, MORE_TIME, now=80)

    assert game.deadline(state) == 80 + TURN_TIME


def test_without_a_clock_there_is_nothing_to_stretch() -> None:
    assert str(refused(playing(START, "1 6"), 0, MORE_TIME)) == "no_clock_to_stretch"
