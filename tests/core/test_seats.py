"""Places at the table."""

import pytest

from tablee.core.seats import Seat, Seating, Team

PAIRS = Seating(4, (Team(0), Team(1), Team(0), Team(1)))


def test_seats_are_counted_from_zero() -> None:
    assert Seating(3).seats == (0, 1, 2)


@pytest.mark.parametrize(("seat", "is_one"), [(-1, False), (0, True), (2, True), (3, False)])
def test_a_table_has_the_seats_it_has(seat: int, is_one: bool) -> None:
    assert Seating(3).has(seat) is is_one


@pytest.mark.parametrize(("seat", "following"), [(0, 1), (1, 2), (2, 0)])
def test_after_the_last_seat_comes_the_first(seat: int, following: int) -> None:
    assert Seating(3).after(Seat(seat)) == following


def test_a_round_may_begin_anywhere() -> None:
    assert Seating(4).round_from(Seat(2)) == (2, 3, 0, 1)


def test_a_team_has_its_members() -> None:
    assert PAIRS.members(Team(1)) == (1, 3)


def test_every_seat_must_have_a_team_where_there_are_teams() -> None:
    seating = Seating(3, (Team(0), Team(1)))

    with pytest.raises(ValueError, match="shorter"):
        seating.members(Team(0))
