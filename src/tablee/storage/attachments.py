"""Attachments as SQLite keeps them: beside the rows that name them, until they are replaced."""

from collections.abc import Iterable, Sequence
from zlib import crc32

from tablee.storage.link import Link
from tablee.tables.ports import Row
from tablee.tables.sitting import BrokenJournal

# Apart from the rows they belong to: these stay for good and lie close together, attachments come and go.
# The first were drawings, and the file calls them so.
LAYOUT = """
    CREATE TABLE drawings (
        table_code TEXT NOT NULL,
        seq INTEGER NOT NULL,
        checksum INTEGER NOT NULL,
        strokes BLOB NOT NULL,
        PRIMARY KEY (table_code, seq)
    )
    """
COLUMNS = "table_code, seq, checksum, strokes"

# One is here, or is leaving while a table is being erased; never both.
HERE, LEAVING = "drawings", "leaving_drawings"
INSERT = f"INSERT INTO {HERE} ({COLUMNS}) VALUES (?, ?, ?, ?)"
DELETE = tuple(f"DELETE FROM {it} WHERE table_code = ? AND seq = ?" for it in (HERE, LEAVING))
READ = " UNION ALL ".join(
    f"SELECT {COLUMNS} FROM {it} WHERE table_code = ?" for it in (HERE, LEAVING)
)


def checksum(table: str, seq: int, content: bytes) -> int:
    return crc32(content, crc32(f"{table} {seq}".encode()))


def drop_attachments(link: Link, table: str, replaced: Iterable[int]) -> None:
    """Before others are kept, so that these are written over what is given up."""
    for seq in replaced:
        for statement in DELETE:
            link.execute(statement, (table, seq))


def keep_attachments(link: Link, table: str, rows: Sequence[Row]) -> None:
    for row in rows:
        if row.attachment:
            kept_sum = checksum(table, row.seq, row.attachment)
            link.execute(INSERT, (table, row.seq, kept_sum, row.attachment))


def read_attachments(link: Link, table: str) -> dict[int, bytes]:
    """By the number of the row, each proved to be what was written."""
    found: dict[int, bytes] = {}
    for _, seq, kept_sum, content in link.execute(READ, (table, table)).fetchall():
        if checksum(table, seq, content) != kept_sum:
            raise BrokenJournal(seq)
        found[seq] = content
    return found
