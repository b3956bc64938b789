"""The whole truth; it never leaves the server."""

from collections import Counter

from tablee.core.once import once
from tablee.core.record import Secret
from tablee.core.seats import Seat
from tablee.core.truth import Truth
from tablee.games.entre_les_lignes import pieces
from tablee.games.entre_les_lignes.view import Hung, OpenObjection


class Place(Secret, frozen=True):
    """What one seat has before it."""

    word: str = ""
    """None where this seat does not play the round."""
    drawing: pieces.DrawingName = ""
    """As it is now; on the board it may still be another, while it is being corrected."""
    description: str = ""
    has_handed_in: bool = False
    vote: pieces.Vote | None = None
    ballot: pieces.Opinion | None = None
    """On the objection that is open, or on the last one."""
    has_gone_on: bool = False
    wish: pieces.Wish | None = None
    """How many rounds it would like there to be; nothing if it does not mind."""
    is_empty: bool = False
    """Nobody plays this seat now."""
    was_empty: bool = False
    """For a while, since the drawings hang: everybody knows which one is its own."""
    sitter: int = 0
    """How often it was left and taken again."""
    artist: int = 0
    """The same, when its drawing was made."""
    points: int = 0

    @property
    def has_voted(self) -> bool:
        return self.vote is not None

    @property
    def is_playing(self) -> bool:
        """Whether it was dealt a word this round."""
        return bool(self.word)

    @property
    def square(self) -> int:
        """Where its pawn stands: past twelve it begins again at the bottom (EL-32)."""
        return (self.points - 1) % pieces.TRACK + 1 if self.points else 0

    @property
    def laps(self) -> int:
        """How often it has begun again: what the markers for 12+ and 24+ say (EL-32)."""
        return (self.points - 1) // pieces.TRACK if self.points else 0


class Claim(Secret, frozen=True):
    """An objection that is being judged."""

    by: Seat
    spot: pieces.Spot
    judges: tuple[Seat, ...]
    left: int | None = None
    """Milliseconds that the vote has left, where its clock runs."""


