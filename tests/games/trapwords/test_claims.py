"""STOP and UNSURE (rules TW-33 to TW-42, TW-51, TW-52, TW-56, TW-62, TW-63)."""

from typing import get_args

import pytest

from tablee.core.record import replace
from tablee.games.trapwords.actions import CallStop
from tablee.games.trapwords.events import ClaimNoted, ClueStopped, TurnClosed
from tablee.games.trapwords.pieces import CLAIMS, Ground
from tablee.games.trapwords.state import State
from tests.games.rig import TIME_UP, code_and_rule, kinds, the
from tests.games.trapwords.builders import clues, setting
from tests.games.trapwords.moves import ACCEPT, CONCEDE, contest, guess, say, stop, unsure
from tests.games.trapwords.play import DRY, act, after, end_of, offered, offers, refused, view

ALOUD = replace(DRY, clues="aloud")


def objected(rule: Ground, word: str = "indice") -> State:
    """An opponent calls STOP in time and says why in peace; the other team does not agree."""
    state = after(clues(), (0, say(word), 4_000), (1, CallStop(1), 6_900))
    state, events = act(state, 1, stop(1, rule), 33_000)
    assert the(events, ClueStopped).claim.rule == rule
    return after(state, (2, contest()))


def test_tw_33_an_example_of_the_secret_word_can_be_stopped() -> None:
    assert objected("TW-33", "labrador").turn_stage == "vote"


def test_tw_34_a_proper_name_can_be_stopped() -> None:
    assert objected("TW-34", "Pierre").turn_stage == "vote"


def test_tw_35_sound_and_spelling_can_be_stopped() -> None:
    assert objected("TW-35", "rime").turn_stage == "vote"


def test_tw_36_an_expression_by_its_spelling_can_be_stopped() -> None:
    assert objected("TW-36", "cerfeuil").turn_stage == "vote"


def test_tw_37_an_abbreviation_of_a_name_can_be_stopped() -> None:
    assert objected("TW-37", "FBI").turn_stage == "vote"


def test_tw_38_a_title_in_disguise_can_be_stopped() -> None:
    assert objected("TW-38", "trône").turn_stage == "vote"


def test_tw_39_private_knowledge_can_be_stopped() -> None:
    assert objected("TW-39", "vacances").turn_stage == "vote"


def test_tw_40_what_is_in_the_room_can_be_stopped() -> None:
    assert objected("TW-40", "fenêtre").turn_stage == "vote"


def test_tw_42_a_first_game_may_do_without_these_rules() -> None:
    basics = replace(DRY, advice="basics")
    state = after(clues(options=basics), (0, say("labrador"), 4_000))

    for rule in ("TW-33", "TW-40", "TW-41"):
        refusal = refused(state, 1, stop(1, rule), 5_000)
        assert code_and_rule(refusal) == ("not_a_rule_here", "TW-42")
    assert kinds(act(state, 1, stop(1, "TW-32"), 5_000)[1])[0] == "ClueStopped"


def test_tw_51_a_trapword_fails_the_turn() -> None:
    state = after(clues(), (0, say("ma"), 4_000), (0, say("tartine", "same"), 4_500))  # TW-T2

    state, events = act(state, 1, stop(2, "TW-51", 3), 6_000)

    claim = the(events, ClueStopped).claim
    assert (claim.by, claim.trap_word, claim.is_certain) == (1, "tartine", True)
    assert state.turn_stage == "answer"
    assert view(state, 2).turn.secret == "beurre"  # type: ignore[union-attr]
    assert end_of(after(state, (0, CONCEDE))) == "stopped"
    assert after(state, (2, CONCEDE)).at == (0, 0)


def test_tw_56_the_opponents_watch_over_the_turn() -> None:
    state = after(clues(), (0, say("jus"), 4_000))

    objections = ["stop", "stop", "call_stop", "doubt", "unsure", "unsure"]
    assert offered(state, 1)[:6] == objections
    for seat in (0, 2):
        assert refused(state, seat, stop(1, "TW-32")).code == "not_an_opponent"
    assert refused(setting(), 1, stop(1, "TW-32")).code == "nothing_to_stop"
    for word in (0, 2, -1):
        assert refused(state, 1, stop(word, "TW-32")).code == "no_such_word"
    for rule, trap in (("TW-51", 0), ("TW-51", 4), ("TW-32", 1)):
        assert refused(state, 1, stop(1, rule, trap)).code == "no_such_trap"  # type: ignore[arg-type]


def test_tw_62_a_fault_has_to_be_noticed_at_once() -> None:
    state = after(clues(), (0, say("lait"), 10_000))  # TW-T10
    assert state.alarm == 13_000
    assert kinds(act(state, 1, stop(1, "TW-51", 1), 12_000)[1])[0] == "ClueStopped"

    state, events = act(state, None, TIME_UP, 13_000)
    assert kinds(events) == ["WordsLapsed"]
    for late in (stop(1, "TW-51", 1), unsure(1, "TW-51", 1)):
        assert code_and_rule(refused(state, 1, late, 14_000)) == ("too_late", "TW-62")
    assert "stop" not in offered(state, 1)


