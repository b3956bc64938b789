"""The only door for secrets (LL-G10): each view and each seen event is built here, field by field."""

from tablee.core.clock import TimeRanOut, TimeStretched, may_stretch
from tablee.core.offers import NEED_TIME, Offer, Offers, OneOf
from tablee.core.once import once
from tablee.core.outcome import GameEnded
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.light_line.cards import BACK
from tablee.games.light_line.modes.line import events as happened
from tablee.games.light_line.modes.line.events import Event
from tablee.games.light_line.modes.line.scoring import payment
from tablee.games.light_line.modes.line.state import Place, State
from tablee.games.light_line.modes.line.view import (
    CardSwapped,
    OpenPlace,
    OwnPlace,
    PileDrawn,
    Seen,
    TableSet,
    View,
)
from tablee.games.light_line.placing import spots_beside


def view(state: State, seat: Seat | None) -> View:
    """What this seat, or a spectator, may see and do now."""
    open_view = _open_view(state)
    if seat is None:
        return open_view
    return replace(open_view, seat=seat, own=_own_place(state, seat), offers=offers(state, seat))


@once
def _open_view(state: State) -> View:
    """What lies open, and all that a spectator sees."""
    return View(
        seat=None,
        options=state.options,
        phase=state.phase,
        first=state.first,
        active=state.active,
        deadline=state.deadline,
        display=state.display,
        piles=state.sizes,
        tried=state.tried,
        due=state.due,
        places=tuple([_open_place(place) for place in state.places]),
        own=None,
        last_round=state.last_round,
        outcome=state.outcome,
        offers=(),
    )


def _open_place(place: Place) -> OpenPlace:
    """Of cards that are hidden only the numbers on their backs."""
    taken = place.taken
    return OpenPlace(place.hand, taken, sum(taken), place.is_stuck)


def _own_place(state: State, seat: Seat) -> OwnPlace:
    place = state.places[seat]
    return OwnPlace(
        card=place.card,
        fits=state.own_fits(seat),
        put_back=place.put_back,
    )


def offers(state: State, seat: Seat) -> Offers:
    """What this seat may do now; computed from what it knows and nothing else."""
    if seat != state.active:
        return ()
    offer = _turn_offer(state, seat)
    return (offer, NEED_TIME) if may_stretch(state) else (offer,)


def _turn_offer(state: State, seat: Seat) -> Offer:
    """Always one thing: lay the card, or exchange it, or take points, or draw."""
    if state.phase == "pay":
        return Offer("pay", {"numbers": OneOf(payment(state.due, state.sizes)[1])})
    if state.phase == "draw":
        return Offer("draw", {"pile": OneOf(state.open_piles)})
    card = state.places[seat].card
    assert card is not None
    if where := spots_beside(state.display, card):
        return Offer("place", {"spot": OneOf(where)})
    return Offer("exchange", {"pile": OneOf(state.untried_piles)})


def seen(_state: State, event: Event, seat: Seat | None) -> Seen | None:
    """What this seat, or a spectator, learns of an event."""
    match event:
        case happened.CardsDealt():
            card = event.card(seat)
            backs = tuple([BACK[it] for it in event.hands])
            two, three, four, five = map(len, event.piles)
            return TableSet(event.first, event.start, card, backs, (two, three, four, five))
        case happened.CardExchanged():
            swapped = CardSwapped(event.seat, event.number, event.pile)
            return event if seat == event.seat else swapped
        case happened.CardDrawn():
            drawn = PileDrawn(event.seat, event.pile, event.by_lot)
            return event if seat == event.seat else drawn
        case (
            happened.TurnBegan()
            | happened.CardPlaced()
            | happened.NothingFits()
            | happened.EndTriggered()
            | happened.PointsTaken()
            | TimeStretched()
            | TimeRanOut()
            | GameEnded()
        ):
            return event
