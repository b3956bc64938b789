"""Forgetting for good: searched for byte by byte, in the file and in the log beside it."""

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tablee.core.record import replace
from tablee.storage import erasure
from tablee.storage.link import Link, connect
from tablee.storage.opening import FILE
from tablee.storage.requests import Append, Receipt
from tablee.storage.sqlite import SqliteStore
from tablee.storage.writer import Writer
from tablee.tables.ports import NotStored, Row, SeqTaken
from tests.storage.journals import drawn_of, journals_in, opened, rows_of, without

SIZES = [1, 2, 10, 30, 400]


def _secret(code: str) -> bytes:
    return f"the secret of {code}; ".encode()


def _drawn(code: str) -> bytes:
    return f"the drawing of {code}; ".encode()


def _bytes_in(folder: Path) -> bytes:
    return b"".join(it.read_bytes() for it in folder.iterdir() if not it.name.endswith("-shm"))


async def _traces_after_forgetting(folder: Path, seed: int) -> int:
    """Many tables grow side by side; one after another is forgotten; how many can still be found?"""
    random, codes, gone, traces = Random(seed), [f"table {n:02}" for n in range(24)], [], 0
    kept = dict[str, list[Row]]()
    async with opened(SqliteStore(folder)) as store:
        for _ in range(8):
            asked = []
            for code in random.choices(codes, k=300):
                rows = kept.get(code, [])
                row = Row(len(rows) + 1, 0, _secret(code) * random.choice(SIZES))
                if random.random() < 0.5:
                    row = replace(row, attachment=_drawn(code) * random.choice(SIZES))
                replaced = random.choice(([], [len(rows)], [random.randint(1, row.seq)]))
                asked.append(store.append(code, [row], replaced))
                kept[code] = [*without(rows, replaced), row]
            await asyncio.gather(*asked)
            gone.append(codes.pop(random.randrange(len(codes))))
            await store.forget(gone[-1])
            content = _bytes_in(folder)
            traces += sum(it in content for code in gone for it in _marks(code))
            assert all(_secret(code) in content for code in codes if code in kept)
            assert any(_drawn(code) in content for code in codes)
            kept.pop(gone[-1], None)
            assert await journals_in(store) == kept
    return traces


def _marks(code: str) -> list[bytes]:
    return [code.encode(), _secret(code), _drawn(code)]


async def test_not_a_byte_of_a_forgotten_table_is_left(tmp_path: Path) -> None:
    assert sum([await _traces_after_forgetting(tmp_path / f"{n}", n) for n in range(3)]) == 0


async def test_control_deleting_alone_leaves_traces_that_the_search_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasure, "turn_over", lambda link: None)
    assert sum([await _traces_after_forgetting(tmp_path / f"{n}", n) for n in range(3)]) > 0


async def test_control_nor_are_drawings_gone_that_stay_on_their_old_pages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasure, "TURNED_OVER", erasure.TURNED_OVER[:1])
    assert sum([await _traces_after_forgetting(tmp_path / f"{n}", n) for n in range(3)]) > 0


async def _traces_after_the_trash(folder: Path, seed: int) -> int:
    """Many tables pass through the trash, some come back; of those erased from it, what is left?"""
    random, lying, gone, back = Random(seed), list[str](), list[str](), list[str]()
    async with opened(SqliteStore(folder)) as store:
        for evening in range(12):
            tails = [random.choice((0, 3, 30, 200)) * "x" for _ in range(100)]
            codes = [f"table {n} of evening {evening:02} {tail}" for n, tail in enumerate(tails)]
            await asyncio.gather(*(store.append(it, [Row(1, 0, _secret(it))]) for it in codes))
            random.shuffle(codes)
            for first in range(0, 100, 10):
                await store.discard(codes[first : first + 10])
            lying += codes
            random.shuffle(lying)
            for code in lying[:10]:
                assert await store.restore(code)
            await asyncio.gather(*map(store.forget, lying[10:60]))
            back, gone, lying = back + lying[:10], gone + lying[10:60], lying[60:]
        assert sorted(code for code, _ in await store.tables()) == sorted(back)
        assert {code for code, _ in await store.trash()} >= set(lying)
        content = _bytes_in(folder)
        assert all(_secret(code) in content for code in (*back, *lying))
        return sum(mark in content for code in gone for mark in _marks(code))


async def test_not_a_byte_is_left_of_a_table_erased_from_the_trash(tmp_path: Path) -> None:
    """A list that is only deleted from keeps copies of a few codes in the slack of its pages."""
    assert sum([await _traces_after_the_trash(tmp_path / f"{n}", n) for n in (1, 2)]) == 0


async def test_control_a_code_that_stays_in_the_list_of_the_trash_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasure, "FORGET", erasure.FORGET[:-1])
    assert await _traces_after_the_trash(tmp_path, 1) > 0


