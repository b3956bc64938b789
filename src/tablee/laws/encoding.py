"""Law 8: everything encodes and decodes to itself, and has a schema."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from tablee.core.record import decoder, encode, schema
from tablee.laws.walk import Step, Walk

_reader = cache(decoder)


def everything_decodes_to_itself(walk: Walk, step: Step) -> Iterator[str]:
    for kind, thing in _things(walk, step):
        if found := _misfit(kind, thing):
            yield f"{type(thing).__name__} {found}"


def _things(walk: Walk, step: Step) -> Iterator[tuple[Any, Any]]:
    """All that this step brought, each with the type it is read as."""
    types = walk.game.TYPES
    yield type(step.after), step.after
    yield types.options, walk.case.options
    for viewer in walk.viewers:
        yield types.view, walk.game.view(step.after, viewer)
    if future := step.future:
        yield types.table_action if future.seat is None else types.action, future.action
        yield from ((types.event, event) for event in future.events)
        yield from ((types.seen, it) for viewer in walk.viewers for it in future.news(viewer))


def _misfit(kind: Any, thing: Any) -> str | None:
    written = encode(thing)
    try:
        read = _reader(kind).decode(written)
    except msgspec.ValidationError as error:
        return f"does not decode: {error}"
    return None if read == thing and encode(read) == written else "does not decode to itself"


def everything_has_a_schema(walk: Walk) -> Iterator[str]:
    types = walk.game.TYPES
    for name in ("options", "action", "table_action", "event", "view", "seen"):
        try:
            schema(getattr(types, name))
        except TypeError as error:
            yield f"no schema for {name}: {error}"
