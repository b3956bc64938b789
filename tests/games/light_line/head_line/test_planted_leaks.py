"""The laws catch what HEAD-LINE must not tell: the faces and the order of both piles."""

from typing import Any, cast

import pytest

from tablee.core.game import AnyGame
from tablee.core.record import replace
from tablee.games.light_line.cards import BACK, FACES
from tablee.games.light_line.modes.head_line import game as head_line
from tablee.games.light_line.modes.head_line.events import CardDealt, PilesMade
from tablee.games.light_line.modes.head_line.pieces import Options
from tablee.games.light_line.modes.head_line.state import State
from tablee.games.light_line.modes.head_line.view import View
from tablee.games.light_line.search import longest_lines
from tests.games.light_line.planting import Leak, caught, game_with, showing, telling

GAME = cast(AnyGame, head_line)


class Leaky(View, frozen=True, tag="head-line"):
    """A view with room for what it should not show."""

    leak: Any = None


def shown(name: str, leak: Any, law: int = 5) -> Leak:
    return Leak(name, showing(GAME, Leaky, leak), Options(), law)


def told(name: str, tell: Any, law: int = 5) -> Leak:
    return Leak(name, telling(GAME, tell), Options(), law)


def a_card_to_come_makes_a_line(state: State, seat: int | None) -> bool:
    """Who knows that would wait, or be about to call."""
    if not state.pile or len(state.open) + 1 != state.number:
        return False
    soon = (*state.open, state.pile[0])
    return any(len(line) == state.number for line in longest_lines(soon).values())


def the_next_face_with_each_card(state: State, event: Any, seat: Any) -> Any:
    is_deal = isinstance(event, CardDealt) and len(state.pile) > 1
    return replace(event, next_back=state.pile[1]) if is_deal else ...


def the_piles(state: State, event: Any, seat: Any) -> Any:
    return event if isinstance(event, PilesMade) else ...


def a_clock_that_runs_longer_for_high_cards(state: State) -> int | None:
    return state.deadline and state.deadline + (state.pile[0] if state.pile else 0)


LEAKS = [
    shown("the order of the dealer's pile", lambda state, seat: state.pile),
    shown("the next card", lambda state, seat: state.pile[:1]),
    shown("the next card to the dealer", lambda s, seat: s.pile[:1] if seat == s.dealer else None),
    shown("the number after the next", lambda state, seat: [BACK[it] for it in state.pile[1:2]]),
    shown("the round pile", lambda state, seat: [BACK[card] for card in state.round_pile]),
    shown("the last number", lambda state, seat: [BACK[it] for it in state.round_pile[-1:]]),
    shown("the face of the number on top", lambda state, seat: state.round_pile[:1]),
    shown("a colour to come", lambda s, seat: [sorted(FACES[it][0].ends) for it in s.pile[:1]]),
    shown("that the next card makes a line", a_card_to_come_makes_a_line),
    told("the next face with each card", the_next_face_with_each_card),
    told("both piles", the_piles),
    Leak(
        "a clock that depends on the next card",
        game_with(GAME, deadline=a_clock_that_runs_longer_for_high_cards),
        Options(),
    ),
    shown("the pile to a spectator", lambda s, seat: s.pile if seat is None else None, law=7),
]


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.name)
def test_a_planted_leak_is_caught(leak: Leak) -> None:
    report = caught(leak)

    assert [breach.law for breach in report.breaches] == [leak.law]
    assert "Error: " not in report.breaches[0].message  # the law itself did not stumble


def test_where_nothing_is_planted_nothing_is_found() -> None:
    assert caught(shown("nothing", lambda state, seat: None), 200).breaches == ()
