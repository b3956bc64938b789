"""The table's clocks, where they run (EL-G4, EL-G5)."""

import pytest

from tablee.core.clock import STRETCHES, ClockStarted, Pace, TimeRanOut, TimeStretched
from tablee.core.refusal import NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.events import (
    DrawingCorrected,
    DrawingsShown,
    ObjectionRaised,
    ObjectionSettled,
    RoundRevealed,
)
from tablee.games.entre_les_lignes.pieces import (
    DRAW_TIME,
    JUDGE_TIME,
    REVEAL_TIME,
    VOTE_TIME,
    Options,
)
from tests.games.entre_les_lignes.builders import drawing, name, voting
from tests.games.entre_les_lignes.moves import (
    BLANK,
    GO_ON,
    HAND_IN,
    TAKE_BACK,
    WITHDRAW,
    draw,
    judge,
    object_to,
    vote,
)
from tests.games.entre_les_lignes.play import act, after, dealt, offered, refused
from tests.games.rig import MORE_TIME, TIME_UP, kinds, the

NORMAL = Options(drawing_pace="normal", voting_pace="normal")
LAST_CALL = Options(drawing_pace="when_most_are_done", voting_pace="when_most_are_done")


def test_without_a_clock_nothing_ever_runs_out() -> None:
    # EL-G4
    state = dealt(4)

    assert game.deadline(state) is None
    assert str(refused(state, None, TIME_UP, 10**12)) == "too_early"
    assert str(refused(state, 0, MORE_TIME)) == "no_clock_to_stretch"


@pytest.mark.parametrize(("pace", "percent"), [("relaxed", 200), ("normal", 100), ("fast", 50)])
def test_a_clock_runs_at_the_pace_of_the_table(pace: Pace, percent: int) -> None:
    options = Options(drawing_pace=pace, voting_pace=pace)
    assert game.deadline(dealt(4, options)) == DRAW_TIME * percent // 100

    state = after(drawing(4, options), *((seat, HAND_IN) for seat in range(4)), now=1_000)
    assert game.deadline(state) == 1_000 + VOTE_TIME * percent // 100

    state = after(state, *((seat, vote("A")) for seat in range(4)), now=2_000)
    assert game.deadline(state) == 2_000 + REVEAL_TIME * percent // 100


def test_the_table_looks_at_the_clock_in_time() -> None:
    refusal = refused(dealt(4, NORMAL), None, TIME_UP, DRAW_TIME - 1)

    assert str(refusal) == "too_early"
    assert isinstance(refusal, NotNow)


def test_when_drawing_time_is_up_the_drawings_are_taken_as_they_are() -> None:
    # EL-G4: also a blank paper
    state = drawing(4, NORMAL, deadline=9_000)
    state = after(state, (1, HAND_IN), (2, BLANK), now=5)
    state, events = act(state, None, TIME_UP, 9_000)

    assert kinds(events) == ["TimeRanOut", "DrawingsShown"]
    assert events[0] == TimeRanOut((Seat(0), Seat(2), Seat(3)))
    assert the(events, DrawingsShown).drawings == (name(0), name(1), "", name(3))
    assert state.phase == "vote"


def test_when_voting_time_is_up_missing_votes_are_abstentions() -> None:
    # EL-G5
    state = voting(4, NORMAL, votes="A?A", deadline=9_000)
    state, events = act(state, None, TIME_UP, 9_000)

    assert kinds(events) == ["TimeRanOut", "RoundRevealed"]
    assert events[0] == TimeRanOut((Seat(1), Seat(3)))
    result = the(events, RoundRevealed).result
    assert result.votes == ("A", "abstain", "A", "abstain")
    assert result.points == (0, 0, 1, 0)


def test_when_looking_time_is_up_the_next_round_begins() -> None:
    state = after(voting(4, NORMAL, votes="ABC"), (3, vote("A")), now=100)
    state = after(state, (0, GO_ON), now=200)
    state, events = act(state, None, TIME_UP, 100 + REVEAL_TIME)

    assert kinds(events) == ["TimeRanOut", "RoundDealt"]
    assert events[0] == TimeRanOut((Seat(1), Seat(2), Seat(3)))
    assert game.deadline(state) == 100 + REVEAL_TIME + DRAW_TIME


