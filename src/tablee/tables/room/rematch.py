"""Another game with the same people: a wish that everybody sees, until all have it or the host says so."""

from contextlib import suppress
from functools import reduce
from typing import Any

from msgspec import Raw

from tablee.core.record import encode, replace
from tablee.core.refusal import NotNow, Refusal
from tablee.core.seats import Seat, Seating
from tablee.tables.room import actions as asked
from tablee.tables.room import events as happened
from tablee.tables.room.changes import evolve
from tablee.tables.room.events import RoomEvent
from tablee.tables.room.people import PersonId
from tablee.tables.room.picking import agreed
from tablee.tables.room.rules import House, begin, following, require_seat
from tablee.tables.room.state import Room


def want_again(
    room: Room, who: PersonId, action: asked.WantAgain, house: House
) -> tuple[RoomEvent, ...]:
    """For those who sit; the last of them to say yes begins the game."""
    require_over(room)
    require_seat(room, who)
    laid_again(room, house)
    wished = happened.AgainWished(who, action.wants)
    after = evolve(room, wished, lambda _: None)
    return (wished, *play_again(after, house)) if is_agreed(after) else (wished,)


def again(room: Room, who: PersonId, house: House) -> tuple[RoomEvent, ...]:
    """The host waits for nobody."""
    if room.host != who:
        return want_again(room, who, asked.WantAgain(), house)
    require_over(room)
    return play_again(room, house)


def carry_on(room: Room, going: tuple[RoomEvent, ...], house: House) -> tuple[RoomEvent, ...]:
    """Where somebody goes, those who stay may all have wished for the same already."""

    def options_of(_: str) -> Any:
        return type(room.options)

    after = reduce(lambda it, event: evolve(it, event, options_of), going, room)
    with suppress(Refusal):  # nobody is kept from going
        return (*going, *(play_again(after, house) if is_agreed(after) else agreed(after, house)))
    return going


def is_agreed(room: Room) -> bool:
    """Whether everybody who sits and played to the end would like another game."""
    sit = [it.person for it in room.chairs if it.person is not None and not it.is_empty]
    return room.stage == "over" and bool(sit) and all(room.people[it - 1].wants_again for it in sit)


def play_again(room: Room, house: House) -> tuple[RoomEvent, ...]:
    """Seats that were left are taken away, and no option names one of them."""
    laid = laid_again(room, house)
    events: list[RoomEvent] = []
    if laid.chairs != room.chairs:
        events.append(happened.SeatsChanged(laid.chairs))
    if laid.options != room.options:
        events.append(happened.OptionsSet(Raw(encode(laid.options))))
    return (*events, begin(laid))


def laid_again(room: Room, house: House) -> Room:
    """Refuses where too few are left."""
    kept = [Seat(seat) for seat, chair in enumerate(room.chairs) if not chair.is_empty]
    there: dict[Seat, Seat | None] = {Seat(it): None for it in range(len(room.chairs))}
    there |= {seat: Seat(place) for place, seat in enumerate(kept)}
    options = following(room.options, there)
    house.game_of(room.game).start(Seating(len(kept)), options)
    return replace(room, chairs=tuple([room.chairs[it] for it in kept]), options=options)


def require_over(room: Room) -> None:
    if room.stage != "over":
        raise NotNow("not_over")
