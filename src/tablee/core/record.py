"""The base of every value on the table: frozen, strict, and the same bytes each time it is encoded."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, get_args

import msgspec

T = TypeVar("T")


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A frozen value; equal when its fields are equal, refused when it carries fields it does not know."""


class Secret(Record, frozen=True):
    """A record whose text form tells nothing, so that no log or traceback can leak it."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return []


_encoder = msgspec.json.Encoder()
encode = _encoder.encode
replace = msgspec.structs.replace


@cache  # making one takes longer than reading ten messages with it
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """A strict reader of one type or tagged union."""
    return msgspec.json.Decoder(kind, strict=True)


@cache
def converter(kind: Any) -> Callable[[Any], Any]:
    """The same for plain data that was parsed already; raises `ValidationError`."""
    # In a field a union is looked up once and for all; by itself it would be for every message.
    held = msgspec.defstruct("Held", [("value", kind)])

    def read(plain: Any) -> Any:
        found: Any = msgspec.convert({"value": plain}, held, str_keys=True)
        return found.value

    return read


def tag_of(record: msgspec.Struct | type[msgspec.Struct]) -> str:
    """The name a tagged record carries on the wire and in the log."""
    return str(record.__struct_config__.tag)


def kinds_of(union: Any) -> tuple[Any, ...]:
    """The types of a union; a single type is a union of one."""
    return get_args(union) or (union,)


def schema(kind: Any) -> dict[str, Any]:
    """The JSON Schema of one type or tagged union."""
    return msgspec.json.schema(kind)
