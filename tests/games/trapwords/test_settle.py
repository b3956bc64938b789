"""Claims are answered, voted on, and have their effect backwards (TW-18, TW-63; TW-G7, TW-G13, TW-G17)."""

from tablee.core.record import replace
from tablee.games.trapwords.actions import AgreeReplay
from tablee.games.trapwords.events import TurnEnded, WordsDrawn
from tablee.games.trapwords.state import State
from tests.games.rig import TIME_UP, code_and_rule, kinds, the
from tests.games.trapwords.builders import clues
from tests.games.trapwords.lexicon import LEXICON
from tests.games.trapwords.moves import (
    CONCEDE,
    DISMISS,
    READY,
    UPHOLD,
    WITHDRAW,
    contest,
    guess,
    say,
    stop,
    unsure,
)
from tests.games.trapwords.play import DRY, act, after, end_of, offered, offers, refused, view
from tests.games.trapwords.test_traps import filled

YES, NO = AgreeReplay("yes"), AgreeReplay("no")


def stopped(**given: object) -> State:
    """Blue claims that "laitage" springs "lait"."""
    state = after(clues(**given), (0, say("laitage"), 10_000))  # type: ignore[arg-type]
    return after(state, (1, stop(1, "TW-51", 1), 11_000))


def voting() -> State:
    return after(stopped(), (0, contest()))


def contested_trap() -> State:
    """Red says that "lait" should never have been a trap."""
    return after(stopped(), (2, contest("trap_not_allowed")))


def unsure_after_success() -> State:
    state = after(clues(), (0, say("laitage"), 10_000), (0, say("crème"), 11_000))
    state = after(state, (1, unsure(1, "TW-51", 1), 12_000), (3, unsure(2, "TW-33"), 12_500))
    return after(state, (2, guess("beurre"), 12_600), (None, TIME_UP, 14_000))


def test_tw_18_a_trap_that_would_do_for_any_word_can_be_contested() -> None:
    state = after(contested_trap(), (0, DISMISS), (1, DISMISS))

    assert state.turn_stage == "replay"


def test_the_team_that_gave_the_clue_answers_first() -> None:
    state = stopped()  # TW-G13

    assert state.awaited == (0, 2)
    assert offered(state, 0) == ["concede_stop", "contest", "tell_team"]
    assert offered(state, 1) == ["withdraw", "hand_torch", "tell_team"]
    assert view(state, 2).turn.open_claim == 1  # type: ignore[union-attr]
    assert code_and_rule(refused(state, 1, CONCEDE)) == ("not_your_clue", "TW-63")
    assert refused(clues(), 0, CONCEDE).code == "nothing_to_answer"
    assert refused(state, 0, UPHOLD).code == "no_vote_now"
    assert refused(state, 0, YES).code == "nothing_to_replay"


def test_what_was_typed_was_said_and_only_traps_can_be_wrong_ones() -> None:
    assert refused(stopped(), 0, contest("not_said")).code == "no_such_answer"
    state = after(clues(), (0, say("rime"), 10_000), (1, stop(1, "TW-35"), 11_000))
    assert refused(state, 0, contest("trap_not_allowed")).code == "no_such_answer"
    aloud = after(clues(options=replace(DRY, clues="aloud")), (1, stop(0, "TW-51", 1)))
    whys = next(it for it in offers(aloud, 0) if it.action == "contest").fields["why"]
    assert list(whys.all()) == ["not_said", "not_related", "trap_not_allowed"]


def test_everybody_votes_and_a_tie_is_lenient() -> None:
    state = voting()  # TW-G13

    assert state.awaited == (0, 1, 2, 3)
    state = after(state, (0, DISMISS), (1, UPHOLD))
    assert refused(state, 1, UPHOLD).code == "not_a_judge"
    assert state.awaited == (2, 3)
    assert end_of(after(state, (2, UPHOLD), (3, UPHOLD))) == "stopped"
    assert end_of(after(state, (2, DISMISS))) == "replayed"  # nobody can turn it any more


def test_a_stop_that_was_wrong_is_played_again_with_a_new_word() -> None:
    state = after(voting(), (0, DISMISS))  # TW-G17
    state, events = act(state, 2, DISMISS)

    assert the(events, TurnEnded).result.end == "replayed"
    drawn = the(events, WordsDrawn)
    assert [it.team for it in drawn.drawn] == [1]
    assert (state.phase, state.awaited) == ("traps", (1, 3))
    assert view(state, 0).sheet
    assert "reopen" not in offered(state, 0)
    state = filled(state, 1, "un-peu", "deux", "trois")
    state, events = act(state, 3, READY)
    assert kinds(events) == ["SheetReady", "TurnBegan"]
    assert (state.playing.team, state.playing.giver, state.playing.glass) == (0, 0, 40_000)


def test_a_stop_that_is_withdrawn_is_played_again_too() -> None:
    assert end_of(after(stopped(), (3, WITHDRAW))) == "replayed"
    assert end_of(after(voting(), (1, WITHDRAW))) == "replayed"
    assert refused(stopped(), 0, WITHDRAW).code == "not_an_opponent"
    assert refused(clues(), 1, WITHDRAW).code == "nothing_to_withdraw"


