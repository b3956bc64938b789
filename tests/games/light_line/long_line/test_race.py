"""The race: building, calling, stopping (LO-05 to LO-11)."""

import pytest

from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat
from tablee.games.light_line.bench import ClearBench, lines_on, spots_for
from tablee.games.light_line.modes.long_line import game
from tablee.games.light_line.modes.long_line.actions import Action
from tablee.games.light_line.modes.long_line.events import LineCalled, RoundEnded, SeatStopped
from tablee.games.light_line.modes.long_line.pieces import Call
from tablee.games.light_line.modes.long_line.state import State
from tablee.games.light_line.search import longest_lines
from tests.games.light_line.boards import laid
from tests.games.light_line.long_line.builders import HIDDEN, begun, handed, racing
from tests.games.light_line.long_line.moves import CLEAR, STOP, call, lay, take_back
from tests.games.light_line.long_line.play import act, after, dealt, offers, refused
from tests.games.rig import kinds, the

HAND = (5, 6, 12, 16, 39, 44, 55, 57)
GREEN = "06@0,0 05@-1,0 57@-2,0 16@-3,0 44@-3,-1 39@-3,-2 12@-2,-2"
RED_5_BLUE_7 = (
    "25@0,0 50@0,-1,1 19@1,0 42@1,-1,1 32@2,-1,1 38@2,-2 49@1,-2,1 58@2,0,1"  # and nothing of 6
)

SPOT = spots_for(laid("06@0,0,1"), 5)[0]
"""Beside the first card, turned by half."""

# Building


def test_lo_05_everybody_builds_in_their_own_display() -> None:
    state = begun(3)
    first, second = (state.places[seat].hand[0] for seat in (0, 1))

    state = after(state, (0, lay(first, 0, 0)), (1, lay(second, 0, 0, 1)))

    assert state.places[0].bench == laid(f"{first}@0,0")
    assert state.places[1].bench == laid(f"{second}@0,0,1")
    assert state.places[2].bench == ()
    assert game.awaiting(state) == (0, 1, 2)


def test_lo_06_only_the_longest_line_counts_and_it_has_one_colour() -> None:
    # LO-G10: a line has one segment on each card, so it cannot count a card twice.
    place = handed(HAND, laid(GREEN)).places[0]

    assert place.longest is not None
    assert (place.longest.colour, place.longest.length) == ("G", 7)
    assert len(set(place.longest.cells)) == 7


def test_lo_06_the_longest_lines_of_a_hand_are_found_on_the_bench() -> None:
    # LO-T8
    lengths = {"G": 7, "R": 6, "Y": 5, "K": 5, "B": 4}

    for colour, line in longest_lines(HAND).items():
        found = [it for it in handed(HAND, line).places[0].lines if it.colour == colour]
        assert found[0].length == len(line) == lengths[colour]


def test_lo_07_the_green_seven_is_laid_card_by_card() -> None:
    # LO-T8
    state = handed(HAND, ())
    for number, it in enumerate(laid(GREEN), 1):
        state = after(state, (0, lay(it.card, it.x, it.y, it.turned)))
        assert lines_on(state.places[0].bench)[0].length == number

    state, events = act(state, 0, call(7))

    assert the(events, LineCalled).number == 7
    assert the(events, RoundEnded).result.scores[0].points == 7


def test_lo_07_a_card_must_continue_a_line() -> None:
    state = handed(HAND, laid("06@0,0"))

    assert str(refused(state, 0, lay(5, 7, 7))) == "continues_no_line (LL-07)"
    assert str(refused(state, 0, lay(7, -1, 0))) == "not_your_card (LL-06)"


def test_lo_10_cards_may_be_rebuilt_and_taken_back_until_one_calls() -> None:
    state = handed(HAND, laid(GREEN))

    state = after(state, (0, take_back(12)), (0, take_back(39)))
    assert state.numbers_for(Seat(0))[-1] == 5
    assert after(state, (0, CLEAR)).places[0].bench == ()
    assert str(refused(state, 0, take_back(12))) == "not_on_the_bench (LO-10)"
    assert str(refused(handed(HAND, ()), 0, CLEAR)) == "bench_is_empty (LO-10)"


