"""Drawings as SQLite keeps them: beside the rows that name them, until they are replaced."""

from collections.abc import Iterable, Sequence
from zlib import crc32

from tablee.storage.link import Link
from tablee.tables.ports import Row
from tablee.tables.sitting import BrokenJournal

# A drawing is in `drawings`, or in `leaving_drawings` while a table is being erased; never in both.
INSERT = "INSERT INTO drawings (table_code, seq, checksum, strokes) VALUES (?, ?, ?, ?)"
DELETE = (
    "DELETE FROM drawings WHERE table_code = ? AND seq = ?",
    "DELETE FROM leaving_drawings WHERE table_code = ? AND seq = ?",
)
READ = """
SELECT seq, checksum, strokes FROM drawings WHERE table_code = ?1
UNION ALL SELECT seq, checksum, strokes FROM leaving_drawings WHERE table_code = ?1
"""


def checksum(table: str, seq: int, strokes: bytes) -> int:
    return crc32(strokes, crc32(f"{table} {seq}".encode()))


def drop_drawings(link: Link, table: str, replaced: Iterable[int]) -> None:
    """Before others are kept, so that these are written over what is given up."""
    for seq in replaced:
        for statement in DELETE:
            link.execute(statement, (table, seq))


def keep_drawings(link: Link, table: str, rows: Sequence[Row]) -> None:
    for row in rows:
        if row.drawing:
            kept_sum = checksum(table, row.seq, row.drawing)
            link.execute(INSERT, (table, row.seq, kept_sum, row.drawing))


def read_drawings(link: Link, table: str) -> dict[int, bytes]:
    """By the number of the row, each proved to be what was written."""
    found: dict[int, bytes] = {}
    for seq, kept_sum, strokes in link.execute(READ, (table,)).fetchall():
        if checksum(table, seq, strokes) != kept_sum:
            raise BrokenJournal(seq)
        found[seq] = strokes
    return found
