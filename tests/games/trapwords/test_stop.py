"""STOP and UNSURE are one touch; their reason is chosen in peace (rules TW-33 to TW-41, TW-62, TW-63)."""

import pytest

from tablee.core.clock import STRETCHES
from tablee.core.record import replace
from tablee.games.trapwords.actions import CallStop, Doubt
from tablee.games.trapwords.events import ClueStopped, ReasonGiven, StopVoided, TurnClosed
from tablee.games.trapwords.pieces import CALLS, Ground
from tablee.games.trapwords.state import State
from tests.games.rig import MORE_TIME, TIME_UP, code_and_rule, kinds, the
from tests.games.trapwords.builders import clues
from tests.games.trapwords.moves import (
    ACCEPT,
    BEGIN_CLUES,
    CONCEDE,
    RIGHT,
    WITHDRAW,
    WRONG,
    guess,
    say,
    stop,
    unsure,
)
from tests.games.trapwords.play import DRY, act, after, end_of, offered, refused, view

ALOUD = replace(DRY, clues="aloud")
ADVICE: tuple[Ground, ...] = (
    *("TW-33", "TW-34", "TW-35", "TW-36", "TW-37", "TW-38", "TW-39", "TW-40", "TW-41"),
)


def called(word: str = "labrador", at: int = 10_000, touch: int = 12_900) -> State:
    """A word was said, and an opponent touches STOP just in time."""
    return after(clues(), (0, say(word), at), (1, CallStop(1), touch))


@pytest.mark.parametrize("rule", ADVICE)
def test_tw_33_to_tw_41_the_touch_counts_and_the_reason_may_take_longer(rule: Ground) -> None:
    state, events = act(called(), 1, stop(1, rule), 41_000)

    assert the(events, ClueStopped).claim.rule == rule
    assert the(events, TurnClosed).used == 9_900  # the glass stood still since the touch
    assert end_of(after(state, (2, CONCEDE))) == "stopped"


@pytest.mark.parametrize("rule", ADVICE)
def test_tw_33_to_tw_41_aloud_the_glass_waits_for_the_reason_too(rule: Ground) -> None:
    state = after(clues(options=ALOUD), (3, CallStop(0), 20_000))

    assert state.alarm == view(state, 0).deadline == 50_000
    state, events = act(state, 1, stop(0, rule), 49_000)  # a team-mate says why
    assert the(events, ClueStopped).claim.by == 3
    assert the(events, TurnClosed).used == 17_000


def test_tw_62_while_stopped_nobody_speaks_or_guesses() -> None:
    state = called()

    assert (state.awaited, state.alarm) == ((1, 3), 42_900)
    for seat, action in ((0, say("chien")), (2, guess("beurre")), (1, CallStop(1))):
        assert code_and_rule(refused(state, seat, action)) == ("turn_is_stopped", "TW-62")
    for text in ("sattelite", "je crois que je sais"):  # nor is anything asked about it
        assert refused(state, 2, guess(text)).code == "turn_is_stopped"
    assert refused(state, 1, unsure(1, "TW-33")).code == "turn_is_stopped"
    assert [it for it in offered(state, 1) if it != "stop"] == [
        "withdraw",
        "hand_torch",
        "tell_team",
        "need_time",
    ]
    assert offered(state, 0) == offered(state, 2) == []
    assert view(state, 2).turn.call == state.call  # type: ignore[union-attr]
    spoken = after(clues(options=ALOUD), (1, CallStop(0), 20_000))
    for seat, counted in ((1, RIGHT), (1, WRONG), (0, BEGIN_CLUES)):
        assert refused(spoken, seat, counted).code == "turn_is_stopped"


def test_tw_62_without_a_reason_the_glass_runs_on_with_the_time_it_had() -> None:
    state = called()
    assert refused(state, None, TIME_UP, 42_000).code == "too_early"

    over, events = act(state, None, TIME_UP, 42_900)

    assert the(events, StopVoided) == StopVoided(None, 30_000)
    assert (over.phase, over.playing.deadline, over.playing.lapsed) == ("clue", 73_000, 1)
    assert "stop" not in offered(over, 1)  # what was said so far is past
    state, events = act(state, 3, WITHDRAW, 15_000)
    assert the(events, StopVoided) == StopVoided(3, 2_100)  # type: ignore[arg-type]
    assert state.playing.deadline == 45_100
    found, events = act(state, 2, guess("beurre"), 20_100)
    assert the(events, TurnClosed).used == 15_000
    assert found.at == (1, 0)
    assert refused(called(), 2, WITHDRAW).code == "not_an_opponent"


def test_tw_77_a_breath_is_held_while_the_turn_is_stopped() -> None:
    state = after(clues(cards=("flood",)), (0, say("jus"), 20_000), (1, CallStop(1), 21_000))

    state = after(state, (1, WITHDRAW, 31_000))

    assert state.playing.breath_until == 40_000