def test_an_open_display_gives_its_cards_away_once_each() -> None:
    state = handed(HAND, ())

    state = after(state, (0, lay(6, 0, 0)), (0, lay(6, 0, 0, 1)), (0, lay(5, *SPOT)))

    assert after(state, (0, CLEAR)).places[0].given_away == (6, 5)
    assert after(handed(HAND, (), HIDDEN), (0, lay(6, 0, 0))).places[0].given_away == ()


# Calling


def test_lo_08_a_call_names_a_line_of_ones_display_and_ends_ones_round() -> None:
    state, events = act(racing("6 5 7"), 0, call(6), now=42)

    assert events == (LineCalled(Seat(0), 6, 42),)
    assert state.calls == (Call(Seat(0), 6, 42),)
    assert game.awaiting(state) == (1, 2)
    assert offers(state, 0) == {}


@pytest.mark.parametrize("number", [-1, 0, 1, 4, 6, 8, 9, 1 << 40])
def test_lo_08_a_line_one_does_not_have_is_not_called(number: int) -> None:
    # LO-G1: refused, and nothing else; LO-G4: a single card is no line.
    state = racing("5 3 1")

    refusal = refused(state, 0, call(number))

    assert str(refusal) == "no_such_line (LO-08)"
    assert isinstance(refusal, BrokenRule)


def test_lo_08_a_single_card_is_no_line_to_call() -> None:
    # LO-G4
    assert str(refused(racing("5 3 1"), 2, call(1))) == "no_such_line (LO-08)"
    assert "call" not in offers(racing("5 3 1"), 2)
    assert "call" not in offers(racing("5 3 0"), 2)


@pytest.mark.parametrize(("number", "is_valid"), [(5, True), (6, False), (7, True)])
def test_lo_08_the_line_has_exactly_the_length_called(number: int, is_valid: bool) -> None:
    # LO-T6, LO-G3
    bench = laid(RED_5_BLUE_7)
    state = handed(sorted(it.card for it in bench), bench)
    lengths = {line.colour: line.length for line in reversed(lines_on(bench))}
    assert (lengths["R"], lengths["B"]) == (5, 7)

    if is_valid:
        assert the(act(state, 0, call(number))[1], LineCalled).number == number
    else:
        assert str(refused(state, 0, call(number))) == "no_such_line (LO-08)"
    assert offers(state, 0)["call"].fields["number"].has(number) == is_valid


def test_lo_08_a_longer_line_is_shortened_to_call_less() -> None:
    # LO-G3
    state = handed(HAND, laid(GREEN))
    assert str(refused(state, 0, call(6))) == "no_such_line (LO-08)"

    state = after(state, (0, take_back(12)))

    assert the(act(state, 0, call(6))[1], LineCalled).number == 6


def test_lo_08_only_the_cards_of_the_line_are_looked_at() -> None:
    # LO-G2: 57 is not attached to 06 any more, and that does not matter.
    state = handed(HAND, laid("06@0,0 57@-2,0 16@-3,0 44@-3,-1"))

    assert the(act(state, 0, call(3))[1], LineCalled).number == 3


def test_lo_09_a_number_that_was_called_is_blocked() -> None:
    # LO-T1
    state = after(racing("6 6 5"), (0, call(6)))

    refusal = refused(state, 1, call(6))

    assert str(refusal) == "number_taken (LO-09)"
    assert isinstance(refusal, BrokenRule)
    assert 6 not in tuple(offers(state, 1)["call"].fields["number"].all())


def test_lo_09_a_blocked_number_is_told_as_blocked_also_to_one_who_has_no_such_line() -> None:
    assert str(refused(after(racing("6 3 5"), (0, call(6))), 1, call(6))) == "number_taken (LO-09)"


def test_lo_09_of_two_equal_calls_the_first_to_arrive_counts_and_it_shows() -> None:
    # LO-G6: the same millisecond, and yet one was first.
    state, _ = act(racing("6 6 5"), 1, call(6), now=1000)

    assert str(refused(state, 0, call(6), now=1000)) == "number_taken (LO-09)"
    assert game.view(state, None).calls == (Call(Seat(1), 6, 1000),)


