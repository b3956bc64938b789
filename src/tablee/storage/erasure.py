"""Forgetting for good: not a byte of a forgotten table stays in the file or in the log beside it."""

from collections.abc import Iterable

from tablee.storage.link import Link, truncate_wal

NOTE = "INSERT OR IGNORE INTO unfinished SELECT 'erasure' FROM journal WHERE table_code = ? LIMIT 1"


def erase(link: Link, tables: Iterable[str]) -> None:
    """Delete the journals; the note makes sure that a crash cannot leave the rest undone."""
    link.execute("BEGIN IMMEDIATE")
    for table in tables:
        link.execute(NOTE, (table,))
        link.execute("DELETE FROM journal WHERE table_code = ?", (table,))
    link.execute("COMMIT")
    finish_erasure(link)


def finish_erasure(link: Link) -> None:
    """Write the file anew if something was deleted from it.

    `secure_delete` overwrites the rows themselves, but not the copies that SQLite leaves in the
    slack of a page when it moves rows between pages; only a fresh file is free of them.
    """
    if link.execute("SELECT 1 FROM unfinished").fetchone() is None:
        return
    link.execute("VACUUM")
    truncate_wal(link)
    link.execute("DELETE FROM unfinished")
