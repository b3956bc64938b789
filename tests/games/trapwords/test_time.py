"""Clocks can be stretched, the glass by agreement, and talk stays in the team (rulings TW-G2, TW-G5, TW-G24)."""

from tablee.core.clock import STRETCHES, TimeStretched
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.trapwords.actions import AgreeWish, DeclineWish, TellTeam
from tablee.games.trapwords.events import TeamTold, WishMade
from tablee.games.trapwords.game import deadline
from tablee.games.trapwords.pieces import CHAT
from tests.games.rig import MORE_TIME, TIME_UP, code_and_rule, kinds, the
from tests.games.trapwords.builders import begun, clues, ready, setting
from tests.games.trapwords.moves import ACCEPT, guess, say
from tests.games.trapwords.play import DRY, act, after, offered, refused, view


def test_tw_g2_half_a_glass_more_if_the_other_team_agrees() -> None:
    state = clues()
    assert all("need_time" in offered(state, seat) for seat in range(4))

    state, events = act(state, 2, MORE_TIME, 10_000)

    assert the(events, WishMade).wish == view(state, None).wish
    assert view(state, 2).deadline == 43_000  # nothing yet
    assert "need_time" not in [*offered(state, 0), *offered(state, 1)]
    assert refused(state, 0, AgreeWish()).code == "your_own_wish"
    assert "agree_wish" in offered(state, 1)
    state, events = act(state, 3, AgreeWish(), 12_000)
    assert the(events, TimeStretched).seat == 2
    assert view(state, 2).deadline == 63_000
    assert refused(state, 1, AgreeWish()).code == "nothing_wished"
    late = after(clues(), (1, MORE_TIME, 40_000), (0, AgreeWish(), 50_000))
    assert late.playing.deadline == 70_000
    asked = after(clues(), (2, MORE_TIME), (None, TIME_UP, 43_000))
    assert asked.wish is None  # the turn is over


def test_tw_g2_a_wish_may_be_declined_or_the_table_may_want_no_stretching() -> None:
    state = after(clues(), (2, MORE_TIME), (1, DeclineWish()))
    assert (state.wish, state.playing.deadline) == (None, 43_000)
    assert "need_time" in offered(state, 2)

    firm = clues(options=replace(DRY, stretch="never"))
    assert code_and_rule(refused(firm, 2, MORE_TIME)) == ("no_clock_to_stretch", "TW-G2")
    assert "need_time" not in offered(firm, 2)
    assert after(begun(options=replace(DRY, trap_pace="normal", stretch="never")), (0, MORE_TIME))


def test_the_trap_clock_is_stretched_by_its_own_length() -> None:
    state = begun(options=replace(DRY, trap_pace="normal"))

    assert after(state, (0, MORE_TIME)).trap_clock == 360_000


def test_a_clock_is_stretched_a_limited_number_of_times_and_anew_in_the_next_turn() -> None:
    state = clues()
    for _ in range(STRETCHES):
        state = after(state, (0, MORE_TIME), (1, AgreeWish()))

    assert refused(state, 0, MORE_TIME).code == "no_clock_to_stretch"
    assert "need_time" not in offered(state, 0)
    state = after(state, (2, guess("beurre")))
    assert state.stretches == 0
    assert refused(setting(), 0, MORE_TIME).code == "no_clock_to_stretch"


def test_no_clock_runs_where_none_was_agreed_on() -> None:
    for state in (ready(), setting(), clues(is_open=False)):
        assert deadline(state) is None
        assert refused(state, None, TIME_UP, 999_999).code == "too_early"


def test_what_is_due_happens_in_order() -> None:
    state = after(clues(cards=("flood",)), (0, say("jus"), 30_000))

    state, events = act(state, None, TIME_UP, 50_000)

    assert kinds(events)[:3] == ["WordsLapsed", "BreathEnded", "TurnClosed"]
    spent = after(clues(cards=("flood",)), (0, say("jus"), 20_000), (None, TIME_UP, 30_000))
    assert spent.alarm == 43_000
    assert kinds(act(spent, None, TIME_UP, 43_000)[1])[0] == "TurnClosed"


def test_a_turn_that_waits_for_objections_waits_for_each_word() -> None:
    state = after(clues(), (0, say("un"), 9_000), (0, say("deux"), 11_000))
    state = after(state, (2, guess("beurre"), 11_500), (None, TIME_UP, 12_000))

    assert state.turn_stage == "window"
    assert "stop" in offered(state, 1)
    state, events = act(state, None, TIME_UP, 14_000)
    assert kinds(events)[:2] == ["WordsLapsed", "TurnEnded"]
    assert refused(state, 1, ACCEPT).code == "nothing_to_accept"


def tell(text: str) -> TellTeam:
    return TellTeam(text)


def test_what_a_team_says_stays_in_the_team() -> None:
    state, events = act(setting(), 2, tell("  écrivons   lait "))

    assert the(events, TeamTold) == TeamTold(0, Seat(2), "écrivons lait")  # type: ignore[arg-type]
    assert [it.text for it in view(state, 0).chat] == ["écrivons lait"]
    assert view(state, 1).chat == view(state, None).chat == ()
    for text in ("", " ", "…", "x" * 201, "a " * 61):
        assert code_and_rule(refused(state, 2, tell(text))) == ("no_line", "TW-G24")


def test_a_team_that_is_given_clues_does_not_talk() -> None:
    state = clues()

    for seat in (0, 2):
        assert code_and_rule(refused(state, seat, tell("pain ?"))) == ("no_talk_now", "TW-45")
    assert after(state, (1, tell("stop ?"))).chats[1]
    assert refused(ready(), 0, tell("oui")).code == "no_talk_now"


def test_the_latest_lines_are_kept() -> None:
    state = setting()
    for n in range(CHAT + 5):
        state = after(state, (0, tell(f"ligne {n}")))

    assert len(state.chats[0]) == CHAT
    assert state.chats[0][-1].text == f"ligne {CHAT + 4}"
