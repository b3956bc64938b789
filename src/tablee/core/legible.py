"""Records as one reads them: a line for each field, and what is not there left out."""

from collections.abc import Iterable, Iterator, Mapping
from re import sub
from textwrap import wrap
from typing import Any

import msgspec

from tablee.core.record import Secret

WIDTH = 96


class Shown(Secret, frozen=True):
    """What one seat may see: legible when it is printed, and hidden like any secret from logs and tracebacks.

    `print(view)` is somebody who wants to read it; a `repr` is taken by machinery that does not ask.
    """

    def __str__(self) -> str:
        return legible(self)


def legible(record: Any) -> str:
    """All of it, secrets included: for whoever holds it and wants to read it."""
    tag = _tag(record)
    return "\n".join([*([tag] if tag else []), *_lines(record, "  " if tag else "")])


def _lines(thing: Any, indent: str) -> Iterator[str]:
    for name, value in _parts(thing):
        brief = _brief(value)
        if not brief:
            continue
        line = f"{indent}{name}: {brief}"
        if len(line) <= WIDTH:
            yield line
        elif _has_names(value):
            yield f"{indent}{name}: {_tag(value)}".rstrip()
            yield from _lines(value, indent + "  ")
        else:
            yield from _wrapped(line, indent + "  ")


def _wrapped(line: str, indent: str) -> Iterator[str]:
    """Broken between values, and not within a pair."""
    kept = sub(r"\([^()]*\)", lambda pair: pair[0].replace(" ", "\xa0"), line)
    for part in wrap(kept, WIDTH, subsequent_indent=indent):
        yield part.replace("\xa0", " ")


def _brief(value: Any) -> str:
    """On one line; nothing for what is not there."""
    if value is None:
        return ""
    if isinstance(value, msgspec.Struct | Mapping):
        told = ", ".join(
            _named(name, it) for name, it in _parts(value) if _brief(it) and it is not False
        )
        return f"{_tag(value)} {told}".strip()
    if isinstance(value, tuple | list):
        return ", ".join(_nested(it) or "–" for it in value)
    return str(value)


def _named(name: str, value: Any) -> str:
    """What is so needs no more than its name."""
    return name if value is True else f"{name} {_nested(value)}"


def _nested(value: Any) -> str:
    """What has several parts is held together."""
    brief = _brief(value)
    has_parts = isinstance(value, msgspec.Struct | Mapping | tuple | list)
    return f"({brief})" if brief and has_parts else brief


def _has_names(value: Any) -> bool:
    """Whether it says more than a row of values."""
    if isinstance(value, tuple | list):
        return any(map(_has_names, value))
    return isinstance(value, msgspec.Struct | Mapping)


def _parts(thing: Any) -> Iterable[tuple[str, Any]]:
    if isinstance(thing, msgspec.Struct):
        return [(name, getattr(thing, name)) for name in thing.__struct_fields__]
    if isinstance(thing, Mapping):
        return [(str(name), it) for name, it in thing.items()]
    return [(str(place), it) for place, it in enumerate(thing)]


def _tag(value: Any) -> str:
    tag = value.__struct_config__.tag if isinstance(value, msgspec.Struct) else None
    return "" if tag is None else str(tag)
