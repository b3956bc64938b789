"""What a process that looks through a log is asked for, and what it tells: on each side a line of JSON at a time."""

from msgspec import Raw

from tablee.core.record import Record, decoder
from tablee.server.found import LogFound


class LookBack(Record, frozen=True, tag="look_back"):
    """Look back at a finished game."""


class OpenLog(Record, frozen=True, tag="open_log"):
    """Prove a log, and lay its game step by step."""


Errand = LookBack | OpenLog
"""The first line; the rest is the log."""


class Progress(Record, frozen=True, tag="progress"):
    done: int
    of: int


class Reviewed(Record, frozen=True, tag="reviewed"):
    """The last line of a review."""

    review: Raw


class Laid(Record, frozen=True, tag="laid"):
    """One step, in order."""

    step: bytes
    """A `ReplayStep`, zipped: a game has megabytes of them, and each resembles the others."""


class Opened(Record, frozen=True, tag="opened"):
    """The last line of a log that was proven, or could not be."""

    found: LogFound


Told = Progress | Reviewed | Laid | Opened

read_errand = decoder(Errand).decode
read_told = decoder(Told).decode
