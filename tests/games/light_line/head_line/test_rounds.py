"""The end of a round, and of the game (HE-11 to HE-16)."""

import pytest

from tablee.core.outcome import GameEnded, Outcome
from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.light_line.cards import BACK
from tablee.games.light_line.modes.head_line import game
from tablee.games.light_line.modes.head_line.events import NumberDiscarded, RoundBegan, RoundEnded
from tablee.games.light_line.modes.head_line.pieces import PATIENCE
from tablee.games.light_line.modes.head_line.state import State
from tests.games.light_line.head_line.builders import OPEN, dealing, join, joining, marking, solve
from tests.games.light_line.head_line.moves import CALL, GIVE_UP, PAUSE, START_ROUND, discard
from tests.games.light_line.head_line.play import act, after, offers, refused
from tests.games.rig import TIME_UP, kinds, the

WON = join(joining(), 1, solve())
LOST = act(marking(), 1, GIVE_UP, now=100)


def test_he_11_the_winner_takes_the_top_card_of_the_round_pile() -> None:
    state, events = WON

    ended = the(events, RoundEnded)
    assert state.won == ((), (4,))
    assert (state.number, ended.number, len(state.round_pile)) == (3, 3, 2)
    assert ended.result.line is not None
    assert len(ended.result.bench) == 4
    assert ended.result.cards == OPEN
    assert state.last_round == ended.result


def test_he_12_with_several_numbers_won_one_chooses_which_to_discard() -> None:
    # HE-T4
    state, events = act(marking(won="4|3 5 3"), 1, GIVE_UP, now=100)
    assert kinds(events) == ["LineFailed"]
    assert (state.phase, game.awaiting(state), game.deadline(state)) == ("discard", (1,), None)
    assert tuple(offers(state, 1)["discard"].fields["number"].all()) == (3, 5)
    assert game.view(state, Seat(0)).failure == "gave_up"

    state, events = act(state, 1, discard(5), now=900)

    assert events[0] == NumberDiscarded(Seat(1), 5)
    assert the(events, RoundEnded).result.discarded == 5
    assert state.won == ((4,), (3, 3))
    assert game.view(state, None).failure is None
    assert game.deadline(state) == 8_900


def test_he_12_a_single_number_goes_by_itself() -> None:
    state, events = act(marking(won="4|3 3"), 1, GIVE_UP)

    assert kinds(events) == ["LineFailed", "NumberDiscarded", "RoundEnded"]
    assert state.won == ((4,), (3,))


def test_he_12_without_a_number_nothing_happens() -> None:
    # HE-T4
    state, events = act(marking(won="4|"), 1, GIVE_UP)

    assert kinds(events) == ["LineFailed", "RoundEnded"]
    assert state.won == ((4,), ())
    assert the(events, RoundEnded).result.discarded is None


@pytest.mark.parametrize("number", [4, 2, 0, -3, 1 << 40])
def test_he_12_only_a_number_one_has_won_is_discarded(number: int) -> None:
    state = after(marking(won="4|3 5"), (1, GIVE_UP))

    refusal = refused(state, 1, discard(number))

    assert str(refusal) == "not_won (HE-12)"
    assert isinstance(refusal, BrokenRule)


def test_he_12_nobody_else_discards() -> None:
    state = after(marking(won="4 3|3 5"), (1, GIVE_UP))

    refusal = refused(state, 0, discard(4))

    assert str(refusal) == "another_called (HE-12)"
    assert isinstance(refusal, NotYourTurn)
    assert offers(state, 0) == {}


def test_he_12_there_is_nothing_to_discard_without_a_wrong_call() -> None:
    for state in (dealing(won="4|3 5"), marking(won="4|3 5"), joining(won="4|3 5"), WON[0]):
        refusal = refused(state, 1, discard(3))
        assert str(refusal) == "nothing_to_discard (HE-12)"
        assert isinstance(refusal, NotNow)


def test_he_12_discarded_numbers_leave_the_game() -> None:
    # HE-G2
    state = after(marking(won="4|3"), (1, GIVE_UP))

    assert game.view(state, None).discarded == (3,)
    assert [BACK[card] for card in state.round_pile] == [4, 3, 5]


def test_he_12_after_a_wrong_call_the_number_stays_on_top() -> None:
    # HE-G1
    state, events = LOST

    assert (state.number, the(events, RoundEnded).number, state.tries) == (4, 4, 1)
    assert the(act(state, 0, START_ROUND)[1], RoundBegan).number == 4


