"""Hints, and giving up."""

import pytest

from tablee.core.outcome import GameEnded, Outcome
from tablee.core.record import decoder, replace
from tablee.core.refusal import NotNow
from tablee.games.light_line.display import grid_of
from tablee.games.light_line.modes.solo_line import game
from tablee.games.light_line.modes.solo_line.actions import Action, GiveUp
from tablee.games.light_line.modes.solo_line.events import Event, GivenUp, HintGiven
from tablee.games.light_line.modes.solo_line.phases.joker import line_through_all
from tests.games.light_line.solo_line.builders import T6, building, ready
from tests.games.light_line.solo_line.moves import GIVE_UP, HINT, lay
from tests.games.light_line.solo_line.play import ME, act, after, offered, refused


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


def test_whoever_gives_up_may_have_a_solution_looked_for() -> None:
    state, events = act(building(is_proven=False), 0, GiveUp(look=True))

    shown = events[0]
    assert isinstance(shown, GivenUp)
    assert sorted(it.card for it in shown.solution) == list(state.cards)
    assert line_through_all(grid_of(shown.solution), joker=True) is not None
    assert game.view(state, ME).revealed == shown.solution
    assert not game.view(state, ME).is_hopeless


def test_so_t7_whoever_gives_up_a_hand_without_a_solution_is_told_so() -> None:
    hopeless = replace(building(is_proven=False), cards=(4, 11, 31, 33, 34, 38, 55, 56, 59, 60))

    state, events = act(hopeless, 0, GiveUp(look=True))  # SO-T7

    assert events[0] == GivenUp((), is_hopeless=True)
    assert game.view(state, ME).is_hopeless
    assert not game.view(after(hopeless, GIVE_UP), ME).is_hopeless


def test_what_was_given_up_before_one_could_ask_for_that_is_read_as_it_was() -> None:
    assert decoder(Action).decode(b'{"type":"give_up"}') == GIVE_UP
    assert decoder(Event).decode(b'{"type":"given_up","solution":[]}') == GivenUp(())


@pytest.mark.parametrize("action", [HINT, GIVE_UP])
def test_there_is_no_help_before_the_deal_or_after_the_end(action: Action) -> None:
    for state in (ready(), after(building(), GIVE_UP)):
        refusal = refused(state, 0, action)

        assert str(refusal) == "not_building (SO-03)"
        assert isinstance(refusal, NotNow)
