"""Turning up, laying, giving up, and the end: rules KI-04 to KI-08."""

import pytest

from tablee.core.outcome import GameEnded, Outcome
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow, NotYourTurn
from tablee.core.seats import Seat
from tablee.games.light_line.display import Spot
from tablee.games.light_line.modes.kidz_line import game
from tablee.games.light_line.modes.kidz_line.actions import Action
from tablee.games.light_line.modes.kidz_line.events import (
    CardPlaced,
    CardPutBack,
    CardTurnedUp,
    TurnBegan,
)
from tablee.games.light_line.modes.kidz_line.pieces import Options
from tablee.games.light_line.modes.kidz_line.state import State
from tests.games.light_line.boards import laid, lengths
from tests.games.light_line.kidz_line.builders import (
    BELOW,
    LEFT,
    START,
    STRICT,
    THREE_LAID,
    TOP,
    placed,
    playing,
)
from tests.games.light_line.kidz_line.moves import GIVE_UP, TURN_UP, place
from tests.games.light_line.kidz_line.play import act, after, dealt, offered, ready, refused
from tests.games.rig import kinds, the

TABLE = playing(START, "24 2 3 | 1 5 6 | 8 9 10")
TURNED_UP = after(TABLE, (0, TURN_UP))


def test_ki_04_the_top_card_is_turned_up_for_all_to_see() -> None:
    state, events = act(TABLE, 0, TURN_UP)

    assert the(events, CardTurnedUp).card == state.turned_up == 24
    assert state.places[0].unseen == (2, 3)
    assert [game.view(state, seat).turned_up for seat in (Seat(0), Seat(1), None)] == [24] * 3
    assert state.active == 0


def test_ki_04_it_is_laid_by_the_rules_of_line() -> None:
    state, events = act(TURNED_UP, 0, place(LEFT))

    assert state.display == laid("39@0,0 24@-1,0")
    assert lengths(the(events, CardPlaced).lines) == {"B": 2}


@pytest.mark.parametrize(
    ("spot", "why"),
    [
        ((0, 0, 0), "cell_is_taken (LL-06)"),
        ((2, 0, 0), "not_beside_the_display (LL-06)"),
        ((-1, 0, 3), "only_half_turns (LL-09)"),
        ((-1, 0, 1), "continues_no_line (LL-07)"),
        ((0, -1, 0), "continues_no_line (LL-07)"),
    ],
)
def test_ki_04_elsewhere_it_is_refused(spot: Spot, why: str) -> None:
    refusal = refused(TURNED_UP, 0, place(spot))

    assert str(refusal) == why
    assert isinstance(refusal, BrokenRule)


def test_ki_04_it_is_turned_up_before_it_is_laid_and_only_once() -> None:
    assert str(refused(TABLE, 0, place(LEFT))) == "not_at_this_step (KI-04)"
    assert str(refused(TABLE, 0, GIVE_UP)) == "not_at_this_step (KI-06)"
    assert str(refused(TURNED_UP, 0, TURN_UP)) == "not_at_this_step (KI-04)"


def test_ki_05_then_the_left_neighbour_is_next() -> None:
    state, events = act(TURNED_UP, 0, place(LEFT))

    assert the(events, TurnBegan).seat == state.active == 1
    assert state.turned_up is None
    assert offered(state, 1) == ["turn_up"]
    assert offered(state, 0) == []


@pytest.mark.parametrize("action", [TURN_UP, place(LEFT), GIVE_UP])
def test_ki_05_nobody_acts_on_anothers_turn(action: Action) -> None:
    for state in (TABLE, TURNED_UP):
        refusal = refused(state, 1, action)
        assert isinstance(refusal, NotYourTurn)
        assert refusal.code == "not_your_turn"


def test_ki_06_a_card_that_fits_nowhere_goes_under_the_own_pile() -> None:
    state = after(playing(START, "32 2 3 | 1 5 6"), (0, TURN_UP))

    state, events = act(state, 0, GIVE_UP)

    assert the(events, CardPutBack).card == 32
    assert state.places[0].unseen == (2, 3)
    assert state.places[0].put_back == (32,)
    assert placed(state) == (0, 0)


def test_ki_06_there_is_no_second_card() -> None:
    state, events = act(TURNED_UP, 0, GIVE_UP)

    assert kinds(events) == ["CardPutBack", "TurnBegan"]
    assert state.active == 1
    assert state.turned_up is None


def test_ki_06_a_child_may_have_found_no_place() -> None:
    # KI-G1
    assert offered(TURNED_UP, 0) == ["place", "give_up"]


