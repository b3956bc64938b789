"""State to view, event to what is seen: the only door for secrets.

`resample` is for the laws: another truth which a seat cannot tell apart from this one.
"""

from tablee.core.chance import Chance
from tablee.core.offers import Offer, Offers, OneOf
from tablee.core.record import replace
from tablee.core.seats import Seat

from .events import Event, SignChosen
from .pieces import SIGNS
from .state import Place, State
from .view import OpenPlace, OwnPlace, Seen, SignHidden, View


def view(state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        places=tuple(OpenPlace(it.sign is not None, it.points) for it in state.places),
        own=None if seat is None else OwnPlace(state.places[seat].sign),
        rounds=state.rounds,
        outcome=state.outcome,
        offers=offers(state, seat),
    )


def offers(state: State, seat: Seat | None) -> Offers:
    if seat is None or seat not in state.awaited:
        return ()
    return (Offer("choose", {"sign": OneOf(SIGNS)}),)


def seen(_: State, event: Event, seat: Seat | None) -> Seen:
    """What another has chosen is shown when both have (PF-02, PF-03)."""
    if isinstance(event, SignChosen) and event.seat != seat:
        return SignHidden(event.seat)
    return event


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """The other may have chosen anything."""

    def other(number: int, place: Place) -> Place:
        is_known = place.sign is None or number == seat
        return place if is_known else replace(place, sign=chance.pick(SIGNS))

    return replace(state, places=tuple(other(*it) for it in enumerate(state.places)))
