"""The only door for secrets, the faces of cards not turned up yet: views and seen events are built here."""

from tablee.core.clock import TimeRanOut, TimeStretched, may_stretch
from tablee.core.offers import NEED_TIME, Offer, Offers, OneOf
from tablee.core.once import once
from tablee.core.outcome import GameEnded
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.light_line.cards import Card
from tablee.games.light_line.modes.kidz_line import events as happened
from tablee.games.light_line.modes.kidz_line.events import Event
from tablee.games.light_line.modes.kidz_line.state import State
from tablee.games.light_line.modes.kidz_line.view import OpenPlace, Seen, TableSet, View
from tablee.games.light_line.placing import spots_beside

_TURN_UP = Offer("turn_up")
_GIVE_UP = Offer("give_up")


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
        seat=None,
        options=state.options,
        phase=state.phase,
        first=state.first,
        active=state.active,
        round=state.round,
        deadline=state.deadline,
        display=state.display,
        turned_up=state.turned_up,
        places=tuple([OpenPlace(len(it.unseen), it.put_back, it.placed) for it in state.places]),
        outcome=state.outcome,
        offers=(),
    )


def offers(state: State, seat: Seat) -> Offers:
    """What this seat may do now; computed from what it knows and nothing else."""
    if seat != state.active:
        return ()
    found = [_TURN_UP] if state.turned_up is None else _places(state, state.turned_up)
    if may_stretch(state):
        found.append(NEED_TIME)
    return tuple(found)


def _places(state: State, card: Card) -> list[Offer]:
    where = spots_beside(state.display, card)
    found = [Offer("place", {"spot": OneOf(where)})] if where else []
    return [*found, _GIVE_UP] if state.may_give_up else found


def seen(_state: State, event: Event, _seat: Seat | None) -> Seen | None:
    """What everybody learns of an event: nobody knows a card before it is turned up."""
    match event:
        case happened.CardsDealt():
            return TableSet(event.first, event.start, tuple(map(len, event.piles)))
        case (
            happened.TurnBegan()
            | happened.CardTurnedUp()
            | happened.CardPlaced()
            | happened.CardPutBack()
            | TimeStretched()
            | TimeRanOut()
            | GameEnded()
        ):
            return event