def test_ki_06_the_strict_table_wants_a_card_that_fits_laid() -> None:
    # KI-G1
    fits = after(playing(START, "24 2 | 1 5", STRICT), (0, TURN_UP))
    stuck = after(playing(START, "32 2 | 1 5", STRICT), (0, TURN_UP))

    assert offered(fits, 0) == ["place"]
    assert str(refused(fits, 0, GIVE_UP)) == "it_fits_somewhere (KI-06)"
    assert offered(stuck, 0) == ["give_up"]
    assert after(stuck, (0, GIVE_UP)).active == 1


def test_ki_06_the_helper_changes_nothing_that_may_be_done() -> None:
    # KI-G1
    helped = after(playing(START, "24 2 | 1 5", Options(helper=True)), (0, TURN_UP))
    alone = after(playing(START, "24 2 | 1 5"), (0, TURN_UP))

    assert game.view(helped, Seat(0)).offers == game.view(alone, Seat(0)).offers
    assert game.view(helped, None).options.helper


def play(state: State, *, fails: tuple[tuple[int, int], ...] = ()) -> tuple[State, list[int]]:
    """To the end: everybody lays what fits, but gives up where (seat, round) says so."""
    rounds = []
    while state.active is not None:
        seat, number = state.active, state.round
        rounds.append(number)
        state = after(state, (seat, TURN_UP))
        first, *_ = game.view(state, seat).offers
        gives_up = (seat, number) in fails or first.action == "give_up"
        spot = () if gives_up else next(first.all())["spot"]
        state = after(state, (seat, GIVE_UP if gives_up else place(spot)))  # type: ignore[arg-type]
    return state, rounds


def test_ki_07_it_ends_after_six_rounds_of_one_turn_each() -> None:
    # KI-G2
    state, rounds = play(dealt(3))

    assert rounds == [1] * 3 + [2] * 3 + [3] * 3 + [4] * 3 + [5] * 3 + [6] * 3
    assert state.phase == "over"
    assert game.awaiting(state) == ()


def test_ki_07_a_round_ends_before_the_first_seat() -> None:
    state = playing(START, "24 | 1 | 2", active=1, first=Seat(2), round=6)

    state = after(state, (1, TURN_UP), (1, GIVE_UP))

    assert state.phase == "over"


def test_ki_08_where_nobody_fails_everybody_wins() -> None:
    # KI-T2
    finals = (play(dealt(4, key=b"%d" % number))[0] for number in range(30))
    state = next(state for state in finals if placed(state) == (6, 6, 6, 6))

    assert game.outcome(state) == Outcome("most_cards_placed", (0, 1, 2, 3), (6, 6, 6, 6))  # type: ignore[arg-type]


def test_ki_08_who_failed_once_has_laid_five_and_never_sees_that_card_again() -> None:
    # KI-T3
    start = dealt(2, key=b"all fit")
    failed = start.places[1].unseen[0]

    state, _ = play(start, fails=((1, 1),))

    assert state.places[1].put_back[0] == failed
    assert state.places[1].unseen == ()
    assert state.places[1].placed == 6 - len(state.places[1].put_back) <= 5
    assert failed not in [it.card for it in state.display]


def test_ki_08_three_lines_count_as_one_card() -> None:
    # KI-T4
    state = after(playing(THREE_LAID, "30 2 | 1 5"), (0, TURN_UP))

    state, events = act(state, 0, place(BELOW))

    assert lengths(the(events, CardPlaced).lines) == {"R": 2, "Y": 2, "K": 2}
    assert placed(state) == (1, 0)


@pytest.mark.parametrize(
    ("counts", "winners"), [((4, 5, 3), (1,)), ((5, 2, 5), (0, 2)), ((0, 0, 0), (0, 1, 2))]
)
def test_ki_08_most_cards_win_and_several_may(
    counts: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    state = playing(START, "24 | 1 | 2", active=2, round=6, placed=counts)

    _, events = act(after(state, (2, TURN_UP)), 2, GIVE_UP)

    assert the(events, GameEnded).outcome.winners == winners
    assert the(events, GameEnded).outcome.points == counts


@pytest.mark.parametrize("action", [TURN_UP, place(TOP), GIVE_UP])
def test_before_the_beginning_and_after_the_end_nothing_is_done(action: Action) -> None:
    over = replace(TABLE, phase="over", active=None)

    for state in (ready(2), over):
        refusal = refused(state, 0, action)
        assert isinstance(refusal, NotNow)
        assert refusal.code == "not_playing"
        assert (refusal.rule or "").startswith("KI-")
