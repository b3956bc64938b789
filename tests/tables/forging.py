"""Logs for the tests, and the means to forge them well: with the chain made good again."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from tablee import registry
from tablee.arena.match import play_out
from tablee.core.record import encode, replace
from tablee.core.seats import Seating
from tablee.games.between.pieces import Options
from tablee.tables.legacy import FORMAT
from tablee.tables.log import (
    AnyLine,
    Attached,
    Header,
    Line,
    Seal,
    decode_line,
    format_log,
    hash_of,
    sealed,
)
from tablee.tables.reader import Log, read_log
from tablee.tables.table import Table
from tablee.tables.verify import verify

Change = Callable[[Any], Any]


def played_table(seed: bytes, seats: int = 2, format: int = FORMAT) -> Table:
    """An express game of random bots, to its end."""
    options = Options(length="express")
    table = Table(registry.game("between"), Seating(seats), options, seed=seed, format=format)
    table.begin()
    bot = registry.bot("between", "random")
    play_out(table, dict.fromkeys(range(seats), bot))
    return table


def lines_of(table: Table) -> list[bytes]:
    return list(format_log(table, ("Ada", "Zoé")))


def content_of(lines: Iterable[bytes]) -> bytes:
    return b"".join(line + b"\n" for line in lines)


def read(lines: Iterable[bytes]) -> Log:
    return read_log(content_of(lines), registry.game)


def prove(lines: Iterable[bytes]) -> Table:
    return verify(read(lines))


def rechained(lines: Iterable[bytes]) -> list[bytes]:
    """The same lines with hashes that fit, as a forger would leave them."""
    done: list[bytes] = []
    for raw in lines:
        line: AnyLine = decode_line(raw)
        match line:
            case Header():
                done.append(raw)
            case Line():
                done.append(encode(replace(line, seq=len(done), prev=hash_of(done[-1]))))
            case Seal():
                done.append(encode(sealed(replace(line, prev=hash_of(done[-1])))))
            case Attached():
                done.append(raw)
    return done


def changed(lines: list[bytes], number: int, change: Change) -> list[bytes]:
    """A forged line, counted from 1, and the chain made good."""
    line = encode(change(decode_line(lines[number - 1])))
    return rechained([*lines[: number - 1], line, *lines[number:]])


def with_event(line: Line, **fields: Any) -> Line:
    return replace(line, event=_altered(line.event, fields))


def with_action(line: Line, **fields: Any) -> Line:
    return replace(line, action=_altered(line.action, fields))


def _altered(raw: msgspec.Raw, fields: dict[str, Any]) -> msgspec.Raw:
    return msgspec.Raw(encode({**msgspec.json.decode(raw), **fields}))


def numbers_of(lines: list[bytes], tag: str) -> list[int]:
    """The lines, counted from 1, whose event is of this kind."""
    return [
        n for n, line in enumerate(lines, start=1) if b'"event":{"type":"%s"' % tag.encode() in line
    ]
