"""Rows as SQLite keeps them: which may follow, how they are written and read, how a flipped bit is found out."""

import sqlite3
from collections.abc import Iterable, Sequence
from zlib import crc32

from tablee.core.record import replace
from tablee.storage.attachments import drop_attachments, keep_attachments, read_attachments
from tablee.storage.hours import seen_at, stamp
from tablee.storage.link import Link
from tablee.storage.requests import Append
from tablee.tables.ports import NotStored, Row, SeqTaken
from tablee.tables.sitting import BrokenJournal

# A row is in `journal`, or in `leaving` while another table is being erased; never in both.
LAST = """
SELECT max(
    ifnull((SELECT max(seq) FROM journal WHERE table_code = ?), 0),
    ifnull((SELECT max(seq) FROM leaving WHERE table_code = ?), 0)
)
"""
INSERT = (
    "INSERT INTO journal (table_code, seq, at, written, checksum, body) VALUES (?, ?, ?, ?, ?, ?)"
)
READ = """
SELECT seq, at, written, checksum, body FROM journal WHERE table_code = ?
UNION ALL SELECT seq, at, written, checksum, body FROM leaving WHERE table_code = ?
ORDER BY seq
"""
# From each table's code to the next one by the index: the rows between are never visited.
CODES = """
WITH RECURSIVE codes (code) AS (
    SELECT min(first) FROM (
        SELECT min(table_code) AS first FROM journal UNION ALL SELECT min(table_code) FROM leaving
    )
    UNION ALL
    SELECT (
        SELECT min(next) FROM (
            SELECT min(table_code) AS next FROM journal WHERE table_code > code
            UNION ALL SELECT min(table_code) FROM leaving WHERE table_code > code
        )
    ) FROM codes WHERE code IS NOT NULL
)
"""
TABLES = f"""{CODES}
SELECT code, max(
    ifnull((SELECT written FROM journal WHERE table_code = code ORDER BY seq DESC LIMIT 1), 0),
    ifnull((SELECT written FROM leaving WHERE table_code = code ORDER BY seq DESC LIMIT 1), 0)
)
FROM codes WHERE code IS NOT NULL AND code NOT IN (SELECT table_code FROM trash)
"""
COUNT = f"{CODES} SELECT count(code) FROM codes"
IN_TRASH = "SELECT 1 FROM trash WHERE table_code = ?"
OUT_OF_TRASH = "DELETE FROM trash WHERE table_code = ?"

ITS_OWN_FAULT = (OverflowError, TypeError, ValueError, sqlite3.DataError)
"""What a row does wrong by itself: a number or a body no column can hold."""


def is_text(table: str) -> bool:
    """Lone surrogates are not text, and no database takes them."""
    try:
        table.encode()
    except UnicodeEncodeError:
        return False
    return True


def follows(last: int, rows: Iterable[Row]) -> bool:
    """Whether the rows go on from the last one without a gap."""
    return all(row.seq == seq for seq, row in enumerate(rows, last + 1))


def checksum(table: str, written: int, row: Row) -> int:
    """The chain of hashes cannot vouch for its last row, nor for `at`: this does."""
    return crc32(row.body, crc32(f"{table} {row.seq} {row.at} {written}".encode()))


def write_rows(link: Link, asked: Append) -> SeqTaken | NotStored | None:
    """All of them or none, inside the transaction of a group; gives what is wrong with them alone."""
    table, rows = asked.table, asked.rows
    if not is_text(table):
        return NotStored("the table's code is not text")
    if not follows(link.execute(LAST, (table, table)).fetchone()[0], rows):
        return SeqTaken(table, rows[0].seq)
    link.execute("SAVEPOINT one")
    try:
        _insert(link, table, rows)
        drop_attachments(link, table, asked.replaced)
        keep_attachments(link, table, rows)
        link.execute(OUT_OF_TRASH, (table,))
    except ITS_OWN_FAULT as fault:
        link.execute("ROLLBACK TO one")
        return NotStored(str(fault))
    finally:
        # After a disk error SQLite may have rolled everything back, the savepoint with it.
        if link.in_transaction:
            link.execute("RELEASE one")
    return None


def _insert(link: Link, table: str, rows: Sequence[Row]) -> None:
    now = stamp(link)
    link.executemany(
        INSERT,
        [(table, it.seq, it.at, now, checksum(table, now, it), it.body) for it in rows],
    )


def read_rows(link: Link, table: str) -> list[Row]:
    """The journal and its attachments as of one moment, each row proved to be what was written."""
    if not is_text(table):
        return []
    link.execute("BEGIN")
    try:
        if link.execute(IN_TRASH, (table,)).fetchone():
            return []
        rows, attachments = _read(link, table), read_attachments(link, table)
    finally:
        if link.in_transaction:
            link.execute("ROLLBACK")
    for seq, content in attachments.items():
        if not 1 <= seq <= len(rows):
            raise BrokenJournal(seq)
        rows[seq - 1] = replace(rows[seq - 1], attachment=content)
    return rows


def _read(link: Link, table: str) -> list[Row]:
    rows: list[Row] = []
    for seq, at, written, kept_sum, body in link.execute(READ, (table, table)).fetchall():
        row = Row(seq, at, body)
        if seq != len(rows) + 1 or checksum(table, written, row) != kept_sum:
            raise BrokenJournal(len(rows) + 1)
        rows.append(row)
    return rows


def read_tables(link: Link) -> list[tuple[str, int]]:
    return [(code, seen_at(written)) for code, written in link.execute(TABLES).fetchall()]


def count_tables(link: Link) -> int:
    """Those in the trash too; also in a file of before there was one."""
    return int(link.execute(COUNT).fetchone()[0])


def has_rows(link: Link, table: str) -> bool:
    """By the index alone."""
    return is_text(table) and link.execute(LAST, (table, table)).fetchone()[0] > 0
