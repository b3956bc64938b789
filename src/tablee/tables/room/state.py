"""The whole truth about the room."""

from collections.abc import Mapping
from hmac import compare_digest
from typing import Any

from tablee.core.record import Secret
from tablee.core.seats import Seat
from tablee.tables.deal import SharedDeal
from tablee.tables.room.brought import Brought
from tablee.tables.room.people import (
    AWAY_FOR_A_LOAN,
    Ask,
    BotPace,
    Chair,
    Cheered,
    LastGame,
    Person,
    PersonId,
    Screen,
    Stage,
    Taking,
    Talk,
    Viewer,
)
from tablee.tables.variation import Branch


class Room(Secret, frozen=True):
    """One table and the people around it."""

    game: str = ""
    invite: str = ""
    """The secret of the invitation link."""
    options: Any = None
    chairs: tuple[Chair, ...] = ()
    """By seat."""
    people: tuple[Person, ...] = ()
    """By person, the first one being number 1."""
    host: PersonId | None = None
    owner: PersonId | None = None
    """Whose table it is: the host, unless another one stands in for a host who is away."""
    stage: Stage = "gathering"
    talk: Talk = "free"
    bot_pace: BotPace = "normal"
    has_coach: bool = False
    """Whether the coach may speak among people."""
    is_open: bool = True
    """Whether the code alone lets newcomers in."""
    seed: str = ""
    commitment: str = ""
    """For the next game while gathering, for this one while playing."""
    loan_after: int = AWAY_FOR_A_LOAN
    games: int = 0
    """How many were begun."""
    salts: tuple[str, ...] = ()
    """What the seats added to this game's shuffle."""
    sat: tuple[tuple[PersonId, ...], ...] = ()
    """By seat: everybody who has had it in this game, and so knows its secrets."""
    asks: tuple[Ask, ...] = ()
    takings: tuple[Taking, ...] = ()
    """In this game, the first one first."""
    branch: Branch | None = None
    """Where this game set out, if that was in the middle of another."""
    shared: SharedDeal | None = None
    """Where its seed comes from, if others play the same deal."""
    last: LastGame | None = None
    cheered: tuple[Cheered, ...] = ()
    """Drawings of this game and of the one before, in the order in which each was first cheered."""
    habits: Mapping[str, Any] = {}
    """The options of the other games that were agreed on here, as they were left."""
    picked_by: PersonId | None = None
    """Who picked the game that people gather for."""
    programme: tuple[str, ...] = ()
    """The games that are to be played next, the first one first."""

    words: tuple[Brought, ...] = ()
    """Packs that people of this table have brought, the oldest first; some are no longer offered."""
    words_ever: int = 0
    """Bytes of all that was ever brought."""

    screens: tuple[Screen, ...] = ()
    """Televisions, the oldest first."""
    screens_ever: int = 0
    """Those that have gone included."""

    def person(self, who: PersonId) -> Person | None:
        """Somebody who is still of this table."""
        if not 0 < who <= len(self.people) or self.people[who - 1].is_gone:
            return None
        return self.people[who - 1]

    def knows(self, who: Viewer) -> bool:
        """Whether this is somebody, or a screen, that is still of this table."""
        if isinstance(who, str):
            return any(it.id == who for it in self.screens)
        return self.person(who) is not None

    def is_invited(self, invite: str) -> bool:
        """Whether this is the secret of the invitation link."""
        return bool(self.invite) and compare_digest(invite.encode(), self.invite.encode())

    def seat_of(self, who: Viewer) -> Seat | None:
        for seat, chair in enumerate(self.chairs):
            if chair.person == who:
                return Seat(seat)
        return None

    def own_seat(self, who: PersonId) -> Seat | None:
        """The one this person has or had in this game: nobody sees the secrets of two."""
        return next((Seat(seat) for seat, had in enumerate(self.sat) if who in had), None)

    def may_look_back(self, who: Viewer, number: int | None = None) -> bool:
        """At the game of this number, or at the one that was begun last."""
        seen = self.games if number is None else number
        if isinstance(who, str):
            return any(it.id == who and it.looks_from <= seen for it in self.screens)
        return self.people[who - 1].looks_from <= seen

    def is_at_home(self, who: PersonId) -> bool:
        """A table belongs to those who played there, and to whoever opened it."""
        return who == self.owner or self.people[who - 1].played > 0

    @property
    def words_in_use(self) -> tuple[Brought, ...]:
        """The packs of this table with which a game may be played."""
        return tuple([it for it in self.words if not it.is_replaced])

    def words_for(self, options: Any) -> tuple[Brought, ...]:
        """The pack that these options name, where it is one of this table's own; they may ask for a part of it."""
        name = str(getattr(options, "pack", "")).partition("@")[0]
        return tuple([it for it in self.words_in_use if it.pack == name])

    @property
    def needs_host(self) -> bool:
        """There was none yet, or the last one has gone and nobody was there to follow."""
        return self.host is None or self.person(self.host) is None

    @property
    def has_stand_in(self) -> bool:
        """The host is one only until the owner is back."""
        owner = self.owner
        return owner is not None and owner != self.host and self.person(owner) is not None

    def has_seat(self, seat: int) -> bool:
        return 0 <= seat < len(self.chairs)

    @property
    def present(self) -> tuple[PersonId, ...]:
        """Everybody still of this table, in the order of coming."""
        return tuple([PersonId(n) for n, person in enumerate(self.people, 1) if not person.is_gone])
