"""The next card for the hand (rule LL-20; LL-G4, LL-G5, LL-G9)."""

from tablee.core.places import with_place
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule
from tablee.core.seats import Seat
from tablee.core.turns import require_turn
from tablee.games.light_line.cards import Number
from tablee.games.light_line.modes.line.actions import Draw
from tablee.games.light_line.modes.line.events import CardDrawn
from tablee.games.light_line.modes.line.phases import Course
from tablee.games.light_line.modes.line.phases.turns import next_turn
from tablee.games.light_line.modes.line.state import State, change_pile, without_top


def refill(course: Course, *, by_lot: bool = False) -> None:
    """Nobody draws who has no turn to come (LL-G4); where there is nothing to choose, it is done at once."""
    piles = course.state.open_piles
    if course.state.last_round or not piles:
        next_turn(course)
    elif by_lot:
        _draw_from(course, course.kit.chance.pick(piles), by_lot=True)
    elif len(piles) == 1:
        _draw_from(course, piles[0])


def draw(course: Course, seat: Seat, action: Draw) -> None:
    require_turn(course.state, seat, "draw", "LL-20")
    if action.pile not in course.state.open_piles:
        raise BrokenRule("pile_is_empty", "LL-20")
    _draw_from(course, action.pile)


def _draw_from(course: Course, pile: Number, *, by_lot: bool = False) -> None:
    state = course.state
    assert state.active is not None
    course.happens(CardDrawn(state.active, pile, state.piles[pile - 2][0], by_lot))
    next_turn(course)


def on_card_drawn(state: State, event: CardDrawn) -> State:
    full = replace(state.places[event.seat], card=event.card)
    return replace(
        state,
        places=with_place(state.places, event.seat, full),
        piles=change_pile(state.piles, event.pile, without_top),
    )
