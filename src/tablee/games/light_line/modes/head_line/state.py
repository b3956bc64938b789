"""The whole truth; it never leaves the server."""

from tablee.core.outcome import Outcome
from tablee.core.record import Secret
from tablee.core.seats import Seat, Seating
from tablee.games.light_line.bench import Bench
from tablee.games.light_line.cards import BACK, Card, Number
from tablee.games.light_line.modes.head_line.pieces import (
    TEMPOS,
    How,
    Options,
    Phase,
    RoundResult,
)


class State(Secret, frozen=True):
    """One game of HEAD-LINE."""

    seating: Seating
    options: Options
    won: tuple[tuple[Number, ...], ...]
    """By seat, in the order won."""
    phase: Phase = "ready"
    round: int = 0
    dealer: Seat = Seat(0)
    round_pile: tuple[Card, ...] = ()
    """Number up, the top card first; nobody sees the faces."""
    tries: int = 0
    """How many rounds were played for the number on top, and not won."""
    pile: tuple[Card, ...] = ()
    """In the dealer's hand, the top card first."""
    unseen: int = 0
    """How many cards of the pile, from the top, nobody has seen; the others went under it in the order laid."""
    is_counted: bool = False
    """All 51 have lain open: which they are is known, and so are the faces of the other nine."""
    open: tuple[Card, ...] = ()
    is_paused: bool = False
    tempo: int | None = None
    """What the dealer made of the pace that was agreed."""
    deadline: int | None = None
    caller: Seat | None = None
    marked: tuple[Card, ...] = ()
    bench: Bench = ()
    failed: RoundResult | None = None
    """The wrong call for which a number has to be discarded."""
    discarded: tuple[Number, ...] = ()
    agreed: tuple[Seat, ...] = ()
    last_round: RoundResult | None = None
    outcome: Outcome | None = None

    @property
    def number(self) -> Number | None:
        """How many cards must form a line (HE-06)."""
        return BACK[self.round_pile[0]] if self.round_pile else None

    @property
    def numbers_left(self) -> int:
        return len(self.round_pile)

    @property
    def pile_back(self) -> Number | None:
        return BACK[self.pile[0]] if self.pile else None

    @property
    def pace_ms(self) -> int:
        return self.tempo or self.options.pace_ms

    @property
    def failure(self) -> How | None:
        """Why the call was wrong, while the caller chooses what to discard."""
        return self.failed.how if self.failed else None

    @property
    def paces(self) -> tuple[int, ...]:
        """A step slower, and a step faster, as far as there is one (HE-04)."""
        slower = [pace for pace in TEMPOS if pace > self.pace_ms][:1]
        faster = [pace for pace in TEMPOS if pace < self.pace_ms][-1:]
        return (*slower, *faster)

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Who has to act before the game can go on; while cards are dealt, everybody who might call."""
        match self.phase:
            case "dealing":
                return self.seating.seats if self.may_call else (self.dealer,)
            case "claim":
                return tuple([seat for seat in self.seating.seats if seat != self.caller])
            case "mark" | "join" | "discard":
                assert self.caller is not None
                return (self.caller,)
            case "result":
                return (self.dealer,)
            case "ready" | "over":
                return ()

    @property
    def may_call(self) -> bool:
        """Fewer cards than the number cannot hold a line of it."""
        return len(self.open) >= (self.number or 0)

    def droppable(self, seat: Seat) -> tuple[Number, ...]:
        """The different numbers this seat has won (HE-12)."""
        return tuple(sorted(set(self.won[seat])))
