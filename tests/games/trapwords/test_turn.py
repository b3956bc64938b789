"""A turn begins: who, when, and how long the glass runs (rules TW-25 to TW-30, TW-75)."""

from typing import Any

import pytest

from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.trapwords.actions import HandTorch, TakeTorch
from tablee.games.trapwords.events import BreathDrawn, GlassTurned, RoundBegan, TurnBegan
from tablee.games.trapwords.phases.rounds import first_team
from tablee.games.trapwords.pieces import BLUE, RED, TEAMS, Options, TurnResult
from tablee.games.trapwords.state import State
from tests.games.rig import MORE_TIME, TIME_UP, code_and_rule, kinds, the
from tests.games.trapwords.builders import clues, dungeon, setting
from tests.games.trapwords.moves import ACCEPT, BEGIN_CLUES, OPEN, RIGHT, WRONG, guess, say, stop
from tests.games.trapwords.play import DRY, act, after, offered, refused, view

TAKE = TakeTorch()
ALOUD = replace(DRY, clues="aloud")


def test_tw_05_a_team_mate_may_take_the_torch_while_the_book_is_closed() -> None:
    state = clues(is_open=False, seats=6)
    assert "take_torch" in offered(state, 4)

    state = after(state, (4, TAKE), (5, TAKE))  # blue is next

    assert (state.playing.giver, state.awaited) == (4, (4,))
    assert [it.giver for it in view(state, None).teams] == [4, 5]
    assert code_and_rule(refused(state, 4, TAKE)) == ("torch_stays", "TW-05")
    state = after(state, (4, OPEN))
    for seat in (0, 2):
        assert refused(state, seat, TAKE).code == "torch_stays"
    state = after(state, (None, TIME_UP, 43_000))
    assert refused(state, 0, TAKE).code == "torch_stays"  # red has played
    assert state.playing.giver == 5


def test_tw_05_a_team_hands_the_torch_to_whom_it_likes_while_the_book_is_closed() -> None:
    state = clues(is_open=False, seats=6)
    (hand,) = [it for it in view(state, 2).offers if it.action == "hand_torch"]
    assert list(hand.fields["to"].all()) == [2, 4]

    state, events = act(state, 2, HandTorch(Seat(4)))  # any member may, whoever holds it
    assert kinds(events) == ["TorchHanded"]
    assert (state.playing.giver, state.torches[RED]) == (4, 4)
    for to in (1, 4, 9):
        refusal = refused(state, 0, HandTorch(Seat(to)))
        assert code_and_rule(refusal) == ("not_a_team_mate", "TW-05")
    state = after(state, (1, HandTorch(Seat(3))), (4, OPEN))
    assert state.torches[BLUE] == 3
    assert refused(state, 0, HandTorch(Seat(0))).code == "torch_stays"
    assert after(setting(), (0, HandTorch(Seat(2)))).torches[RED] == 2


def test_tw_25_the_team_in_the_lower_room_gives_clues_first() -> None:
    for receiver in TEAMS:  # TW-T5
        assert first_team(dungeon(at=(2, 1)), receiver) == BLUE
        assert first_team(dungeon(at=(0, 3)), receiver) == RED


def test_tw_26_in_the_same_room_the_glowing_book_decides_and_it_alternates() -> None:
    state = clues(team=BLUE, first=RED, turns=(failed(RED),))  # TW-T5
    assert first_team(dungeon(at=(1, 1)), RED) == RED
    assert first_team(dungeon(at=(1, 1)), BLUE) == BLUE

    state, events = act(state, None, TIME_UP, 43_000)

    assert view(state, None).glowing == BLUE  # red had it in round 1
    assert the(events, RoundBegan).first == BLUE


def failed(team: int, end: str = "time", used: int = 40_000) -> TurnResult:
    """A turn that is over."""
    return TurnResult(1, TEAMS[team], TEAMS[team], end, "mot", (), (), (), (), used)  # type: ignore[arg-type]