def test_tw_62_each_word_has_its_own_time_and_a_table_may_agree_on_more() -> None:
    state = after(
        clues(), (0, say("un"), 10_000), (0, say("deux"), 11_000), (0, say("trois"), 12_500)
    )
    state = after(state, (None, TIME_UP, 14_000))

    assert state.playing.lapsed == 2
    assert state.alarm == 15_500
    slow = after(clues(options=replace(DRY, notice=10)), (0, say("lait"), 10_000))
    assert slow.alarm == 20_000


def test_tw_62_a_word_just_before_a_right_guess_can_still_be_stopped() -> None:
    state = after(clues(), (0, say("tartine"), 10_000))
    state, events = act(state, 2, guess("beurre"), 11_000)  # TW-G16

    assert kinds(events) == ["GuessMade", "TurnClosed"]
    assert (state.phase, state.turn_stage, state.awaited) == ("settle", "window", (1, 3))
    assert state.alarm == 13_000
    assert refused(state, 2, ACCEPT).code == "not_an_opponent"
    assert after(state, (1, ACCEPT)).at == (1, 0)
    assert after(state, (None, TIME_UP, 13_000)).at == (1, 0)
    stopped, events = act(state, 3, stop(1, "TW-51", 3), 12_000)
    assert the(events, TurnClosed).used == 8_000
    stopped = after(stopped, (0, CONCEDE))
    assert (stopped.at, end_of(stopped)) == ((0, 0), "stopped")
    noted = after(state, (3, unsure(1, "TW-51", 3), 12_000))
    assert noted.turn_stage == "window"
    assert view(noted, 0).turn.claims == view(noted, 1).turn.claims  # type: ignore[union-attr]
    assert after(noted, (None, TIME_UP, 13_000)).turn_stage == "answer"


def test_tw_63_who_is_unsure_lets_the_turn_run() -> None:
    state = after(clues(), (0, say("laitage"), 10_000))  # TW-T10

    state, events = act(state, 1, unsure(1, "TW-51", 1), 12_000)
    assert kinds(events) == ["ClaimNoted"]
    assert state.phase == "clue"
    assert the(events, ClaimNoted).claim.is_certain is False
    assert view(state, 3).turn.claims  # type: ignore[union-attr]
    for seat in (0, 2, None):  # it would be a hint
        assert view(state, seat).turn.claims == ()  # type: ignore[union-attr]
    assert code_and_rule(refused(state, 3, unsure(1, "TW-33"))) == ("already_claimed", "TW-63")
    state = after(state, (None, TIME_UP, 13_000), (2, guess("beurre"), 33_000))

    assert (state.turn_stage, state.awaited) == ("answer", (0, 2))
    assert after(state, (2, CONCEDE)).at == (0, 0)  # the success is annulled
    assert end_of(after(state, (2, CONCEDE))) == "stopped"


def test_tw_63_nothing_is_settled_where_nothing_would_change() -> None:
    state = after(clues(), (0, say("laitage"), 10_000), (1, unsure(1, "TW-51", 1), 12_000))

    state = after(state, (None, TIME_UP, 43_000))

    assert state.phase == "clue"
    assert end_of(state) == "time"


def test_there_is_an_end_to_what_one_can_be_unsure_about() -> None:
    state = clues(options=ALOUD)
    for _ in range(CLAIMS):
        state = after(state, (1, unsure(0, "TW-33")))

    assert refused(state, 1, unsure(0, "TW-33")).code == "too_many_claims"
    assert "unsure" not in offered(state, 1)
    assert "stop" in offered(state, 1)
    assert refused(state, 1, stop(1, "TW-33")).code == "no_such_word"


def grounds_of(state: State) -> set[object]:
    stops = [it for it in offers(state, 1) if it.action == "stop"]
    return {value for it in stops for value in it.fields["rule"].all()}


@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("flood", "TW-77"),
        ("petrification", "TW-78"),
        ("echo", "TW-79"),
        ("feeblemind", "TW-80"),
        ("vow", "TW-52"),
        ("darkness", "TW-52"),
    ],
)
def test_where_clues_are_spoken_people_judge_what_the_cards_ask(card: str, rule: str) -> None:
    plain = {"TW-32", "TW-51", *(it for it in get_args(Ground) if "TW-33" <= it <= "TW-41")}

    assert grounds_of(clues(options=ALOUD)) == plain
    assert grounds_of(clues(options=ALOUD, cards=(card,))) == {*plain, rule}  # type: ignore[arg-type]
    typed = after(clues(cards=(card,)), (0, say("mot")))  # type: ignore[arg-type]
    assert (rule in grounds_of(typed)) is (rule in ("TW-79", "TW-80"))


def test_a_list_without_traps_can_spring_none() -> None:
    state = after(clues(traps=()), (0, say("mot"), 4_000))

    assert "TW-51" not in grounds_of(state)
