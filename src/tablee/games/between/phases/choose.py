"""Choosing an interval, all at once (rules BT-03 to BT-06)."""

from tablee.core.clock import ClockStarted, is_last_call, span
from tablee.core.places import with_place
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat
from tablee.games.between.actions import ChooseInterval
from tablee.games.between.events import IntervalChosen
from tablee.games.between.phases import Course
from tablee.games.between.phases.turns import begin_turn
from tablee.games.between.pieces import CHOOSE_TIME, GAP, is_interval_of
from tablee.games.between.state import State


def choose_interval(course: Course, seat: Seat, action: ChooseInterval) -> None:
    state = course.state
    if state.phase != "choose" or state.places[seat].has_chosen:
        raise NotNow("not_choosing", "BT-03")
    low, high = action.interval
    hand = state.places[seat].hand
    if low not in hand or high not in hand:
        raise BrokenRule("not_your_cards", "BT-03")
    if high - low < GAP:
        raise BrokenRule("too_close", "BT-04")
    if not is_interval_of(hand, action.interval):
        raise BrokenRule("nothing_between", "BT-05")
    course.happens(IntervalChosen(seat, action.interval))
    _after_choice(course)


def _after_choice(course: Course) -> None:
    """The last one to choose starts the play; the last but few may start the clock."""
    state = course.state
    missing = len(state.to_choose)
    pace = state.options.pace
    if not missing:
        begin_turn(course, state.first)
    elif is_last_call(pace, state.seating.size - missing, state.seating.size):
        course.happens(ClockStarted(course.kit.now + span(pace, CHOOSE_TIME)))


def on_interval_chosen(state: State, event: IntervalChosen) -> State:
    """The two cards leave the hand; the others stay in it (BT-06)."""
    place, interval = state.places[event.seat], event.interval
    left = tuple([card for card in place.hand if card not in interval])
    chosen = replace(place, hand=left, interval=interval)
    return replace(state, places=with_place(state.places, event.seat, chosen))
