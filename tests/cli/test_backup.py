"""`tablee backup`: a sound copy while people play, or a sentence and nothing half made."""

import asyncio
import json
import shutil
import sqlite3
import sys
from asyncio.subprocess import PIPE
from contextlib import closing
from pathlib import Path

import pytest

from tablee.storage.opening import FILE
from tablee.storage.sqlite import SqliteStore
from tablee.tables.hall import Hall
from tests.cli.conftest import Run
from tests.server.browser import Browser, Line
from tests.server.house import with_patience
from tests.server.process import ServerProcess
from tests.storage.journals import opened, rows_of


async def tablee_backup(*arguments: str | Path) -> tuple[int, str]:
    """As a process of its own, beside the server's."""
    command = (sys.executable, "-c", "from tablee.main import main; main()", "backup")
    made = await asyncio.create_subprocess_exec(*command, *map(str, arguments), stdout=PIPE)
    out, _ = await made.communicate()
    assert made.returncode is not None
    return made.returncode, out.decode()


@with_patience
async def test_a_backup_beside_a_running_server_restores_what_was_played(tmp_path: Path) -> None:
    slowly = 'hall.Hall.__init__.__kwdefaults__["thinking"] = (20, 40)'
    server = ServerProcess(tmp_path / "data", fault=slowly)
    await server.start()
    try:
        async with Browser(server.address) as ada:
            await ada.open_table(seats=2)
            line = await ada.sit()
            await line.wish("stand_up")
            playing = asyncio.create_task(let_bots_play(line))
            copies = []
            for number in range(3):
                since = len(line.heard)
                await line.until(lambda it: it["type"] == "update", since)
                copy = tmp_path / f"{number}.db"
                status, out = await tablee_backup(copy, "--data", tmp_path / "data", "--json")
                assert (status, json.loads(out)["tables"]) == (0, 1)
                copies.append(copy)
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            await line.leave()
            code = ada.code
    finally:
        assert await server.stop() == 0
    whole = await journal_of(tmp_path / "data", code)
    lengths = []
    for number, copy in enumerate(copies):
        # The drill of docs/hosting.md: the server is stopped, the file put in its place, and started.
        folder = tmp_path / f"restored {number}"
        folder.mkdir()
        shutil.copy(copy, folder / FILE)
        rows = await journal_of(folder, code)
        assert rows == whole[: len(rows)]
        lengths.append(len(rows))
    assert 0 < lengths[0] <= lengths[1] <= lengths[2] <= len(whole)


async def let_bots_play(line: Line) -> None:
    """Game after game."""
    while True:
        await line.wish("start", level="random")
        while line.room["stage"] == "playing" or not line.room["commitment"]:
            await line.until(lambda it: it["type"] == "room", len(line.heard))
        await line.wish("regather")


async def journal_of(folder: Path, code: str) -> list[object]:
    """After a table was taken up from it again, chain and all."""
    store = SqliteStore(folder, is_thorough=True)
    hall = Hall(store)
    await hall.find(code)
    rows: list[object] = [*await store.load(code)]
    await hall.close()
    return rows


@pytest.fixture
def data(tmp_path: Path) -> Path:
    folder = tmp_path / "data"

    async def fill() -> None:
        async with opened(SqliteStore(folder)) as store:
            for code in ("ABCD", "EFGH"):
                await store.append(code, rows_of(code, 1, 50))

    asyncio.run(fill())
    return folder


def test_a_backup_without_a_server_says_what_it_holds(
    tablee: Run, data: Path, tmp_path: Path
) -> None:
    english = tablee("backup", tmp_path / "en.db", "--data", data)
    assert english.exit_code == 0
    assert "a copy of 2 tables" in " ".join(english.stdout.split())
    french = tablee("backup", tmp_path / "fr.db", "--data", data, lang="fr_FR.UTF-8")
    assert "de 2 tables, " in (said := " ".join(french.stdout.split()))
    assert "relue et saine" in said
    told = json.loads(tablee("backup", tmp_path / "json.db", "--data", data, "--json").stdout)
    size = (tmp_path / "json.db").stat().st_size
    assert told == {"file": str(tmp_path / "json.db"), "tables": 2, "bytes": size}
    assert sorted(it.name for it in tmp_path.iterdir()) == ["data", "en.db", "fr.db", "json.db"]


def test_nothing_is_overwritten(tablee: Run, data: Path, tmp_path: Path) -> None:
    (tmp_path / "old.db").write_text("precious")
    refused = tablee("backup", tmp_path / "old.db", "--data", data, "--json")
    assert (refused.exit_code, json.loads(refused.stdout)["error"]) == (2, "file_exists")
    assert (tmp_path / "old.db").read_text() == "precious"
    assert tablee("backup", data, "--data", data).exit_code == 2
    nowhere = tablee("backup", tmp_path / "no" / "where.db", "--data", data, "--json")
    assert json.loads(nowhere.stdout)["error"] == "no_such_folder"


def test_where_nothing_is_kept_there_is_nothing_to_back_up(tablee: Run, tmp_path: Path) -> None:
    empty = tablee("backup", tmp_path / "new.db", "--data", tmp_path / "empty", "--json")
    assert (empty.exit_code, json.loads(empty.stdout)["error"]) == (2, "nothing_to_back_up")
    assert not list(tmp_path.iterdir())


def test_of_a_damaged_file_no_backup_is_made(tablee: Run, data: Path, tmp_path: Path) -> None:
    (data / FILE).write_bytes(b"not a database at all" * 500)
    with closing(sqlite3.connect(data / FILE)) as link, pytest.raises(sqlite3.DatabaseError):
        link.execute("SELECT 1 FROM sqlite_master")
    refused = tablee("backup", tmp_path / "new.db", "--data", data, "--json")
    assert (refused.exit_code, json.loads(refused.stdout)["error"]) == (1, "no_backup")
    assert [it.name for it in tmp_path.iterdir()] == ["data"]
