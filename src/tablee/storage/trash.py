"""The trash: tables whose time is up lie here, out of everybody's reach, until they are erased or brought back."""

from collections.abc import Sequence

from tablee.storage.hours import read_hours, stamp
from tablee.storage.link import Link
from tablee.storage.rows import LAST, OUT_OF_TRASH, checksum, has_rows
from tablee.tables.ports import Row

DISCARD = "INSERT OR IGNORE INTO trash VALUES (?, ?)"
READ = "SELECT table_code, since FROM trash ORDER BY table_code"
PARTS = ("journal", "leaving")


def discard_tables(link: Link, tables: Sequence[str]) -> None:
    since = read_hours(link).seen
    for table in tables:
        if has_rows(link, table):
            link.execute(DISCARD, (table, since))


def restore_table(link: Link, table: str) -> None:
    """Its last row is stamped anew, or it would be discarded again at once."""
    link.execute(OUT_OF_TRASH, (table,))
    (last,) = link.execute(LAST, (table, table)).fetchone()
    for part in PARTS:
        _stamp_anew(link, part, table, last)


def _stamp_anew(link: Link, part: str, table: str, seq: int) -> None:
    """Unless the row is damaged: a new checksum would hide it."""
    here = "WHERE table_code = ? AND seq = ?"
    found = link.execute(f"SELECT at, written, checksum, body FROM {part} {here}", (table, seq))
    for at, written, kept_sum, body in found.fetchall():
        row, now = Row(seq, at, body), stamp(link)
        if checksum(table, written, row) == kept_sum:
            change = f"UPDATE {part} SET written = ?, checksum = ? {here}"
            link.execute(change, (now, checksum(table, now, row), table, seq))


def read_trash(link: Link) -> list[tuple[str, int]]:
    return [(table, since) for table, since in link.execute(READ).fetchall()]
