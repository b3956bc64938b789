"""What the laws need: another truth which a seat cannot tell apart from this one."""

from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat

from .state import Place, State


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    """Whoever has bid may have bid anything."""

    def other(number: int, place: Place) -> Place:
        is_known = place.bid is None or number == seat
        return place if is_known else replace(place, bid=chance.pick(place.purse))

    return replace(state, places=tuple(other(*it) for it in enumerate(state.places)))