def test_lo_10_the_others_need_another_number_larger_or_smaller() -> None:
    # LO-T1: with 6 blocked, remove a card and call 5, before somebody else does.
    state = after(racing("6 6 5 4"), (0, call(6)))
    last = state.places[1].bench[-1].card

    dropped = after(state, (1, take_back(last)))

    assert the(act(dropped, 1, call(5))[1], LineCalled).number == 5
    assert str(refused(after(dropped, (2, call(5))), 1, call(5))) == "number_taken (LO-09)"


def test_lo_10_a_number_is_blocked_only_for_the_round() -> None:
    state = racing("6 5", calls=[])

    state, _ = act(state, 0, call(6))

    assert state.calls == ()


def test_lo_08_after_their_call_a_seat_builds_and_calls_no_more() -> None:
    state = after(racing("6 5 7"), (0, call(6)))
    card = state.places[0].bench[-1].card

    tries: list[tuple[Action, str]] = [
        (call(2), "LO-08"),
        (take_back(card), "LO-05"),
        (STOP, "LO-11"),
    ]
    for action, rule in tries:
        refusal = refused(state, 0, action)
        assert str(refusal) == f"your_round_is_over ({rule})"
        assert isinstance(refusal, NotNow)


def test_lo_08_there_is_no_call_before_or_after_a_round() -> None:
    refusal = refused(dealt(2), 1, call(5))

    assert str(refusal) == "no_race_runs (LO-08)"
    assert isinstance(refusal, NotNow)


def test_lo_11_who_calls_just_after_the_end_is_told_that_another_was_first() -> None:
    # LO-G6
    over = after(racing("6 5", round=6), (0, call(6)))

    for state in (after(racing("6 5"), (0, call(6))), over):
        refusal = refused(state, 1, call(5))
        assert str(refusal) == "called_before_you (LO-G6)"
        assert isinstance(refusal, NotNow)


# Stopping


def test_lo_11_whoever_reaches_no_free_number_may_stop() -> None:
    # LO-G7: else a round in which all the numbers within reach are blocked would never end.
    state = racing("6 2 5", calls=[(0, 6)])

    state, events = act(state, 1, STOP)

    assert events == (SeatStopped(Seat(1)),)
    assert game.awaiting(state) == (2,)
    assert game.view(state, None).places[1].has_stopped
    assert offers(state, 1) == {}
    assert str(refused(state, 1, ClearBench())) == "you_have_stopped (LO-05)"


def test_lo_13_those_who_stop_score_one_below_the_other_as_if_each_had_been_the_last() -> None:
    state = after(racing("8 7 7 7", calls=[(0, 8)]), (2, STOP), (1, STOP))

    _, events = act(state, 3, STOP)

    assert [score.points for score in the(events, RoundEnded).result.scores] == [8, 6, 7, 5]


def test_lo_11_whoever_is_left_alone_may_still_call() -> None:
    state = after(racing("6 2 5", calls=[(0, 6)]), (1, STOP))

    _, events = act(state, 2, call(5))

    assert kinds(events) == ["LineCalled", "RoundEnded", "RoundDealt"]
    result = the(events, RoundEnded).result
    assert result.why == "all_but_one_called"
    assert [score.points for score in result.scores] == [6, 2, 5]


def test_lo_11_when_all_have_called_or_stopped_the_round_is_over() -> None:
    state = after(racing("4 3 5", calls=[(0, 4)]), (1, STOP))

    _, events = act(state, 2, STOP)

    result = the(events, RoundEnded).result
    assert result.why == "all_stopped"
    assert [score.points for score in result.scores] == [4, 3, 2]


def test_lo_11_nobody_stops_before_a_number_is_called() -> None:
    state = racing("6 5 7")

    refusal = refused(state, 0, STOP)

    assert str(refusal) == "nobody_has_called (LO-11)"
    assert isinstance(refusal, BrokenRule)
    assert "stop" not in offers(state, 0)
    assert "stop" in offers(after(state, (1, call(5))), 0)


@pytest.mark.parametrize("state", [dealt(2), begun(2)])
def test_every_awaited_seat_is_offered_something(state: State) -> None:
    assert all(offers(state, seat) for seat in game.awaiting(state))
