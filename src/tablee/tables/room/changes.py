"""What each event changes in the room; nothing here can refuse."""

from collections.abc import Callable
from typing import Any

from msgspec import Raw

from tablee.core.record import decoder, replace
from tablee.tables.legacy import todays_options
from tablee.tables.room import cheers
from tablee.tables.room import events as happened
from tablee.tables.room.events import RoomEvent
from tablee.tables.room.people import Ask, Chair, LastGame, Person, PersonId, Screen, Taking
from tablee.tables.room.state import Room
from tablee.tables.room.words_kept import on_words_brought

MOST_SCREENS = 8
"""At the table at once."""


def evolve(room: Room, event: RoomEvent, options_of: Callable[[str], Any]) -> Room:  # noqa: C901
    """`options_of` gives the type of a game's options."""
    match event:
        case happened.TableOpened():
            options = _options(options_of(event.game), event.options)
            chairs = (Chair(),) * event.seats
            return Room(
                game=event.game,
                invite=event.invite,
                options=options,
                chairs=chairs,
                loan_after=event.loan_after,
            )
        case happened.CameIn():
            first = _first_game(room)
            person = Person(
                event.name, event.key_hash, found=room.games, looks_from=first, since=first
            )
            return replace(room, people=(*room.people, person))
        case happened.CameBack():
            fresh = {"sat": False, "since": _first_game(room)}
            return _with_person(room, event.person, is_gone=False, **fresh)
        case happened.Renamed():
            return _with_person(room, event.person, name=event.name)
        case happened.TokenChosen():
            return _with_person(room, event.person, token=event.token)
        case happened.WentAway():
            gone = {"is_gone": True, "was_removed": event.was_removed, "token": None}
            wishes = {"is_ready": False, "wants_again": False, "wishes_for": ""}
            return _without_ask(_with_person(room, event.person, **gone, **wishes), event.person)
        case happened.ReadySet():
            return _with_person(room, event.person, is_ready=event.ready, salt=event.salt)
        case happened.OptionsSet():
            return replace(room, options=_options(options_of(room.game), event.options))
        case happened.WordsBrought():
            return on_words_brought(room, event)
        case happened.SeatsChanged():
            return _seated(replace(room, chairs=event.chairs))
        case happened.SeatAsked():
            asking = _without_ask(room, event.person)
            return replace(asking, asks=(*asking.asks, Ask(event.person, event.seat)))
        case happened.SeatAgreed():
            return replace(room, asks=tuple([_agreed(it, event) for it in room.asks]))
        case happened.SeatDeclined():
            return _without_ask(room, event.person)
        case happened.SeatTaken():
            chair = room.chairs[event.seat]
            left = chair.before[-1] if chair.is_free and chair.before else None
            taking = Taking(event.person, event.seat, left, event.by)
            return replace(room, takings=(*room.takings, taking))
        case happened.LookBackGranted():
            return _with_person(room, event.person, looks_from=room.games)
        case happened.HostChosen():
            owner = room.owner if event.stands_in else event.person
            return replace(room, host=event.person, owner=owner)
        case happened.TalkSet():
            return replace(room, talk=event.talk)
        case happened.BotPaceSet():
            return replace(room, bot_pace=event.pace)
        case happened.CoachSet():
            return replace(room, has_coach=event.allowed)
        case happened.DoorSet():
            return replace(room, is_open=event.open)
        case happened.InvitationRenewed():
            return replace(room, invite=event.invite)
        case happened.ScreenBrought():
            kept = tuple([it for it in room.screens if it.id != event.instead_of])
            screens = (*kept, Screen(event.screen, _first_game(room)))
            return replace(
                room, screens=screens[-MOST_SCREENS:], screens_ever=room.screens_ever + 1
            )
        case happened.ScreensSentAway():
            return replace(room, screens=())
        case happened.AgainWished():
            return _with_person(room, event.person, wants_again=event.wants, wishes_for="")
        case happened.GameWished():
            return _with_person(room, event.person, wants_again=False, wishes_for=event.game)
        case happened.GamePicked():
            return _seated(
                replace(
                    _without_wishes(room),
                    game=event.game,
                    options=_options(options_of(event.game), event.options),
                    habits={**room.habits, room.game: room.options},
                    chairs=event.chairs,
                    picked_by=event.by,
                    stage="gathering",
                    commitment=event.commitment,
                    branch=None,
                    shared=None,
                )
            )
        case happened.ProgrammeSet():
            return replace(room, programme=event.games)
        case happened.StoodUp():
            return _with_person(room, event.person, rather_watches=True)
        case happened.SeedDrawn():
            # A salt that was known before the seed was drawn proves nothing: new ones, please.
            people = tuple([replace(person, salt="") for person in room.people])
            return replace(room, seed=event.seed, commitment=event.commitment, people=people)
        case happened.GameBegan():
            chairs = tuple([replace(it, instead_of=None, before=()) for it in room.chairs])
            begun = replace(
                _without_wishes(room),
                stage="playing",
                games=event.number,
                salts=event.salts,
                chairs=chairs,
                picked_by=None,
                branch=event.branch,
                shared=event.shared,
                cheered=cheers.still_seen(room, event.number),
            )
            begun = _standing(begun)
            return _seated(replace(begun, sat=((),) * len(chairs), asks=(), takings=()))
        case happened.GameClosed():
            is_variation = room.branch is not None
            deal = "" if room.shared is None else room.shared.name
            last = LastGame(event.number, room.game, room.chairs, is_variation, deal)
            return replace(room, stage="over", seed="", commitment="", last=last, asks=())
        case happened.Regathered():
            chairs = tuple([replace(it, is_passed_over=False) for it in room.chairs])
            gathered = replace(_without_wishes(room), stage="gathering", chairs=chairs, asks=())
            return replace(gathered, branch=None, shared=None)
        case happened.DrawingCheered():
            return replace(room, cheered=cheers.on_drawing_cheered(room, event))


