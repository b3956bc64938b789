"""A guess that the dictionary calls wrong may have been right after all (TW-46, TW-47, TW-G13)."""

import pytest

from tablee.core.record import replace
from tablee.games.trapwords.actions import CallStop, Doubt, Withdraw
from tablee.games.trapwords.events import ClaimNoted, TurnClosed, TurnEnded
from tablee.games.trapwords.pieces import Draft
from tablee.games.trapwords.state import State
from tests.games.rig import TIME_UP, code_and_rule, kinds, the
from tests.games.trapwords.builders import BLUES, clues
from tests.games.trapwords.moves import (
    ACCEPT,
    CONCEDE,
    DISMISS,
    UPHOLD,
    WRONG,
    appeal,
    contest,
    guess,
    say,
    unsure,
)
from tests.games.trapwords.play import DRY, act, after, end_of, offered, offers, refused, view


def lost(**given: object) -> State:
    """The time is over, and one of two guesses was nearly the word."""
    state = after(clues("satellite", **given), (2, guess("lune"), 5_000))  # type: ignore[arg-type]
    return after(state, (2, guess("satelitte"), 17_000), (None, TIME_UP, 43_000))


def test_tw_47_a_team_may_say_that_its_guess_was_right() -> None:
    state = lost()

    assert (state.phase, state.turn_stage, state.awaited) == ("settle", "appeal", (0, 2))
    assert offered(state, 0)[:2] == ["accept_turn", "appeal"]
    (offer,) = (it for it in offers(state, 2) if it.action == "appeal")
    assert list(offer.fields["guess"].all()) == [2]
    assert "appeal" not in offered(state, 1)
    state, events = act(state, 2, appeal(2), 44_000)
    claim = the(events, ClaimNoted).claim
    assert (claim.by, claim.word, claim.rule, claim.is_certain) == (2, 2, "TW-47", False)
    assert (state.turn_stage, state.awaited) == ("answer", BLUES)
    state, events = act(state, 1, CONCEDE, 45_000)
    result = the(events, TurnEnded).result
    assert (result.end, result.used) == ("found", 14_000)  # to the guess
    assert state.at == (1, 0)


def test_a_contested_appeal_is_voted_on_and_a_tie_leaves_it_wrong() -> None:
    state = after(lost(), (0, appeal(2)), (3, contest()))  # TW-G13
    assert state.turn_stage == "vote"

    assert end_of(after(state, (0, UPHOLD), (2, UPHOLD), (1, UPHOLD))) == "found"
    assert end_of(after(state, (0, UPHOLD), (1, DISMISS), (3, DISMISS))) == "time"
    assert after(state, (0, UPHOLD), (1, DISMISS), (3, DISMISS)).at == (0, 0)


def test_an_appeal_may_be_waived_or_taken_back() -> None:
    assert end_of(after(lost(), (2, ACCEPT))) == "time"
    state = after(lost(), (2, appeal(2)))
    assert "withdraw" in offered(state, 0)
    assert "withdraw" not in offered(state, 1)
    assert code_and_rule(refused(state, 1, Withdraw())) == ("not_an_opponent", "TW-56")
    assert end_of(after(state, (0, Withdraw()))) == "time"


def test_what_cannot_be_appealed() -> None:
    state = lost()

    assert code_and_rule(refused(state, 2, appeal(1))) == ("no_such_guess", "TW-47")
    assert refused(state, 1, appeal(2)).code == "not_your_clue"
    assert refused(state, 1, ACCEPT).code == "not_your_clue"
    assert code_and_rule(refused(clues(), 2, appeal(1))) == ("nothing_to_appeal", "TW-47")
    appealed = after(state, (2, appeal(2)))
    assert refused(appealed, 2, CONCEDE).code == "not_your_clue"
    for why in ("trap_not_allowed", "not_said"):
        assert refused(appealed, 1, contest(why)).code == "no_such_answer"


def test_nobody_waits_where_no_guess_was_near() -> None:
    far = after(clues(), (2, guess("lune")), (None, TIME_UP, 43_000))
    assert end_of(far) == "time"
    found = after(clues("satellite"), (2, guess("satelitte")), (2, guess("satellite"), 9_000))
    assert end_of(found) == "found"
    spoken = after(
        clues("satellite", options=replace(DRY, clues="aloud")),
        (1, WRONG, 5_000),
        (None, TIME_UP, 43_000),
    )
    assert end_of(spoken) == "time"


