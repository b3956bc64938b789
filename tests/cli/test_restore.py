"""`tablee restore`: what lies in the trash, and how it comes back."""

import asyncio
import json
import shutil
from pathlib import Path

import pytest

from tablee.storage.opening import FILE
from tablee.storage.sqlite import SqliteStore
from tablee.tables.hours import DAY
from tablee.tables.ports import Hours
from tests.cli.conftest import Run
from tests.storage.journals import opened, rows_of


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Two tables in the trash, one for a day and a bit longer than the other; one that is not."""
    folder = tmp_path / "data"

    async def fill() -> None:
        async with opened(SqliteStore(folder)) as store:
            for code in ("BCDF", "GHJK", "KMNP"):
                await store.append(code, rows_of(code, 1, 5))
            await store.discard(["BCDF"])
            await store.keep_hours(Hours(seen=DAY + 60))
            await store.discard(["GHJK"])

    asyncio.run(fill())
    return folder


def test_a_table_comes_back_whole_and_young(tablee: Run, data: Path) -> None:
    listed = tablee("restore", "--data", data)
    assert listed.stdout.splitlines() == ["BCDF (days left: 5)", "GHJK (days left: 7)"]
    french = tablee("restore", "bcdf", "--data", data, lang="fr_FR.UTF-8")
    assert (french.exit_code, french.stdout) == (0, "La table BCDF est revenue.\n")
    assert json.loads(tablee("restore", "--data", data, "--json").stdout) == {"trash": {"GHJK": 7}}
    told = tablee("restore", "GHJK", "--data", data, "--json")
    assert json.loads(told.stdout) == {"restored": "GHJK"}
    assert tablee("restore", "--data", data).stdout == "The trash is empty.\n"

    async def look() -> None:
        async with opened(SqliteStore(data)) as store:
            assert await store.load("BCDF") == rows_of("BCDF", 1, 5)
            assert dict(await store.tables()) == {
                "BCDF": DAY + 60,
                "GHJK": DAY + 60,
                "KMNP": 0,
            }

    asyncio.run(look())


def test_what_is_not_in_the_trash_cannot_come_back(tablee: Run, data: Path, tmp_path: Path) -> None:
    for code, folder in (("KMNP", data), ("ZZZZ", data), ("BCDF", tmp_path / "empty")):
        refused = tablee("restore", code, "--data", folder, "--json")
        assert (refused.exit_code, json.loads(refused.stdout)["error"]) == (2, "not_in_trash")
    assert not (tmp_path / "empty").exists()


def test_while_a_server_runs_it_says_so_and_changes_nothing(tablee: Run, data: Path) -> None:
    async def serve() -> None:
        async with opened(SqliteStore(data)) as store:
            assert len(tablee("restore", "--data", data).stdout.splitlines()) == 2
            trash.extend(await store.trash())

    trash = list[tuple[str, int]]()
    asyncio.run(serve())
    store = SqliteStore(data)
    refused = tablee("restore", "BCDF", "--data", data, "--json")
    assert (refused.exit_code, json.loads(refused.stdout)["error"]) == (1, "server_running")
    asyncio.run(store.close())
    assert [code for code, _ in trash] == ["BCDF", "GHJK"]


def test_a_damaged_or_newer_file_is_left_alone(tablee: Run, data: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(data, broken)
    (broken / FILE).write_bytes(b"not a database at all" * 500)
    for arguments in (("restore",), ("restore", "BCDF")):
        refused = tablee(*arguments, "--data", broken, "--json")
        assert (refused.exit_code, json.loads(refused.stdout)["error"]) == (1, "no_restore")
