"""A process that appends to eight tables at once and says what is kept, until it is killed.

Run as `python -m tests.storage.killed_writer FOLDER`; each line on its input starts one more writer.
"""

import asyncio
import os
import sys
from pathlib import Path

from tablee.storage.sqlite import SqliteStore
from tablee.tables.ports import Row
from tests.storage.journals import rows_of

TABLES = [f"T{number}" for number in range(8)]


def rows_after(table: str, last: int) -> list[Row]:
    """The next append of this table: its size follows from the number it begins with."""
    return rows_of(table, last + 1, count=1 + last % 3, size=100 + last * 37 % 900)


def whole_journal(table: str, count: int) -> list[Row]:
    rows: list[Row] = []
    while len(rows) < count:
        rows += rows_after(table, len(rows))
    return rows


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def write_on(folder: Path) -> None:
    say("opening", os.getpid())
    store = SqliteStore(folder)

    async def play(table: str) -> None:
        last = len(await store.load(table))
        say("found", table, last)
        while True:
            rows = rows_after(table, last)
            await store.append(table, rows)
            last = rows[-1].seq
            say("kept", table, last)

    await asyncio.gather(*map(play, TABLES))


def main() -> None:
    """Forks before anything has begun: what is killed is a process of its own, and starts at once."""
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            asyncio.run(write_on(Path(sys.argv[1])))
        os.waitpid(child, 0)
        say("ended")


if __name__ == "__main__":
    main()
