"""Who sits next where not everybody fits: who sat out longest first, and who has played longest stands up first."""

from tablee.tables.room.people import Chair, PersonId
from tablee.tables.room.state import Room


def queue(room: Room) -> list[PersonId]:
    """Everybody who would sit, the first to be seated first; nobody sits out twice before all others did once."""
    passed_over = {it.person for it in room.chairs if it.is_passed_over}
    willing = [
        who
        for who in room.present
        if not room.people[who - 1].rather_watches and who not in passed_over
    ]
    return sorted(willing, key=lambda who: _place(room, who))


def _place(room: Room, who: PersonId) -> tuple[bool, int, int, PersonId]:
    """Between equals who sits now stays, then the order of coming."""
    person, seat = room.people[who - 1], room.seat_of(who)
    since = -person.since if person.sat else person.since
    return person.sat, since, len(room.chairs) if seat is None else seat, who


def come(room: Room) -> tuple[PersonId, ...]:
    """Those who sit now and did not in the game before, while people gather for the next."""
    if room.stage != "gathering" or not room.games:
        return ()
    sit = [it.person for it in room.chairs if it.person is not None]
    return tuple([who for who in sit if not room.people[who - 1].sat])


def wait(room: Room) -> tuple[PersonId, ...]:
    """Those without a seat who would have one, the next one first."""
    return tuple([who for who in queue(room) if room.seat_of(who) is None])


def seated(chairs: tuple[Chair, ...], people: list[PersonId], size: int) -> list[PersonId | None]:
    """So many of the first of these: who had a chair keeps it where it can be, the others take what is free."""
    sitting = people[:size]
    places = [it.person if it.person in sitting else None for it in chairs]
    while len(places) > size:
        del places[-1 - places[::-1].index(None)]
    places += [None] * (size - len(places))
    new = iter([it for it in sitting if it not in places])
    return [next(new, None) if it is None else it for it in places]
