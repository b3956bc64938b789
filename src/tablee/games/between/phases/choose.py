"""Choosing an interval, all at once (rules BT-03 to BT-06)."""

from tablee.core.clock import is_last_call, span
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat
from tablee.games.between.actions import ChooseInterval
from tablee.games.between.events import ClockStarted, Event, IntervalChosen
from tablee.games.between.phases.turns import begin_turn
from tablee.games.between.pieces import CHOOSE_TIME, GAP, is_interval_of
from tablee.games.between.state import State, change_place


def choose_interval(
    state: State, seat: Seat, action: ChooseInterval, kit: Kit
) -> tuple[Event, ...]:
    if state.phase != "choose" or state.places[seat].interval is not None:
        raise NotNow("not_choosing", "BT-03")
    low, high = action.interval
    hand = state.places[seat].hand
    if low not in hand or high not in hand:
        raise BrokenRule("not_your_cards", "BT-03")
    if high - low < GAP:
        raise BrokenRule("too_close", "BT-04")
    if not is_interval_of(hand, action.interval):
        raise BrokenRule("nothing_between", "BT-05")
    return (IntervalChosen(seat, action.interval), *after_choice(state, kit))


def after_choice(state: State, kit: Kit) -> tuple[Event, ...]:
    """The last one to choose starts the play; the last but few may start the clock."""
    missing = len(state.to_choose) - 1
    if not missing:
        return (begin_turn(state, state.first, kit),)
    pace = state.options.pace
    if is_last_call(pace, state.seating.size - missing, state.seating.size):
        return (ClockStarted(kit.now + span(pace, CHOOSE_TIME)),)
    return ()


def on_interval_chosen(state: State, event: IntervalChosen) -> State:
    """The two cards leave the hand; the others stay in it (BT-06)."""
    place = state.places[event.seat]
    return replace(
        state,
        places=change_place(
            state,
            event.seat,
            hand=tuple([card for card in place.hand if card not in event.interval]),
            interval=event.interval,
        ),
    )


def on_clock_started(state: State, event: ClockStarted) -> State:
    return replace(state, deadline=event.deadline, stretches=0)
