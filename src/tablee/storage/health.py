"""Is the file sound, and is this SQLite? Asked at the start, and by `tablee doctor`."""

import sqlite3
from pathlib import Path

from tablee.core.record import Record
from tablee.storage.link import Link
from tablee.storage.unusable import Unusable

SMALL = 16 * 2**20
"""Up to this many bytes the file is looked through at every start: some 50 ms."""

Version = tuple[int, int, int]

WAL_RESET_FIXED = (3, 51, 3)
WAL_RESET_BACKPORTS = ((3, 44, 6), (3, 50, 7))


class Caution(Record, frozen=True):
    """Something the host should know; the code is for the texts."""

    code: str
    detail: str


def cautions(version: Version = sqlite3.sqlite_version_info) -> tuple[Caution, ...]:
    """One writer, as here, never meets the WAL-reset bug; a second program that checkpoints may."""
    if has_wal_reset_bug(version):
        return (Caution("sqlite_wal_reset", ".".join(map(str, version))),)
    return ()


def has_wal_reset_bug(version: Version) -> bool:
    """Versions 3.7.0 to 3.51.2, except where it was repaired later."""
    is_repaired = any(version[:2] == fix[:2] and version >= fix for fix in WAL_RESET_BACKPORTS)
    return (3, 7, 0) <= version < WAL_RESET_FIXED and not is_repaired


def expect_sound(link: Link) -> None:
    (verdict,) = link.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise Unusable("damaged", str(verdict))


def size_of(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0
