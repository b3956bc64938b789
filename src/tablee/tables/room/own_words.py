"""Words of one's own for a game: who may bring them, and how much is too much."""

from typing import Any

from msgspec import Raw

from tablee.core.game import AnyGame
from tablee.core.record import encode, replace
from tablee.core.refusal import BrokenRule, Malformed, NotSeated
from tablee.core.text import tidy
from tablee.tables.room import actions as asked
from tablee.tables.room import events as happened
from tablee.tables.room.events import RoomEvent
from tablee.tables.room.people import PersonId
from tablee.tables.room.rules import House, check_setting, require_gathering, require_host
from tablee.tables.room.state import Room
from tablee.tables.room.words_kept import words_of
from tablee.words.packs import own_name
from tablee.words.proofing import require_fit, tidied

MOST_KEPT = 12
"""Packs that a table has at a time."""
MOST_BYTES = 1 << 20
"""Of all that was ever brought: a journal remembers it all, what was brought twice twice."""
LONGEST_TITLE = 40


def bring_words(
    room: Room, who: PersonId, action: asked.BringWords, house: House
) -> tuple[RoomEvent, ...]:
    """The host brings them for the game that people gather for, and chooses them by that."""
    require_host(room, who)
    require_gathering(room)
    game = house.game_of(room.game)
    require_words_to_choose(game)
    require_own(room, who, action.instead_of)
    text = tidied("\n".join(action.lines))
    require_fit(text)
    name = own_name(room.game, action.language, text)
    options = replace(room.options, pack=name, language=action.language)
    understood = check_setting(game, len(room.chairs), options_as_told(options))
    chosen = happened.OptionsSet(Raw(encode(understood)))
    owner, title = whose(room, who, name, title_of(action.title))
    brought = happened.WordsBrought(
        owner, name, room.game, action.language, title, text, action.instead_of
    )
    require_space(room, brought)
    return brought, chosen


def options_as_told(options: Any) -> Any:
    return {name: getattr(options, name) for name in options.__struct_fields__}


def require_words_to_choose(game: AnyGame) -> None:
    if not {"pack", "language"} <= {*game.TYPES.options.__struct_fields__}:
        raise Malformed("no_such_pack")


def title_of(title: str) -> str:
    name = tidy(title)[:LONGEST_TITLE].rstrip()
    if not name.isprintable():
        raise Malformed("unprintable")
    return name


def require_space(room: Room, brought: happened.WordsBrought) -> None:
    """The refusal that nothing helps against comes first: to change a pack would be refused too."""
    if room.words_ever + len(brought.text.encode()) > MOST_BYTES:
        raise NotSeated("no_more_words")
    others = [it for it in room.words if it.pack not in (brought.pack, brought.instead_of)]
    if len([it for it in others if not it.is_replaced]) >= MOST_KEPT:
        raise NotSeated("too_many_packs")


def whose(room: Room, who: PersonId, pack: str, title: str) -> tuple[PersonId, str]:
    """The same words are the same pack: they stay theirs who brought them first, as long as they are here."""
    found = words_of(room, pack)
    if found is None or found.person is None or found.person == who:
        return who, title
    is_here = found.person in room.present
    return (found.person, found.title) if is_here else (who, title)


def require_own(room: Room, who: PersonId, pack: str) -> None:
    """Nobody takes another's words away from the table."""
    found = words_of(room, pack)
    if found is not None and found.person != who:
        raise BrokenRule("words_of_another")
