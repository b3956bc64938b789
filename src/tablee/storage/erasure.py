"""Forgetting for good: not a byte of a forgotten table stays in the file or in the log beside it.

`secure_delete` overwrites rows and pages that are given up, but not the copies that SQLite leaves in
the slack of a page when it moves rows between pages; only fresh pages are free of them.  So whatever
stays moves into a new `journal`, slice by slice between the moves of those who play, and the old one,
`leaving` meanwhile, is emptied page by page.  The attachments beside it do the same.
"""

from collections.abc import Sequence

from tablee.storage import attachments
from tablee.storage.link import Link, truncate_wal
from tablee.storage.requests import Forget
from tablee.storage.schema import JOURNAL, TRASH

SLICE = 200
"""Rows that move in one transaction: nobody is held up for longer than this takes."""
ARMFUL = 8
"""The same of attachments, which weigh up to 64 KiB each."""

NOTE = """
INSERT OR IGNORE INTO unfinished SELECT 'erasure' WHERE EXISTS (
    SELECT 1 FROM journal WHERE table_code = ? UNION ALL SELECT 1 FROM leaving WHERE table_code = ?
)
"""
FORGET = tuple(
    f"DELETE FROM {name} WHERE table_code = ?"
    for name in ("journal", "leaving", attachments.HERE, attachments.LEAVING, "trash")
)
TURNED_OVER = (
    ("journal", "leaving", JOURNAL),
    (attachments.HERE, attachments.LEAVING, attachments.LAYOUT),
)
ROWS = "table_code, seq, at, written, checksum, body"
FRESH_TRASH = (
    "ALTER TABLE trash RENAME TO old_trash",
    TRASH,
    "INSERT INTO trash SELECT * FROM old_trash",
    "DROP TABLE old_trash",
)
"""A list of codes and nothing more: it moves in one go."""


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
            link.execute(NOTE, (table, table))
            for statement in FORGET:
                link.execute(statement, (table,))
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
    for new, old, layout in TURNED_OVER:
        link.execute(f"DROP TABLE {old}")
        link.execute(f"ALTER TABLE {new} RENAME TO {old}")
        link.execute(layout)
    for statement in FRESH_TRASH:
        link.execute(statement)
    link.execute("COMMIT")


def move_slice(link: Link) -> bool:
    """The next rows from the old journal to the new, then the attachments; whether there were any."""
    return _move(link, "leaving", "journal", ROWS, SLICE) or _move(
        link, attachments.LEAVING, attachments.HERE, attachments.COLUMNS, ARMFUL
    )


def _move(link: Link, old: str, new: str, columns: str, count: int) -> bool:
    first = f"SELECT max(rowid) FROM (SELECT rowid FROM {old} ORDER BY rowid LIMIT ?)"
    (end,) = link.execute(first, (count,)).fetchone()
    if end is None:
        return False
    some = f"FROM {old} WHERE rowid <= ?"
    link.execute("BEGIN IMMEDIATE")
    link.execute(f"INSERT INTO {new} ({columns}) SELECT {columns} {some} ORDER BY rowid", (end,))
    link.execute(f"DELETE {some}", (end,))
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