def test_when_judging_time_is_up_silence_upholds_nothing() -> None:
    state, events = act(voting(5, NORMAL, deadline=9_000), 0, object_to("B"), 1_000)
    assert the(events, ObjectionRaised).deadline == 1_000 + JUDGE_TIME

    state, events = act(after(state, (1, judge("uphold"))), None, TIME_UP, 1_000 + JUDGE_TIME)

    assert events == (
        TimeRanOut((Seat(2), Seat(3), Seat(4))),
        ObjectionSettled(Seat(0), "B", "dismissed", 1_000 + JUDGE_TIME + 8_000),
    )
    assert state.phase == "vote"


def test_when_judging_time_is_up_enough_voices_uphold() -> None:
    state = after(voting(5, NORMAL), (0, object_to("B")))
    state = after(state, (1, judge("uphold")), (3, judge("uphold")))
    state, _ = act(state, None, TIME_UP, JUDGE_TIME)

    assert state.sent_back == "B"


@pytest.mark.parametrize(("raised", "left"), [(5_000, 4_000), (9_500, 0)])
def test_a_withdrawn_objection_gives_the_vote_the_time_it_had_left(raised: int, left: int) -> None:
    state = after(voting(4, NORMAL, deadline=9_000), (0, object_to("B")), now=raised)
    _, events = act(state, 0, WITHDRAW, 20_000)

    assert the(events, ObjectionSettled).deadline == 20_000 + left


def corrected(*drafts: object) -> tuple[object, ...]:
    """Drawing B was sent back, these drafts were made of it, and time is up."""
    state = after(voting(4, NORMAL, deadline=9_000), (0, object_to("B")))
    state = after(state, *((seat, judge("uphold")) for seat in (1, 2, 3)))
    state = after(state, *((2, draft) for draft in drafts))  # type: ignore[arg-type]
    return act(state, None, TIME_UP, VOTE_TIME)[1]


def test_a_correction_is_taken_as_it_is() -> None:
    # EL-G4
    events = corrected(draw())

    assert kinds(events) == ["TimeRanOut", "DrawingCorrected"]
    assert the(events, DrawingCorrected).drawing != name(2)


@pytest.mark.parametrize("drafts", [[], [draw(), BLANK]])
def test_where_nothing_was_corrected_the_drawing_stays(drafts: list[object]) -> None:
    events = corrected(*drafts)

    everybody = (Seat(0), Seat(1), Seat(2), Seat(3))  # whose time it was is a secret
    assert events == (TimeRanOut(everybody), DrawingCorrected("B", name(2), 2 * VOTE_TIME))


def test_the_clock_may_start_when_most_are_done() -> None:
    state = drawing(8, LAST_CALL)
    state = after(state, *((seat, HAND_IN) for seat in range(5)))
    assert game.deadline(state) is None

    state, events = act(state, 5, HAND_IN, 1_000)

    assert the(events, ClockStarted).deadline == 1_000 + DRAW_TIME // 2
    assert game.deadline(state) == 1_000 + DRAW_TIME // 2


def test_taking_a_drawing_back_does_not_wind_it_up_again() -> None:
    state = after(drawing(4, LAST_CALL), *((seat, HAND_IN) for seat in range(3)), now=1_000)
    state = after(state, (0, TAKE_BACK), (0, HAND_IN), now=9_000)

    assert game.deadline(state) == 1_000 + DRAW_TIME // 2


def test_the_vote_has_a_last_call_too() -> None:
    state, events = act(voting(4, LAST_CALL, votes="AB"), 2, vote("A"), 1_000)

    assert kinds(events) == ["VoteCast", "ClockStarted"]
    assert game.deadline(state) == 1_000 + VOTE_TIME // 2
    assert kinds(act(state, 2, vote("B"), 2_000)[1]) == ["VoteCast"]


