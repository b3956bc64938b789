"""Turning up a card, and finding a place for it or not (rules KI-04 to KI-06, KI-08; KI-G1)."""

from tablee.core.places import with_place
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule
from tablee.core.seats import Seat
from tablee.core.turns import require_turn
from tablee.games.light_line.display import grid_of, lines_through
from tablee.games.light_line.modes.kidz_line.actions import GiveUp, PlaceCard, TurnUp
from tablee.games.light_line.modes.kidz_line.events import (
    CardPlaced,
    CardPutBack,
    CardTurnedUp,
)
from tablee.games.light_line.modes.kidz_line.phases import Course
from tablee.games.light_line.modes.kidz_line.phases.turns import next_turn
from tablee.games.light_line.modes.kidz_line.state import State
from tablee.games.light_line.placing import place_at


def turn_up(course: Course, seat: Seat, _: TurnUp) -> None:
    """The top card, for everybody to see; six rounds never ask for a seventh."""
    state = course.state
    require_turn(state, seat, "turn_up", "KI-04")
    course.happens(CardTurnedUp(seat, state.places[seat].unseen[0]))


def on_card_turned_up(state: State, event: CardTurnedUp) -> State:
    mine = state.places[event.seat]
    places = with_place(state.places, event.seat, replace(mine, unseen=mine.unseen[1:]))
    return replace(state, places=places, phase="place", turned_up=event.card)


def place(course: Course, seat: Seat, action: PlaceCard) -> None:
    """By the rules of LINE; continuing one line is enough (KI-04)."""
    state = course.state
    require_turn(state, seat, "place", "KI-04")
    assert state.turned_up is not None
    laid = place_at(state.display, state.turned_up, action.spot)
    lines = lines_through(grid_of((*state.display, laid)), laid.cell)
    course.happens(CardPlaced(seat, laid, lines))
    next_turn(course)


def on_card_placed(state: State, event: CardPlaced) -> State:
    """One card, however many lines it continues (KI-08)."""
    mine = state.places[event.seat]
    return replace(
        state,
        places=with_place(state.places, event.seat, replace(mine, placed=mine.placed + 1)),
        display=(*state.display, event.laid),
        turned_up=None,
    )


def give_up(course: Course, seat: Seat, _: GiveUp) -> None:
    """No place, or none found (KI-06, KI-G1)."""
    state = course.state
    require_turn(state, seat, "place", "KI-06")
    if not state.may_give_up:
        raise BrokenRule("it_fits_somewhere", "KI-06")
    put_back(course)


def put_back(course: Course) -> None:
    """Under one's own pile, and the left neighbour is next at once: no second card (KI-06)."""
    state = course.state
    assert state.active is not None
    assert state.turned_up is not None
    course.happens(CardPutBack(state.active, state.turned_up))
    next_turn(course)


def on_card_put_back(state: State, event: CardPutBack) -> State:
    mine = state.places[event.seat]
    below = replace(mine, put_back=(*mine.put_back, event.card))
    places = with_place(state.places, event.seat, below)
    return replace(state, places=places, turned_up=None)
