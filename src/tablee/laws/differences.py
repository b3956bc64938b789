"""Where two values part: the first path at which they differ, in words."""

from collections.abc import Iterator
from typing import Any

import msgspec

from tablee.core.record import encode

LONG = 4
"""So many things in the same order are no accident."""


def plain(value: Any) -> Any:
    """The value as it is on the wire."""
    return msgspec.json.decode(encode(value))


def first_difference(one: bytes, other: bytes) -> str:
    """Such as `.places[1].hand_size: 4 / 5`."""
    left, right = (msgspec.json.decode(it) if it else "nothing" for it in (one, other))
    spelling = "spelt otherwise", (f"{len(one)} bytes", f"{len(other)} bytes")
    path, (here, there) = next(_differences(left, right, ""), spelling)
    return f"{path}: {here} / {there}"


def differences(one: Any, other: Any) -> dict[str, tuple[Any, Any]]:
    """Every path at which two values differ; where lists do in length, that too."""
    return dict(_differences(plain(one), plain(other), ""))


def _differences(one: Any, other: Any, path: str) -> Iterator[tuple[str, tuple[Any, Any]]]:
    if one == other:
        return
    here, there = dict(_steps(one)), dict(_steps(other))
    if not here and not there:
        yield path, (one, other)
    elif len(here) != len(there):
        yield path, (len(here), len(there))
    for step in here | there:
        yield from _differences(here.get(step), there.get(step), path + step)


def lists(value: Any, path: str = "") -> dict[str, bytes]:
    """Every list too long to be an accident, at its path, as it is on the wire."""
    found: dict[str, bytes] = {}
    if isinstance(value, list) and len(value) >= LONG:
        found[path] = encode(value)
    for step, item in _steps(value):
        found |= lists(item, path + step)
    return found


def _steps(value: Any) -> list[tuple[str, Any]]:
    match value:
        case dict():
            return [(f".{name}", item) for name, item in value.items()]
        case list():
            return [(f"[{number}]", item) for number, item in enumerate(value)]
        case _:
            return []