def test_and_so_has_the_result() -> None:
    state = after(voting(4, LAST_CALL, votes="ABC"), (3, vote("A")))
    assert game.deadline(state) is None

    state, events = act(after(state, (0, GO_ON), (1, GO_ON)), 2, GO_ON, 1_000)

    assert events[1:] == (ClockStarted(1_000 + REVEAL_TIME // 2),)


def test_an_objection_has_a_clock_even_then() -> None:
    state, events = act(voting(4, LAST_CALL, votes="A"), 0, object_to("B"), 1_000)
    assert the(events, ObjectionRaised).deadline == 1_000 + JUDGE_TIME // 2

    state, events = act(state, 0, WITHDRAW, 2_000)
    assert the(events, ObjectionSettled).deadline is None


def test_after_it_the_last_call_goes_on_where_it_was() -> None:
    state = after(voting(4, LAST_CALL, votes="AB"), (2, vote("A")), (0, object_to("B")))
    _, events = act(state, 0, WITHDRAW, 2_000)

    assert the(events, ObjectionSettled).deadline == 2_000 + VOTE_TIME // 2


def test_all_wait_for_a_correction_so_its_clock_runs_at_once() -> None:
    state = after(voting(4, LAST_CALL, votes="A"), (0, object_to("B")))
    state = after(state, *((seat, judge("uphold")) for seat in (1, 2)))
    state, events = act(state, 3, judge("uphold"), 1_000)

    assert the(events, ObjectionSettled).deadline == 1_000 + VOTE_TIME // 2
    _, events = act(after(state, (2, draw())), 2, HAND_IN, 2_000)
    assert the(events, DrawingCorrected).deadline is None


@pytest.mark.parametrize("pace", ["normal", "when_most_are_done"])
def test_whoever_is_awaited_gets_more_time(pace: Pace) -> None:
    options = Options(drawing_pace=pace)
    state = drawing(4, options, deadline=9_000)
    share = 1 if pace == "normal" else 2
    state, events = act(state, 1, MORE_TIME, 1_000)

    assert events == (TimeStretched(Seat(1), 9_000 + DRAW_TIME // share),)
    assert game.deadline(state) == 9_000 + DRAW_TIME // share


def test_every_clock_is_stretched_by_its_own_length() -> None:
    voted = voting(4, NORMAL, votes="ABC", deadline=9_000)
    assert the(act(voted, 3, MORE_TIME)[1], TimeStretched).deadline == 9_000 + VOTE_TIME

    objected = after(voted, (3, object_to("A")), now=1_000)
    later = the(act(objected, 1, MORE_TIME, 1_000)[1], TimeStretched).deadline
    assert later == 1_000 + 2 * JUDGE_TIME

    looking = after(voted, (3, vote("A")), now=1_000)
    later = the(act(looking, 0, MORE_TIME, 1_000)[1], TimeStretched).deadline
    assert later == 1_000 + 2 * REVEAL_TIME


def test_time_is_not_given_to_who_is_done_or_for_ever() -> None:
    state = after(drawing(4, NORMAL, deadline=9_000), (0, HAND_IN))

    refusal = refused(state, 0, MORE_TIME)
    assert str(refusal) == "not_awaited"
    assert isinstance(refusal, NotYourTurn)
    for _ in range(STRETCHES):
        assert "need_time" in offered(state, 1)
        state = after(state, (1, MORE_TIME))
    assert str(refused(state, 1, MORE_TIME)) == "no_clock_to_stretch"
    assert "need_time" not in offered(state, 1)


def test_the_artist_who_corrects_gets_more_time_like_anybody() -> None:
    # nobody is to see whose drawing it is, so everybody may ask
    state = after(voting(4, NORMAL, votes="AAA"), (0, object_to("B")))
    state = after(state, *((seat, judge("uphold")) for seat in (1, 2, 3)))

    assert all("need_time" in offered(state, seat) for seat in range(4))
