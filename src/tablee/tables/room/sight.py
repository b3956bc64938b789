"""What a person may see of the room, built field by field; keys, salts and seeds stay here."""

from collections.abc import Callable
from typing import Any

from tablee.core.record import Record
from tablee.core.seats import Seat
from tablee.tables.room.people import Chair, PersonId, Stage, Talk
from tablee.tables.room.state import Room


class PersonView(Record, frozen=True):
    id: PersonId
    name: str
    is_here: bool
    is_ready: bool
    seat: Seat | None


class ChairView(Record, frozen=True):
    person: PersonId | None
    bot: str | None
    is_passed_over: bool
    """Its person is away, and the others play on without."""
    before: tuple[str, ...]
    """The names of those who left it empty in the course of this game, the first one first."""


class RoomView(Record, frozen=True):
    """Everything around the game that one person may see."""

    you: PersonId
    seat: Seat | None
    game: str
    options: Any
    stage: Stage
    number: int
    """Which game of this table's."""
    host: PersonId | None
    people: tuple[PersonView, ...]
    chairs: tuple[ChairView, ...]
    talk: Talk
    is_open: bool
    commitment: str
    loan_after: int
    """Milliseconds that somebody has to stay away before a seat may be lent."""


def view(room: Room, who: PersonId, is_here: Callable[[PersonId], bool]) -> RoomView:
    return RoomView(
        you=who,
        seat=room.seat_of(who),
        game=room.game,
        options=room.options,
        stage=room.stage,
        number=room.games,
        host=room.host,
        people=tuple([_person(room, other, is_here=is_here(other)) for other in room.present]),
        chairs=tuple([_chair(room, it) for it in room.chairs]),
        talk=room.talk,
        is_open=room.is_open,
        commitment=room.commitment,
        loan_after=room.loan_after,
    )


def _chair(room: Room, chair: Chair) -> ChairView:
    before = tuple([room.people[who - 1].name for who in chair.before])
    return ChairView(chair.person, chair.bot, chair.is_passed_over, before)


def _person(room: Room, who: PersonId, *, is_here: bool) -> PersonView:
    person = room.people[who - 1]
    return PersonView(who, person.name, is_here, person.is_ready, room.seat_of(who))
