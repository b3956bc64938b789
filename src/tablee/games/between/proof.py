"""What the laws need of Between: another truth a seat cannot tell apart, and what its news amount to."""

from typing import Any

from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.games.between.state import State


def resample(state: State, seat: Seat | None, chance: Chance) -> State:
    return state


def recall(told: tuple[Any, ...], seat: Seat | None) -> dict[str, Any]:
    return {}
