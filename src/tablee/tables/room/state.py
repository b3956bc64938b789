"""The whole truth about the room."""

from collections.abc import Mapping
from hmac import compare_digest
from typing import Any

from tablee.core.record import Secret
from tablee.core.seats import Seat
from tablee.tables.room.people import (
    AWAY_FOR_A_LOAN,
    Ask,
    Chair,
    LastGame,
    Person,
    PersonId,
    Stage,
    Taking,
    Talk,
)


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
    last: LastGame | None = None
    habits: Mapping[str, Any] = {}
    """The options of the other games that were agreed on here, as they were left."""
    picked_by: PersonId | None = None
    """Who picked the game that people gather for."""

    def person(self, who: PersonId) -> Person | None:
        """Somebody who is still of this table."""
        if not 0 < who <= len(self.people) or self.people[who - 1].is_gone:
            return None
        return self.people[who - 1]

    def is_invited(self, invite: str) -> bool:
        """Whether this is the secret of the invitation link."""
        return bool(self.invite) and compare_digest(invite.encode(), self.invite.encode())

    def seat_of(self, who: PersonId) -> Seat | None:
        for seat, chair in enumerate(self.chairs):
            if chair.person == who:
                return Seat(seat)
        return None

    def own_seat(self, who: PersonId) -> Seat | None:
        """The one this person has or had in this game: nobody sees the secrets of two."""
        return next((Seat(seat) for seat, had in enumerate(self.sat) if who in had), None)

    def may_look_back(self, who: PersonId, number: int | None = None) -> bool:
        """At the game of this number, or at the one that was begun last."""
        return self.people[who - 1].looks_from <= (self.games if number is None else number)

    def is_at_home(self, who: PersonId) -> bool:
        """A table belongs to those who played there, and to whoever opened it."""
        return who == self.owner or self.people[who - 1].played > 0

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
