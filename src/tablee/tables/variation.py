"""A variation: a game that goes on from a step of another, which is over."""

from msgspec import Raw

from tablee.core.record import Secret
from tablee.core.seats import Seat


class Variation(Secret, frozen=True):
    """Where it sets out, as its log says: all that can be known of it without the other game."""

    of: str
    """The commitment of the game it leaves, whose log tells the rest."""
    step: int
    """After how many events of that game."""
    seat: Seat
    """Through whose eyes somebody goes on."""
    is_true: bool
    """Whether the cards lie as they lay then; else what this seat could not know was dealt anew."""
    state: Raw
    """The truth it begins with."""


class Carried(Secret, frozen=True):
    """An attachment that the truth names: the game it comes from may be gone tomorrow."""

    name: str
    content: bytes


class Branch(Secret, frozen=True):
    """The same as its journal keeps it, with what the log need not tell."""

    code: str
    """Of the table it was played at."""
    number: int
    """Which game of that table's."""
    variation: Variation
    empty: tuple[Seat, ...] = ()
    """Seats that the game knows nobody played."""
    carried: tuple[Carried, ...] = ()
