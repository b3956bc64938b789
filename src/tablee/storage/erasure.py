"""Forgetting for good: not a byte of a forgotten table stays in the file or in the log beside it.

`secure_delete` overwrites rows and pages that are given up, but not the copies that SQLite leaves in
the slack of a page when it moves rows between pages; only fresh pages are free of them.  So whatever
stays moves into a new `journal`, slice by slice between the moves of those who play, and the old one,
`leaving` meanwhile, is emptied page by page.
"""

from collections.abc import Sequence

from tablee.storage.link import Link, truncate_wal
from tablee.storage.requests import Forget
from tablee.storage.schema import JOURNAL

SLICE = 200
"""Rows that move in one transaction: nobody is held up for longer than this takes."""

NOTE = """
INSERT OR IGNORE INTO unfinished SELECT 'erasure' WHERE EXISTS (
    SELECT 1 FROM journal WHERE table_code = ?1 UNION ALL SELECT 1 FROM leaving WHERE table_code = ?1
)
"""
SLICE_END = "SELECT max(rowid) FROM (SELECT rowid FROM leaving ORDER BY rowid LIMIT ?)"
COLUMNS = "table_code, seq, at, written, checksum, body"


class Erasure:
    """Who waits to be forgotten: deleted at once, answered when the last trace is gone."""

    def __init__(self) -> None:
        self._now: list[Forget] = []
        """Deleted before the sweep under way began."""
        self._next: list[Forget] = []
        """Deleted since; the journal that grows has seen them."""

    @property
    def waiting(self) -> list[Forget]:
        return [*self._now, *self._next]

    def begin(self, link: Link, group: Sequence[Forget]) -> list[Forget]:
        """Delete the journals; gives those of whom there was nothing."""
        link.execute("BEGIN IMMEDIATE")
        for table in [it.table for it in group]:
            link.execute(NOTE, (table,))
            link.execute("DELETE FROM journal WHERE table_code = ?", (table,))
            link.execute("DELETE FROM leaving WHERE table_code = ?", (table,))
        is_noted = _is_unfinished(link)
        link.execute("COMMIT")
        if not is_noted:
            return list(group)
        self._next += group
        return []

    def go_on(self, link: Link) -> list[Forget]:
        """One slice, or one turn; gives those who are forgotten now."""
        if move_slice(link):
            return []
        done, self._now, self._next = self._now, self._next, []
        if done:
            truncate_wal(link)
        if self._now:
            turn_over(link)
        else:
            link.execute("DELETE FROM unfinished")
        return done

    def give_up(self) -> None:
        """Until another table is forgotten, or until the next start."""
        self._now, self._next = [], []


def turn_over(link: Link) -> None:
    """A new journal, empty; everything is leaving now."""
    link.execute("BEGIN IMMEDIATE")
    link.execute("DROP TABLE leaving")
    link.execute("ALTER TABLE journal RENAME TO leaving")
    link.execute(JOURNAL)
    link.execute("COMMIT")


def move_slice(link: Link) -> bool:
    """The next rows from the old journal to the new; whether there were any."""
    (end,) = link.execute(SLICE_END, (SLICE,)).fetchone()
    if end is None:
        return False
    link.execute("BEGIN IMMEDIATE")
    link.execute(
        f"INSERT INTO journal ({COLUMNS}) SELECT {COLUMNS} FROM leaving WHERE rowid <= ? ORDER BY rowid",
        (end,),
    )
    link.execute("DELETE FROM leaving WHERE rowid <= ?", (end,))
    link.execute("COMMIT")
    return True


def finish_erasure(link: Link) -> None:
    """At the start, when nobody waits: what was cut short is done at once, and space is given back."""
    if not _is_unfinished(link) and not _is_mostly_free(link):
        return
    while move_slice(link):
        pass
    link.execute("VACUUM")
    truncate_wal(link)
    link.execute("DELETE FROM unfinished")


def _is_unfinished(link: Link) -> bool:
    return link.execute("SELECT 1 FROM unfinished").fetchone() is not None


def _is_mostly_free(link: Link) -> bool:
    (free,) = link.execute("PRAGMA freelist_count").fetchone()
    (pages,) = link.execute("PRAGMA page_count").fetchone()
    return int(free) * 2 > int(pages)
