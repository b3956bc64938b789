"""The only door for secrets: faces and orders of the piles stay behind it; each view is built here, field by field."""

from tablee.core.offers import Offer, Offers, OneOf, SomeOf
from tablee.core.once import once
from tablee.core.outcome import GameEnded
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.light_line import bench
from tablee.games.light_line.modes.head_line import events as happened
from tablee.games.light_line.modes.head_line.events import Event
from tablee.games.light_line.modes.head_line.state import State
from tablee.games.light_line.modes.head_line.view import PileReturned, PilesShown, Seen, View

_CALL = Offer("call")
_PAUSE = Offer("pause")
_RESUME = Offer("resume")
_AGREE = Offer("agree")
_GIVE_UP = Offer("give_up")
_START_ROUND = Offer("start_round")


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or a spectator, may see and do now."""
    open_view = _open_view(state)
    if seat is None:
        return open_view
    return replace(open_view, seat=seat, offers=offers(state, seat))


@once
def _open_view(state: State) -> View:
    """What lies open, and all that a spectator sees."""
    return View(
        None,  # not all by name: CPython makes a dictionary of more than 15 names
        state.options,
        state.round,
        state.phase,
        state.dealer,
        state.number,
        state.numbers_left,
        state.tries,
        state.pile_back,
        pile_size=len(state.pile),
        open=state.open,
        is_paused=state.is_paused,
        pace_ms=state.pace_ms,
        deadline=state.deadline,
        caller=state.caller,
        marked=state.marked,
        bench=state.bench,
        failure=state.failure,
        won=state.won,
        discarded=state.discarded,
        agreed=state.agreed,
        last_round=state.last_round,
        outcome=state.outcome,
        offers=(),
    )


def offers(state: State, seat: Seat) -> Offers:
    """What this seat may do now; computed from what lies open and nothing else."""
    if state.phase == "dealing":
        return tuple(_while_dealing(state, seat))
    if seat not in state.awaited:
        return ()
    match state.phase:
        case "claim":
            return (_CALL,)
        case "mark":
            cards = SomeOf(tuple(sorted(state.open)), state.number or 0)
            return (Offer("mark", {"cards": cards}), _GIVE_UP)
        case "join":
            return (*bench.offers_at(state.bench, state.marked), _GIVE_UP)
        case "discard":
            return (Offer("discard", {"number": OneOf(state.droppable(seat))}),)
        case _:
            return (_START_ROUND,)


def _while_dealing(state: State, seat: Seat) -> list[Offer]:
    found = [_CALL] if state.may_call else []
    if not state.pile:
        return found if seat in state.agreed else [*found, _AGREE]
    if seat == state.dealer:
        found.append(_RESUME if state.is_paused else _PAUSE)
        found.append(Offer("set_pace", {"pace_ms": OneOf(state.paces)}))
    return found


def seen(state: State, event: Event, _seat: Seat | None) -> Seen | None:
    """What everybody learns of an event: all of it, but for what lies face down."""
    match event:
        case happened.PilesMade():
            size = state.seating.size
            return PilesShown(size, event.dealer, event.number, event.pile_back)
        case happened.PileShuffled():
            return PileReturned(event.pile_back)
        case (
            bench.CardLaid()
            | bench.CardTakenBack()
            | bench.BenchCleared()
            | happened.RoundBegan()
            | happened.CardDealt()
            | happened.DealingPaused()
            | happened.DealingResumed()
            | happened.PaceSet()
            | happened.SeatAgreed()
            | happened.LineCalled()
            | happened.SecondCall()
            | happened.ClaimStood()
            | happened.CardsMarked()
            | happened.TimeRanOut()
            | happened.LineJoined()
            | happened.LineFailed()
            | happened.NumberDiscarded()
            | happened.RoundEnded()
            | GameEnded()
        ):
            return event
