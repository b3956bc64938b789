"""Leaks planted in SOLO-LINE, that the laws must catch: all of them tell of the solution, or of cards not dealt."""

from typing import Any

from tablee.games.light_line.modes.solo_line import game
from tablee.games.light_line.modes.solo_line.events import PuzzleDealt
from tests.laws.planting import Bed

SOLO = Bed(game, seats=1)


def the_solution(state: Any, event: Any, seat: Any) -> Any:
    return event.solution if isinstance(event, PuzzleDealt) else ...


SOLO.shows("the solution", lambda state, seat: state.solution)
SOLO.shows("its first card", lambda state, seat: state.solution[:1])
SOLO.shows("its last card", lambda state, seat: state.solution[-1:])
SOLO.shows("its shape", lambda state, seat: [it.cell for it in state.solution])
SOLO.shows("how its last card is turned", lambda s, seat: [it.turned for it in s.solution[-1:]])
SOLO.shows("a card not dealt", lambda state, seat: state.rest[:1])
SOLO.tells("the solution with the deal", the_solution)
SOLO.misshows(
    "all but the last card of it after giving up", "revealed", lambda it, state, seat: it[:-1] or it
)
SOLO.misshows(
    "its end for a hint",
    "hints",
    lambda it, state, seat: state.solution[len(it) - 1 : 2 * len(it) - 1],
)
