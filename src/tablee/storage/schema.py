"""The layout of the file: numbered migrations, each in one transaction; a newer layout is left alone."""

from collections.abc import Sequence

from tablee.storage import attachments
from tablee.storage.link import Link
from tablee.storage.unusable import Unusable

# Rows lie in the order they were written and only the index is sorted by table: with 64 tables in
# one commit that is half the work of WITHOUT ROWID, and splits leave no copies of old bodies.
JOURNAL = """
    CREATE TABLE journal (
        table_code TEXT NOT NULL,
        seq INTEGER NOT NULL,
        at INTEGER NOT NULL,
        written INTEGER NOT NULL,
        checksum INTEGER NOT NULL,
        body BLOB NOT NULL,
        PRIMARY KEY (table_code, seq)
    )
    """
FIRST = (JOURNAL, "CREATE TABLE unfinished (task TEXT PRIMARY KEY)")
SECOND = (JOURNAL.replace("journal", "leaving"),)
THIRD = (attachments.LAYOUT, attachments.LAYOUT.replace(attachments.HERE, attachments.LEAVING))

# What was seen of time, in one row; and which tables lie in the trash, since when.
HOURS = """
    CREATE TABLE hours (
        seen INTEGER NOT NULL,
        wall INTEGER NOT NULL,
        jump INTEGER NOT NULL,
        jumped INTEGER NOT NULL,
        doubted INTEGER NOT NULL
    )
    """
TRASH = "CREATE TABLE trash (table_code TEXT PRIMARY KEY, since INTEGER NOT NULL) WITHOUT ROWID"
FOURTH = (HOURS, "INSERT INTO hours VALUES (0, 0, 0, 0, 0)", TRASH)

MIGRATIONS: Sequence[Sequence[str]] = (FIRST, SECOND, THIRD, FOURTH)
"""The first leads from nothing to version 1. Released ones are never edited."""


def migrate(link: Link, migrations: Sequence[Sequence[str]] = MIGRATIONS) -> None:
    """Bring the file to the newest layout, step by step; a step is taken whole or not at all."""
    version = version_of(link)
    if version > len(migrations):
        raise Unusable("newer_schema", f"the file has {version}, this program {len(migrations)}")
    for number, statements in enumerate(migrations[version:], version + 1):
        _step(link, number, statements)


def version_of(link: Link) -> int:
    return int(link.execute("PRAGMA user_version").fetchone()[0])


def _step(link: Link, number: int, statements: Sequence[str]) -> None:
    link.execute("BEGIN IMMEDIATE")
    try:
        for statement in statements:
            link.execute(statement)
        link.execute(f"PRAGMA user_version = {number}")
        link.execute("COMMIT")
    except BaseException:
        if link.in_transaction:
            link.execute("ROLLBACK")
        raise