def test_tw_27_both_teams_have_their_turn_whatever_the_first_result() -> None:
    for move in (guess("beurre"), guess("pain")):
        state = after(clues(), *[(2, guess(f"mot{n}")) for n in range(4)])
        state, events = act(state, 2, move)
        assert the(events, TurnBegan).team == BLUE
        assert the(events, TurnBegan).giver == state.torches[BLUE]


def test_tw_28_the_clue_giver_reads_and_the_glass_is_turned_after_three_seconds() -> None:
    state = clues(is_open=False)
    assert state.awaited == (0,)
    assert "open_book" in offered(state, 0)
    assert [view(state, seat).turn.secret for seat in (0, 2, None)] == [None] * 3  # type: ignore[union-attr]
    assert code_and_rule(refused(state, 2, OPEN)) == ("not_the_clue_giver", "TW-28")
    assert code_and_rule(refused(state, 0, say("jus"))) == ("book_is_closed", "TW-28")
    assert refused(state, 2, guess("pain")).code == "book_is_closed"

    state, events = act(state, 0, OPEN, 1_000)

    assert the(events, GlassTurned) == GlassTurned(4_000, 44_000)  # TW-G2, TW-G15
    assert [view(state, seat).turn.secret for seat in (0, 1, 2, None)] == [  # type: ignore[union-attr]
        "beurre",
        "beurre",
        None,
        None,
    ]
    assert refused(state, 0, OPEN).code == "book_is_open"
    assert refused(setting(), 0, OPEN).code == "no_turn_now"


@pytest.mark.parametrize(("start", "begins"), [("at_once", 1_000), ("after_reading", 4_000)])
def test_tw_29_the_glass_may_be_turned_at_once(start: str, begins: int) -> None:
    options = replace(DRY, start=start)
    state, events = act(clues(options=options, is_open=False), 0, OPEN, 1_000)

    assert the(events, GlassTurned).glass_from == begins
    assert view(state, 2).deadline == begins + 40_000


def test_tw_29_or_only_when_clues_begin() -> None:
    options = replace(DRY, start="with_first_clue", glass=60)
    state = clues(options=options)
    assert state.alarm is None

    state, events = act(state, 0, say("jus"), 9_000)
    assert kinds(events) == ["GlassTurned", "WordSaid"]
    assert state.playing.deadline == 69_000
    assert kinds(act(state, 0, say("de", "same"), 9_500)[1]) == ["WordSaid"]

    aloud = clues(options=replace(options, clues="aloud"))
    assert aloud.awaited == (0,)
    assert offered(aloud, 0) == ["begin_clues"]
    assert offered(aloud, 1) == ["hand_torch", "tell_team"]
    assert refused(aloud, 1, RIGHT).code == "nothing_to_count"
    assert refused(aloud, 1, stop(0, "TW-32")).code == "nothing_to_stop"
    aloud, events = act(aloud, 0, BEGIN_CLUES, 9_000)
    assert the(events, GlassTurned).deadline == 69_000
    assert code_and_rule(refused(aloud, 0, BEGIN_CLUES)) == ("clues_have_begun", "TW-29")
    assert aloud.awaited == (1, 3)


def test_tw_30_any_number_of_clues() -> None:
    state = clues()
    assert code_and_rule(refused(state, 0, say("et", "same"))) == ("no_clue_yet", "TW-30")

    for n in range(60):
        state = after(state, (0, say(f"mot{n}", "next" if n % 3 == 0 else "same"), n * 500))

    assert len(state.playing.words) == 60
    assert state.playing.clue == 20
    assert refused(state, 1, say("mot")).code == "not_the_clue_giver"
    assert refused(clues(options=ALOUD), 0, say("mot")).code == "clues_are_spoken"


def test_tw_75_in_a_tie_break_the_second_team_has_the_time_of_the_first() -> None:
    options = Options(curses="off", tie_break=True)
    state = both_fight(clues(options=options, at=(4, 4), cards=("vampire",)))

    state, events = act(state, 2, guess("beurre"), 17_000)  # TW-T12: 14 s after it was turned

    assert the(events, TurnBegan).glass == 14_000
    state = after(state, (1, OPEN, 20_000))
    assert state.playing.deadline == 23_000 + 14_000


