"""The puzzle of the day is the same for everybody."""

import pytest

from tablee.core.refusal import NotSeated
from tablee.games.light_line.modes.solo_line.pieces import Options
from tests.games.light_line.solo_line.builders import dealt, ready

TODAY = Options(day="2026-11-15")


def test_everybody_has_the_same_cards_on_the_same_day() -> None:
    assert dealt(TODAY, key=b"one table") == dealt(TODAY, key=b"another")


def test_another_day_has_another_puzzle() -> None:
    days = [Options(day=f"2026-{month:02}-{day:02}") for month in (1, 2) for day in range(1, 29)]

    assert len({dealt(day).cards for day in days}) == len(days)


def test_each_level_has_a_puzzle_of_its_own() -> None:
    levels = [
        TODAY,
        Options(day=TODAY.day, cards=6),
        Options(day=TODAY.day, cards=12),
        Options(day=TODAY.day, joker=False),
    ]
    hands = [dealt(level).cards for level in levels]

    assert len(set(hands)) == len(levels)
    assert not set(hands[1]) <= set(hands[0])


def test_without_a_day_the_table_deals() -> None:
    assert dealt(key=b"one table").cards != dealt(key=b"another").cards


@pytest.mark.parametrize("day", ["2026-02-29", "today", " "])
def test_a_day_that_is_in_no_calendar_is_refused(day: str) -> None:
    with pytest.raises(NotSeated) as refusal:
        ready(Options(day=day))

    assert refusal.value.code == "no_such_day"
