"""Which bot played a seat at some moment, whatever happened to the seat before and after."""

from tablee.core.seats import Seat
from tablee.core.shifts import Shift, all_along, bot_at, changed


def test_whoever_is_not_named_is_no_bot() -> None:
    assert all_along([None, "expert"]) == (Shift(Seat(1), 0, "expert"),)
    assert bot_at(all_along([None, "expert"]), Seat(0), 1) is None
    assert bot_at((), Seat(1), 1) is None


def test_a_bot_has_its_seat_from_the_event_after_it_sat_down_until_somebody_else_does() -> None:
    begun = all_along([None, "expert"])
    person = changed(begun, [None, None], 3)
    novice = changed(person, [None, "novice"], 5)

    assert [bot_at(novice, Seat(1), it) for it in range(1, 8)] == [
        "expert", "expert", "expert", None, None, "novice", "novice",
    ]  # fmt: skip
    assert changed(novice, [None, "novice"], 7) == novice
    assert {bot_at(novice, Seat(0), it) for it in range(1, 8)} == {None}
