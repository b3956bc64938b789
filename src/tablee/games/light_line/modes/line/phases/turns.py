"""Whose turn it is, and when there are no more (rules LL-05, LL-20, LL-23, LL-24; LL-G5, LL-G6, LL-G12)."""

from tablee.core.clock import deadline
from tablee.core.outcome import GameEnded
from tablee.core.places import change_place
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.light_line.modes.line.events import EndTriggered, NothingFits, TurnBegan
from tablee.games.light_line.modes.line.phases import Course
from tablee.games.light_line.modes.line.pieces import TURN_TIME, LastRound, WhyEnd
from tablee.games.light_line.modes.line.scoring import outcome
from tablee.games.light_line.modes.line.state import Shown, State


def begin_turn(course: Course, seat: Seat) -> None:
    pace = course.state.options.pace
    course.happens(TurnBegan(seat, deadline(pace, TURN_TIME, course.kit.now)))
    unless_stuck(course)


def on_turn_began(state: State, event: TurnBegan) -> State:
    seat, until = event.seat, event.deadline
    return replace(
        state, phase="place", active=seat, deadline=until, stretches=0, tried=(0, 0, 0, 0)
    )


def unless_stuck(course: Course) -> None:
    """Where the card fits nowhere and no other is left to try, the turn ends, and so will the game (LL-G12)."""
    seat = course.state.active
    assert seat is not None
    if course.state.untried_piles or course.state.own_fits(seat):
        return
    course.happens(NothingFits(seat))
    trigger_end(course, "nothing_fits")
    next_turn(course)


def on_nothing_fits(state: State, event: NothingFits) -> State:
    places = change_place(state, event.seat, is_stuck=True)
    return replace(learn_of_card(state, did_fit=False), places=places)


def learn_of_card(state: State, *, did_fit: bool) -> State:
    """What everybody now knows of the active seat's card."""
    assert state.active is not None
    card = state.places[state.active].card
    assert card is not None
    return replace(state, shown=(*state.shown, Shown(card, len(state.display), did_fit)))


def trigger_end(course: Course, why: WhyEnd) -> None:
    """This round is the last (LL-23), unless it was already."""
    active = course.state.active
    assert active is not None
    if not course.state.last_round:
        course.happens(EndTriggered(active, why))


def on_end_triggered(state: State, event: EndTriggered) -> State:
    return replace(state, last_round=LastRound(event.seat, event.why))


def next_turn(course: Course) -> None:
    """To the left, past those without a card (LL-G5), until the last round comes back to the first (LL-G6)."""
    state = course.state
    assert state.active is not None
    for seat in state.seating.round_from(state.seating.after(state.active)):
        if state.last_round and seat == state.first:
            break
        if state.places[seat].card is not None:
            begin_turn(course, seat)
            return
    course.happens(GameEnded(outcome(state)))


def on_game_ended(state: State, event: GameEnded) -> State:
    return replace(state, outcome=event.outcome, phase="over", active=None, deadline=None)
