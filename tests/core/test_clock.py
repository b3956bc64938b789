"""Time as data."""

import pytest

from tablee.core.clock import STRETCHES, NeedTime, Pace, TimeUp, deadline, is_last_call, span
from tablee.core.record import tag_of


@pytest.mark.parametrize(
    ("pace", "length"),
    [("relaxed", 2000), ("normal", 1000), ("fast", 500), ("when_most_are_done", 500)],
)
def test_a_phase_lasts_as_long_as_its_pace_says(pace: Pace, length: int) -> None:
    assert span(pace, 1000) == length


@pytest.mark.parametrize(("pace", "end"), [("relaxed", 2300), ("normal", 1300), ("fast", 800)])
def test_a_clock_that_runs_from_the_beginning_ends_one_phase_later(pace: Pace, end: int) -> None:
    assert deadline(pace, 1000, now=300) == end


@pytest.mark.parametrize("pace", ["off", "when_most_are_done"])
def test_some_clocks_do_not_run_from_the_beginning(pace: Pace) -> None:
    assert deadline(pace, 1000, now=300) is None


@pytest.mark.parametrize(
    ("seats", "done"), [(2, 1), (3, 2), (4, 3), (7, 6), (8, 6), (11, 9), (12, 9)]
)
def test_the_last_call_comes_when_only_a_quarter_and_at_least_one_is_not_done(
    seats: int, done: int
) -> None:
    calls = [some for some in range(seats + 1) if is_last_call("when_most_are_done", some, seats)]

    assert calls == [done]


@pytest.mark.parametrize("pace", ["off", "relaxed", "normal", "fast"])
def test_other_paces_have_no_last_call(pace: Pace) -> None:
    assert not any(is_last_call(pace, done, 4) for done in range(5))


def test_a_deadline_can_be_moved_ten_times() -> None:
    assert STRETCHES == 10


def test_the_words_about_time_keep_their_names() -> None:
    assert (tag_of(TimeUp), tag_of(NeedTime)) == ("time_up", "need_time")
