"""What each event changes in the room; nothing here can refuse."""

from collections.abc import Callable
from typing import Any

from tablee.core.record import decoder, replace
from tablee.tables.room import events as happened
from tablee.tables.room.events import RoomEvent
from tablee.tables.room.people import Chair, Person, PersonId
from tablee.tables.room.state import Room


def evolve(room: Room, event: RoomEvent, options_of: Callable[[str], Any]) -> Room:  # noqa: C901
    """`options_of` gives the type of a game's options."""
    match event:
        case happened.TableOpened():
            options = decoder(options_of(event.game)).decode(event.options)
            chairs = (Chair(),) * event.seats
            return Room(
                game=event.game,
                invite=event.invite,
                options=options,
                chairs=chairs,
                loan_after=event.loan_after,
            )
        case happened.CameIn():
            return replace(room, people=(*room.people, Person(event.name, event.key_hash)))
        case happened.Renamed():
            return _with_person(room, event.person, name=event.name)
        case happened.WentAway():
            gone = {"is_gone": True, "was_removed": event.was_removed, "is_ready": False}
            return _with_person(room, event.person, **gone)
        case happened.ReadySet():
            return _with_person(room, event.person, is_ready=event.ready, salt=event.salt)
        case happened.OptionsSet():
            return replace(room, options=decoder(options_of(room.game)).decode(event.options))
        case happened.SeatsChanged():
            return replace(room, chairs=event.chairs)
        case happened.HostChosen():
            return replace(room, host=event.person)
        case happened.TalkSet():
            return replace(room, talk=event.talk)
        case happened.DoorSet():
            return replace(room, is_open=event.open)
        case happened.InvitationRenewed():
            return replace(room, invite=event.invite)
        case happened.SeedDrawn():
            # A salt that was known before the seed was drawn proves nothing: new ones, please.
            people = tuple([replace(person, salt="") for person in room.people])
            return replace(room, seed=event.seed, commitment=event.commitment, people=people)
        case happened.GameBegan():
            chairs = tuple([replace(it, instead_of=None, before=()) for it in room.chairs])
            return replace(
                room, stage="playing", games=event.number, salts=event.salts, chairs=chairs
            )
        case happened.GameClosed():
            return replace(room, stage="over", seed="", commitment="")
        case happened.Regathered():
            chairs = tuple([replace(it, is_passed_over=False) for it in room.chairs])
            return replace(room, stage="gathering", chairs=chairs)


def _with_person(room: Room, who: PersonId, **changes: Any) -> Room:
    people = list(room.people)
    people[who - 1] = replace(people[who - 1], **changes)
    return replace(room, people=tuple(people))
