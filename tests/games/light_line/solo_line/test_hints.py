"""Hints, and giving up."""

import pytest

from tablee.core.outcome import Outcome
from tablee.core.refusal import NotNow
from tablee.games.light_line.modes.solo_line import game
from tablee.games.light_line.modes.solo_line.actions import Action
from tablee.games.light_line.modes.solo_line.events import GameEnded, GivenUp, HintGiven
from tests.games.light_line.solo_line.builders import (
    GIVE_UP,
    HINT,
    ME,
    T6,
    act,
    after,
    building,
    lay,
    offered,
    ready,
    refused,
)


def test_a_hint_shows_the_next_card_of_the_solution() -> None:
    state, first = act(building(), 0, HINT)
    state, second = act(state, 0, HINT)

    assert (*first, *second) == (HintGiven(T6[0]), HintGiven(T6[1]))
    assert game.view(state, ME).hints == T6[:2]
    assert state.bench == ()


def test_hints_can_be_followed_to_the_end() -> None:
    state = after(building(), *[HINT] * 10)

    assert "hint" not in offered(state)
    assert str(refused(state, 0, HINT)) == "no_hint_left"
    assert after(state, *map(lay, T6)).phase == "over"
    assert game.view(state, ME).hints == T6


def test_a_hand_that_nobody_solved_has_no_hints() -> None:
    state = building(is_proven=False)

    assert "hint" not in offered(state)
    assert str(refused(state, 0, HINT)) == "no_hint_left"  # SO-G4


def test_whoever_gives_up_sees_the_solution() -> None:
    state, events = act(building(T6[0]), 0, GIVE_UP)

    assert events == (GivenUp(T6), GameEnded(Outcome("given_up", (), (0,))))
    assert game.view(state, ME).revealed == T6
    assert game.awaiting(state) == ()
    assert game.outcome(state) == Outcome("given_up", (), (0,))


def test_where_nobody_solved_the_hand_there_is_nothing_to_show() -> None:
    state, events = act(building(is_proven=False), 0, GIVE_UP)

    assert events[0] == GivenUp(())
    assert game.view(state, ME).revealed == ()


@pytest.mark.parametrize("action", [HINT, GIVE_UP])
def test_there_is_no_help_before_the_deal_or_after_the_end(action: Action) -> None:
    for state in (ready(), after(building(), GIVE_UP)):
        refusal = refused(state, 0, action)

        assert str(refusal) == "not_building (SO-03)"
        assert isinstance(refusal, NotNow)
