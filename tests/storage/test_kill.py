"""kill -9 at any moment: what was acknowledged is there, what is there was asked for, in order; drawings, too."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

from tablee.storage.sqlite import SqliteStore
from tests.storage.journals import opened
from tests.storage.killed_writer import TABLES, append_after, whole_journal
from tests.torture.scale import times

ROOT = Path(__file__).parents[2]

Writers = subprocess.Popen[str]


@contextmanager
def writers(folder: Path) -> Iterator[Writers]:
    command = [sys.executable, "-m", "tests.storage.killed_writer", str(folder)]
    with subprocess.Popen(
        command, cwd=ROOT, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()


def write_and_kill(process: Writers, random: Random) -> dict[str, int]:
    """One writer's life; gives the last number it found or had acknowledged for each table."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("go\n")
    process.stdin.flush()
    word, pid = process.stdout.readline().split()
    assert word == "opening"
    # Some die while they open the file, some while they look at it, most while they write.
    heard = [process.stdout.readline() for _ in range(random.choice((0, 4, 20, 40)))]
    time.sleep(random.uniform(0, 0.01))
    os.kill(int(pid), signal.SIGKILL)
    heard += iter(process.stdout.readline, "ended\n")
    return {table: int(seq) for _, table, seq in map(str.split, heard)}


async def expect_kept(folder: Path, acknowledged: dict[str, int]) -> None:
    async with opened(SqliteStore(folder)) as store:
        for table in TABLES:
            rows, known = await store.load(table), acknowledged.get(table, 0)
            assert rows == whole_journal(table, len(rows))
            new, _ = append_after(table, whole_journal(table, known))
            assert len(rows) in (known, known + len(new))
            acknowledged[table] = len(rows)


async def test_a_killed_writer_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    random, acknowledged = Random(3), dict[str, int]()
    with writers(tmp_path) as process:
        for kill in range(times(30)):
            acknowledged |= write_and_kill(process, random)
            # Every third time the next writer itself finds what the crash has left.
            if kill % 3:
                await expect_kept(tmp_path, acknowledged)
    await expect_kept(tmp_path, acknowledged)
    assert sum(acknowledged.values()) > 200
