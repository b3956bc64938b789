"""The file of the SQLite store: private, checked at the start, brought up to date, copied while in use."""

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from tablee.core.record import replace
from tablee.storage import link, schema
from tablee.storage.backup import back_up
from tablee.storage.health import SMALL, cautions, has_wal_reset_bug
from tablee.storage.opening import FILE
from tablee.storage.rows import INSERT, checksum
from tablee.storage.sqlite import SqliteStore
from tablee.storage.unusable import Unusable
from tests.storage.journals import drawing_of, drawn_of, opened, rows_of, without

# --- the file ---


async def test_only_the_hosts_account_may_read_what_is_kept(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async with opened(SqliteStore(folder)) as store:
        await store.append("ABCD", rows_of("ABCD", 1))
        kept = [it for it in folder.iterdir() if it.name.startswith(FILE)]
        assert len(kept) == 3
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        assert {stat.S_IMODE(it.stat().st_mode) for it in kept} == {0o600}


async def test_closed_and_opened_again_all_is_there(tmp_path: Path) -> None:
    for seq in range(1, 6):
        async with opened(SqliteStore(tmp_path, is_thorough=True)) as store:
            await store.append("ABCD", rows_of("ABCD", seq))
    assert not (tmp_path / f"{FILE}-wal").exists()
    async with opened(SqliteStore(tmp_path)) as store:
        assert await store.load("ABCD") == rows_of("ABCD", 1, 5)


@pytest.mark.parametrize("swap", [("synchronous=FULL", "synchronous=NORMAL"), ("=WAL", "=DELETE")])
def test_settings_that_do_not_take_effect_are_refused(
    tmp_path: Path, swap: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(link, "WRITER", [it.replace(*swap) for it in link.WRITER])
    with pytest.raises(Unusable, match="not_durable"):
        SqliteStore(tmp_path)


async def test_a_file_of_a_newer_version_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    await SqliteStore(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE)) as file:
        file.execute("PRAGMA user_version = 99")
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(Unusable, match="newer_schema"):
        SqliteStore(tmp_path)
    assert (tmp_path / FILE).read_bytes() == before


async def test_a_migration_keeps_the_rows_and_is_taken_whole_or_not_at_all(tmp_path: Path) -> None:
    async with opened(SqliteStore(tmp_path)) as store:
        await store.append("ABCD", rows_of("ABCD", 1, 3))
    with closing(link.connect(tmp_path / FILE)) as file:
        next_one = ("ALTER TABLE journal ADD COLUMN mood TEXT",)
        broken = ("CREATE TABLE half (way)", "CREATE TABLE broken (")
        with pytest.raises(sqlite3.OperationalError):
            schema.migrate(file, (*schema.MIGRATIONS, next_one, broken))
        assert schema.version_of(file) == len(schema.MIGRATIONS) + 1
        names = {name for (name,) in file.execute("SELECT name FROM sqlite_master").fetchall()}
        assert "half" not in names
        assert file.execute("SELECT count(*), count(mood) FROM journal").fetchone() == (3, 0)


@pytest.mark.parametrize("version", [1, 2])
async def test_a_file_of_an_older_layout_is_taken_up(tmp_path: Path, version: int) -> None:
    with closing(link.connect(tmp_path / FILE)) as file:
        schema.migrate(file, schema.MIGRATIONS[:version])
        for row in rows_of("ABCD", 1, 3):
            values = ("ABCD", row.seq, row.at, 7, checksum("ABCD", 7, row), row.body)
            file.execute(INSERT, values)
    async with opened(SqliteStore(tmp_path)) as store:
        assert await store.load("ABCD") == rows_of("ABCD", 1, 3)
        await store.append("ABCD", drawn_of("ABCD", 4))
        assert await store.load("ABCD") == [*rows_of("ABCD", 1, 3), *drawn_of("ABCD", 4)]
        await store.forget("ABCD")
        assert await store.tables() == []


async def test_what_is_replaced_takes_no_space(tmp_path: Path) -> None:
    """Three hundred drafts of the largest kind, and the file is hardly larger than after the first."""

    sizes = []
    for drafts in (range(1, 2), range(2, 301)):
        async with opened(SqliteStore(tmp_path)) as store:
            for seq in drafts:
                await store.append("ABCD", drawn_of("ABCD", seq, 2**16), [seq - 1])
        sizes.append((tmp_path / FILE).stat().st_size)
    assert sizes[1] - sizes[0] < 2**16


def test_what_is_not_a_database_is_called_damaged(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database at all" * 500)
    with pytest.raises(Unusable, match="damaged"):
        SqliteStore(tmp_path)


async def test_a_damaged_page_is_found_at_the_start(tmp_path: Path) -> None:
    async with opened(SqliteStore(tmp_path)) as store:
        for n in range(40):
            await store.append(f"T{n}", rows_of(f"T{n}", 1, 40, size=300))
    content = bytearray((tmp_path / FILE).read_bytes())
    assert len(content) < SMALL
    content[40 * 4096 : 41 * 4096] = os.urandom(4096)
    (tmp_path / FILE).write_bytes(content)
    with pytest.raises(Unusable, match="damaged"):
        SqliteStore(tmp_path)


def test_a_folder_that_cannot_be_made_is_out_of_reach(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Unusable, match="out_of_reach"):
        SqliteStore(tmp_path / "file" / "data")


@pytest.mark.parametrize(
    ("version", "is_affected"),
    [
        ((3, 6, 23), False),
        ((3, 7, 0), True),
        ((3, 40, 1), True),
        ((3, 44, 5), True),
        ((3, 44, 6), False),
        ((3, 45, 0), True),
        ((3, 50, 6), True),
        ((3, 50, 7), False),
        ((3, 51, 2), True),
        ((3, 51, 3), False),
        ((4, 0, 0), False),
    ],
)
def test_versions_with_the_wal_reset_bug_are_named(
    version: tuple[int, int, int], is_affected: bool
) -> None:
    assert has_wal_reset_bug(version) is is_affected
    assert [it.code for it in cautions(version)] == ["sqlite_wal_reset"] * is_affected


# --- backup ---


async def test_a_backup_under_load_opens_as_a_store_with_all_that_was_acknowledged(
    tmp_path: Path,
) -> None:
    acknowledged = 0

    async def play(store: SqliteStore) -> None:
        nonlocal acknowledged
        for seq in range(1, 2000):
            drawing = drawing_of("ABCD", seq, 2000)
            row = replace(*rows_of("ABCD", seq, size=200), attachment=drawing)
            await store.append("ABCD", [row], [seq - 1])
            acknowledged = seq

    for number in range(3):
        (tmp_path / f"{number}").mkdir()
    store = SqliteStore(tmp_path / "data")
    async with opened(store):
        playing = asyncio.create_task(play(store))
        for number in range(3):
            before = acknowledged
            copy = tmp_path / f"{number}" / FILE
            assert await asyncio.to_thread(back_up, store.path, copy) <= 1
            _expect_one_private_file(tmp_path / f"{number}")
            await _expect_journal(tmp_path / f"{number}", before, acknowledged)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


def _expect_one_private_file(folder: Path) -> None:
    assert [it.name for it in folder.iterdir()] == [FILE]
    assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600


async def _expect_journal(folder: Path, at_least: int, at_most: int) -> None:
    async with opened(SqliteStore(folder, is_thorough=True)) as copy:
        rows = await copy.load("ABCD")
        assert at_least <= len(rows) <= at_most + 1
        assert without(rows, {len(rows)}) == rows_of("ABCD", 1, len(rows), size=200)
        assert not rows or rows[-1].attachment == drawing_of("ABCD", len(rows), 2000)


async def test_a_backup_that_fails_leaves_the_last_one_alone(tmp_path: Path) -> None:
    async with opened(SqliteStore(tmp_path / "data")) as store:
        await store.append("ABCD", rows_of("ABCD", 1, 3000, size=200))
    good, bad = tmp_path / "copy.db", tmp_path / "data" / FILE
    assert back_up(bad, good) == 1
    before = good.read_bytes()
    with bad.open("r+b") as file:
        file.seek(4096 * 3)
        file.write(b"\0" * 4096 * 20)
    with pytest.raises((Unusable, sqlite3.DatabaseError)):
        back_up(bad, good)
    assert good.read_bytes() == before
    with pytest.raises(FileNotFoundError):
        back_up(bad, tmp_path / "no folder" / FILE)
    assert sorted(it.name for it in tmp_path.iterdir()) == ["copy.db", "data"]
