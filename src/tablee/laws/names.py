"""One name, one thing: what shows under the name that the truth has for it is as it is in truth."""

from functools import cache
from typing import Any, get_args, get_type_hints

import msgspec

NOTHING = (None, (), "")
"""Whoever shows these says nothing."""


def untruth(shown: Any, true: Any, path: str = "") -> str | None:
    """The first place where something is shown that is otherwise; a number may stand for how many there are."""
    match shown, true:
        case msgspec.Struct(), msgspec.Struct():
            steps = [(it, its, f".{name}") for name, it, its in _named_alike(shown, true)]
        case tuple(), tuple() if len(shown) == len(true):
            both = enumerate(zip(shown, true, strict=True))
            steps = [(it, its, f"[{number}]") for number, (it, its) in both]
        case tuple(), int():
            return untruth(len(shown), true, path)
        case int(), tuple():
            return untruth(shown, len(true), path)
        case _:
            return None if shown in (true, *NOTHING) else f"{path}: {shown} / {true}"
    found = (untruth(it, its, path + step) for it, its, step in steps)
    return next(filter(None, found), None)


def _named_alike(shown: msgspec.Struct, true: msgspec.Struct) -> list[tuple[str, Any, Any]]:
    """The fields that both have, `hand_size` being the size of `hand`; a card and its back only share a name."""
    names = {it: it.removesuffix("_size") for it in shown.__struct_fields__}
    mine, its = _words(type(shown)), _words(type(true))
    return [
        (name, getattr(shown, name), getattr(true, stem))
        for name, stem in names.items()
        if stem in its and mine[name] == its[stem]
    ]


@cache
def _words(kind: type[Any]) -> dict[str, frozenset[Any]]:
    """For each field of a record the words, if any, that its type lists."""
    return {name: frozenset(_listed(hint)) for name, hint in get_type_hints(kind).items()}


def _listed(hint: Any) -> list[Any]:
    parts = get_args(hint)
    return [it for part in parts for it in _listed(part)] or [
        it for it in parts if isinstance(it, str | int)
    ]
