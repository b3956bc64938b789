"""The things on the table: the nine number cards, the times, what each round came to, and what may be agreed."""

from typing import Literal

from tablee.core.record import Record
from tablee.core.seats import Seat
from tablee.games.light_line.bench import Bench
from tablee.games.light_line.cards import Card, Number
from tablee.games.light_line.display import Line

ROUND_PILE: dict[Number, int] = {3: 4, 4: 3, 5: 2}
"""How many cards of each number make the round pile (HE-02)."""

Phase = Literal["ready", "dealing", "claim", "mark", "join", "discard", "result", "over"]

WINDOW = 200
"""Calls less than so many milliseconds apart are at the same time (HE-G4)."""

MARK_TIME = 5_000
JOIN_TIME = 20_000
"""Milliseconds from the call until the cards are marked, and then until they are joined; at the quickest (HE-G3)."""

RESULT_TIME = 8_000
"""How long the result of a round stays, unless the dealer goes on sooner (HE-15)."""

PACES = range(1_500, 10_001)
"""How far apart the cards may be dealt, in milliseconds."""

TEMPOS = (1_500, 2_000, 2_500, 3_000, 4_000, 5_000, 6_500, 8_000, 10_000)
"""Those that the dealer can go to in the course of a game, one step at a time (HE-04)."""

PATIENCE = 10
"""A number that nobody wins in so many rounds is set aside: it stays on top (HE-G1), but every game comes to an end."""

_TIMES = {"normal": 1, "relaxed": 2, "calm": 4}


class Options(Record, frozen=True):
    """What may be agreed before the game; the rulebook's choice is the default."""

    dealer: Literal["random"] | Seat = "random"
    """Where the oldest player sits (HE-03)."""
    pace_ms: int = 3_000
    """From card to card, 1500 to 10000 (HE-G7)."""
    times: Literal["normal", "relaxed", "calm"] = "relaxed"
    """Once, twice or four times as long to mark and to join (HE-10)."""

    def stretched(self, time: int) -> int:
        return time * _TIMES[self.times]


Failure = Literal["gave_up", "not_marked_in_time", "not_joined_in_time"]
"""How a call can be wrong (HE-12)."""

How = Literal["joined", "called_together"] | Failure
"""How a round ended: right (HE-11), for nobody (HE-13), or wrong."""


class RoundResult(Record, frozen=True):
    """What everybody may remember of a finished round."""

    round: int
    number: Number
    """What was sought."""
    how: How
    callers: tuple[Seat, ...]
    """In the order of their calls: one, or those who called together."""
    cards: tuple[Card, ...]
    """All that lay open, in the order laid."""
    marked: tuple[Card, ...] = ()
    bench: Bench = ()
    """What the caller made of the marked cards."""
    line: Line | None = None
    """Where it is right."""
    discarded: Number | None = None
    is_set_aside: bool = False
    """Nobody won the number for too long: it is out of the game."""
