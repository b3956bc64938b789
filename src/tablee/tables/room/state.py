"""The whole truth about the room."""

from hmac import compare_digest
from typing import Any

from tablee.core.record import Secret
from tablee.core.seats import Seat
from tablee.tables.room.people import AWAY_FOR_A_LOAN, Chair, Person, PersonId, Stage, Talk


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

    def has_seat(self, seat: int) -> bool:
        return 0 <= seat < len(self.chairs)

    @property
    def present(self) -> tuple[PersonId, ...]:
        """Everybody still of this table, in the order of coming."""
        return tuple([PersonId(n) for n, person in enumerate(self.people, 1) if not person.is_gone])