async def test_tables_forgotten_at_once_share_the_work(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    async with opened(store):
        codes = [f"T{n}" for n in range(30)]
        await asyncio.gather(*(store.append(code, rows_of(code, 1)) for code in codes))
        before = store._writer.commits
        await asyncio.gather(*(store.forget(code) for code in codes))
        assert store._writer.commits - before <= 6
        assert await store.tables() == []


async def test_an_erasure_cut_short_is_finished_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(link: Link) -> bool:
        raise sqlite3.OperationalError("database or disk is full")

    async with opened(SqliteStore(tmp_path)) as store:
        await store.append("ABCD", [Row(1, 0, _secret("ABCD"), _drawn("ABCD"))])
        await store.append("KEPT", rows_of("KEPT", 1, 5))
        monkeypatch.setattr(erasure, "move_slice", no_room)
        with pytest.raises(NotStored):
            await store.forget("ABCD")
        monkeypatch.undo()
    assert _unfinished(tmp_path) == [("erasure",)]
    async with opened(SqliteStore(tmp_path)) as store:
        assert await journals_in(store) == {"KEPT": rows_of("KEPT", 1, 5)}
    assert _unfinished(tmp_path) == []
    assert not any(mark in _bytes_in(tmp_path) for mark in _marks("ABCD"))


@pytest.mark.parametrize("failing", [3, 10])
async def test_an_erasure_cut_short_is_finished_with_the_next_one(
    failing: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of what stays has moved when the disk is full; it is all there, and goes on growing."""
    monkeypatch.setattr(erasure, "SLICE", 3)
    monkeypatch.setattr(erasure, "ARMFUL", 3)
    real, calls = erasure.move_slice, 0

    def fails_once(link: Link) -> bool:
        nonlocal calls
        calls += 1
        if calls == failing:
            raise sqlite3.OperationalError("database or disk is full")
        return real(link)

    async with opened(SqliteStore(tmp_path)) as store:
        for code in ("ABCD", "EFGH"):
            await store.append(code, [Row(1, 0, _secret(code), _drawn(code))])
        kept = [row for seq in range(1, 21) for row in drawn_of("KEPT", seq)]
        await store.append("KEPT", kept)
        monkeypatch.setattr(erasure, "move_slice", fails_once)
        with pytest.raises(NotStored):
            await store.forget("ABCD")
        await store.append("KEPT", drawn_of("KEPT", 21), [1, 2, 19, 20])
        kept = [*without(kept, {1, 2, 19, 20}), *drawn_of("KEPT", 21)]
        with pytest.raises(SeqTaken):
            await store.append("KEPT", drawn_of("KEPT", 5), [6])
        assert (await journals_in(store))["KEPT"] == kept
        await store.forget("EFGH")
        assert await journals_in(store) == {"KEPT": kept}
        content = _bytes_in(tmp_path)
        assert not any(mark in content for code in ("ABCD", "EFGH") for mark in _marks(code))


async def test_moves_go_on_while_a_table_is_erased_and_another_may_be_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever comes during a slice is kept before the next one."""
    monkeypatch.setattr(erasure, "SLICE", 10)
    done, real, keep = list[str](), erasure.move_slice, Writer._keep
    asked = list[Future[None]]()

    loop, store = asyncio.get_running_loop(), SqliteStore(tmp_path)

    def slowly(link: Link) -> bool:
        done.append("slice")
        wish = {
            3: lambda: store.append("KEPT", rows_of("KEPT", 101)),
            5: lambda: store.forget("EFGH"),
        }.get(len(done))
        if wish:
            asked.append(asyncio.run_coroutine_threadsafe(wish(), loop))
            while not store._writer.waiting:
                time.sleep(0.001)
        return real(link)

    def keeping(writer: Writer, link: Link, group: Sequence[Append]) -> list[Receipt]:
        done.append("keep")
        return keep(writer, link, group)

    async with opened(store):
        for code in ("ABCD", "EFGH"):
            await store.append(code, [Row(1, 0, _secret(code))])
        await store.append("KEPT", rows_of("KEPT", 1, 100))
        monkeypatch.setattr(erasure, "move_slice", slowly)
        monkeypatch.setattr(Writer, "_keep", keeping)
        await store.forget("ABCD")
        assert done[:5] == ["slice", "slice", "slice", "keep", "slice"]
        await asyncio.gather(*map(asyncio.wrap_future, asked))
        assert await journals_in(store) == {"KEPT": rows_of("KEPT", 1, 101)}
        assert not any(_secret(code) in _bytes_in(tmp_path) for code in ("ABCD", "EFGH"))


async def test_a_store_that_closes_does_not_wait_for_an_erasure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasure, "SLICE", 1)
    real = erasure.move_slice

    loop, store = asyncio.get_running_loop(), SqliteStore(tmp_path)
    closing_down = list[Future[None]]()

    def close_now(link: Link) -> bool:
        if not closing_down:
            closing_down.append(asyncio.run_coroutine_threadsafe(store.close(), loop))
            while not store._writer.waiting:
                time.sleep(0.001)
        return real(link)

    await store.append("ABCD", [Row(1, 0, _secret("ABCD"))])
    await store.append("KEPT", rows_of("KEPT", 1, 50))
    monkeypatch.setattr(erasure, "move_slice", close_now)
    with pytest.raises(NotStored):
        await store.forget("ABCD")
    await asyncio.wrap_future(closing_down[0])
    assert _unfinished(tmp_path) == [("erasure",)]
    monkeypatch.undo()
    async with opened(SqliteStore(tmp_path)) as again:
        assert await journals_in(again) == {"KEPT": rows_of("KEPT", 1, 50)}
    assert _secret("ABCD") not in _bytes_in(tmp_path)


async def test_space_that_was_given_up_is_given_back_at_the_next_start(tmp_path: Path) -> None:
    async with opened(SqliteStore(tmp_path)) as store:
        await store.append("ABCD", [Row(1, 0, bytes(2**20))])
        await store.append("KEPT", rows_of("KEPT", 1))
        await store.forget("ABCD")
    async with opened(SqliteStore(tmp_path)) as store:
        assert (tmp_path / FILE).stat().st_size < 2**16
        assert await journals_in(store) == {"KEPT": rows_of("KEPT", 1)}


def _unfinished(folder: Path) -> list[object]:
    with closing(connect(folder / FILE)) as file:
        return file.execute("SELECT * FROM unfinished").fetchall()
