"""A log that somebody brought: what it proves, and its game laid step by step."""

import zlib
from collections.abc import Iterator

from tablee import registry
from tablee.core.record import encode, replace
from tablee.core.refusal import Refusal
from tablee.core.shifts import bot_at
from tablee.registry import UnknownName
from tablee.server.errand import Laid, Opened
from tablee.server.found import LogFound, LogOpened
from tablee.tables.reader import BrokenLog, Log, OlderRules, read_header, read_log
from tablee.tables.reel import glimpses
from tablee.tables.room.names import LONGEST, harmless
from tablee.tables.verify import verify
from tablee.tables.wire import ReplayStep


def opened(content: bytes) -> Iterator[Laid | Opened]:
    """Its steps, and at last what it is; these steps are worth nothing if it is not what it says."""
    game = named_in(content)
    try:
        log = read_log(content, registry.game)
        found = proven(log)
        yield from laid(log)
    except BrokenLog as broken:
        found = _refused(LogFound(broken.code, broken.line, game), broken.refusal)
    except UnknownName:
        found = LogFound("unknown_game", 1, game)
    except Refusal as refusal:  # seats or options that no table allows stand in the first line
        found = _refused(LogFound("impossible_table", 1, game), refusal)
    yield Opened(found)


def named_in(content: bytes) -> str:
    """The game of its first line, if it has one."""
    try:
        return _tame(read_header(content.partition(b"\n")[0]).game)
    except BrokenLog:
        return ""


def proven(log: Log) -> LogFound:
    """Whole, or of older rules; or it is broken."""
    game = log.header.game
    try:
        verify(log)
    except OlderRules as older:
        return LogFound(older.code, older.line, game, log=_seen(log))
    return LogFound("whole", 0, game, log=_seen(log))


def _seen(log: Log) -> LogOpened:
    """Of a log that was proven: what a forged one says of its seats may be anything."""
    header, steps = log.header, len(log.entries)
    seating = header.seating
    players = tuple(map(_tame, header.players[: seating.size]))
    bots = tuple([bot_at(header.shifts, it, steps) is not None for it in seating.seats])
    return LogOpened("", header.game, header.version, seating, players, bots, steps)


def laid(log: Log) -> Iterator[Laid]:
    """Every step as whoever looks back at it sees it."""
    seating, steps = log.header.seating, len(log.entries)
    for entry, before, after in log.replay():
        try:
            seen = glimpses(log.game, seating, before, entry.event, after)
        except Exception as fault:  # older events may lead to states that today's eyes never meet
            raise BrokenLog("impossible_event", entry.seq + 1) from fault
        step = ReplayStep(0, entry.seq, steps, entry.at, entry.event, seen)
        yield Laid(zlib.compress(encode(step), 1))


def _tame(name: str) -> str:
    """As short and as harmless as the names at a table."""
    return harmless(name[: 4 * LONGEST])[:LONGEST]


def _refused(found: LogFound, refusal: Refusal | None) -> LogFound:
    return found if refusal is None else replace(found, refusal=refusal.code, rule=refusal.rule)
