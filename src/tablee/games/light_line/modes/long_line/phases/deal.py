"""Dealing a round, and the signal (rules LO-04, LO-05, LO-14)."""

from tablee.core.beginning import require_ready
from tablee.core.clock import deadline
from tablee.core.game import Begin
from tablee.core.places import change_place
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.games.light_line.cards import DECK
from tablee.games.light_line.modes.long_line.actions import TurnUp
from tablee.games.light_line.modes.long_line.events import RoundDealt, SeatReady, SignalGiven
from tablee.games.light_line.modes.long_line.phases import Course
from tablee.games.light_line.modes.long_line.pieces import HAND, ROUND_TIME
from tablee.games.light_line.modes.long_line.state import Place, State


def begin(course: Course, _: Begin) -> None:
    require_ready(course)
    deal(course)


def deal(course: Course) -> None:
    """Eight of the sixty to each seat; the rest is out for the round (LO-04)."""
    state = course.state
    cards = course.kit.chance.shuffled(DECK)
    hands = [tuple(sorted(cards[it * HAND : (it + 1) * HAND])) for it in state.seating.seats]
    rest = cards[state.seating.size * HAND :]
    course.happens(RoundDealt(state.round + 1, tuple(hands), rest))


def on_round_dealt(state: State, event: RoundDealt) -> State:
    """Clear the table but for the points (LO-14); the cards lie face down."""
    return replace(
        state,
        places=tuple(
            Place(hand=hand, points=old.points)
            for hand, old in zip(event.hands, state.places, strict=True)
        ),
        phase="ready_check",
        round=event.round,
        rest=event.rest,
        calls=(),
        stops=(),
    )


def turn_up(course: Course, seat: Seat, _: TurnUp) -> None:
    """The signal is that the last one is ready: nobody sees a card before the others do (LO-05)."""
    state = course.state
    if state.phase != "ready_check" or state.places[seat].is_ready:
        raise NotNow("nothing_to_turn_up", "LO-05")
    course.happens(SeatReady(seat))
    if not course.state.awaited:
        course.happens(SignalGiven(deadline(state.options.pace, ROUND_TIME, course.kit.now)))


def on_seat_ready(state: State, event: SeatReady) -> State:
    return replace(state, places=change_place(state, event.seat, is_ready=True))


def on_signal_given(state: State, event: SignalGiven) -> State:
    return replace(state, phase="race", deadline=event.deadline, stretches=0)
