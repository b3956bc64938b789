"""The next card, the next turn, and the end: rules LL-05, LL-20, LL-23, LL-24."""

import pytest

from tablee.core.outcome import GameEnded, Outcome
from tablee.core.seats import Seat
from tablee.games.light_line.cards import Number
from tablee.games.light_line.modes.line import game
from tablee.games.light_line.modes.line.events import CardDrawn, TurnBegan
from tablee.games.light_line.modes.line.pieces import LastRound
from tablee.games.light_line.modes.line.scoring import outcome
from tests.games.light_line.line.builders import LEFT, START, TOP, piles_of, playing
from tests.games.light_line.line.moves import draw, place
from tests.games.light_line.line.play import act, after, offered, refused, sizes
from tests.games.rig import kinds, the

LAST = LastRound(Seat(0), "points_short")
DRAWING = after(playing(START, "1 6 2"), (0, place(TOP)))


def test_ll_20_the_next_card_is_the_top_of_a_pile_of_ones_choice() -> None:
    # LL-G9
    top = DRAWING.piles[2][0]
    before = sizes(DRAWING)

    state, events = act(DRAWING, 0, draw(4))

    assert offered(DRAWING, 0) == {"draw": (2, 3, 4, 5)}
    assert the(events, CardDrawn).card == state.places[0].card == top
    assert sizes(state) == (before[0], before[1], before[2] - 1, before[3])


def test_ll_20_then_the_left_neighbour_plays() -> None:
    state, events = act(DRAWING, 0, draw(4))

    assert the(events, TurnBegan).seat == 1
    assert game.awaiting(state) == (1,)


def test_ll_20_an_empty_pile_cannot_be_drawn_from() -> None:
    state = after(playing(START, "1 6", piles=piles_of(1, 3, 0, 3)), (0, place(TOP)))

    assert offered(state, 0) == {"draw": (3, 5)}
    empty: tuple[Number, ...] = (2, 4)
    for pile in empty:
        assert str(refused(state, 0, draw(pile))) == "pile_is_empty (LL-20)"


def test_ll_20_a_single_pile_is_drawn_from_at_once() -> None:
    state, events = act(playing(START, "1 6", piles=piles_of(3, 0, 0, 0)), 0, place(TOP))

    assert kinds(events) == ["CardPlaced", "PointsTaken", "CardDrawn", "TurnBegan"]
    assert the(events, CardDrawn).by_lot is False
    assert sizes(state) == (1, 0, 0, 0)


def test_ll_20_who_has_no_turn_to_come_does_not_draw() -> None:
    # LL-G4
    state = playing(START, "1 6 2", last_round=LAST, active=0, first=Seat(2))

    state, events = act(state, 0, place(TOP))

    assert "CardDrawn" not in kinds(events)
    assert state.active == 1
    assert state.places[0].card is None


def test_ll_23_the_round_is_finished_up_to_the_seat_before_the_first() -> None:
    # LL-G6
    state = playing(START, "2 1 6", piles=piles_of(0, 3, 3, 3), first=Seat(1), active=1)

    state, events = act(state, 1, place(TOP))
    assert kinds(events)[:2] == ["CardPlaced", "EndTriggered"]
    assert state.active == 2

    state, _ = act(state, 2, place(LEFT))
    assert state.active == 0

    state, events = act(state, 0, place(next(iter(offered(state, 0)["place"]))))
    assert kinds(events)[-1] == "GameEnded"
    assert game.awaiting(state) == ()
    assert game.deadline(state) is None


def test_ll_23_the_last_seat_of_a_round_ends_it_with_its_own_short_points() -> None:
    state = playing(START, "2 1", piles=piles_of(0, 3, 3, 3), first=Seat(0), active=1)

    state, events = act(state, 1, place(TOP))

    assert kinds(events) == ["CardPlaced", "EndTriggered", "PointsTaken", "GameEnded"]
    assert game.outcome(state) == Outcome("points_short", (Seat(0), Seat(1)), (0, 0))


def test_ll_23_one_without_a_card_is_passed_over() -> None:
    # LL-G5
    state = playing(START, "1 - 6", piles=piles_of(1, 0, 0, 0))

    state, events = act(state, 0, place(TOP))

    assert kinds(events) == ["CardPlaced", "PointsTaken", "TurnBegan"]
    assert state.active == 2
    assert state.places[0].card is None


def test_ll_23_when_nobody_holds_a_card_it_is_over() -> None:
    # LL-G5
    state = playing(START, "1 -", piles=piles_of(1, 0, 0, 0))

    state, events = act(state, 0, place(TOP))

    assert the(events, GameEnded).outcome == Outcome("no_cards_left", (Seat(0),), (2, 0))
    assert state.phase == "over"


def test_ll_24_most_points_win() -> None:
    state = playing(START, "- -", taken="48 49 | 50 35")

    assert outcome(state) == Outcome("no_cards_left", (Seat(0),), (10, 9))


def test_ll_24_among_equals_the_fewest_point_cards_win() -> None:
    # LL-T10
    five_cards = "48 49 50 1 14"
    six_cards = "51 35 36 15 2 3"
    state = playing(START, "- -", taken=f"{six_cards} | {five_cards}", last_round=LAST)

    assert outcome(state) == Outcome("points_short", (Seat(1),), (20, 20))


def test_ll_24_equals_in_cards_too_share_the_win() -> None:
    # LL-G8
    state = playing(START, "- - -", taken="48 1 | 49 2 | 35 14 ")

    assert outcome(state).winners == (Seat(0), Seat(1), Seat(2))
    assert outcome(state).points == (7, 7, 7)


@pytest.mark.parametrize("hands", ["6 1", "6 2 1", "6 2 4 8 12 1"])
def test_ll_05_play_goes_round_to_the_left(hands: str) -> None:
    last = len(hands.split()) - 1
    state = playing(START, hands, active=last, first=Seat(1))

    state = after(state, (last, place(TOP)), (last, draw(4)))

    assert state.active == 0
