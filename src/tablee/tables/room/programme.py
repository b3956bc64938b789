"""What is played next, set up before: an ordered list of games that the host may change at any time.

A game on it that cannot be played here now keeps its place, and is passed over until it is back or taken off.
"""

from tablee.core.refusal import Malformed
from tablee.tables.room import actions as asked
from tablee.tables.room import events as happened
from tablee.tables.room.events import RoomEvent
from tablee.tables.room.people import PersonId
from tablee.tables.room.rules import House, require_game, require_host
from tablee.tables.room.state import Room

MOST_GAMES = 12


def set_programme(
    room: Room, who: PersonId, action: asked.SetProgramme, house: House
) -> tuple[RoomEvent, ...]:
    """Of games that can be played here, and of those that stood there already."""
    require_host(room, who)
    if len(action.games) > MOST_GAMES:
        raise Malformed("programme_full")
    for key in action.games:
        if key not in room.programme:
            require_game(key, house)
    return (happened.ProgrammeSet(action.games),)


def without_next(room: Room, key: str, house: House) -> tuple[RoomEvent, ...]:
    """What heads the programme is off it once it is picked; any other pick leaves it as it is."""
    games = list(room.programme)
    if key != next((it for it in games if _is_playable(it, house)), None):
        return ()
    games.remove(key)
    return (happened.ProgrammeSet(tuple(games)),)


def _is_playable(key: str, house: House) -> bool:
    try:
        require_game(key, house)
    except Malformed:
        return False
    return True