def _without_wishes(room: Room) -> Room:
    people = tuple([replace(it, wants_again=False, wishes_for="") for it in room.people])
    return replace(room, people=people)


def _first_game(room: Room) -> int:
    """Of those that one who comes now may see."""
    return room.games if room.stage == "playing" else room.games + 1


def _standing(room: Room) -> Room:
    """Notes since when those who have no seat sit out."""
    sitting = {it.person for it in room.chairs}
    people = [
        replace(person, sat=False, since=room.games)
        if person.sat and who not in sitting
        else person
        for who, person in enumerate(room.people, 1)
    ]
    return replace(room, people=tuple(people))


def _with_person(room: Room, who: PersonId, **changes: Any) -> Room:
    people = list(room.people)
    people[who - 1] = replace(people[who - 1], **changes)
    return replace(room, people=tuple(people))


def _seated(room: Room) -> Room:
    """Remembers, while a game goes on, who has had which seat; nobody asks for one that is taken."""
    sitting = {it.person for it in room.chairs if it.person is not None}
    asks = tuple(
        [it for it in room.asks if it.person not in sitting and not _is_taken(room, it.seat)]
    )
    people = tuple(
        [
            replace(it, rather_watches=False) if it.rather_watches and who in sitting else it
            for who, it in enumerate(room.people, 1)
        ]
    )
    room = replace(room, asks=asks, people=people)
    if room.stage != "playing":
        return room
    sat = tuple([_with(had, it.person) for had, it in zip(room.sat, room.chairs, strict=True)])
    people = tuple(
        [
            _playing(person, room.games) if who in sitting else person
            for who, person in enumerate(room.people, 1)
        ]
    )
    return replace(room, sat=sat, people=people)


def _playing(person: Person, number: int) -> Person:
    since = person.since if person.sat else number
    return replace(person, played=person.played or number, sat=True, since=since)


def _is_taken(room: Room, seat: int) -> bool:
    return not room.has_seat(seat) or room.chairs[seat].person is not None


def _with(had: tuple[PersonId, ...], who: PersonId | None) -> tuple[PersonId, ...]:
    return had if who is None or who in had else (*had, who)


def _agreed(ask: Ask, event: happened.SeatAgreed) -> Ask:
    return ask if ask.person != event.person else replace(ask, agreed=(*ask.agreed, event.by))


def _without_ask(room: Room, who: PersonId) -> Room:
    return replace(room, asks=tuple([it for it in room.asks if it.person != who]))


def _options(kind: Any, told: Raw) -> Any:
    return decoder(kind).decode(todays_options(kind, told))
