"""Laying the card, or exchanging it where it fits nowhere (rules LL-06 to LL-13, LL-18, LL-19; LL-G2, LL-G12)."""

from tablee.core.places import change_place, with_place
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule
from tablee.core.seats import Seat
from tablee.core.turns import require_turn
from tablee.games.light_line.cards import NUMBERS, Card
from tablee.games.light_line.display import grid_of, lines_through
from tablee.games.light_line.modes.line.actions import Exchange, PlaceCard
from tablee.games.light_line.modes.line.events import CardExchanged, CardPlaced
from tablee.games.light_line.modes.line.phases import Course
from tablee.games.light_line.modes.line.phases.pay import settle
from tablee.games.light_line.modes.line.phases.turns import (
    learn_of_card,
    unless_stuck,
)
from tablee.games.light_line.modes.line.scoring import points_for
from tablee.games.light_line.modes.line.state import State, change_pile, without_top
from tablee.games.light_line.placing import place_at


def place(course: Course, seat: Seat, action: PlaceCard) -> None:
    """Beside the display, continuing a line (LL-06, LL-07); all lines it continues count (LL-13)."""
    state = course.state
    require_turn(state, seat, "place", "LL-06")
    laid = place_at(state.display, _card_of(state, seat), action.spot)
    lines = lines_through(grid_of((*state.display, laid)), laid.cell)
    course.happens(CardPlaced(seat, laid, lines, points_for(lines)))
    settle(course)


def on_card_placed(state: State, event: CardPlaced) -> State:
    bare = replace(state.places[event.seat], card=None)
    return replace(
        state,
        places=with_place(state.places, event.seat, bare),
        phase="pay",
        display=(*state.display, event.laid),
        due=event.points,
    )


def exchange(course: Course, seat: Seat, action: Exchange) -> None:
    """Only a card that fits nowhere (LL-G2), and only for one not tried this turn (LL-G12)."""
    state = course.state
    require_turn(state, seat, "place", "LL-19")
    if state.own_fits(seat):
        raise BrokenRule("it_fits_somewhere", "LL-19")
    if action.pile not in state.untried_piles:
        raise BrokenRule("nothing_untried_there", "LL-19")
    drawn = state.piles[action.pile - 2][0]
    course.happens(CardExchanged(seat, _card_of(state, seat), action.pile, drawn))
    unless_stuck(course)


def on_card_exchanged(state: State, event: CardExchanged) -> State:
    """Under the pile of its number (LL-G11), then the top of the chosen one."""
    number = event.number
    under = change_pile(state.piles, number, lambda pile: (*pile, event.card))
    two, three, four, five = (
        tried + (number == its) for its, tried in zip(NUMBERS, state.tried, strict=True)
    )
    put_back = (*state.places[event.seat].put_back, event.card)
    return replace(
        learn_of_card(state, did_fit=False),
        places=change_place(state, event.seat, card=event.drawn, put_back=put_back),
        piles=change_pile(under, event.pile, without_top),
        tried=(two, three, four, five),
    )


def _card_of(state: State, seat: Seat) -> Card:
    """In hand at the beginning of every turn: who has none is passed over (LL-G5)."""
    card = state.places[seat].card
    assert card is not None
    return card
