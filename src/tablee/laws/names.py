"""One name, one thing: what shows under the name that the truth has for it is as it is in truth."""

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from inspect import isfunction, signature
from typing import Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from tablee.core.seats import Seat
from tablee.laws.future import Viewer

NOTHING = (None, (), "")
"""Whoever shows these says nothing."""


class Namesake(NamedTuple):
    """What a truth has by a name: a field, a property, or a method that asks who looks."""

    name: str
    hint: Any
    is_asked: bool = False

    def of(self, true: Any, viewer: Viewer) -> Any:
        found = getattr(true, self.name)
        return found(viewer) if self.is_asked else found


class Names:
    """What one viewer is shown, or told, of one truth."""

    def __init__(self, whole: Any, viewer: Viewer) -> None:
        self._whole = whole
        self._viewer = viewer

    def untruth(self, shown: Any, true: Any, path: str = "") -> str | None:
        """The first place where something is shown that is otherwise; a number may stand for how many there are."""
        match shown, true:
            case msgspec.Struct(), msgspec.Struct():
                steps = self._named_alike(shown, true, path)
            case tuple(), tuple() if len(shown) == len(true):
                both = enumerate(zip(shown, true, strict=True))
                steps = ((it, its, f"[{number}]") for number, (it, its) in both)
            case tuple(), int():
                return self.untruth(len(shown), true, path)
            case int(), tuple():
                return self.untruth(shown, len(true), path)
            case _:
                return None if shown in (true, *NOTHING) else f"{path}: {shown} / {true}"
        found = (self.untruth(it, its, path + step) for it, its, step in steps)
        return next(filter(None, found), None)

    def _named_alike(
        self, shown: msgspec.Struct, true: msgspec.Struct, path: str
    ) -> Iterator[tuple[Any, Any, str]]:
        """What is shown, beside what is so called in truth; where nothing is shown, nothing is asked."""
        whole = self._whole
        kind, of_whole, of_true = map(type, (shown, whole, true))
        for name in shown.__struct_fields__:
            it = getattr(shown, name)
            if it in NOTHING:
                continue
            if found := namesake(of_whole, kind, name, long_name(path, name)):
                yield it, found.of(whole, self._viewer), f".{name}"
            elif found := namesake(of_true, kind, name):
                yield it, found.of(true, self._viewer), f".{name}"


def long_name(path: str, name: str) -> str:
    """What the whole truth may call a thing within another: `own_notes` for the `notes` within `own`."""
    is_listed = "[" in path
    return "" if is_listed else f"{path}.{name}"[1:].replace(".", "_")


@cache
def namesake(true: Any, shown: Any, field: str, name: str | None = None) -> Namesake | None:
    """What a truth calls like the field, or so, `hand_size` being the size of `hand`.

    A card and its back only share a name: the words that their types list are others.
    """
    found = _called(true, (field if name is None else name).removesuffix("_size"))
    is_alike = found and _words(found.hint) == _words(_hints(shown).get(field))
    return found if is_alike else None


def _called(kind: Any, name: str) -> Namesake | None:
    fields, member = _hints(kind), getattr(kind, name, None)
    if name in fields:
        return Namesake(name, fields[name])
    if isinstance(member, property):
        return Namesake(name, _hints(member.fget).get("return"))
    if isfunction(member) and _asks_who_looks(member):
        return Namesake(name, _hints(member).get("return"), is_asked=True)
    return None


def _asks_who_looks(method: Any) -> bool:
    """And nothing else: a seat, or nobody's."""
    _, *asked = signature(method).parameters
    return [_hints(method).get(it) for it in asked] == [Seat | None]


@cache
def _hints(of: Any) -> dict[str, Any]:
    """None where they name what is there for a type checker only."""
    with suppress(NameError):
        given = _given(of)
        return {name: _filled(hint, given) for name, hint in get_type_hints(of).items()}
    return {}


def _given(of: Any) -> dict[Any, Any]:
    """What the types that a base leaves open are in this record."""
    given: dict[Any, Any] = {}
    for base in getattr(of, "__orig_bases__", ()):
        origin = get_origin(base)
        left_open = getattr(origin, "__parameters__", ())
        given |= _given(origin) | dict(zip(left_open, get_args(base), strict=False))
    return given


def _filled(hint: Any, given: dict[Any, Any]) -> Any:
    left_open = getattr(hint, "__parameters__", ())
    if left_open:
        return hint[tuple(given.get(it, it) for it in left_open)]
    return given.get(hint, hint) if isinstance(hint, TypeVar) else hint


def _words(hint: Any) -> frozenset[Any]:
    """The words, if any, that a type lists."""
    return frozenset(_listed(hint))


def _listed(hint: Any) -> list[Any]:
    parts = get_args(hint)
    return [it for part in parts for it in _listed(part)] or [
        it for it in parts if isinstance(it, str | int)
    ]
