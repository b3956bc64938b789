"""A day is written in one way, and is one that a calendar has."""

import pytest

from tablee.core.calendar import is_day


@pytest.mark.parametrize(
    "day", ["2026-11-15", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31", "2026-02-28"]
)
def test_a_day_of_the_calendar_is_a_day(day: str) -> None:
    assert is_day(day)


@pytest.mark.parametrize(
    "day",
    [
        *("2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00"),
        *("0000-01-01", "2026-01-32", "2026-1-1", "20261115", "2026/11/15", "15-11-2026"),
        *("today", "", " ", "2026-11-15 ", "\u0662026-11-15", "²026-11-15"),
        *("-026-11-15", "+026-11-15", "2026-11-15-01"),
    ],
)
def test_a_day_that_is_in_no_calendar_is_none(day: str) -> None:
    assert not is_day(day)
