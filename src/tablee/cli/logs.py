"""Reading a log file for a person: whatever is wrong with it is told with its line."""

from pathlib import Path
from typing import Any

from tablee import registry
from tablee.cli.errors import BAD_INPUT, FAILED, OLDER, Problem
from tablee.cli.seating import unknown_name
from tablee.core.refusal import Refusal
from tablee.registry import UnknownName
from tablee.tables.reader import BrokenLog, Log, OlderRules, read_log
from tablee.tables.table import Entry, Table
from tablee.tables.verify import verify

_NOT_FOR_US = ("not_a_log", "newer_format", "newer_rules")
"""The file may well be whole: it is this program that cannot read it."""


def open_log(path: Path) -> Log:
    content = _content(path)
    try:
        return read_log(content, registry.game)
    except BrokenLog as broken:
        raise _named(path, broken) from None
    except UnknownName as unknown:
        raise unknown_name("unknown_game_in_log", unknown, path=str(path), line=1) from None


def _content(path: Path) -> bytes:
    if path.is_dir():
        raise Problem("is_folder", path=str(path))
    if not path.exists():
        raise Problem("no_such_file", path=str(path))
    return path.read_bytes()


def prove(path: Path, log: Log) -> Table:
    """The table as it was; or the line that does not fit."""
    try:
        return verify(log)
    except OlderRules as older:
        raise _older(path, log, older) from None
    except BrokenLog as broken:
        raise _named(path, broken, log) from None
    except Refusal as refusal:
        raise _refused_table(path, refusal, log) from None


def doubt(path: Path, log: Log) -> Problem | None:
    """What `verify` would say against this log; nothing where it is not finished, or of older rules."""
    try:
        prove(path, log)
    except Problem as problem:
        return None if problem.code in ("not_sealed", "older_rules") else problem
    return None


def _named(path: Path, broken: BrokenLog, log: Log | None = None) -> Problem:
    status = BAD_INPUT if broken.code in _NOT_FOR_US else FAILED
    fields = {"path": str(path), "line": broken.line, "detail": broken.detail}
    game = log.header.game if log else None
    return Problem(broken.code, status=status, refusal=broken.refusal, by=game, **fields)


def _older(path: Path, log: Log, older: OlderRules) -> Problem:
    return Problem(
        older.code,
        status=OLDER,
        path=str(path),
        line=older.line,
        version=log.header.version,
        newest=log.game.ABOUT.version,
        same=older.same,
        decisions=older.decisions,
    )


def _refused_table(path: Path, refusal: Refusal, log: Log) -> Problem:
    """Seats or options that no table allows stand in the first line."""
    game = log.header.game
    return Problem(
        "impossible_table", status=FAILED, refusal=refusal, by=game, path=str(path), line=1
    )


def replayed(path: Path, log: Log) -> list[tuple[Entry, Any, Any]]:
    """Each entry with the state before and after it."""
    try:
        return list(log.replay())
    except BrokenLog as broken:
        raise _named(path, broken) from None
    except Refusal as refusal:
        raise _refused_table(path, refusal, log) from None