@pytest.mark.parametrize(
    "ended",
    [WON[0], LOST[0], after(dealing(), (1, CALL), (0, CALL))],
    ids=["right", "wrong", "together"],
)
def test_he_14_the_open_cards_go_under_the_dealers_pile_in_any_case(ended: State) -> None:
    # HE-G6: in the order laid
    assert ended.open == ()
    assert ended.pile[-len(OPEN) :] == OPEN
    assert ended.unseen == len(ended.pile) - len(OPEN)
    assert (ended.marked, ended.bench, ended.caller, ended.failed) == ((), (), None, None)


def test_a_pause_does_not_outlast_its_round() -> None:
    state = after(dealing(), (0, PAUSE), (1, CALL), (0, CALL))

    assert not game.view(state, None).is_paused
    assert not after(state, (0, START_ROUND)).is_paused


def test_he_15_the_next_round_starts_on_the_dealers_signal() -> None:
    state, _ = LOST
    assert (game.awaiting(state), set(offers(state, 0))) == ((0,), {"start_round"})

    state, events = act(state, 0, START_ROUND, now=500)

    assert events == (RoundBegan(2, 4, 3_500),)
    assert (state.phase, state.round, game.deadline(state)) == ("dealing", 2, 3_500)


def test_he_15_or_by_itself_after_a_while() -> None:
    state, _ = LOST
    assert str(refused(state, None, TIME_UP, now=8_099)) == "too_early"

    _, events = act(state, None, TIME_UP, now=8_100)

    assert events == (RoundBegan(2, 4, 11_100),)


def test_he_15_only_the_dealer_gives_the_signal_and_only_between_rounds() -> None:
    other = refused(LOST[0], 1, START_ROUND)
    assert str(other) == "only_the_dealer (HE-15)"
    assert isinstance(other, NotYourTurn)
    assert offers(LOST[0], 1) == {}
    for state in (dealing(), marking(), joining()):
        early = refused(state, 0, START_ROUND)
        assert str(early) == "round_is_running (HE-15)"
        assert isinstance(early, NotNow)


def test_he_16_the_game_ends_when_the_round_pile_is_empty() -> None:
    state, events = join(joining("4", won="3 5|3"), 1, solve("4"))

    assert kinds(events) == ["CardLaid", "LineJoined", "RoundEnded", "GameEnded"]
    assert (the(events, RoundEnded).number, the(events, RoundEnded).deadline) == (None, None)
    assert the(events, GameEnded).outcome == Outcome("round_pile_empty", (Seat(0),), (8, 7))
    assert (state.phase, game.awaiting(state), game.deadline(state)) == ("over", (), None)
    assert game.outcome(state) == the(events, GameEnded).outcome
    assert (game.view(state, None).number, game.view(state, Seat(0)).offers) == (None, ())


def test_he_16_equals_share_the_win() -> None:
    # HE-G9
    state, _ = join(joining("4", won="3 4|3"), 1, solve("4"))

    assert state.outcome is not None
    assert state.outcome.winners == (0, 1)


def test_he_16_a_number_nobody_wins_for_long_is_set_aside_so_that_every_game_ends() -> None:
    state, events = act(marking("4 3", tries=PATIENCE - 2), 1, GIVE_UP)
    assert not the(events, RoundEnded).result.is_set_aside
    assert (state.number, state.tries) == (4, PATIENCE - 1)

    state, events = act(marking("4 3", tries=PATIENCE - 1), 1, GIVE_UP)

    assert the(events, RoundEnded).result.is_set_aside
    assert (state.number, state.tries, state.discarded) == (3, 0, (4,))
    assert state.won == ((), ())


def test_he_16_a_game_may_end_with_a_number_set_aside() -> None:
    state, events = act(marking("4", tries=PATIENCE - 1, won="3|5"), 1, GIVE_UP)

    assert kinds(events) == ["LineFailed", "NumberDiscarded", "RoundEnded", "GameEnded"]
    assert state.discarded == (5, 4)
    assert state.outcome == Outcome("round_pile_empty", (Seat(0),), (3, 0))


def test_a_win_gives_the_next_number_all_its_rounds() -> None:
    state, _ = join(joining(tries=PATIENCE - 1), 1, solve())

    assert (state.won[1], state.tries, state.discarded) == ((4,), 0, ())