def test_tw_62_the_time_for_a_reason_can_be_stretched_by_those_who_look_for_it() -> None:
    state = called()
    assert refused(state, 2, MORE_TIME).code == "no_clock_to_stretch"

    state = after(state, (3, MORE_TIME, 20_000))
    assert view(state, 1).deadline == state.alarm == 72_900
    state = after(state, *[(1, MORE_TIME)] * (STRETCHES - 1))
    assert "need_time" not in offered(state, 1)
    assert state.stretches == 0
    quick = after(clues(options=replace(DRY, reason=15)), (0, say("mot")), (1, CallStop(1), 500))
    assert quick.alarm == 15_500


def test_tw_62_a_touch_that_comes_late_is_late_and_empty_stops_have_an_end() -> None:
    state = after(clues(), (0, say("lait"), 10_000), (None, TIME_UP, 13_000))
    assert code_and_rule(refused(state, 1, CallStop(1))) == ("too_late", "TW-62")
    assert refused(state, 1, Doubt(1)).code == "too_late"

    state = clues(options=ALOUD)
    for _ in range(CALLS):
        state = after(state, (1, CallStop(0), 5_000), (1, WITHDRAW, 5_000))
    assert code_and_rule(refused(state, 1, CallStop(0))) == ("too_many_stops", "TW-62")
    assert "call_stop" not in offered(state, 1)
    assert the(act(state, 1, stop(0, "TW-34"))[1], ClueStopped)  # with a reason, always


def test_tw_62_a_found_word_waits_for_the_reason_of_a_stop_in_time() -> None:
    state = after(clues(), (0, say("tartine"), 10_000), (2, guess("beurre"), 11_000))
    state = after(state, (1, CallStop(1), 12_500))

    assert (state.turn_stage, state.awaited, state.alarm) == ("window", (1, 3), 42_500)
    assert refused(state, 3, ACCEPT).code == "turn_is_stopped"
    assert "accept_turn" not in offered(state, 1)
    assert after(state, (None, TIME_UP, 42_500)).at == (1, 0)
    stopped = after(state, (1, stop(1, "TW-51", 3), 40_000), (0, CONCEDE))
    assert (stopped.at, end_of(stopped)) == ((0, 0), "stopped")


def doubted() -> State:
    """UNSURE is touched in time, and the word is found all the same."""
    state = after(clues(), (0, say("laitage"), 10_000), (1, Doubt(1), 12_000))
    return after(state, (None, TIME_UP, 13_000), (2, guess("beurre"), 33_000))


def test_tw_63_who_is_unsure_says_why_after_the_turn() -> None:
    state, events = act(after(clues(), (0, say("laitage"), 10_000)), 1, Doubt(1), 12_000)
    assert kinds(events) == ["ClaimNoted"]
    assert view(state, 0).turn.claims == ()  # type: ignore[union-attr]
    assert refused(state, 3, Doubt(1)).code == "already_claimed"

    state = doubted()

    assert (state.turn_stage, state.awaited) == ("reason", (1, 3))
    assert view(state, 0).turn.open_claim == 1  # type: ignore[union-attr]
    assert refused(state, 1, unsure(2, "TW-33")).code == "no_such_word"
    assert refused(state, 0, unsure(1, "TW-33")).code == "not_an_opponent"
    assert offered(state, 3)[:3] == ["unsure", "unsure", "withdraw"]
    state, events = act(state, 3, unsure(1, "TW-51", 1))
    reason = the(events, ReasonGiven)
    assert (reason.trap_word, reason.opinion) == ("lait", "none")
    assert state.turn_stage == "answer"
    assert end_of(after(state, (0, CONCEDE))) == "stopped"


def test_tw_63_a_doubt_without_a_reason_is_let_go() -> None:
    assert after(doubted(), (3, WITHDRAW)).at == (1, 0)


def test_tw_63_a_doubt_about_a_turn_that_failed_matters_where_a_star_may_send_back() -> None:
    plain = after(clues(), (0, say("laitage"), 10_000), (1, Doubt(1), 12_000))
    assert end_of(after(plain, (None, TIME_UP, 43_000))) == "time"

    starred = clues(cards=("forbidden_word",), star="lait", at=(1, 0))
    starred = after(starred, (0, say("laitage"), 10_000), (1, Doubt(1), 12_000))
    starred = after(starred, (None, TIME_UP, 43_000))
    assert starred.turn_stage == "reason"
    assert end_of(after(starred, (1, unsure(1, "TW-34")))) == "time"  # a name sends nobody back
    starred = after(starred, (1, unsure(1, "TW-51", 1)), (2, CONCEDE))
    assert starred.at == (0, 0)
