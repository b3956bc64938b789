"""What the names in a game's records mean: which of them speak of seats, which of teams, and what may be told."""

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

from msgspec import Struct

from tablee.core.game import Types
from tablee.core.record import kinds_of, tag_of
from tablee.core.seats import Seat, Team


def seats_and_teams(types: Types) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The names of fields that hold seats, and of those that hold teams, one or several.

    Where a name is used for both, it is what an action or an event means by it.
    """
    asked_and_told = [*kinds_of(types.action), *kinds_of(types.event), *kinds_of(types.seen)]
    meaning: dict[str, Any] = {}
    for record in [*asked_and_told, *_records_in((*asked_and_told, types.view))]:
        for name, hint in _hints(record).items():
            held = set(_leaves(hint)) - {type(None), Ellipsis}
            if len(held) == 1 and held <= {Seat, Team}:
                meaning.setdefault(name, *held)
    seats = sorted(name for name, it in meaning.items() if it is Seat)
    return tuple(seats), tuple(sorted(meaning.keys() - seats))


def actions_of(types: Types) -> list[str]:
    return sorted(map(tag_of, kinds_of(types.action)))


def events_of(types: Types) -> list[str]:
    """Of those that everybody reads once the game is over, and of those that a seat learns."""
    return sorted({tag_of(it) for it in (*kinds_of(types.event), *kinds_of(types.seen))})


def _records_in(hints: tuple[Any, ...]) -> list[type[Struct]]:
    """Every record that these types can hold, each once, however deep."""
    found: dict[type[Struct], None] = {}
    waiting = list(hints)
    while waiting:
        hint = waiting.pop()
        waiting += get_args(hint)
        if isinstance(hint, type) and issubclass(hint, Struct) and hint not in found:
            found[hint] = None
            waiting += _hints(hint).values()
    return list(found)


def _hints(record: Any) -> dict[str, Any]:
    """Of another package's record, too, which may name what cannot be found."""
    try:
        return get_type_hints(record)
    except Exception:
        return {}


def _leaves(hint: Any) -> Iterator[Any]:
    inside = get_args(hint)
    for it in inside:
        yield from _leaves(it)
    if not inside:
        yield hint
