"""What lies before each seat."""

from typing import Any, Protocol, TypeVar

from tablee.core.record import Record, replace
from tablee.core.seats import Seat

P = TypeVar("P", bound=Record)
P_co = TypeVar("P_co", bound=Record, covariant=True)


class WithPlaces(Protocol[P_co]):
    """A state with a place for each seat."""

    @property
    def places(self) -> tuple[P_co, ...]: ...


def with_place(places: tuple[P, ...], seat: Seat, place: P) -> tuple[P, ...]:
    """The same places, with this one before that seat."""
    changed = [*places]
    changed[seat] = place
    return (*changed,)


def change_place(state: WithPlaces[P_co], seat: Seat, **changes: Any) -> tuple[P_co, ...]:
    """The same in fewer words; for what happens at every move they cost more than the change."""
    return with_place(state.places, seat, replace(state.places[seat], **changes))
