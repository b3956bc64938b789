"""Dealing a round, and the signal (rules LO-04, LO-05, LO-14)."""

from tablee.core.clock import deadline
from tablee.core.kit import Kit
from tablee.core.record import replace
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.games.light_line.cards import DECK
from tablee.games.light_line.modes.long_line.events import Event, RoundDealt, SeatReady, SignalGiven
from tablee.games.light_line.modes.long_line.pieces import HAND, ROUND_TIME
from tablee.games.light_line.modes.long_line.state import Place, State, change_place


def begin(state: State, kit: Kit) -> tuple[RoundDealt, ...]:
    if state.phase != "ready":
        raise NotNow("already_begun")
    return (deal(state, kit),)


def deal(state: State, kit: Kit) -> RoundDealt:
    """Eight of the sixty to each seat; the rest is out for the round (LO-04)."""
    cards = kit.chance.shuffled(DECK)
    hands = [tuple(sorted(cards[it * HAND : (it + 1) * HAND])) for it in state.seating.seats]
    return RoundDealt(state.round + 1, tuple(hands), cards[state.seating.size * HAND :])


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


def turn_up(state: State, seat: Seat, kit: Kit) -> tuple[Event, ...]:
    """The signal is that the last one is ready: nobody sees a card before the others do (LO-05)."""
    if state.phase != "ready_check" or state.places[seat].is_ready:
        raise NotNow("nothing_to_turn_up", "LO-05")
    is_last = len(state.awaited) == 1
    until = deadline(state.options.pace, ROUND_TIME, kit.now)
    return (SeatReady(seat), SignalGiven(until)) if is_last else (SeatReady(seat),)


def on_seat_ready(state: State, event: SeatReady) -> State:
    return replace(state, places=change_place(state, event.seat, is_ready=True))


def on_signal_given(state: State, event: SignalGiven) -> State:
    return replace(state, phase="race", deadline=event.deadline, stretches=0)
