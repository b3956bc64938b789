"""The board and the private sheets (rules BT-07, BT-14)."""

import pytest

from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat
from tablee.games.between import game
from tablee.games.between.events import NoteTaken
from tablee.games.between.pieces import DECK, Mark, Options
from tablee.games.between.state import State
from tablee.games.between.view import Note
from tests.games.between.builders import playing
from tests.games.between.moves import ask, note
from tests.games.between.play import act, after, dealt, offers, ready, refused

SHEETS = Options(follow_up="notes")
TABLE = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", SHEETS)


def sheet(state: State, seat: int) -> tuple[Note, ...]:
    own = game.view(state, Seat(seat)).own
    assert own is not None
    return own.notes


def test_bt_07_with_the_board_marks_are_public_and_there_are_no_sheets() -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6")

    refusal = refused(state, 0, note(1, 3, "circled"))

    assert str(refusal) == "no_sheets_here (BT-07)"
    assert isinstance(refusal, BrokenRule)
    assert game.view(after(state, (0, ask(1, 3))), None).places[1].noes == (3,)


def test_bt_07_with_sheets_there_is_no_board() -> None:
    state = after(TABLE, (0, ask(1, 3)))

    views = [game.view(state, seat) for seat in (Seat(0), Seat(1), Seat(2), None)]

    assert [place.noes for view in views for place in view.places] == [()] * 12


def test_bt_07_the_board_is_the_default() -> None:
    assert Options().follow_up == "board"


def test_bt_14_a_seat_writes_on_its_own_sheet() -> None:
    state, events = act(TABLE, 0, note(1, 3, "circled"))

    assert events == (NoteTaken(Seat(0), Seat(1), 3, "circled"),)
    assert sheet(state, 0) == (Note(Seat(1), 3, "circled"),)


def test_bt_14_nobody_else_sees_it() -> None:
    state, (event,) = act(TABLE, 0, note(1, 3, "circled"))

    assert [sheet(state, seat) for seat in (1, 2)] == [(), ()]
    assert [game.seen(TABLE, event, seat) for seat in (Seat(1), Seat(2), None)] == [None] * 3
    assert game.seen(TABLE, event, Seat(0)) == event
    assert game.view(state, Seat(1)) == game.view(TABLE, Seat(1))


def test_bt_14_there_is_one_mark_beside_a_number() -> None:
    state = after(TABLE, (0, note(1, 3, "circled")), (0, note(1, 3, "crossed")))

    assert sheet(state, 0) == (Note(Seat(1), 3, "crossed"),)


def test_bt_14_a_blank_takes_the_mark_away() -> None:
    state = after(TABLE, (0, note(1, 3, "circled")), (0, note(1, 3, "blank")))

    assert state == TABLE


def test_bt_14_a_blank_where_nothing_is_written_changes_nothing() -> None:
    assert after(TABLE, (0, note(1, 3, "blank"))) == TABLE


def test_bt_14_each_opponent_has_a_grid_and_each_seat_a_sheet() -> None:
    state = after(TABLE, (0, note(1, 3, "circled")), (0, note(2, 3, "crossed")))
    state = after(state, (0, note(1, 4, "crossed")), (2, note(1, 3, "crossed")))

    state = after(state, (0, note(1, 3, "blank")))

    assert sheet(state, 0) == (Note(Seat(2), 3, "crossed"), Note(Seat(1), 4, "crossed"))
    assert sheet(state, 2) == (Note(Seat(1), 3, "crossed"),)


@pytest.mark.parametrize("value", DECK)
def test_bt_14_every_number_has_its_place_on_the_grid(value: int) -> None:
    assert sheet(after(TABLE, (0, note(1, value, "crossed"))), 0) == (
        Note(Seat(1), value, "crossed"),
    )


@pytest.mark.parametrize("value", [0, 25])
def test_bt_14_there_are_no_other_numbers(value: int) -> None:
    assert str(refused(TABLE, 0, note(1, value, "crossed"))) == "no_such_card (BT-02)"


@pytest.mark.parametrize("whom", [0, 3, -1])
def test_bt_14_there_is_no_grid_for_oneself_or_for_nobody(whom: int) -> None:
    refusal = refused(TABLE, 0, note(whom, 3, "crossed"))

    assert str(refusal) == "no_sheet_for_that_seat (BT-14)"
    assert isinstance(refusal, BrokenRule)


@pytest.mark.parametrize("mark", ["crossed", "circled", "blank"])
def test_bt_14_any_seat_writes_at_any_time(mark: Mark) -> None:
    state = playing("9 | 2 | 5", "8-11 | 1-3 | 4-6", SHEETS, active=0, out=(1,))

    for seat in range(3):
        assert act(state, seat, note((seat + 1) % 3, 7, mark))[1]


def test_bt_14_one_may_write_while_intervals_are_chosen() -> None:
    state = dealt(2, SHEETS)

    assert sheet(after(state, (0, note(1, 3, "circled"))), 0)
    assert "take_note" in offers(state, 0)


def test_bt_14_nothing_is_written_before_the_deal() -> None:
    refusal = refused(ready(2, SHEETS), 0, note(1, 3, "circled"))

    assert str(refusal) == "not_playing (BT-14)"
    assert isinstance(refusal, NotNow)
