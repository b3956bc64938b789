"""State to view, event to what is seen: the only door for secrets."""

from tablee.core.clock import may_stretch
from tablee.core.offers import NEED_TIME, Offer, Offers, OneOf
from tablee.core.seats import Seat

from .events import BidLaid, Event
from .state import Place, State
from .view import BidHidden, OpenPlace, OwnPlace, Seen, View


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        places=tuple(map(_open, state.places)),
        own=None if seat is None else OwnPlace(state.places[seat].bid),
        round=state.round,
        stake=state.stake,
        deck=state.deck,
        rounds=state.rounds,
        offers=_offers(state, seat),
        deadline=state.deadline,
        outcome=state.outcome,
    )


def _open(place: Place) -> OpenPlace:
    return OpenPlace(place.purse, place.bid is not None, place.won, place.points)


def _offers(state: State, seat: Seat | None) -> Offers:
    if seat is None or seat not in state.awaited:
        return ()
    bid = Offer("bid", {"sou": OneOf(state.places[seat].purse)})
    return (bid, NEED_TIME) if may_stretch(state) else (bid,)


def seen(_: State, event: Event, seat: Seat | None) -> Seen:
    """A bid is its own seat's secret until all are shown (CS-04)."""
    if isinstance(event, BidLaid) and event.seat != seat:
        return BidHidden(event.seat)
    return event
