"""Something else for the same people: the host picks the next game, or all who sit wish for the same one."""

from typing import Any

from msgspec import Raw

from tablee.core.chance import commitment
from tablee.core.game import AnyGame
from tablee.core.record import encode
from tablee.core.refusal import NotNow
from tablee.core.seats import Seat
from tablee.tables.room import actions as asked
from tablee.tables.room import events as happened
from tablee.tables.room.changes import evolve
from tablee.tables.room.events import RoomEvent
from tablee.tables.room.levels import nearest
from tablee.tables.room.people import Chair, PersonId
from tablee.tables.room.programme import without_next
from tablee.tables.room.rotation import queue, seated
from tablee.tables.room.rules import (
    House,
    can_start,
    check_setting,
    fitting,
    following,
    require_game,
    require_host,
)
from tablee.tables.room.state import Room
from tablee.tables.room.words_kept import require_known, with_known


def want_game(
    room: Room, who: PersonId, action: asked.WantGame, house: House
) -> tuple[RoomEvent, ...]:
    """Of anybody, who watches too; the last of those who sit to say the same picks it."""
    require_between_games(room)
    if action.game:
        picked(room, action.game, house)
    wished = happened.GameWished(who, action.game)
    return (wished, *agreed(evolve(room, wished, lambda _: None), house))


def pick_game(
    room: Room, who: PersonId, action: asked.PickGame, house: House
) -> tuple[RoomEvent, ...]:
    """The host waits for nobody."""
    require_host(room, who)
    require_between_games(room)
    pick = picked(room, action.game, house, action.options, by=who)
    return pick, *without_next(room, action.game, house)


def agreed(room: Room, house: House) -> tuple[RoomEvent, ...]:
    """What all wish for who sit and play; nothing where they do not."""
    sit = [it.person for it in room.chairs if it.person is not None and not it.is_empty]
    wishes = {room.people[it - 1].wishes_for for it in sit}
    if room.stage == "playing" or len(wishes) != 1 or "" in wishes:
        return ()
    pick = picked(room, wishes.pop(), house)
    return pick, *without_next(room, pick.game, house)


def picked(
    room: Room, key: str, house: House, options: Any = None, by: PersonId | None = None
) -> happened.GamePicked:
    """People first, in fair order, those who are here before those who are away; then the bots that were here."""
    game = require_game(key, house)
    people = sorted(queue(room), key=lambda who: is_away(room, who, house))
    bots = [it.bot for it in room.chairs if it.bot and it.person is None]
    size = fitting_size(game, room, len(people) + len(bots))
    levels = house.levels_of(key)
    company = iter([nearest(it, levels) for it in bots])
    chairs = [
        Chair(who, bot=None if who else next(company, None))
        for who in seated(room.chairs, people, size)
    ]
    if options is None:
        options = fitting(game, size, habit(room, key, game))
        options = options if can_start(game, size, options) else {}
    understood = check_setting(game, size, options)
    require_known(room, key, understood)
    agreed = Raw(encode(understood))
    return happened.GamePicked(key, agreed, tuple(chairs), by, promise(room, game))


def promise(room: Room, game: AnyGame) -> str:
    """The seed stays as it was drawn, whoever picks what how often: what was promised is promised for this game."""
    about = game.ABOUT
    if about.key == room.game or not room.seed:
        return room.commitment
    return commitment(bytes.fromhex(room.seed), about.key, about.version)


def fitting_size(game: AnyGame, room: Room, company: int) -> int:
    """The fewest seats that all of them fit on, or the most there are; chairs that wait for friends are laid again."""
    laid = len(room.chairs) if room.stage == "gathering" else 0
    sizes = sorted(game.ABOUT.seats)
    return next((it for it in sizes if it >= max(company, laid)), sizes[-1])


def habit(room: Room, key: str, game: AnyGame) -> Any:
    """How this game was last played here; who sat where then is not meant any more."""
    usual = game.TYPES.options()
    if key != room.game and key not in room.habits:
        return usual
    options = with_known(room, key, room.options if key == room.game else room.habits[key], usual)
    return following(options, {Seat(it): None for it in range(max(game.ABOUT.seats))})


def is_away(room: Room, who: PersonId, house: House) -> bool:
    """For so long that a bot might play for them."""
    seat = room.seat_of(who)
    is_lent = seat is not None and room.chairs[seat].is_lent
    return is_lent or (house.away(who) or 0) >= room.loan_after


def require_between_games(room: Room) -> None:
    if room.stage == "playing":
        raise NotNow("not_over")
