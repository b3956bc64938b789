"""Reading a log back: every line in the game's own terms, or the number of the line that cannot be."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from tablee.core.game import AnyGame
from tablee.core.record import decoder
from tablee.core.refusal import Refusal
from tablee.tables.legacy import COUNTED, todays_options
from tablee.tables.log import AnyLine, Attached, Header, Line, Seal, decode_line
from tablee.tables.spelling import is_spelt
from tablee.tables.table import Entry


class BrokenLog(Exception):
    """A log that cannot be believed, and the line, counted from 1, where that shows."""

    def __init__(
        self, code: str, line: int, detail: str = "", refusal: Refusal | None = None
    ) -> None:
        super().__init__(code, line, detail)
        self.code = code
        self.line = line
        self.detail = detail
        self.refusal = refusal
        """What the rules say against it, if they do."""


class OlderRules(BrokenLog):
    """A log that holds as far as today's rules can tell: they would have decided some of it otherwise."""

    def __init__(self, version: int, odd: list[int], decisions: int) -> None:
        super().__init__("older_rules", odd[0], str(version))
        self.same = decisions - len(odd)
        self.decisions = decisions


class Log:
    """A log as read."""

    def __init__(self, game: AnyGame, header: Header, raw_lines: list[bytes]) -> None:
        self.game = game
        self.header = header
        kind = game.TYPES.options
        self.options = _decode(kind, todays_options(kind, header.options), 1)
        self.raw_lines = raw_lines[: _end(raw_lines)]
        self.lines, self.seal = _split(self.raw_lines)
        self.attached = _attached(raw_lines, len(self.raw_lines))
        if self.attached and not self.seal:
            raise BrokenLog("out_of_place", len(self.raw_lines) + 1)
        self.entries = [
            _entry(game, line, number) for number, line in enumerate(self.lines, start=2)
        ]

    @property
    def start(self) -> Any:
        """The truth before the first event; of a variation the one it says."""
        first = self.game.start(self.header.seating, self.options)
        variation = self.header.variation
        return first if variation is None else _decode(type(first), variation.state, 1)

    def replay(self) -> Iterator[tuple[Entry, Any, Any]]:
        """Each entry with the state before and after it; needs neither dice nor dictionary."""
        before = self.start
        for number, entry in enumerate(self.entries, start=2):
            try:
                after = self.game.evolve(before, entry.event)
            except Exception as fault:  # whatever a forged event breaks, the file is to blame
                raise BrokenLog("impossible_event", number) from fault
            yield entry, before, after
            before = after


_ATTACHED = b'{"kind":"attachment",'
_BEGINNING = b'{"kind":"tablee_log",'
"""A line has one spelling, so every log begins like this."""


def begins_like_a_log(content: bytes) -> bool:
    """As far as it goes."""
    return _BEGINNING.startswith(content[: len(_BEGINNING)])


def read_log(content: bytes, game_of: Callable[[str], AnyGame]) -> Log:
    """The log in a file's content; `game_of` finds a game by its key."""
    if not begins_like_a_log(content):
        raise BrokenLog("not_a_log", 1)
    raw_lines = content.split(b"\n")
    if raw_lines.pop():
        raise BrokenLog("cut_off", len(raw_lines) + 1)
    if not raw_lines:
        raise BrokenLog("not_a_log", 1)
    header = read_header(raw_lines[0])
    game = game_of(header.game)
    if header.version > game.ABOUT.version:
        raise BrokenLog("newer_rules", 1, str(header.version))
    return Log(game, header, raw_lines)


class _Format(msgspec.Struct):
    """All that is asked of a first line before the rest of it is understood."""

    kind: str
    format: int


def read_header(raw: bytes) -> Header:
    try:
        opening = msgspec.json.decode(raw, type=_Format)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise BrokenLog("not_a_log", 1) from None
    if opening.kind != Header.__struct_config__.tag:
        raise BrokenLog("not_a_log", 1)
    if opening.format > COUNTED:
        raise BrokenLog("newer_format", 1, str(opening.format))
    header = _read_line(raw, 1)
    assert isinstance(header, Header)
    return header


def _end(raw_lines: list[bytes]) -> int:
    """How many lines the log itself has; behind it stand those for what lies beside it."""
    end = len(raw_lines)
    while raw_lines[end - 1].startswith(_ATTACHED):
        end -= 1
    return end


def _split(raw_lines: list[bytes]) -> tuple[list[Line], Seal | None]:
    lines: list[Line] = []
    for number, raw in enumerate(raw_lines[1:], start=2):
        match _read_line(raw, number):
            case Line() as line if line.seq == number - 1:
                lines.append(line)
            case Seal() as seal if number == len(raw_lines):
                return lines, seal
            case _:
                raise BrokenLog("out_of_place", number)
    return lines, None


def _attached(raw_lines: list[bytes], end: int) -> list[Attached]:
    read = [_read_line(raw, number) for number, raw in enumerate(raw_lines[end:], start=end + 1)]
    return [it for it in read if isinstance(it, Attached)]


def _read_line(raw: bytes, number: int) -> AnyLine:
    """A line has one spelling."""
    line: AnyLine = _decode(AnyLine, raw, number)
    return line


def _entry(game: AnyGame, line: Line, number: int) -> Entry:
    types = game.TYPES
    return Entry(
        line.seq,
        line.at,
        _decode(types.event, line.event, number),
        line.seat,
        _decode(types.action | types.table_action | None, line.action, number),
        line.answers,
        draws=line.draws,
    )


def _decode(kind: Any, raw: bytes | msgspec.Raw, number: int) -> Any:
    try:
        value = decode_line(raw) if kind is AnyLine else decoder(kind).decode(raw)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as fault:
        raise BrokenLog("unreadable", number, str(fault)) from None
    if not is_spelt(value, bytes(raw)):
        raise BrokenLog("unreadable", number)
    return value
