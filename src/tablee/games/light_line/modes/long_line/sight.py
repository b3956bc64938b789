"""The only door for secrets (rules LO-05, LO-G9): each view and each seen event is built here, field by field."""

from tablee.core.clock import TimeRanOut, TimeStretched, may_stretch
from tablee.core.offers import NEED_TIME, Offer, Offers, OneOf
from tablee.core.once import once
from tablee.core.outcome import GameEnded
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.light_line.bench import BenchCleared, CardLaid, CardTakenBack, offers_at
from tablee.games.light_line.modes.long_line import events as happened
from tablee.games.light_line.modes.long_line.events import Event
from tablee.games.light_line.modes.long_line.state import State
from tablee.games.light_line.modes.long_line.view import (
    HandTurnedUp,
    OpenPlace,
    OwnPlace,
    RoundBegan,
    Seen,
    View,
)

_TURN_UP = Offer("turn_up")
_STOP = Offer("stop")


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or a spectator, may see and do now."""
    open_view = _open_view(state)
    if seat is None:
        return open_view
    return replace(open_view, seat=seat, own=_own_place(state, seat), offers=offers(state, seat))


@once
def _open_view(state: State) -> View:
    """What lies open, and all that a spectator sees."""
    is_open = state.options.displays == "open"
    return View(
        seat=None,
        options=state.options,
        round=state.round,
        phase=state.phase,
        deadline=state.deadline,
        places=tuple([_open_place(state, it, is_open=is_open) for it in state.seating.seats]),
        own=None,
        calls=state.calls,
        last_round=state.last_round,
        outcome=state.outcome,
        offers=(),
    )


def _open_place(state: State, seat: Seat, *, is_open: bool) -> OpenPlace:
    place = state.places[seat]
    return OpenPlace(
        is_ready=place.is_ready,
        has_stopped=seat in state.stops,
        display=place.bench if is_open else (),
        longest=place.longest if is_open else None,
        points=place.points,
    )


def _own_place(state: State, seat: Seat) -> OwnPlace:
    """Cards that lie face down are nobody's to see, not even their owner's (LO-05)."""
    place = state.places[seat]
    is_turned_up = state.phase in ("race", "scored", "over")
    return OwnPlace(place.hand if is_turned_up else (), place.bench, place.longest)


def offers(state: State, seat: Seat) -> Offers:
    """What this seat may do now; computed from what it knows and nothing else."""
    if seat not in state.awaited:
        return ()
    if state.phase == "ready_check":
        return (_TURN_UP,)
    place = state.places[seat]
    found = offers_at(place.bench, place.hand)
    if numbers := state.numbers_for(seat):
        found.append(Offer("call", {"number": OneOf(numbers)}))
    if state.calls:
        found.append(_STOP)
    if may_stretch(state):
        found.append(NEED_TIME)
    return tuple(found)


def seen(state: State, event: Event, seat: Seat | None) -> Seen | None:
    """What this seat, or a spectator, learns of an event."""
    match event:
        case happened.RoundDealt():
            return RoundBegan(event.round)
        case happened.SignalGiven():
            hand = () if seat is None else state.places[seat].hand
            return HandTurnedUp(hand, event.deadline)
        case CardLaid() | CardTakenBack() | BenchCleared():
            may_look = seat == event.seat or state.options.displays == "open"
            return event if may_look else None
        case (
            happened.SeatReady()
            | happened.LineCalled()
            | happened.SeatStopped()
            | TimeStretched()
            | TimeRanOut()
            | happened.RoundEnded()
            | GameEnded()
        ):
            return event
