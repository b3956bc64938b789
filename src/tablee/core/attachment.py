"""Attachments: what is too bulky for a log and for views lies beside them, by a name that nobody can guess.

A game says by its types what they are: a field of the type `Attachment` names one, and whoever's view has the name may
look.  An action that is an `Attach` brings one; a `KeepAttachment` stands in the log for it, an `AttachmentKept`
tells of it.  A `Signed` record shows one to everybody, and who made it.
"""

from abc import abstractmethod
from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from typing import Annotated, Any, Self

from msgspec import Meta, Struct, inspect

from tablee.core.chance import Chance
from tablee.core.record import Record, Secret
from tablee.core.seats import Seat

_MARK = {"names": "attachment"}

Attachment = Annotated[str, Meta(extra=_MARK)]
"""What one goes by; empty where there is none.  A field for names has no other text."""

LARGEST = 64 * 1024
"""Bytes of one, as it is sent."""

_SALT = 1 << 32


class Attach(Secret, frozen=True):
    """The base of an action that brings an attachment: it comes by a door of its own, without a number."""

    @classmethod
    @abstractmethod
    def read(cls, content: bytes) -> Self:
        """From what a client sent; refuses what is no such thing."""

    @property
    @abstractmethod
    def content(self) -> bytes:
        """What is kept."""

    @abstractmethod
    def kept_as(self, name: Attachment) -> "KeepAttachment":
        """What stands in the log for it."""


class KeepAttachment(Secret, frozen=True):
    """The base of what stands in the log for such an action; no client can send it."""

    name: Attachment


class AttachmentKept(Secret, frozen=True):
    """The base of an event: the table keeps an attachment under this name."""

    seat: Seat
    name: Attachment
    instead_of: Attachment
    """The name of the one it replaces, which is kept no longer; empty for the first."""


class Signed(Record, frozen=True):
    """The base of a record that everybody sees: it names an attachment, and who made it is no secret any more."""


def name_for(content: bytes, chance: Chance) -> Attachment:
    """The hash of it and of some salt: only who was told it can ask for it."""
    salt = b"".join(chance.below(_SALT).to_bytes(4) for _ in range(4))
    return sha256(salt + content).hexdigest()[:32]


def attachments_of(record: Struct) -> Iterator[Attachment]:
    """Every attachment that a record names, in its own fields or in those of the records in it."""
    for field, has_names in _fields(type(record)):
        for it in _each(getattr(record, field)):
            if isinstance(it, Struct):
                yield from attachments_of(it)
            elif has_names and isinstance(it, str) and it:
                yield it


def signed_in(record: Struct) -> Iterator[Attachment]:
    """Those of them that are signed: everybody knows who made them."""
    if isinstance(record, Signed):
        yield from attachments_of(record)
        return
    for field, _ in _fields(type(record)):
        for it in _each(getattr(record, field)):
            if isinstance(it, Struct):
                yield from signed_in(it)


def _each(value: Any) -> Iterator[Any]:
    if isinstance(value, tuple):
        for it in value:
            yield from _each(it)
    else:
        yield value


@cache
def _fields(record: type[Struct]) -> tuple[tuple[str, bool], ...]:
    """Those for names or for records, and whether they are for names: a type never changes."""
    form = inspect.type_info(record)
    assert isinstance(form, inspect.StructType)
    leaves = [(it.name, list(_leaves(it.type))) for it in form.fields]
    return tuple(
        [
            (name, any(map(_is_name, kinds)))
            for name, kinds in leaves
            if any(_is_name(it) or isinstance(it, inspect.StructType) for it in kinds)
        ]
    )


def _is_name(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.Metadata) and kind.extra == _MARK


def _leaves(kind: inspect.Type) -> Iterator[inspect.Type]:
    """What may stand in a field, alone or in a tuple."""
    match kind:
        case inspect.VarTupleType(item_type=item):
            yield from _leaves(item)
        case inspect.TupleType(item_types=kinds) | inspect.UnionType(types=kinds):
            for it in kinds:
                yield from _leaves(it)
        case _:
            yield kind