@pytest.mark.parametrize("number", [1, 5])
def test_the_last_guess_may_be_the_one(number: int) -> None:
    guesses = [f"mot{n}" for n in range(5)]
    guesses[number - 1] = "satelitte"
    state = after(clues("satellite"), *[(2, guess(it), 9_000) for it in guesses[:4]])

    state, events = act(state, 2, guess(guesses[4]), 9_000)

    assert the(events, TurnClosed).near == (number,)
    assert kinds(events) == ["GuessMade", "TurnClosed"]
    assert end_of(after(state, (0, appeal(number)), (1, CONCEDE))) == "found"


def test_doubts_about_the_clues_count_again_when_a_guess_is_saved() -> None:
    state = after(clues("satellite", ("espace", "orbite", "lune")), (0, say("espaces"), 4_000))
    state = after(state, (1, unsure(1, trap=1), 5_000), (2, guess("satelitte"), 6_000))
    state = after(state, (None, TIME_UP, 7_000), (None, TIME_UP, 43_000), (2, appeal(1)))

    state = after(state, (1, CONCEDE))

    assert state.turn_stage == "answer"
    assert view(state, 0).turn.open_claim == 1  # type: ignore[union-attr]
    assert state.awaited == (0, 2)
    assert end_of(after(state, (2, CONCEDE))) == "stopped"
    assert end_of(after(state, (2, contest()), *[(it, DISMISS) for it in (0, 2)])) == "found"


def test_a_doubt_without_a_reason_is_asked_for_it_when_a_guess_is_saved() -> None:
    state = after(clues("satellite"), (0, say("lait"), 4_000), (1, Doubt(1), 5_000))
    state = after(state, (2, guess("satelitte"), 6_000), (None, TIME_UP, 7_000))
    state = after(state, (None, TIME_UP, 43_000))
    assert state.turn_stage == "appeal"
    assert refused(state, 1, unsure(1, trap=1)).code == "nothing_to_stop"

    state = after(state, (2, appeal(1)), (1, CONCEDE))

    assert (state.turn_stage, state.awaited) == ("reason", BLUES)
    assert end_of(after(state, (3, Withdraw()))) == "found"
    state = after(state, (1, unsure(1, trap=1)))
    assert (state.turn_stage, state.awaited) == ("answer", (0, 2))
    assert end_of(after(state, (0, CONCEDE))) == "stopped"


def test_a_doubt_that_may_be_about_the_starred_trap_comes_before_the_appeal() -> None:
    state = clues("satellite", cards=("forbidden_word",))
    traps = replace(state.sheets[1], drafts=tuple(starred(state.sheets[1].drafts)))
    state = replace(state, sheets=(state.sheets[0], traps))
    state = after(state, (0, say("lait"), 4_000), (1, Doubt(1), 5_000))
    state = after(state, (2, guess("satelitte"), 6_000), (None, TIME_UP, 7_000))

    state = after(state, (None, TIME_UP, 43_000), (2, appeal(1)))

    assert state.turn_stage == "reason"
    assert "withdraw" in offered(state, 1)
    assert "withdraw" not in offered(state, 2)
    state = after(state, (1, unsure(1, "TW-33")))  # not about the star: it waits for the appeal
    assert (state.turn_stage, state.awaited) == ("answer", BLUES)
    assert end_of(after(state, (3, CONCEDE), (2, CONCEDE))) == "stopped"


def starred(drafts: tuple[Draft, ...]) -> list[Draft]:
    return [replace(it, is_starred=it.number == 1) for it in drafts]


def test_tw_75_a_stop_after_the_guess_takes_nothing_from_the_time_it_took() -> None:
    state = after(clues("satellite"), (0, say("jus"), 4_000), (1, CallStop(1), 5_000))
    state = after(state, (1, Withdraw(), 9_000), (2, guess("satelitte"), 17_000))
    state = after(state, (0, say("lune"), 18_000), (1, CallStop(2), 19_000))
    state = after(state, (None, TIME_UP, 49_000), (None, TIME_UP, 43_000 + 4_000 + 30_000))

    state = after(state, (2, appeal(1)), (1, CONCEDE))

    assert state.turns[-1].used == 17_000 - 3_000 - 4_000


def test_everybody_sees_an_appeal() -> None:
    state = after(lost(), (2, appeal(2)))

    for seat in (0, 1, 2, 3, None):
        turn = view(state, seat).turn
        assert turn
        assert [it.rule for it in turn.claims] == ["TW-47"]
    ended = after(state, (1, CONCEDE)).turns[-1]
    assert ended.claims[0].is_conceded
