"""Sitting down once cards are dealt: nobody sees a seat's secrets by changing chairs, nor without the others' word."""

from tablee.core.record import replace
from tablee.core.refusal import BrokenRule, NotNow, NotSeated
from tablee.core.seats import Seat
from tablee.tables.room import actions as asked
from tablee.tables.room import events as happened
from tablee.tables.room.events import RoomEvent
from tablee.tables.room.hosts import elder_of
from tablee.tables.room.names import distinct, taken_by_others
from tablee.tables.room.people import Ask, Chair, PersonId
from tablee.tables.room.rules import (
    MOST_PEOPLE,
    House,
    chair_at,
    free_seat,
    require_person,
    with_chair,
)
from tablee.tables.room.state import Room


def sit_down(room: Room, who: PersonId, action: asked.SitDown) -> tuple[RoomEvent, ...]:
    """A free seat or a bot's; once cards are dealt only from the floor, and by the word of the others."""
    chair = chair_at(room, action.seat)
    if chair.person is not None:
        raise BrokenRule("seat_taken")
    if room.stage == "gathering":
        emptied = [Chair() if it.person == who else it for it in room.chairs]
        emptied[action.seat] = Chair(who, before=chair.before)
        return (happened.SeatsChanged(tuple(emptied)),)
    if room.seat_of(who) is not None:
        raise NotNow("not_gathering")
    if not may_ask(room, who, action.seat):
        raise BrokenRule("one_seat")
    if room.own_seat(who) == action.seat or has_nobody_to_ask(room, who):
        return take(room, who, action.seat)
    if any((it.person, it.seat) == (who, action.seat) for it in room.asks):
        raise NotNow("asked_already")
    return (happened.SeatAsked(who, action.seat),)


def may_ask(room: Room, who: PersonId, seat: Seat) -> bool:
    """For a seat that no person has; while a game goes on, for no other than one's own of before."""
    if room.chairs[seat].person is not None or room.seat_of(who) is not None:
        return False
    return room.stage != "playing" or room.own_seat(who) in (None, seat)


def has_nobody_to_ask(room: Room, who: PersonId) -> bool:
    """Alone with bots, and the host oneself: nobody's secrets are hurt."""
    is_host = room.host == who or room.needs_host
    return is_host and not any(it.person for it in room.chairs)


def voices(room: Room, ask: Ask, *, is_host_here: bool) -> tuple[PersonId, ...]:
    """Whose word it takes now: the host's; where the host is away or asks, that of all who play."""
    host = None if room.host in (None, ask.person) else room.host
    if host is not None and is_host_here:
        return (host,)
    playing = players(room)
    if not playing:
        return () if host is None else (host,)
    return tuple([it for it in playing if it not in ask.agreed]) or playing


def players(room: Room) -> tuple[PersonId, ...]:
    """Those who play their seats themselves; the others are not waited for."""
    return tuple(
        [it.person for it in room.chairs if it.person is not None and it.is_played_by_its_person]
    )


def let_sit(room: Room, who: PersonId, action: asked.LetSit, house: House) -> tuple[RoomEvent, ...]:
    ask = require_ask(room, action.person)
    if ask.seat != action.seat:
        raise NotNow("nobody_asks")
    require_voice(room, who, ask, house)
    if who == room.host:
        return take(room, ask.person, ask.seat, by=(who,))
    agreed = (*[it for it in ask.agreed if it != who], who)
    if set(players(room)) <= set(agreed):
        return take(room, ask.person, ask.seat, by=agreed)
    return (happened.SeatAgreed(ask.person, who),)


def decline_seat(
    room: Room, who: PersonId, action: asked.DeclineSeat, house: House
) -> tuple[RoomEvent, ...]:
    """Also by who asked: never mind."""
    ask = require_ask(room, action.person)
    if who != ask.person:
        require_voice(room, who, ask, house)
    return (happened.SeatDeclined(ask.person, who),)


def take(
    room: Room, who: PersonId, seat: Seat, by: tuple[PersonId, ...] = ()
) -> tuple[RoomEvent, ...]:
    """The bot that had it has it again when this person leaves."""
    chair = room.chairs[seat]
    taken = Chair(who, instead_of=chair.bot or chair.instead_of, before=chair.before)
    return happened.SeatTaken(who, seat, by), with_chair(room, seat, taken)


def come_back(room: Room, action: asked.ComeBack) -> tuple[RoomEvent, ...]:
    """Who had left and brings the same key is the same person, and has the same seat if nobody else does."""
    if len(room.present) >= MOST_PEOPLE:
        raise NotSeated("table_full")
    who = action.person
    events: list[RoomEvent] = [happened.CameBack(who)]
    was = room.people[who - 1].name
    if (name := distinct(was, taken_by_others(room, who))) != was:
        events.append(happened.Renamed(who, name))
    if room.needs_host or elder_of(room, room.host, who):
        events.append(happened.HostChosen(who))
    if room.stage == "gathering":
        free = free_seat(room)
        return (*events, *([] if free is None else [with_chair(room, free, Chair(who))]))
    own = room.own_seat(who)
    if own is not None and room.has_seat(own) and room.chairs[own].person is None:
        events += take(room, who, own)
    return tuple(events)


def let_look_back(room: Room, who: PersonId, action: asked.LetLookBack) -> tuple[RoomEvent, ...]:
    """A finished game is its players' to show."""
    require_person(room, action.person)
    if room.own_seat(who) is None:
        raise BrokenRule("players_only")
    if room.may_look_back(action.person):
        raise NotNow("sees_it_already")
    return (happened.LookBackGranted(action.person, who),)


def return_seat(room: Room, action: asked.ReturnSeat) -> tuple[RoomEvent, ...]:
    chair = chair_at(room, action.seat)
    if not (chair.is_lent or chair.is_passed_over):
        raise NotNow("not_lent")
    back = replace(chair, bot=None, is_passed_over=False)
    return (with_chair(room, action.seat, back),)


def require_ask(room: Room, who: PersonId) -> Ask:
    for ask in room.asks:
        if ask.person == who:
            return ask
    raise NotNow("nobody_asks")


def require_voice(room: Room, who: PersonId, ask: Ask, house: House) -> None:
    is_host_here = room.host is not None and house.away(room.host) is None
    if who not in voices(room, ask, is_host_here=is_host_here):
        raise BrokenRule("not_yours_to_say")
