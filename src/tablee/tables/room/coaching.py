"""Where the coach may speak: to whoever plays among bots alone, and among people if their host has allowed it."""

from tablee.core.refusal import BrokenRule, NotNow
from tablee.core.seats import Seat
from tablee.tables.room import actions as asked
from tablee.tables.room import events as happened
from tablee.tables.room.events import RoomEvent
from tablee.tables.room.people import PersonId
from tablee.tables.room.rules import require_host, require_person, require_seat
from tablee.tables.room.state import Room
from tablee.tables.room.words_kept import words_of


def set_coach(room: Room, who: PersonId, action: asked.SetCoach) -> tuple[RoomEvent, ...]:
    """What all rely on does not change under their hands."""
    require_host(room, who)
    if room.stage == "playing":
        raise NotNow("not_gathering")
    return (happened.CoachSet(action.allowed),)


def plays_among_people(room: Room, seat: Seat) -> bool:
    """Whether another seat is a person's, though a bot may play it for the moment."""
    return any(it.person is not None for n, it in enumerate(room.chairs) if n != seat)


def require_coach(room: Room, who: PersonId) -> Seat:
    """The seat that this person plays, if the coach may speak to them."""
    require_person(room, who)
    if room.stage != "playing":
        raise NotNow("not_playing")
    seat = require_seat(room, who)
    if room.chairs[seat].is_lent:
        raise NotNow("seat_is_lent")
    if plays_among_people(room, seat) and not room.has_coach:
        raise BrokenRule("coach_not_allowed")
    return seat


def tells_anothers_words(room: Room, who: PersonId) -> bool:
    """Bots play with all that a pack says of its words, which only who brought it may read."""
    words = words_of(room, getattr(room.options, "pack", ""))
    return words is not None and words.person != who
