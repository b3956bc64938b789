"""Taking points in one or two cards: rules LL-14 to LL-17, LL-21, LL-22."""

import pytest

from tablee.core.refusal import BrokenRule
from tablee.core.seats import Seat
from tablee.games.light_line.display import Line
from tablee.games.light_line.modes.line import game
from tablee.games.light_line.modes.line.actions import Pay
from tablee.games.light_line.modes.line.events import CardPlaced, EndTriggered, PointsTaken
from tablee.games.light_line.modes.line.pieces import Counts, LastRound, Numbers
from tablee.games.light_line.modes.line.scoring import payment, points_for, ways_to_take
from tests.games.light_line.line.builders import (
    FIVE_LAID,
    LEFT,
    START,
    THREE_LAID,
    TOP,
    TWO_LAID,
    piles_of,
    playing,
)
from tests.games.light_line.line.moves import pay, place
from tests.games.light_line.line.play import act, after, offered, refused, sizes
from tests.games.rig import kinds, points, the

PLENTY: Counts = (13, 13, 13, 13)
FIVE_POINTS = place((-1, -1, 0))


def line_of(length: int) -> Line:
    return Line("R", tuple((x, 0) for x in range(length)))


@pytest.mark.parametrize(
    ("amount", "ways"),
    [
        (2, [(2,)]),
        (3, [(3,)]),
        (4, [(4,), (2, 2)]),
        (5, [(5,), (2, 3)]),
        (6, [(2, 4), (3, 3)]),
        (7, [(2, 5), (3, 4)]),
        (8, [(3, 5), (4, 4)]),
        (9, [(4, 5)]),
        (10, [(5, 5)]),
    ],
)
def test_ll_14_one_or_two_cards_make_the_points(amount: int, ways: list[Numbers]) -> None:
    # LL-T1, LL-T4
    assert payment(amount, PLENTY) == (amount, tuple(ways))


def test_ll_14_the_cards_lie_number_up_before_the_seat() -> None:
    state = after(playing(TWO_LAID, "5 1"), (0, FIVE_POINTS), (0, pay(2, 3)))

    (mine, _) = game.view(state, None).places
    assert mine.taken == (2, 3)
    assert mine.points == 5


def test_ll_14_they_come_from_the_top_of_their_piles() -> None:
    state = playing(TWO_LAID, "5 1")
    two, three = state.piles[0][0], state.piles[1][0]
    before = sizes(state)

    state = after(state, (0, FIVE_POINTS), (0, pay(2, 3)))

    assert state.places[0].point_cards == (two, three)
    assert sizes(state) == (before[0] - 1, before[1] - 1, before[2], before[3])


@pytest.mark.parametrize(
    ("numbers", "why"),
    [
        ((), "does_not_add_up (LL-14)"),
        ((4,), "does_not_add_up (LL-14)"),
        ((3, 3), "does_not_add_up (LL-14)"),
        ((3, 2), "lower_number_first (LL-14)"),
        ((2, 2, 2), "two_cards_at_most (LL-14)"),
        ((5, 2, 3), "two_cards_at_most (LL-14)"),
    ],
)
def test_ll_14_another_payment_is_refused(numbers: Numbers, why: str) -> None:
    state = after(playing(TWO_LAID, "5 1"), (0, FIVE_POINTS))

    refusal = refused(state, 0, Pay(numbers))

    assert str(refusal) == why
    assert isinstance(refusal, BrokenRule)


def test_ll_14_cards_that_are_gone_cannot_be_taken() -> None:
    state = playing(THREE_LAID, "30 1", piles=piles_of(2, 2, 2, 2))
    state = after(state, (0, place((-1, 1, 0))))
    gone = playing(TWO_LAID, "5 1", piles=piles_of(1, 1, 2, 1))
    gone = after(gone, (0, FIVE_POINTS))

    assert offered(state, 0) == {"pay": ((2, 4), (3, 3))}
    assert offered(gone, 0) == {"pay": ((5,), (2, 3))}
    assert ways_to_take(6, (1, 1, 1, 1)) == ((2, 4),)


def test_ll_15_more_than_ten_points_are_lost() -> None:
    # LL-T5, LL-G3: the cap alone does not end the game.
    state, events = act(playing(FIVE_LAID, "30 1"), 0, place((0, -1, 1)))

    placed = the(events, CardPlaced)
    assert sum(line.length for line in placed.lines) == 13
    assert placed.points == 10
    assert the(events, PointsTaken).numbers == (5, 5)
    assert points(state) == (10, 0)
    assert state.last_round is None


