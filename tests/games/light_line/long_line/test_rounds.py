"""The end of a round, and of the game (LO-02, LO-03, LO-11 to LO-15)."""

import pytest

from tablee.core.outcome import GameEnded, Outcome
from tablee.core.seats import Seat
from tablee.games.light_line.bench import lines_on
from tablee.games.light_line.modes.long_line import game
from tablee.games.light_line.modes.long_line.events import RoundEnded
from tablee.games.light_line.modes.long_line.pieces import Options
from tests.games.light_line.long_line.builders import racing
from tests.games.light_line.long_line.moves import call
from tests.games.light_line.long_line.play import act, after
from tests.games.rig import kinds, points, the


def scores(lengths: str, *calls: tuple[int, int]) -> list[int]:
    """What each seat scores when the last of these calls ends the round."""
    state = after(racing(lengths), *((seat, call(number)) for seat, number in calls[:-1]))
    seat, number = calls[-1]
    ended = the(act(state, seat, call(number))[1], RoundEnded)
    return [score.points for score in ended.result.scores]


def test_lo_02_scores_are_written_down_and_no_cards_are_taken() -> None:
    state = after(racing("6 5", points=(10, 20)), (0, call(6)))

    assert points(state) == (16, 25)
    assert state.last_round is not None
    assert state.last_round.points == (16, 25)
    assert [place.points for place in game.view(state, None).places] == [16, 25]


@pytest.mark.parametrize("rounds", [1, 3, 6])
def test_lo_03_a_game_has_six_rounds_or_as_many_as_agreed(rounds: int) -> None:
    options = Options(rounds=rounds)  # type: ignore[arg-type]

    _, last = act(racing("6 5", options, round=rounds), 0, call(6))

    assert Options().rounds == 6
    assert kinds(last) == ["LineCalled", "RoundEnded", "GameEnded"]
    if rounds > 1:
        _, before = act(racing("6 5", options, round=rounds - 1), 0, call(6))
        assert kinds(before) == ["LineCalled", "RoundEnded", "RoundDealt"]


def test_lo_11_the_round_ends_when_all_but_one_have_called() -> None:
    state = after(racing("6 5 7"), (0, call(6)))
    assert state.phase == "race"

    state, events = act(state, 2, call(7))

    assert kinds(events) == ["LineCalled", "RoundEnded", "RoundDealt"]
    assert the(events, RoundEnded).result.why == "all_but_one_called"


def test_lo_11_with_two_seats_the_first_call_ends_the_round() -> None:
    # LO-T4
    assert scores("6 7", (0, 6)) == [6, 5]


def test_lo_12_each_caller_scores_the_number_called() -> None:
    assert scores("6 5 7 4", (2, 7), (0, 6), (1, 5)) == [6, 5, 7, 4]


def test_lo_13_the_last_one_scores_at_most_one_less_than_the_lowest() -> None:
    # LO-T2
    assert scores("6 5 7", (0, 6), (1, 5)) == [6, 5, 4]


def test_lo_13_the_last_one_scores_the_line_as_it_is() -> None:
    # LO-T3
    assert scores("7 4 2", (0, 7), (1, 4)) == [7, 4, 2]


def test_lo_13_below_a_two_there_is_only_one() -> None:
    # LO-T7
    assert scores("2 7", (0, 2)) == [2, 1]


@pytest.mark.parametrize(("length", "score"), [(0, 0), (1, 1)])
def test_lo_13_a_single_card_is_one_and_an_empty_display_nothing(length: int, score: int) -> None:
    # LO-G5
    assert scores(f"6 {length}", (0, 6)) == [6, score]


def test_lo_13_the_lines_that_counted_are_shown_with_their_cards() -> None:
    state = racing("6 5 7")

    after_all = after(state, (0, call(6)), (1, call(2)))

    assert after_all.last_round is not None
    for place, score in zip(state.places, after_all.last_round.scores, strict=True):
        assert score.line in lines_on(place.bench)
        assert {it.cell for it in score.shown} == set(score.line.cells if score.line else ())
    assert [it.called for it in after_all.last_round.scores] == [6, 2, None]
    assert [len(it.shown) for it in after_all.last_round.scores] == [6, 2, 7]


def test_an_empty_display_shows_no_line() -> None:
    state = after(racing("6 0"), (0, call(6)))

    assert state.last_round is not None
    assert state.last_round.scores[1].line is None
    assert state.last_round.scores[1].shown == ()


def test_lo_15_after_the_last_round_most_points_win() -> None:
    state, events = act(racing("6 5", round=6, points=(10, 12)), 0, call(6))

    assert the(events, GameEnded).outcome == Outcome("most_points", (Seat(1),), (16, 17))
    assert game.outcome(state) == the(events, GameEnded).outcome
    assert state.phase == "over"
    assert game.awaiting(state) == ()


def test_lo_15_equals_share_the_win() -> None:
    # LO-G8
    state = after(racing("6 5", round=6, points=(11, 12)), (0, call(6)))

    assert state.outcome is not None
    assert state.outcome.winners == (0, 1)
