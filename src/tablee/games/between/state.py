"""The whole truth; it never leaves the server."""

from tablee.core.record import Secret, replace
from tablee.core.seats import Seat
from tablee.core.truth import TurnByTurn
from tablee.games.between import pieces
from tablee.games.between.events import JokerAnswered, NoteTaken, ProposalMissed


class Place(Secret, frozen=True):
    """What lies before one seat, face up and face down."""

    hand: tuple[pieces.Card, ...] = ()
    interval: pieces.Interval | None = None
    between: tuple[pieces.Card, ...] = ()
    above: tuple[pieces.Card, ...] = ()
    noes: tuple[pieces.Card, ...] = ()
    is_found: bool = False
    is_conceded: bool = False
    """Open because it was shown, not because it was found (BT-G9)."""
    is_out: bool = False
    has_joker: bool = True
    points: int = 0

    @property
    def has_chosen(self) -> bool:
        return self.interval is not None

    def holds(self, value: pieces.Card) -> bool:
        """In hand now, or hidden in the interval."""
        return value in self.hand or (self.interval is not None and value in self.interval)


class State(TurnByTurn[pieces.Options, Place], frozen=True):
    """One game of Between."""

    phase: pieces.Phase = "ready"
    round: int = 0
    has_asked: bool = False
    questions: tuple[pieces.Question, ...] = ()
    finds: tuple[pieces.Find, ...] = ()
    whispers: tuple[pieces.Whisper, ...] = ()
    """What everybody notices of the jokers and misses that follow."""
    jokers: tuple[JokerAnswered, ...] = ()
    misses: tuple[ProposalMissed, ...] = ()
    notes: tuple[NoteTaken, ...] = ()
    """Of this round; the last one beside a number counts."""
    unfound: tuple[pieces.Unfound, ...] = ()
    """Turned over when the round was over."""
    last_round: pieces.RoundResult | None = None
    last_conceded: tuple[Seat, ...] = ()
    """Whose interval was shown in the last round, not found."""
    last_unfound: tuple[pieces.Unfound, ...] = ()

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Who has to act before the game can go on."""
        if self.phase == "choose":
            return self.to_choose
        return () if self.active is None else (self.active,)

    @property
    def to_choose(self) -> tuple[Seat, ...]:
        """Who has not laid an interval yet."""
        return tuple([it for it in self.seating.seats if self.places[it].interval is None])

    @property
    def still_in(self) -> tuple[Seat, ...]:
        """Who has made no wrong proposal this round."""
        return tuple([it for it in self.seating.seats if not self.places[it].is_out])

    def own_jokers(self, seat: Seat | None) -> tuple[JokerAnswered, ...]:
        """Asked by this seat or asked of it."""
        return tuple([it for it in self.jokers if it.asker == seat or it.whom == seat])

    def own_misses(self, seat: Seat | None) -> tuple[ProposalMissed, ...]:
        """Proposed by this seat or to it."""
        return tuple([it for it in self.misses if it.by == seat or it.whom == seat])

    def own_notes(self, seat: Seat | None) -> tuple[NoteTaken, ...]:
        return tuple([it for it in self.notes if it.seat == seat])

    def hidden_from(self, seat: Seat) -> tuple[Seat, ...]:
        """The opponents whose intervals are still to be found."""
        seats = self.seating.seats
        return tuple([it for it in seats if it != seat and not self.places[it].is_found])

    def askable_by(self, seat: Seat) -> tuple[Seat, ...]:
        """The opponents who still have cards in hand (BT-11)."""
        seats = self.seating.seats
        return tuple([it for it in seats if it != seat and self.places[it].hand])

    def must_ask(self, seat: Seat) -> bool:
        """Step 1 is compulsory while one can be asked and has something to find (BT-G3, BT-G10)."""
        return not self.has_asked and bool(self.askable_by(seat)) and bool(self.hidden_from(seat))

    def may_concede(self, seat: Seat) -> bool:
        """Out, not found, and a single seat still in (BT-G9)."""
        place = self.places[seat]
        return (
            self.phase == "turn" and place.is_out and not place.is_found and len(self.still_in) == 1
        )


def noticed(state: State, what: pieces.Whisper, **changes: object) -> State:
    """Everybody notices that it happened, and no more."""
    return replace(state, whispers=(*state.whispers, what), **changes)