@pytest.mark.parametrize(("lengths", "worth"), [((2,), 2), ((4, 2), 6), ((7, 3), 10), ((7, 6), 10)])
def test_ll_15_ten_is_the_most(lengths: tuple[int, ...], worth: int) -> None:
    assert points_for(tuple(map(line_of, lengths))) == worth


def test_ll_17_the_seat_chooses_among_the_ways() -> None:
    # LL-T1
    state = after(playing(TWO_LAID, "5 1"), (0, FIVE_POINTS))

    assert state.phase == "pay"
    assert game.view(state, None).due == 5
    assert offered(state, 0) == {"pay": ((5,), (2, 3))}
    assert points(after(state, (0, pay(5)))) == points(after(state, (0, pay(2, 3)))) == (5, 0)


def test_ll_17_a_single_way_is_taken_at_once() -> None:
    state, events = act(playing(START, "1 6"), 0, place(TOP))

    assert kinds(events) == ["CardPlaced", "PointsTaken"]
    assert points(state) == (2, 0)
    assert state.phase == "draw"


def test_ll_21_the_end_comes_when_points_cannot_be_taken_exactly() -> None:
    # LL-T6
    state, events = act(playing(TWO_LAID, "5 1", piles=piles_of(1, 0, 2, 0)), 0, FIVE_POINTS)

    assert the(events, EndTriggered).why == "points_short"
    assert state.last_round == LastRound(by=state.first, why="points_short")
    assert the(events, PointsTaken).numbers == (4,)
    assert points(state)[0] == 4


def test_ll_21_two_small_cards_are_exact_enough() -> None:
    # LL-T9
    state, events = act(playing(START, "6 1", piles=piles_of(2, 3, 0, 3)), 0, place(LEFT))

    assert the(events, PointsTaken).numbers == (2, 2)
    assert state.last_round is None


def test_ll_22_the_next_lower_amount_is_given() -> None:
    # LL-T8
    state, events = act(
        playing(FIVE_LAID, "30 1", piles=piles_of(0, 0, 3, 1)), 0, place((0, -1, 1))
    )

    assert the(events, PointsTaken).numbers == (4, 5)
    assert the(events, EndTriggered).why == "points_short"
    assert points(state) == (9, 0)


def test_ll_22_without_any_lower_amount_it_is_nothing() -> None:
    # LL-T7, LL-G7
    state, events = act(playing(START, "1 6", piles=piles_of(0, 3, 3, 3)), 0, place(TOP))

    assert the(events, PointsTaken).numbers == ()
    assert the(events, EndTriggered).why == "points_short"
    assert points(state) == (0, 0)


def test_ll_22_the_lower_amount_may_leave_a_choice() -> None:
    state = playing(TWO_LAID, "5 1", piles=piles_of(2, 0, 2, 0))

    state, events = act(state, 0, FIVE_POINTS)

    assert kinds(events) == ["CardPlaced", "EndTriggered"]
    assert offered(state, 0) == {"pay": ((4,), (2, 2))}
    assert str(refused(state, 0, pay(2, 3))) == "does_not_add_up (LL-14)"
    assert points(after(state, (0, pay(2, 2)))) == (4, 0)


@pytest.mark.parametrize(
    ("amount", "piles", "given", "ways"),
    [
        (5, (1, 0, 2, 0), 4, [(4,)]),  # LL-T6
        (2, (0, 3, 3, 3), 0, [()]),  # LL-T7
        (10, (0, 0, 3, 1), 9, [(4, 5)]),  # LL-T8
        (4, (2, 3, 0, 3), 4, [(2, 2)]),  # LL-T9
        (10, (0, 0, 0, 0), 0, [()]),
        (10, (0, 0, 0, 1), 5, [(5,)]),
    ],
)
def test_ll_22_what_is_left_decides(
    amount: int, piles: Counts, given: int, ways: list[Numbers]
) -> None:
    assert payment(amount, piles) == (given, tuple(ways))


def test_ll_21_the_end_is_triggered_once() -> None:
    state = playing(
        TWO_LAID, "5 1", piles=piles_of(1, 0, 2, 0), last_round=LastRound(Seat(1), "points_short")
    )

    _, events = act(state, 0, FIVE_POINTS)

    assert "EndTriggered" not in kinds(events)
