"""What only the SQLite store promises: groups, one process, a file that is safe, private and portable."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from threading import Barrier, Thread
from typing import cast

import pytest

from tablee.storage import link
from tablee.storage.sqlite import SqliteStore
from tablee.storage.unusable import Unusable
from tablee.storage.writer import GROUP
from tablee.tables.ports import NotStored, Row, SeqTaken
from tests.storage.journals import drawn_of, journals_in, opened, rows_of
from tests.torture.scale import times

# --- groups ---


async def test_what_waits_together_is_committed_together(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    async with opened(store):
        codes = [f"T{n:04}" for n in range(1000)]
        await asyncio.gather(*(store.append(code, rows_of(code, 1)) for code in codes))
        assert 1000 / GROUP <= store._writer.commits <= 100
        assert len(await store.tables()) == 1000


async def test_commits_are_counted_as_sqlite_sees_them(tmp_path: Path) -> None:
    statements: list[str] = []

    def traced(path: Path) -> sqlite3.Connection:
        connection = link.connect(path)
        connection.set_trace_callback(statements.append)
        return connection

    store = SqliteStore(tmp_path, connect=traced)
    statements.clear()
    async with opened(store):
        await asyncio.gather(*(store.append(f"{n}", rows_of(f"{n}", 1)) for n in range(500)))
        assert statements.count("COMMIT") == store._writer.commits < 100
        assert statements.count("BEGIN IMMEDIATE") == statements.count("COMMIT")


async def test_a_request_that_fails_leaves_the_others_of_its_group_alone(tmp_path: Path) -> None:
    async with opened(SqliteStore(tmp_path)) as store:
        too_late = Row(2, 2**63, b"no column holds this number")
        asked: dict[str, Sequence[Row]] = {f"T{n:02}": rows_of(f"T{n:02}", 1) for n in range(60)}
        asked |= {"LATE": [*drawn_of("LATE", 1), too_late], "GAP": drawn_of("GAP", 2)}
        answers = await asyncio.gather(
            *(store.append(code, rows) for code, rows in asked.items()), return_exceptions=True
        )
        faults = {code: type(it) for code, it in zip(asked, answers, strict=True) if it}
        assert faults == {"LATE": NotStored, "GAP": SeqTaken}
        assert set(await journals_in(store)) == set(asked) - set(faults)
        no_drawing = Row(1, 0, b"", attachment=cast(bytes, object()))
        with pytest.raises(NotStored):
            await store.append("ODD", [no_drawing])
        for code in (*faults, "ODD"):
            await store.append(code, rows_of(code, 1))
            assert await store.load(code) == rows_of(code, 1)


async def test_two_threads_with_a_loop_each_race_and_one_wins_each_seq(tmp_path: Path) -> None:
    races, start = times(1000), Barrier(2)
    won: dict[bytes, list[int]] = {b"one": [], b"two": []}
    store = SqliteStore(tmp_path)

    async def race(name: bytes) -> None:
        for seq in range(1, races + 1):
            try:
                await store.append("ABCD", [Row(seq, 0, name)])
                won[name].append(seq)
            except SeqTaken:
                pass

    def thread(name: bytes) -> None:
        start.wait()
        asyncio.run(race(name))

    threads = [Thread(target=thread, args=(name,)) for name in won]
    for it in threads:
        it.start()
    for it in threads:
        it.join()

    async with opened(store):
        kept = await store.load("ABCD")
    assert [row.seq for row in kept] == list(range(1, races + 1))
    assert {name: [row.seq for row in kept if row.body == name] for name in won} == won


def test_an_answer_for_a_loop_that_is_gone_troubles_nobody(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)

    async def leave_at_once() -> None:
        asyncio.get_running_loop().create_task(store.append("ABCD", rows_of("ABCD", 1)))
        await asyncio.sleep(0)

    asyncio.run(leave_at_once())

    async def story() -> None:
        async with opened(store):
            await store.append("EFGH", rows_of("EFGH", 1))
            assert set(await journals_in(store)) == {"ABCD", "EFGH"}

    asyncio.run(story())


# --- one process ---


async def test_a_second_store_on_the_same_folder_is_turned_away(tmp_path: Path) -> None:
    async with opened(SqliteStore(tmp_path)) as store:
        with pytest.raises(Unusable, match="in_use"):
            SqliteStore(tmp_path)
        await store.append("ABCD", rows_of("ABCD", 1))
    await SqliteStore(tmp_path).close()


async def test_another_process_is_turned_away_too(tmp_path: Path) -> None:
    attempt = (
        "import sys, pathlib; from tablee.storage.lock import FolderLock\n"
        "FolderLock(pathlib.Path(sys.argv[1]))"
    )

    def status() -> tuple[int, str]:
        command = [sys.executable, "-c", attempt, str(tmp_path)]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        return ended.returncode, ended.stderr

    async with opened(SqliteStore(tmp_path)):
        code, words = await asyncio.to_thread(status)
        assert code == 1
        assert "Unusable: in_use" in words
    assert await asyncio.to_thread(status) == (0, "")