def test_without_another_word_a_wrong_stop_is_annulled() -> None:
    faces = tuple(range(LEXICON.size("trapwords/fr/fantasy") // 4))  # TW-G20

    state = after(stopped(faces=faces), (3, WITHDRAW))

    assert end_of(state) == "annulled"
    assert state.at == (0, 0)


def test_a_trap_that_was_not_allowed_is_replayed_if_both_teams_agree() -> None:
    state = after(contested_trap(), (0, DISMISS), (2, DISMISS))  # TW-G7

    assert state.awaited == (0, 1, 2, 3)
    one = after(state, (1, YES))
    assert one.awaited == (0, 2)
    assert view(one, None).turn.replay == (None, True)  # type: ignore[union-attr]
    assert refused(one, 3, NO).code == "already_answered"
    assert end_of(after(one, (2, YES))) == "replayed"
    for refusing in ((0, NO), (1, NO)):
        annulled = after(state, refusing)
        assert (end_of(annulled), annulled.at) == ("annulled", (0, 0))


def test_an_illegal_trap_that_stands_fails_the_turn_all_the_same() -> None:
    state = after(contested_trap(), (1, UPHOLD), (3, UPHOLD), (0, UPHOLD))

    assert end_of(state) == "stopped"


def test_unsure_claims_are_settled_one_after_the_other() -> None:
    state = unsure_after_success()

    assert (state.turn_stage, state.pending[0].number) == ("answer", 1)
    state = after(state, (0, contest()), (0, DISMISS), (2, DISMISS))
    assert (state.turn_stage, state.pending[0].number) == ("answer", 2)
    found = after(state, (1, WITHDRAW))
    assert (end_of(found), found.at) == ("found", (1, 0))
    assert end_of(after(state, (0, CONCEDE))) == "stopped"


def test_one_claim_that_stands_is_enough() -> None:
    state = after(unsure_after_success(), (0, CONCEDE))

    assert end_of(state) == "stopped"
    assert [it.verdict for it in state.turns[0].claims] == ["upheld", None]


def test_an_unsure_claim_about_a_trap_that_was_not_allowed_just_falls() -> None:
    state = after(unsure_after_success(), (0, contest("trap_not_allowed")), (0, DISMISS))
    state = after(state, (2, DISMISS), (1, WITHDRAW))

    assert end_of(state) == "found"


def test_a_strict_referee_can_be_contradicted() -> None:
    strict = replace(DRY, referee="strict")
    state = after(clues(options=strict), (0, say("lait"), 10_000), (2, contest()))

    assert end_of(after(state, (0, DISMISS), (1, DISMISS))) == "replayed"


def test_a_stop_that_falls_takes_back_no_word_that_was_found_before_it() -> None:
    state = after(clues(), (0, say("crème"), 10_000), (2, guess("beurre"), 11_000))
    state = after(state, (3, stop(1, "TW-51", 3), 12_000))  # TW-62: still in time
    refuted = after(state, (0, contest("trap_not_allowed")), (0, DISMISS), (2, DISMISS))

    for settled in (after(state, (3, WITHDRAW)), refuted):
        assert (end_of(settled), settled.at) == ("found", (1, 0))
    assert end_of(after(state, (0, CONCEDE))) == "stopped"


def test_tw_63_when_a_stop_falls_what_was_unsure_is_settled_before_anything_is_played_again() -> (
    None
):
    state = after(clues(), (0, say("laitage"), 10_000), (1, unsure(1, "TW-51", 1), 11_000))
    state = after(state, (0, say("mou"), 11_500), (3, stop(2, "TW-51", 2), 12_000))

    assert state.pending[0].number == 2
    assert end_of(after(state, (0, CONCEDE))) == "stopped"
    fallen = after(state, (3, WITHDRAW))
    assert (fallen.turn_stage, fallen.pending[0].number) == ("answer", 1)
    assert end_of(after(fallen, (0, CONCEDE))) == "stopped"
    assert end_of(after(fallen, (1, WITHDRAW))) == "replayed"


def test_a_trap_that_was_not_allowed_asks_nothing_where_another_claim_stands() -> None:
    state = after(clues(), (0, say("crème"), 10_000), (1, unsure(1, "TW-33"), 11_000))
    state = after(state, (0, say("laitage"), 11_500), (3, stop(2, "TW-51", 1), 12_000))

    state = after(state, (0, contest("trap_not_allowed")), (0, DISMISS), (2, DISMISS), (0, CONCEDE))

    assert end_of(state) == "stopped"


def test_a_turn_is_played_again_only_with_a_word_that_no_later_round_needs() -> None:
    faces = LEXICON.size("trapwords/fr/fantasy") // 4  # TW-G17, TW-G20
    later = 2 * 7

    for left, end in ((later + 1, "replayed"), (later, "annulled")):
        state = stopped(faces=tuple(range(faces - left)))
        assert end_of(after(state, (3, WITHDRAW))) == end
