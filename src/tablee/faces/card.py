"""`face.json`: how a game stands on the shelf and in the lobby, and for which interface its screen was made."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from tablee.core.record import Record

INTERFACE = 1
"""What the client of this version gives a screen and asks of it."""

OptionValue = str | int | bool


class Clock(Record, frozen=True):
    """How long a clock runs at its normal pace, in seconds."""

    each: Literal["turn", "phase", "round"]
    seconds: int
    last: int | None = None
    """What the last ones are given half of, where the clock starts only once most are done."""


class Teams(Record, frozen=True):
    """The seats play together in turn: of two teams every other seat."""

    count: Annotated[int, Meta(ge=2)] = 2


class Card(Record, frozen=True):
    """Only the interface is required; a name that is none of these is somebody's slip."""

    interface: Annotated[int, Meta(ge=1)]
    accent: Literal["indigo", "olive", "saffron", "madder"] | None = None
    order: dict[str, tuple[OptionValue, ...]] = field(default_factory=dict)
    """The values of options as people like to read them; of a number, the few to offer."""
    clocks: dict[str, Clock] = field(default_factory=dict)
    """By option."""
    unasked: tuple[str, ...] = ()
    """Options that are not asked one by one: a preset has them."""
    teams: Teams | None = None


class Interface(Struct, frozen=True):
    """All that may be read of a card before one knows whether one understands it."""

    interface: Annotated[int, Meta(ge=1)]
