"""The next card for the hand (rule LL-20; LL-G4, LL-G5, LL-G9)."""

from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule
from tablee.core.seats import Seat
from tablee.games.light_line.cards import Number
from tablee.games.light_line.modes.line.actions import Draw
from tablee.games.light_line.modes.line.events import CardDrawn, Event
from tablee.games.light_line.modes.line.phases.turns import next_turn, require_turn
from tablee.games.light_line.modes.line.state import State, change_pile, change_place, without_top


def refill(state: State, kit: Kit, *, by_lot: bool = False) -> tuple[Event, ...]:
    """Nobody draws who has no turn to come (LL-G4); where there is nothing to choose, it is done at once."""
    piles = state.open_piles
    if state.last_round or not piles:
        return next_turn(state, kit)
    if by_lot:
        return _draw_from(state, kit.chance.pick(piles), kit, by_lot=True)
    return _draw_from(state, piles[0], kit) if len(piles) == 1 else ()


def draw(state: State, seat: Seat, action: Draw, kit: Kit) -> tuple[Event, ...]:
    require_turn(state, seat, "draw", "LL-20")
    if action.pile not in state.open_piles:
        raise BrokenRule("pile_is_empty", "LL-20")
    return _draw_from(state, action.pile, kit)


def _draw_from(state: State, pile: Number, kit: Kit, *, by_lot: bool = False) -> tuple[Event, ...]:
    assert state.active is not None
    drawn = CardDrawn(state.active, pile, state.piles[pile - 2][0], by_lot)
    return (drawn, *next_turn(on_card_drawn(state, drawn), kit))


def on_card_drawn(state: State, event: CardDrawn) -> State:
    return replace(
        state,
        places=change_place(state, event.seat, card=event.card),
        piles=change_pile(state.piles, event.pile, without_top),
    )
