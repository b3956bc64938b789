"""The things on the table: six cards each, and what may be agreed before the game."""

from typing import Literal

from tablee.core.record import Record
from tablee.core.seats import Seat

Phase = Literal["ready", "turn_up", "place", "over"]

CARDS_EACH = 6
"""In every personal pile (KI-02), and so many rounds (KI-07)."""

TURN_TIME = 60_000
"""Its normal length in milliseconds, where a clock runs."""


class Options(Record, frozen=True):
    """What may be agreed before the game; the default is the rulebook's choice, and our ruling where it is silent."""

    first: Literal["random"] | Seat = "random"
    """Where the youngest player sits (KI-03, KI-G3)."""
    giving_up: Literal["allowed", "only_when_nothing_fits"] = "allowed"
    """Whether one may give up a card that would fit, having found no place: usually yes, for finding it is the game.

    The rulebook speaks of a card that fits nowhere, and does not say who is to judge (KI-06, KI-G1).
    """
    helper: bool = False
    """Whether screens show where a card fits (KI-G1); what is offered is the same."""
    pace: Literal["off", "relaxed", "normal", "fast"] = "off"