class State(Truth[pieces.Options, Place], frozen=True):
    """One game of Entre les lignes."""

    number: pieces.WordNumber | None = None
    rounds: int = 0
    pile: tuple[int, ...] = ()
    """Cards that were not dealt yet, the top one first."""
    phase: pieces.Phase = "ready"
    round: int = 0
    active: Seat | None = None
    accomplice: Seat | None = None
    order: tuple[Seat, ...] = ()
    """Whose drawing hangs at A, B, C…; empty before all are shown."""
    shown: tuple[pieces.DrawingName, ...] = ()
    """What hangs on the board, by the seat that drew it."""
    claim: Claim | None = None
    sent_back: pieces.Spot | None = None
    """The drawing that is being corrected."""
    heard: tuple[pieces.Heard, ...] = ()
    gallery: tuple[pieces.RoundResult, ...] = ()

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Who has to act before the game can go on.

        While a drawing is corrected that is everybody, for who it waits for would tell whose drawing it is.
        """
        return self.playing if self.sent_back else self.missing

    @property
    @once
    def missing(self) -> tuple[Seat, ...]:
        """Who has not done yet what is asked now; while a drawing is corrected that is a secret."""
        match self.phase:
            case "draw":
                return self._without("has_handed_in", self.playing)
            case "vote" if self.claim:
                return self._without("ballot", self.claim.judges)
            case "vote" if self.sent_back:
                return tuple([it for it in self.playing if it == self.spots[self.sent_back]])
            case "vote":
                return self._without("vote", self.playing)
            case "reveal":
                return self._without("has_gone_on", self.present)
            case "ready" | "over":
                return ()

    def _without(self, field: str, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Those of them who are here and lack it."""
        places = [(it, self.places[it]) for it in seats]
        return tuple(
            [it for it, place in places if not place.is_empty and not getattr(place, field)]
        )

    @property
    def present(self) -> tuple[Seat, ...]:
        """The seats that somebody plays."""
        return tuple([it for it in self.seating.seats if not self.places[it].is_empty])

    @property
    @once
    def players(self) -> tuple[Seat, ...]:
        """Who was dealt a word this round."""
        return tuple([it for it in self.seating.seats if self.places[it].word])

    @property
    def playing(self) -> tuple[Seat, ...]:
        """Those of them who are still here."""
        return tuple([it for it in self.players if not self.places[it].is_empty])

    @property
    @once
    def recounted(self) -> int | None:
        """How many rounds there would be, if they were counted again after this one (EL-G10).

        As many as it takes until all who are here were active as often as so many are (EL-08, EL-09); nothing where
        that would change nothing, or people or cards are too few.
        """
        size = len(self.present)
        if self.phase != "reveal" or size < pieces.FEWEST:
            return None
        each = pieces.rounds_for(size, self.options) // size
        more = sum(max(each - self.turns[it], 0) for it in self.present)
        is_possible = more * (size - 1) <= len(self.pile)
        return self.round + more if is_possible and self.round + more != self.rounds else None

    @property
    def turns(self) -> Counter[Seat]:
        """How often each was active, in the rounds that are over."""
        return Counter(it.active for it in self.gallery)

    @property
    def letters(self) -> tuple[pieces.Letter, ...]:
        return pieces.letters_for(len(self.players) or self.seating.size)

    @property
    @once
    def spots(self) -> dict[pieces.Spot, Seat]:
        """Who drew what hangs there; nothing before all drawings are shown."""
        if not self.order:
            return {}
        assert self.active is not None
        return {"active": self.active, **dict(zip(self.letters, self.order, strict=True))}

    @property
    def board(self) -> tuple[Hung, ...]:
        """What hangs there, and who drew it; who may know that is for `is_open` to say."""
        return tuple(
            [
                Hung(spot, self.shown[artist], artist, spot == self.sent_back)
                for spot, artist in self.spots.items()
            ]
        )

    @property
    def objection(self) -> OpenObjection | None:
        """What everybody sees of the one that is being judged."""
        if self.claim is None:
            return None
        by, spot, judges = self.claim.by, self.claim.spot, self.claim.judges
        return OpenObjection(
            by, spot, judges, tuple([it for it in judges if self.places[it].ballot])
        )

    def spot_of(self, seat: Seat | None) -> pieces.Spot | None:
        return next((spot for spot, its in self.spots.items() if its == seat), None)

    own_spot = spot_of

    def own_is_sent_back(self, seat: Seat | None) -> bool:
        """Whether its drawing is to be corrected."""
        return self.sent_back is not None and self.spot_of(seat) == self.sent_back

    def is_open(self, spot: pieces.Spot) -> bool:
        """Whether everybody knows who drew it (EL-G1); of somebody who has left, for they could not correct it."""
        if self.options.authors == "open" or self.phase in ("reveal", "over"):
            return True
        return spot == "active" or self.was_left(self.spots[spot])

    def was_left(self, seat: Seat) -> bool:
        """Now, or for a while, since the drawings hang."""
        return self.places[seat].is_empty or self.places[seat].was_empty

    def may_draw(self, seat: Seat) -> bool:
        """Before handing in, or when one's drawing was sent back."""
        return (self.phase == "draw" or self.sent_back is not None) and seat in self.missing

    def may_hand_in(self, seat: Seat) -> bool:
        """There is something on the paper, and something new if it was sent back."""
        return self.may_draw(seat) and self.has_something_new(seat)

    def has_something_new(self, seat: Seat) -> bool:
        """On its paper, beside what hangs on the board."""
        drawing = self.places[seat].drawing
        return bool(drawing) and (not self.shown or drawing != self.shown[seat])

    def may_object(self, seat: Seat, spot: pieces.Spot) -> bool:
        """To another's drawing, once, and not where the others have seen nothing in it already (EL-G3).

        Nor to that of somebody who has left.
        """
        artist = self.spots.get(spot, seat)
        is_others = artist != seat and not self.places[artist].is_empty
        past = [it for it in self.heard if it.spot == spot]
        is_first = all(it.by != seat for it in past)
        return is_others and is_first and not (past and past[-1].verdict == "dismissed")

    def may_give_up(self, seat: Seat) -> bool:
        """Whether it may have a drawing hung as it is that is being corrected: who objected, or anybody if they left.

        Else a table would wait for ever for an artist who does nothing, and nobody could tell who that is.
        """
        if self.sent_back is None or seat not in self.playing:
            return False
        by = self.heard[-1].by
        return seat == by or self.places[by].is_empty

    @property
    def is_voting(self) -> bool:
        """No objection is being judged, and no drawing corrected."""
        return self.phase == "vote" and self.claim is None and self.sent_back is None
