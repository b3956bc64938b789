"""What lies before each seat."""

from typing import Any, Protocol, TypeVar

from tablee.core.record import Record, replace
from tablee.core.seats import Seat

P_co = TypeVar("P_co", bound=Record, covariant=True)


class WithPlaces(Protocol[P_co]):
    """A state with a place for each seat."""

    @property
    def places(self) -> tuple[P_co, ...]: ...


def change_place(state: WithPlaces[P_co], seat: Seat, **changes: Any) -> tuple[P_co, ...]:
    """All places, with one of them changed."""
    changed = replace(state.places[seat], **changes)
    return (*state.places[:seat], changed, *state.places[seat + 1 :])
