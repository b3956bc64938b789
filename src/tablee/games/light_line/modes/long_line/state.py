"""The whole truth; it never leaves the server."""

from tablee.core.record import Secret
from tablee.core.seats import Seat
from tablee.core.truth import Truth
from tablee.games.light_line.bench import Bench, lines_on
from tablee.games.light_line.cards import Card
from tablee.games.light_line.display import Line
from tablee.games.light_line.modes.long_line import pieces


class Place(Secret, frozen=True):
    """What lies before one seat."""

    hand: tuple[Card, ...] = ()
    bench: Bench = ()
    given_away: tuple[Card, ...] = ()
    """The cards that an open display has shown to everybody in this round, in order."""
    is_ready: bool = False
    points: int = 0

    @property
    def display(self) -> Bench:
        """What the bench is to the others (LO-G9)."""
        return self.bench

    @property
    def lines(self) -> tuple[Line, ...]:
        """Of the display, longest first; a single card is a line of 1 (LO-G5)."""
        return lines_on(self.bench)

    @property
    def longest(self) -> Line | None:
        """The line that counts: one, of one colour (LO-06)."""
        return next(iter(self.lines), None)


class State(Truth[pieces.Options, Place], frozen=True):
    """One game of LONG-LINE."""

    phase: pieces.Phase = "ready"
    round: int = 0
    rest: tuple[Card, ...] = ()
    """What was not dealt, out for the round; nobody looks at it (LO-04)."""
    calls: tuple[pieces.Call, ...] = ()
    """Of this round, in order."""
    stops: tuple[Seat, ...] = ()
    """Who has stopped in this round, in order."""
    last_round: pieces.RoundResult | None = None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Who has to act before the game can go on: in a race, everybody who still may call."""
        match self.phase:
            case "ready_check":
                return tuple([it for it in self.seating.seats if not self.places[it].is_ready])
            case "race":
                return self.racing
            case "ready" | "scored" | "over":
                return ()

    @property
    def racing(self) -> tuple[Seat, ...]:
        """Who has neither called nor stopped in this round."""
        done = {*self.stops, *[call.seat for call in self.calls]}
        return tuple([it for it in self.seating.seats if it not in done])

    def numbers_for(self, seat: Seat) -> tuple[int, ...]:
        """What this seat may call: the lines it has (LO-08, LO-G3), but for what is blocked (LO-09)."""
        taken = {call.number for call in self.calls}
        lengths = {line.length for line in self.places[seat].lines}
        return tuple(sorted([it for it in lengths - taken if it >= pieces.SHORTEST]))

    def is_late(self, now: int) -> bool:
        """Whether time is up, though the table has not said so yet."""
        return self.deadline is not None and now >= self.deadline
