"""Figures: shared wins are fractions, intervals are honest, lengths and speed add up."""

import pytest

from tablee.arena.figures import Speed, figures_of, lengths, speed, wilson
from tablee.arena.tournament import Result

A_WINS = Result(0, ("a", "b"), (0,), (2, 1), actions=10, cpu=0.5)
SHARED = Result(1, ("b", "a"), (0, 1), (1, 1), actions=20, cpu=1.0)
NOBODY = Result(2, ("a", "b"), (), (0, 3), actions=60, cpu=1.5)
RESULTS = [A_WINS, SHARED, NOBODY]


def test_a_shared_win_counts_for_each_as_its_part() -> None:
    a, b = figures_of(RESULTS).standings

    assert (a.bot, a.seats, a.wins, a.share) == ("a", 3, 1.5, 0.5)
    assert (b.bot, b.seats, b.wins, b.share) == ("b", 3, 0.5, 0.1667)


def test_matches_that_were_shared_or_won_by_nobody_are_counted() -> None:
    figures = figures_of(RESULTS)

    assert (figures.games, figures.shared, figures.unwon) == (3, 1, 1)


def test_points_are_an_average_over_the_seats_a_bot_had() -> None:
    a, b = figures_of(RESULTS).standings

    assert [a.points, b.points] == pytest.approx([1.0, 1.6667])


def test_a_bot_in_several_seats_is_one_line() -> None:
    (only,) = figures_of([Result(0, ("a", "a", "a"), (1,), (0, 1, 0), 5, 0.1)]).standings

    assert (only.seats, only.wins) == (3, 1.0)


def test_lengths_and_speed() -> None:
    assert (lengths(RESULTS).mean, lengths(RESULTS).median, lengths(RESULTS).longest) == (
        30,
        20,
        60,
    )
    assert (speed(RESULTS).cpu_seconds, speed(RESULTS).actions_per_cpu_second) == (3.0, 30.0)
    assert speed(RESULTS).games_per_cpu_second == len(RESULTS) / 3
    assert speed([Result(0, ("a",), (), (0,), 1, 0.0)]) == Speed(0.0, 0.0, 0.0)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(10, 20, 0.2993, 0.7007), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 1, 0.2065, 1.0)],
)
def test_wilson_intervals_are_those_of_the_books(
    wins: int, games: int, low: float, high: float
) -> None:
    assert [*wilson(wins, games)] == pytest.approx([low, high], abs=1e-4)
