"""A table that opens with its game under way: one person among bots, and nobody else before they are invited."""

from collections.abc import Sequence

from tablee.core.chance import commitment
from tablee.core.refusal import Malformed
from tablee.core.seats import Seat
from tablee.tables.legacy import COUNTED
from tablee.tables.room import actions as asked
from tablee.tables.room import events as happened
from tablee.tables.room.events import RoomEvent
from tablee.tables.room.levels import nearest
from tablee.tables.room.names import tidy_name
from tablee.tables.room.people import Chair, PersonId
from tablee.tables.room.rules import House, open_table
from tablee.tables.room.state import Room

ASKER = PersonId(1)


def open_under_way(room: Room, action: asked.OpenUnderWay, house: House) -> tuple[RoomEvent, ...]:
    """All at once, so that there is no such table without its game."""
    opening = action.opening
    opened = open_table(room, opening, house)
    about = house.game_of(opening.game).ABOUT
    promise = commitment(bytes.fromhex(action.seed), about.key, about.version)
    chairs = _chairs(action, house.levels_of(opening.game))
    salts = action.salts or ("",) * opening.seats
    return (
        *opened,
        happened.CameIn(ASKER, tidy_name(action.name), action.key_hash),
        happened.HostChosen(ASKER),
        happened.SeatsChanged(chairs),
        happened.DoorSet(open=False),
        happened.SeedDrawn(action.seed, promise),
        happened.GameBegan(1, salts, COUNTED, action.branch, action.shared),
    )


def _chairs(action: asked.OpenUnderWay, levels: Sequence[str]) -> tuple[Chair, ...]:
    """A bot that is here no more has the usual one in its place."""
    seats = action.opening.seats
    if not 0 <= action.seat < seats:
        raise Malformed("no_such_seat")
    bots = [nearest(it, levels) for it in action.levels]
    return tuple(
        [Chair(ASKER) if it == action.seat else Chair(bot=bots[Seat(it)]) for it in range(seats)]
    )
