"""Whose table it is: who follows a host, who may send whom away, and what a newcomer may never become."""

from tablee.core.refusal import BrokenRule, NotNow
from tablee.tables.room import actions as asked
from tablee.tables.room import events as happened
from tablee.tables.room.events import RoomEvent
from tablee.tables.room.people import Chair, PersonId
from tablee.tables.room.rules import (
    House,
    left_by,
    require_host,
    require_person,
    shut_out,
    stand_in,
    with_chair,
)
from tablee.tables.room.state import Room

AWAY_FOR_THE_HOST = 60_000
"""Milliseconds the host has to be away before another one stands in."""


def remove_person(
    room: Room, who: PersonId, action: asked.RemovePerson, house: House
) -> tuple[RoomEvent, ...]:
    """For good: neither the code nor the link they know lets anybody in; those who stay get a new link."""
    require_host(room, who)
    require_person(room, action.person)
    if action.person == who:
        raise BrokenRule("not_yourself")
    is_owner = room.has_stand_in and action.person == room.owner
    if is_owner or elder_of(room, who, action.person):
        raise BrokenRule("their_table")
    return (*go_away(room, action.person, house, was_removed=True), *shut_out(room, house))


def leave(room: Room, who: PersonId, house: House) -> tuple[RoomEvent, ...]:
    return go_away(room, who, house)


def go_away(
    room: Room, who: PersonId, house: House, *, was_removed: bool = False
) -> tuple[RoomEvent, ...]:
    """A seat in play stays empty, or goes to a bot where the game needs one or a bot had it; a host goes last."""
    events: list[RoomEvent] = [happened.WentAway(who, was_removed)]
    seat = room.seat_of(who)
    if seat is not None:
        bot = stand_in(room, seat, house)
        kept = room.chairs[seat] if bot else left_by(room, seat, who)
        events.append(with_chair(room, seat, Chair(bot=bot, before=kept.before)))
    if room.host == who:
        heirs = heirs_of(room, house) or others(room)
        events += [happened.HostChosen(it, room.has_stand_in) for it in heirs[:1]]
    return tuple(events)


def hand_over(room: Room, who: PersonId, action: asked.HandOver) -> tuple[RoomEvent, ...]:
    """Who only stands in cannot give away for good what is another's."""
    require_host(room, who)
    require_person(room, action.person)
    return (happened.HostChosen(action.person, room.has_stand_in),)


def pass_host(room: Room, house: House) -> tuple[RoomEvent, ...]:
    """The next person who is here stands in for the host."""
    if room.host is not None and (house.away(room.host) or 0) < AWAY_FOR_THE_HOST:
        raise NotNow("host_is_here")
    heir = stand_in_host(room, house)
    if heir is None:
        raise NotNow("nobody_here")
    return (happened.HostChosen(heir, stands_in=True),)


def return_host(room: Room) -> tuple[RoomEvent, ...]:
    """The owner is back."""
    if not room.has_stand_in:
        raise NotNow("host_is_here")
    assert room.owner is not None
    return (happened.HostChosen(room.owner),)


def stand_in_host(room: Room, house: House) -> PersonId | None:
    """Who is here and may be the host while the host is away."""
    heirs = heirs_of(room, house)
    return heirs[0] if heirs and house.away(heirs[0]) is None else None


def heirs_of(room: Room, house: House) -> list[PersonId]:
    """In the order of coming, those here first, then those who sit; once a game was played, none but its people."""
    heirs = [it for it in others(room) if not room.games or room.is_at_home(it)]
    heirs.sort(key=lambda who: (house.away(who) is not None, room.seat_of(who) is None))
    return heirs


def others(room: Room) -> list[PersonId]:
    return [who for who in room.present if who != room.host]


def elder_of(room: Room, who: PersonId | None, other: PersonId) -> bool:
    """Whether the other one played at this table before this one came, were it in the same game."""
    if who is None or other > who:
        return False
    return 0 < room.people[other - 1].played <= room.people[who - 1].found
