"""The whole truth; it never leaves the server."""

from tablee.core.clock import STRETCHES
from tablee.core.objection import Ballot
from tablee.core.outcome import Outcome
from tablee.core.record import Secret, replace
from tablee.core.seats import Seat, Seating
from tablee.games.entre_les_lignes.pieces import (
    DrawingName,
    Heard,
    Letter,
    Options,
    Phase,
    RoundResult,
    Spot,
    Vote,
    WordNumber,
    letters_for,
)


class Place(Secret, frozen=True):
    """What one seat has before it."""

    word: str = ""
    drawing: DrawingName = ""
    """As it is now; on the board it may still be another, while it is being corrected."""
    description: str = ""
    has_handed_in: bool = False
    vote: Vote | None = None
    ballot: Ballot | None = None
    """On the objection that is open, or on the last one."""
    has_gone_on: bool = False
    points: int = 0


class Claim(Secret, frozen=True):
    """An objection that is being judged."""

    by: Seat
    spot: Spot
    judges: tuple[Seat, ...]


class State(Secret, frozen=True):
    """One game of Entre les lignes."""

    seating: Seating
    options: Options
    places: tuple[Place, ...]
    """By seat."""
    number: WordNumber | None = None
    rounds: int = 0
    pile: tuple[int, ...] = ()
    """Cards that were not dealt yet, the top one first."""
    phase: Phase = "ready"
    round: int = 0
    active: Seat | None = None
    accomplice: Seat | None = None
    order: tuple[Seat, ...] = ()
    """Whose drawing hangs at A, B, C…; empty before all are shown."""
    shown: tuple[DrawingName, ...] = ()
    """What hangs on the board, by the seat that drew it."""
    claim: Claim | None = None
    sent_back: Spot | None = None
    """The drawing that is being corrected."""
    heard: tuple[Heard, ...] = ()
    deadline: int | None = None
    stretches: int = 0
    """How often the present deadline was moved."""
    gallery: tuple[RoundResult, ...] = ()
    outcome: Outcome | None = None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Who has to act before the game can go on.

        While a drawing is corrected that is everybody, for who it waits for would tell whose drawing it is; all may
        change their votes meanwhile.
        """
        return self.seating.seats if self.sent_back else self.missing

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Who has not done yet what the phase asks of everybody."""
        match self.phase:
            case "draw":
                return self._without("has_handed_in")
            case "vote" if self.claim:
                spoken = {it for it in self.claim.judges if self.places[it].ballot}
                return tuple([it for it in self.claim.judges if it not in spoken])
            case "vote":
                return self._without("vote")
            case "reveal":
                return self._without("has_gone_on")
            case "ready" | "over":
                return ()

    def _without(self, field: str) -> tuple[Seat, ...]:
        return tuple([it for it in self.seating.seats if not getattr(self.places[it], field)])

    @property
    def letters(self) -> tuple[Letter, ...]:
        return letters_for(self.seating.size)

    @property
    def spots(self) -> dict[Spot, Seat]:
        """Who drew what hangs there; nothing before all drawings are shown."""
        if not self.order:
            return {}
        assert self.active is not None
        return {"active": self.active, **dict(zip(self.letters, self.order, strict=True))}

    def spot_of(self, seat: Seat) -> Spot | None:
        return next((spot for spot, its in self.spots.items() if its == seat), None)

    def is_open(self, spot: Spot) -> bool:
        """Whether everybody knows who drew it (EL-G1)."""
        return (
            spot == "active" or self.options.authors == "open" or self.phase in ("reveal", "over")
        )

    def may_draw(self, seat: Seat) -> bool:
        """Before handing in, or when one's drawing was sent back."""
        if self.phase == "draw":
            return not self.places[seat].has_handed_in
        return self.sent_back is not None and self.spots[self.sent_back] == seat

    def may_hand_in(self, seat: Seat) -> bool:
        """There is something on the paper, and something new if it was sent back."""
        drawing = self.places[seat].drawing
        is_new = self.phase == "draw" or drawing != self.shown[seat]
        return self.may_draw(seat) and bool(drawing) and is_new

    def may_object(self, seat: Seat, spot: Spot) -> bool:
        """To another's drawing, once, and not where the others have seen nothing in it already (EL-G3)."""
        is_others = self.spots.get(spot, seat) != seat
        past = [it for it in self.heard if it.spot == spot]
        is_first = all(it.by != seat for it in past)
        return is_others and is_first and not (past and past[-1].verdict == "dismissed")

    @property
    def is_voting(self) -> bool:
        return self.phase == "vote" and self.claim is None

    @property
    def may_stretch(self) -> bool:
        """Whether a clock runs that can still be moved."""
        return self.deadline is not None and self.stretches < STRETCHES


def change_place(state: State, seat: Seat, **changes: object) -> tuple[Place, ...]:
    """All places, with one of them changed."""
    changed = replace(state.places[seat], **changes)
    return (*state.places[:seat], changed, *state.places[seat + 1 :])
