"""The words that a table has of its own: which there are, who may play with them, and what bringing some changes."""

from typing import Any

from tablee.core.record import replace
from tablee.core.refusal import BrokenRule
from tablee.tables.room import events as happened
from tablee.tables.room.brought import Brought
from tablee.tables.room.state import Room
from tablee.words.packs import OWN, read_pack


def require_known(room: Room, game: str, options: Any) -> None:
    """Whoever has seen the name of a pack at another table cannot have its words dealt here."""
    if not _is_known(room, game, options):
        raise BrokenRule("no_such_pack")


def with_known(room: Room, game: str, options: Any, usual: Any) -> Any:
    """A habit whose words are gone goes back to the usual ones."""
    return options if _is_known(room, game, options) else replace(options, pack=usual.pack)


def _is_known(room: Room, game: str, options: Any) -> bool:
    """What is replaced is held no more, and would be gone after a restart; so would be another game's."""
    name = getattr(options, "pack", "")
    if not (isinstance(name, str) and name.startswith(OWN)):
        return True
    found = words_of(room, name)
    if found is None or found.is_replaced:
        return False
    return (found.game, found.language) == (game, options.language)


def words_of(room: Room, pack: str) -> Brought | None:
    return next((it for it in room.words if it.pack == pack), None)


def taken_along(room: Room, options: Any) -> tuple[Brought, ...]:
    """What a game with these options needs at another table, where nobody may read it."""
    found = words_of(room, getattr(options, "pack", ""))
    if found is None:
        return ()
    author = found.author if found.person is None else room.people[found.person - 1].name
    return (replace(found, person=None, author=author, is_replaced=False),)


def on_words_brought(room: Room, event: happened.WordsBrought) -> Room:
    """What they take the place of is kept for the games that were played with it; no options mean it any more."""
    cards = len(list(read_pack(event.text)))
    new = Brought(
        event.pack, event.game, event.language, event.title, event.text, cards,
        event.person, event.author,
    )  # fmt: skip
    old = event.instead_of if event.instead_of != event.pack else ""
    kept = [
        replace(it, is_replaced=True) if it.pack == old else it
        for it in room.words
        if it.pack != event.pack
    ]
    habits = room.habits
    if event.game in habits:
        habits = {**habits, event.game: _following(habits[event.game], old, event)}
    ever = room.words_ever + len(event.text.encode())
    return replace(room, words=(*kept, new), words_ever=ever, habits=habits)


def _following(options: Any, old: str, new: happened.WordsBrought) -> Any:
    is_meant = old and options.pack == old
    return replace(options, pack=new.pack, language=new.language) if is_meant else options
