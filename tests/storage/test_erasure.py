"""Forgetting for good: searched for byte by byte, in the file and in the log beside it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tablee.storage import erasure
from tablee.storage.link import Link, connect, truncate_wal
from tablee.storage.opening import FILE
from tablee.storage.sqlite import SqliteStore
from tablee.tables.ports import NotStored, Row
from tests.storage.journals import opened, rows_of, run

SIZES = [1, 2, 10, 30, 400]


def _secret(code: str) -> bytes:
    return f"the secret of {code}; ".encode()


def _bytes_in(folder: Path) -> bytes:
    return b"".join(it.read_bytes() for it in folder.iterdir() if not it.name.endswith("-shm"))


async def _traces_after_forgetting(folder: Path, seed: int) -> int:
    """Many tables grow side by side; one after another is forgotten; how many can still be found?"""
    random, codes, last, gone = (
        Random(seed),
        [f"table {n:02}" for n in range(24)],
        dict[str, int](),
        [],
    )
    traces = 0
    async with opened(SqliteStore(folder)) as store:
        for _ in range(8):
            asked = []
            for code in random.choices(codes, k=300):
                last[code] = last.get(code, 0) + 1
                body = _secret(code) * random.choice(SIZES)
                asked.append(store.append(code, [Row(last[code], 0, body)]))
            await asyncio.gather(*asked)
            gone.append(codes.pop(random.randrange(len(codes))))
            await store.forget(gone[-1])
            content = _bytes_in(folder)
            traces += sum(_secret(code) in content or code.encode() in content for code in gone)
            assert all(_secret(code) in content for code in codes if code in last)
    return traces


def test_not_a_byte_of_a_forgotten_table_is_left(tmp_path: Path) -> None:
    assert sum(run(_traces_after_forgetting(tmp_path / f"{n}", n)) for n in range(3)) == 0


def test_control_deleting_alone_leaves_traces_that_the_search_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasure, "finish_erasure", truncate_wal)
    assert sum(run(_traces_after_forgetting(tmp_path / f"{n}", n)) for n in range(3)) > 0


def test_tables_forgotten_at_once_share_the_work(tmp_path: Path) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path)
        async with opened(store):
            codes = [f"T{n}" for n in range(30)]
            await asyncio.gather(*(store.append(code, rows_of(code, 1)) for code in codes))
            before = store.health().commits
            await asyncio.gather(*(store.forget(code) for code in codes))
            assert store.health().commits - before <= 3
            assert await store.tables() == []

    run(story())


def test_an_erasure_cut_short_is_finished_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(link: Link) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def story() -> None:
        async with opened(SqliteStore(tmp_path)) as store:
            await store.append("ABCD", [Row(1, 0, _secret("ABCD"))])
            monkeypatch.setattr(erasure, "finish_erasure", no_room)
            with pytest.raises(NotStored):
                await store.forget("ABCD")
            monkeypatch.undo()
        assert _unfinished(tmp_path) == [("erasure",)]
        async with opened(SqliteStore(tmp_path)) as store:
            assert await store.tables() == []
        assert _unfinished(tmp_path) == []
        assert _secret("ABCD") not in _bytes_in(tmp_path)

    run(story())


def _unfinished(folder: Path) -> list[object]:
    with closing(connect(folder / FILE)) as file:
        return file.execute("SELECT * FROM unfinished").fetchall()
