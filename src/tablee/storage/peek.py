"""A look into the file from outside, also while a server uses it: what it remembers of time, and its trash."""

import sqlite3
from contextlib import closing
from pathlib import Path

from tablee.storage.hours import read_hours
from tablee.storage.schema import version_of
from tablee.storage.trash import read_trash
from tablee.tables.ports import Hours

SINCE = 4
"""The layout that began to count."""


def peek(path: Path) -> tuple[Hours, list[tuple[str, int]]]:
    """Reads, and changes nothing; a file of before counting has nothing to tell."""
    address = f"{path.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as file:
        if version_of(file) < SINCE:
            return Hours(), []
        return read_hours(file), read_trash(file)
