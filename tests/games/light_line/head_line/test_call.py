"""Calling, and calling at the same time (HE-05, HE-06, HE-09, HE-13)."""

import pytest

from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat
from tablee.games.light_line.modes.head_line import game
from tablee.games.light_line.modes.head_line.events import (
    ClaimStood,
    LineCalled,
    RoundEnded,
    SecondCall,
)
from tablee.games.light_line.modes.head_line.pieces import Options
from tests.games.light_line.head_line.builders import OPEN, dealing, joining, marking
from tests.games.light_line.head_line.moves import CALL, GIVE_UP, PAUSE
from tests.games.light_line.head_line.play import act, after, begun, offers, refused
from tests.games.rig import TIME_UP, kinds, the


def test_he_05_all_seats_search_and_may_call_at_the_same_time() -> None:
    state = dealing(won="|||")

    assert game.awaiting(state) == (0, 1, 2, 3)
    assert all("call" in offers(state, seat) for seat in range(4))


def test_he_06_the_number_on_top_says_how_many_cards_are_needed() -> None:
    assert game.view(dealing("5 3"), None).number == 5
    assert [len(OPEN[:many]) for many in (4, 5)] == [4, 5]
    assert "call" not in offers(dealing("5 3", OPEN[:4]), 1)
    assert "call" in offers(dealing("5 3", OPEN[:5]), 1)


def test_he_06_nobody_calls_while_there_are_fewer_cards_than_the_number() -> None:
    refusal = refused(dealing("5 3", OPEN[:4]), 1, CALL)

    assert str(refusal) == "too_few_cards (HE-06)"
    assert isinstance(refusal, BrokenRule)
    assert str(refused(begun(2), 0, CALL)) == "too_few_cards (HE-06)"


def test_he_09_a_call_stops_the_dealing() -> None:
    state, events = act(dealing(won="||"), 1, CALL, now=1_000)

    assert events == (LineCalled(Seat(1), 1_000, 1_200),)
    assert (state.phase, state.caller, game.deadline(state)) == ("claim", 1, 1_200)
    assert game.awaiting(state) == (0, 2)
    assert set(offers(state, 0)) == {"call"}
    assert offers(state, 1) == {}


def test_he_09_a_call_also_counts_while_the_dealer_pauses_or_the_next_card_is_due() -> None:
    assert after(dealing(), (0, PAUSE), (1, CALL)).phase == "claim"
    assert act(dealing(deadline=3_000), 1, CALL, now=3_001)[0].phase == "claim"


@pytest.mark.parametrize("seat", [0, 1])
def test_he_09_there_is_no_call_when_another_has_the_cards(seat: int) -> None:
    over = after(marking(), (1, GIVE_UP))

    for state in (marking(), joining(), over):
        refusal = refused(state, seat, CALL)
        assert str(refusal) == "no_calling_now (HE-09)"
        assert isinstance(refusal, NotNow)


def test_he_09_one_does_not_call_twice() -> None:
    state = after(dealing(), (1, CALL))

    assert str(refused(state, 1, CALL, now=100)) == "no_calling_now (HE-09)"


@pytest.mark.parametrize("later", [0, 1, 199])
def test_he_13_calls_within_the_window_are_at_the_same_time(later: int) -> None:
    # HE-T5, HE-G4
    state, _ = act(dealing("4 3 5", won="3|4|"), 1, CALL, now=1_000)

    state, events = act(state, 2, CALL, now=1_000 + later)

    assert events[0] == SecondCall(Seat(2), 1_000 + later, is_late=False)
    assert kinds(events) == ["SecondCall", "RoundEnded"]
    result = the(events, RoundEnded).result
    assert (result.how, result.callers, result.discarded) == ("called_together", (1, 2), None)
    assert state.won == ((3,), (4,), ())
    assert (state.number, state.open, state.pile[-9:]) == (4, (), OPEN)
    assert (state.phase, state.caller) == ("result", None)


@pytest.mark.parametrize("later", [200, 201, 5_000])
def test_he_13_a_call_after_the_window_is_too_late(later: int) -> None:
    # HE-G4: decided by the table's time, even where the table has not yet said that the window is over.
    state, _ = act(dealing(won="||"), 1, CALL, now=1_000)

    state, events = act(state, 2, CALL, now=1_000 + later)

    assert events == (
        SecondCall(Seat(2), 1_000 + later, is_late=True),
        ClaimStood(1_000 + later + 4_800),
    )
    assert (state.phase, state.caller) == ("mark", 1)


def test_he_13_a_third_call_finds_the_round_over() -> None:
    state = after(dealing(won="||"), (1, CALL), (2, CALL))

    assert str(refused(state, 0, CALL)) == "no_calling_now (HE-09)"


def test_he_09_when_nobody_else_called_the_caller_marks() -> None:
    # HE-G3: five seconds, counted from the call
    state, _ = act(dealing(), 1, CALL, now=1_000)
    assert str(refused(state, None, TIME_UP, now=1_199)) == "too_early"

    state, events = act(state, None, TIME_UP, now=1_200)

    assert events == (ClaimStood(6_000),)
    assert (state.phase, game.awaiting(state)) == ("mark", (1,))


@pytest.mark.parametrize(
    ("times", "until"), [("normal", 6_000), ("relaxed", 11_000), ("calm", 21_000)]
)
def test_he_10_there_is_more_time_to_mark_where_that_is_agreed(times: str, until: int) -> None:
    options = Options(dealer=Seat(0), times=times)  # type: ignore[arg-type]
    state, _ = act(dealing(options=options), 1, CALL, now=1_000)

    assert game.deadline(act(state, None, TIME_UP, now=1_200)[0]) == until


def test_a_slow_table_is_not_the_callers_loss() -> None:
    state, _ = act(dealing(), 1, CALL, now=1_000)

    assert game.deadline(act(state, None, TIME_UP, now=9_000)[0]) == 13_800
