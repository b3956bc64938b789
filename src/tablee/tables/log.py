"""A game log: a JSON line for the table, one for each event, and one that seals it.

Each holds the hash of the one before.  A line has one spelling only, checked byte for byte.  After the seal, which
needs them not, may come lines for what lies beside the log, such as drawings.
"""

from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from typing import Any

import msgspec

from tablee.core.attachment import AttachmentKept
from tablee.core.chance import Draws
from tablee.core.kit import Answer
from tablee.core.record import Record, decoder, encode, replace
from tablee.core.seats import Seat, Seating
from tablee.core.shifts import Shift
from tablee.tables.deal import Deal
from tablee.tables.table import Entry, Table
from tablee.tables.variation import Variation


class Header(Record, frozen=True, tag="tablee_log", tag_field="kind", omit_defaults=True):
    """The table: all that is known before the first card."""

    game: str
    version: int
    seating: Seating
    options: msgspec.Raw
    players: tuple[str, ...]
    """Names by seat; may be empty."""
    commitment: str
    salts: tuple[str, ...]
    """What the seats added to the seed, in hexadecimal."""
    format: int
    variation: Variation | None = None
    """Where it sets out, if that is in the middle of another game."""
    shifts: tuple[Shift, ...] = ()
    """Which seats bots played, and from when on; a name may be any."""
    deal: Deal | None = None
    """Where the seed comes from, if others play the same deal."""


class Line(Record, frozen=True, tag="event", tag_field="kind", omit_defaults=True):
    """One event; the first that came of an action also tells the action."""

    seq: int
    at: int
    seat: Seat | None
    action: msgspec.Raw
    event: msgspec.Raw
    prev: str
    answers: tuple[Answer, ...] = ()
    """What the words answered, in the order asked; beside the action."""
    draws: Draws = ()
    """What chance drew, beside the action: each run a bound, then what came below it and below the next lower ones."""


class Seal(Record, frozen=True, tag="seal", tag_field="kind"):
    """The end: the seed is revealed, and the line holds its own hash."""

    seed: str
    prev: str
    seal: str = ""


class Attached(Record, frozen=True, tag="attachment", tag_field="kind"):
    """After the seal: what an event of the log names; its name is a hash of it and of what chance drew then."""

    name: str
    content: str


AnyLine = Header | Line | Seal | Attached

decode_line = decoder(AnyLine).decode


def hash_of(line: bytes) -> str:
    return sha256(line).hexdigest()


def sealed(seal: Seal) -> Seal:
    """The same with its own hash in it."""
    return replace(seal, seal=hash_of(encode(replace(seal, seal=""))))


def format_log(
    table: Table, players: tuple[str, ...] = (), shifts: tuple[Shift, ...] = ()
) -> Iterator[bytes]:
    """The lines of a table's log, sealed if its game is over."""
    line = encode(header_of(table, players, shifts))
    yield line
    for entry in table.entries:
        line = encode(_line(entry, hash_of(line)))
        yield line
    if table.outcome:
        yield encode(sealed(Seal(table.seed.hex(), hash_of(line))))


def format_attached(table: Table) -> Iterator[bytes]:
    """The lines after the seal, for what is still kept; none for what is no text, or for another log to prove."""
    ours = {it.event.name for it in table.entries if isinstance(it.event, AttachmentKept)}
    for name, content in table.attachments.items() if table.outcome else ():
        if name in ours:
            with suppress(UnicodeDecodeError):
                yield encode(Attached(name, content.decode()))


def _line(entry: Entry, prev: str) -> Line:
    action, event = _raw(entry.action), _raw(entry.event)
    noted = (entry.answers, entry.draws)
    return Line(entry.seq, entry.at, entry.seat, action, event, prev, *noted)


def header_of(table: Table, players: tuple[str, ...], shifts: tuple[Shift, ...] = ()) -> Header:
    return Header(
        game=table.game.ABOUT.key,
        version=table.version,
        seating=table.seating,
        options=_raw(table.options),
        players=players,
        commitment=table.commitment,
        salts=tuple(salt.hex() for salt in table.salts),
        format=table.format,
        variation=table.variation,
        shifts=shifts,
        deal=table.deal,
    )


def _raw(value: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(value))
