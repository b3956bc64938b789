"""Laying a card and what it is worth: rules LL-06 to LL-13, LL-18."""

import pytest

from tablee.core.record import replace
from tablee.core.refusal import NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.light_line.display import Laid, Spot, fits, grid_of
from tablee.games.light_line.modes.line import game
from tablee.games.light_line.modes.line.actions import Action
from tablee.games.light_line.modes.line.events import CardPlaced
from tests.games.light_line.boards import T17, laid, lengths
from tests.games.light_line.line.builders import LEFT, START, THREE_LAID, TOP, TWO_LAID, playing
from tests.games.light_line.line.moves import draw, exchange, pay, place
from tests.games.light_line.line.play import act, after, offered, ready, refused
from tests.games.rig import the

TABLE = playing(START, "6 1 2")


def test_ll_06_the_card_is_laid_face_up_beside_the_display() -> None:
    state, events = act(TABLE, 0, place(LEFT))

    assert the(events, CardPlaced).laid == Laid(6, -1, 0, 0)
    assert state.display == laid("39@0,0 6@-1,0")
    assert state.places[0].card is None
    assert all(game.view(state, seat).display == state.display for seat in (Seat(1), None))


@pytest.mark.parametrize(
    ("spot", "why"),
    [
        ((0, 0, 0), "cell_is_taken (LL-06)"),
        ((0, 0, 1), "cell_is_taken (LL-06)"),
        ((1, 1, 0), "not_beside_the_display (LL-06)"),
        ((-2, 0, 0), "not_beside_the_display (LL-06)"),
        ((1 << 40, 0, 0), "not_beside_the_display (LL-06)"),
        ((-1, 0, 2), "only_half_turns (LL-09)"),
        ((-1, 0, -1), "only_half_turns (LL-09)"),
        ((0, -1, 0), "continues_no_line (LL-07)"),
    ],
)
def test_ll_06_a_card_lies_in_an_empty_cell_beside_another(spot: Spot, why: str) -> None:
    assert str(refused(playing(START, "24 1"), 0, place(spot))) == why


def test_ll_07_a_card_that_continues_nothing_there_is_refused() -> None:
    # LL-T13
    state = playing(START, "24 1")

    assert offered(state, 0) == {"place": ((-1, 0, 0),)}
    assert str(refused(state, 0, place((1, 0, 0)))) == "continues_no_line (LL-07)"


def test_ll_08_the_other_contacts_may_mismatch() -> None:
    # LL-T17: the blue line goes on, and black meets blue.
    state, events = act(playing(START, "24 1"), 0, place(LEFT))

    assert lengths(the(events, CardPlaced).lines) == {"B": 2}
    assert len(state.display) == 2


def test_ll_09_a_card_may_be_turned_by_half() -> None:
    state = playing(START, "3 1")

    assert str(refused(state, 0, place((0, -1, 0)))) == "continues_no_line (LL-07)"
    _, events = act(state, 0, place((0, -1, 1)))
    assert the(events, CardPlaced).laid.turned == 1


def test_ll_10_a_scored_line_is_told_with_its_cells_from_end_to_end() -> None:
    _, events = act(playing(TWO_LAID, "5 1"), 0, place((-1, -1, 0)))

    blue, black = the(events, CardPlaced).lines
    assert (blue.colour, set(blue.cells)) == ("B", {(-1, -1), (-1, 0), (0, 0)})
    assert (black.colour, set(black.cells)) == ("K", {(-1, -1), (-1, 0)})


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_ll_11_everybody_may_try_their_card_at_any_time(seat: int) -> None:
    own = game.view(TABLE, Seat(seat)).own

    assert own is not None
    assert own.card is not None
    assert own.fits == fits(grid_of(TABLE.display), own.card)
    assert all(fit.points == sum(line.length for line in fit.lines) for fit in own.fits)


def test_ll_11_without_a_card_there_is_nothing_to_try() -> None:
    own = game.view(playing(START, "- 1", active=1), Seat(0)).own

    assert own is not None
    assert own.fits == ()


def test_ll_12_each_segment_of_a_continued_line_is_a_point() -> None:
    _, events = act(playing(START, "1 6"), 0, place(TOP))

    assert the(events, CardPlaced).points == 2


def test_ll_13_all_continued_lines_count_with_their_old_segments() -> None:
    _, events = act(playing(THREE_LAID, "30 1"), 0, place((-1, 1, 0)))

    placed = the(events, CardPlaced)
    assert lengths(placed.lines) == {"R": 2, "Y": 2, "K": 2}
    assert placed.points == 6


def test_ll_18_what_is_not_continued_scores_nothing() -> None:
    _, events = act(playing(T17, "1 6"), 0, place((-1, -2, 1)))

    placed = the(events, CardPlaced)
    assert lengths(placed.lines) == {"Y": 2}
    assert placed.points == 2


def test_ll_13_the_whole_display_of_the_vector_can_be_played() -> None:
    # LL-T17
    cards = laid(T17)
    for turn, it in enumerate(cards[1:], 1):
        before = " ".join(f"{x.card}@{x.x},{x.y},{x.turned}" for x in cards[:turn])
        _, events = act(playing(before, f"{it.card} 60"), 0, place((it.x, it.y, it.turned)))

        assert the(events, CardPlaced).points == (2, 2, 3, 3, 4, 3, 6, 3, 9, 6)[turn - 1]


# Not now, not you


@pytest.mark.parametrize("action", [place(LEFT), exchange(2), pay(2), draw(2)])
def test_before_the_beginning_and_after_the_end_nothing_is_done(action: Action) -> None:
    over = replace(playing(START, "6 1", phase="over"), active=None)

    for state in (ready(2), over):
        refusal = refused(state, 0, action)
        assert isinstance(refusal, NotNow)
        assert refusal.code == "not_playing"
        assert (refusal.rule or "").startswith("LL-")


@pytest.mark.parametrize("action", [place(LEFT), exchange(2), pay(2), draw(2)])
def test_ll_20_nobody_acts_on_anothers_turn(action: Action) -> None:
    for seat in (1, 2):
        refusal = refused(TABLE, seat, action)
        assert isinstance(refusal, NotYourTurn)
        assert refusal.code == "not_your_turn"


def test_one_thing_comes_after_the_other() -> None:
    to_pay = after(playing(TWO_LAID, "5 1"), (0, place((-1, -1, 0))))
    to_draw = after(to_pay, (0, pay(5)))

    assert str(refused(TABLE, 0, pay(2))) == "not_at_this_step (LL-14)"
    assert str(refused(TABLE, 0, draw(2))) == "not_at_this_step (LL-20)"
    assert str(refused(to_pay, 0, place(TOP))) == "not_at_this_step (LL-06)"
    assert str(refused(to_pay, 0, exchange(2))) == "not_at_this_step (LL-19)"
    assert str(refused(to_draw, 0, pay(5))) == "not_at_this_step (LL-14)"
    assert str(refused(to_draw, 0, place(TOP))) == "not_at_this_step (LL-06)"
