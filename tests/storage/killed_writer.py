"""A process that appends to eight tables at once and says what is kept, until it is killed.

Run as `python -m tests.storage.killed_writer FOLDER`; each line on its input starts one more writer.
"""

import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from tablee.core.record import replace
from tablee.storage.sqlite import SqliteStore
from tablee.tables.ports import Row
from tests.storage.journals import drawing_of, rows_of, without

TABLES = [f"T{number}" for number in range(8)]


def append_after(table: str, rows: Sequence[Row]) -> tuple[list[Row], list[int]]:
    """The next append of this table: its size follows from the number it begins with.

    It brings a drawing, mostly instead of the last one, and now and then instead of them all.
    """
    last, drawn = len(rows), [it.seq for it in rows if it.attachment]
    new = rows_of(table, last + 1, count=1 + last % 3, size=100 + last * 37 % 900)
    drawing = drawing_of(table, last + 1, size=200 + last * 1237 % 16000)
    replaced = drawn if last % 11 == 0 else drawn[-1:] if last % 4 else []
    return [replace(new[0], attachment=drawing), *new[1:]], replaced


def grown(table: str, rows: Sequence[Row]) -> list[Row]:
    """What is kept after the next append."""
    new, replaced = append_after(table, rows)
    return [*without(rows, replaced), *new]


def whole_journal(table: str, count: int) -> list[Row]:
    rows: list[Row] = []
    while len(rows) < count:
        rows = grown(table, rows)
    return rows


def say(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def write_on(folder: Path) -> None:
    say("opening", os.getpid())
    store = SqliteStore(folder)

    async def play(table: str) -> None:
        rows = await store.load(table)
        say("found", table, len(rows))
        while True:
            await store.append(table, *append_after(table, rows))
            rows = grown(table, rows)
            say("kept", table, len(rows))

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