def test_tw_75_a_word_found_while_it_was_read_took_the_time_to_read() -> None:
    options = Options(curses="off", tie_break=True)
    state = both_fight(clues(options=options, at=(4, 4), cards=("vampire",)))

    state, events = act(state, 2, guess("beurre"), 1_000)

    assert the(events, TurnBegan).glass == 3_000
    state = after(state, (1, OPEN, 5_000))
    for move, winners in (
        ((3, guess("cheval"), 10_500), (1, 3)),
        ((None, TIME_UP, 11_000), (0, 2)),
    ):
        outcome = after(state, move).outcome
        assert outcome
        assert outcome.winners == winners


def test_tw_75_the_faster_team_wins_and_if_the_second_is_too_late_the_first() -> None:
    options = Options(curses="off", tie_break=True, monsters="normal")
    both: dict[str, Any] = {"at": (4, 4), "turns": (failed(RED, "found", 14_000),)}
    for moves, winners in (((3, guess("beurre")), (1, 3)), ((None, TIME_UP, 60_000), (0, 2))):
        state = clues(options=options, team=BLUE, cards=("vampire",), **both)
        fight = (state.effects[1], state.effects[1])
        state = after(replace(state, effects=fight), moves)
        assert state.outcome
        assert state.outcome.winners == winners


def test_tw_75_who_asks_for_more_time_is_not_the_faster_by_it() -> None:
    options = Options(curses="off", tie_break=True)
    state = both_fight(clues(options=options, at=(4, 4), cards=("vampire",)))
    state = after(state, (2, guess("beurre"), 17_000), (1, OPEN, 20_000), (1, MORE_TIME, 25_000))

    for now, winners in ((37_000, (1, 3)), (38_000, (0, 2))):
        outcome = after(state, (3, guess("cheval"), now)).outcome
        assert outcome
        assert outcome.winners == winners


def test_tw_75_a_glass_is_as_usual_where_the_first_team_failed_or_fought_nobody() -> None:
    options = Options(curses="off", tie_break=True)
    failing = both_fight(clues(options=options, at=(4, 4), cards=("vampire",)))
    below = clues(options=options, at=(3, 4))
    below = replace(below, effects=(below.effects[0], failing.effects[0]))

    for state, move in ((failing, (None, TIME_UP, 43_000)), (below, (2, guess("beurre"), 17_000))):
        _, events = act(state, *move)
        assert the(events, TurnBegan).glass == 40_000


def both_fight(state: State) -> State:
    """What is upon red is upon blue as well."""
    return replace(state, effects=(state.effects[0], state.effects[0]))


def test_spoken_clues_begin_the_breath_of_the_flood() -> None:
    state = clues(options=ALOUD, cards=("flood",))

    assert state.awaited == (0, 1, 3)
    state, events = act(state, 0, BEGIN_CLUES, 5_000)
    assert the(events, BreathDrawn).until == 15_000
    assert kinds(events) == ["BreathDrawn"]
    assert state.awaited == (1, 3)
    assert kinds(act(state, None, TIME_UP, 15_000)[1]) == ["BreathEnded"]


def test_where_clues_are_spoken_the_opponents_count() -> None:
    state = clues(options=ALOUD)  # TW-56

    assert refused(state, 2, WRONG).code == "not_an_opponent"
    assert refused(state, 2, guess("beurre")).code == "clues_are_spoken"
    assert refused(clues(), 1, RIGHT).code == "nothing_to_count"
    state = after(state, *[(1, WRONG)] * 4)
    assert view(state, 2).turn.guesses_left == 1  # type: ignore[union-attr]
    assert after(state, (3, RIGHT)).at == (1, 0)
    assert after(state, (3, WRONG)).turns[-1].end == "guesses"


def test_nobody_accepts_a_turn_that_is_not_waiting() -> None:
    assert refused(clues(), 1, ACCEPT).code == "nothing_to_accept"
