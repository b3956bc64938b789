"""`tablee serve` and `tablee doctor`: what they print, and how they end."""

import asyncio
import gzip
import shutil
import socket
import sqlite3
import sys
import tempfile
import time
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import segno
import typer
from typer.testing import CliRunner

from tablee.cli.doctor import doctor, examine, look_at_clock, look_at_python
from tablee.cli.serve import has_display, serve
from tablee.server.addresses import listen, own_address, reachable_at
from tablee.storage.lock import FolderLock
from tablee.storage.sqlite import SqliteStore
from tablee.tables.hall import Hall
from tablee.tables.hours import DAY
from tablee.tables.ports import Hours
from tests.packages import Packages
from tests.storage.journals import opened, rows_of

# The package offers the commands under the names of their modules.
serve_module = import_module("tablee.cli.serve")
doctor_module = import_module("tablee.cli.doctor")

app = typer.Typer()
app.command("serve")(serve)
app.command("doctor")(doctor)


def call(*arguments: str, **environment: str | None) -> Any:
    return CliRunner().invoke(app, arguments, env={"LC_ALL": "en"} | environment)


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        port = str(taken.getsockname()[1])
        result = call("serve", "--host", "127.0.0.1", "--port", port, "--data", str(tmp_path))
    assert result.exit_code == 2
    assert (
        result.output
        == f"Port {port} is taken, perhaps by another Tablée; choose another with --port or TABLEE_PORT.\n"
    )


def test_an_address_that_is_not_ours_is_one_sentence(tmp_path: Path) -> None:
    result = call("serve", "--host", "198.51.100.77", "--data", str(tmp_path))
    assert result.exit_code == 2
    assert result.output.startswith("Tablée cannot listen on 198.51.100.77, port 8000: ")


def test_a_folder_that_cannot_be_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    data = str(tmp_path / "file" / "folder")
    result = call("serve", "--host", "127.0.0.1", "--port", "0", "--data", data)
    assert result.exit_code == 2
    assert result.output.startswith(f"The folder {data} cannot be used.")


def test_a_bad_setting_is_one_sentence() -> None:
    result = call("serve", TABLEE_PORT="many")
    assert result.exit_code == 2
    assert result.output.startswith("TABLEE_PORT cannot be “many”: ")


def test_a_folder_is_served_by_one_process_only(tmp_path: Path) -> None:
    first = FolderLock(tmp_path)
    result = call("serve", "--host", "127.0.0.1", "--port", "0", "--data", str(tmp_path))
    assert result.exit_code == 2
    assert result.output.startswith("Another Tablée uses the folder")
    first.release()


def test_it_says_where_it_is_reached() -> None:
    assert reachable_at("127.0.0.1", 8000, "") == ("http://127.0.0.1:8000", None)
    assert reachable_at("localhost", 1, "https://x.org") == ("http://localhost:1", "https://x.org")
    assert reachable_at("::1", 1, "") == ("http://[::1]:1", None)
    assert reachable_at("192.0.2.5", 1, "")[1] == "http://192.0.2.5:1"
    here, there = reachable_at("0.0.0.0", 8000, "")
    assert here == "http://localhost:8000"
    assert there == (f"http://{own_address()}:8000" if own_address() else None)


def test_the_square_code_is_whole_and_looks_the_same_on_any_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    address = "http://192.168.178.42:8000"
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    serve_module._draw_code(address)
    lines = capsys.readouterr().out.splitlines()
    assert all(line.startswith("\x1b[97;40m") and line.endswith("\x1b[0m") for line in lines)
    rows = [line.removeprefix("\x1b[97;40m").removesuffix("\x1b[0m") for line in lines]
    light = [[mark in half for mark in row] for row in rows for half in ("█▀", "█▄")]
    code = segno.make(address, error="m")
    expected = [[not dark for dark in row] for row in code.matrix_iter(border=2)]
    assert light[: len(expected)] == expected
    assert len(rows[0]) < 80


def test_a_machine_without_a_network_has_no_address_for_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_way(*_: object) -> None:
        raise OSError("network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", no_way)
    assert own_address() is None


def test_a_browser_opens_only_where_it_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SSH_CONNECTION", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not has_display()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_display()
    monkeypatch.setenv("SSH_CONNECTION", "1")
    assert not has_display()
    monkeypatch.delenv("SSH_CONNECTION")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert has_display()


# --- the doctor -------------------------------------------------------------------------------


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    client = tmp_path / "client"
    client.mkdir()
    (client / "index.html").write_text("")
    monkeypatch.setattr(serve_module, "client_folder", lambda: client)
    return client


def test_a_healthy_machine_passes(tmp_path: Path, built: Path) -> None:
    result = call("doctor", TABLEE_DATA=str(tmp_path), TABLEE_PORT="0", TABLEE_HOST="127.0.0.1")
    assert result.exit_code == 0, result.output
    assert "WRONG" not in result.output


def test_what_is_wrong_is_said_and_shows_in_the_exit_code(
    tmp_path: Path, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (built / "index.html").unlink()
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(doctor_module, "LITTLE", 2**60)
    monkeypatch.setattr(doctor_module, "TOO_LITTLE", 2**59)
    with listen("127.0.0.1", 0) as taken:
        environment = {
            "TABLEE_DATA": str(tmp_path),
            "TABLEE_PORT": str(taken.getsockname()[1]),
            "TABLEE_HOST": "127.0.0.1",
            "TABLEE_PROT": "1",
        }
        result = call("doctor", **environment)
    assert result.exit_code == 1
    for said in ("Port", "MB are free", "browser client is not built", "TABLEE_PROT is set"):
        assert said in result.output
    assert call("doctor", TABLEE_PORT="x").output.count("TABLEE_PORT cannot be") == 1


def test_a_folder_that_cannot_be_written_to_is_wrong(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(**_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    keys = [key for verdict, key, _ in examine() if verdict == "wrong"]
    assert "folder_closed" in keys


def test_the_doctor_tells_of_clocks_that_jumped_and_of_the_trash(
    tmp_path: Path, built: Path
) -> None:
    environment = {"TABLEE_DATA": str(tmp_path), "TABLEE_PORT": "0", "TABLEE_HOST": "127.0.0.1"}
    now = int(time.time())

    def said(hours: Hours, **changes: str) -> str:
        async def keep() -> None:
            async with opened(SqliteStore(tmp_path)) as store:
                await store.keep_hours(hours)

        asyncio.run(keep())
        result = call("doctor", **environment, **changes)
        assert result.exit_code == 0, result.output
        return str(result.output)

    quiet = said(Hours(seen=9 * DAY, wall=now, jump=-9_000, jumped=DAY))
    assert "jumped" not in quiet
    assert "trash" not in quiet
    back = said(Hours(seen=DAY, wall=now, jump=-9_000, jumped=DAY, doubted=DAY))
    assert "warning  The clock jumped back by 150 min lately" in back
    ahead = said(Hours(seen=DAY, wall=now + DAY, jump=40, jumped=DAY - 60))
    assert "warning  The clock jumped ahead by 1 min lately" in ahead
    assert "(UTC), and showed " in ahead

    async def throw_away() -> None:
        async with opened(SqliteStore(tmp_path)) as store:
            await store.append("BCDF", rows_of("BCDF", 1))
            await store.discard(["BCDF"])

    asyncio.run(throw_away())
    assert "ok       Tables in the trash: 1." in said(Hours(wall=now))
    assert "ok       Tables à la corbeille\u00a0: 1." in said(Hours(wall=now), LC_ALL="fr")


def test_an_old_python_and_an_unset_clock_are_wrong() -> None:
    assert look_at_python((3, 10, 9))[0] == "wrong"
    assert look_at_clock(0.0)[:2] == ("wrong", "clock_wrong")
    assert look_at_clock(2_000_000_000.0)[0] == "ok"


def test_the_doctor_opens_every_table_that_is_kept(built: Path, tmp_path: Path) -> None:
    stored = Path(__file__).parents[1] / "old" / "7d0d578" / "journal.db.gz"
    kept = tmp_path / "journal.db"
    kept.write_bytes(gzip.decompress(stored.read_bytes()))
    before = kept.read_bytes()
    where = {"TABLEE_DATA": str(tmp_path), "TABLEE_PORT": "0", "TABLEE_HOST": "127.0.0.1"}
    result = call("doctor", **where)
    assert "9 tables are kept, and all of them open." in result.output
    assert kept.read_bytes() == before

    with sqlite3.connect(kept) as link:
        link.execute("UPDATE journal SET body = x'00' WHERE table_code = 'line' AND seq = 3")
    link.close()
    result = call("doctor", **where)
    assert result.exit_code == 1
    assert "1 of 9 tables cannot be opened by this version: line." in result.output
    kept.write_bytes(b"no store at all, but long enough to be looked at" * 100)
    assert "What is kept cannot be read" in call("doctor", **where).output


def test_the_doctor_names_whatever_is_wrong_with_packages(
    built: Path, tmp_path: Path, packages: Packages
) -> None:
    packages.lay("good")
    packages.lay("broken", "raise SystemExit('\\x1b[2J no')")
    packages.lay("lonely", bots="import nowhere_at_all")
    packages.lay("later", face={"face.json": '{"interface": 99}', "screen.js": ""})
    packages.lay("garbled", face={"face.json": "{", "words.fr.json": "{}"})

    async def keep() -> None:
        async with opened(SqliteStore(tmp_path)) as store:
            hall = Hall(store)
            for game in ("between", "good"):
                await hall.open_table(game, 2, {}, "Ada")
            await hall.close()

    asyncio.run(keep())
    shutil.rmtree(packages.folder / "good_package")
    packages.look_again()
    where = {"TABLEE_DATA": str(tmp_path), "TABLEE_PORT": "0", "TABLEE_HOST": "127.0.0.1"}
    result = call("doctor", **where)
    assert result.exit_code == 1
    for line in (
        "warning  1 of 2 tables wait for a game that cannot be played here: ",
        "ok       Games from packages: garbled, later, lonely.",
        "WRONG    The package good_package cannot be used; its game good is not on the shelf. ModuleNotFoundError",
        "WRONG    The package broken_package cannot be used; its game broken is not on the shelf. SystemExit: ?[2J no",
        "WRONG    The bots of the package lonely_package for lonely cannot be used. ModuleNotFoundError",
        "warning  The screen of later is made for a newer Tablée; it is played at the plain table.",
        "warning  garbled, package garbled_package: face.json cannot be read.",
        "warning  garbled, package garbled_package: the file words.en.json is missing.",
        "warning  garbled, package garbled_package: a text is missing in words.fr.json: action.",
    ):
        assert line in result.output
    assert (
        "Le paquet broken_package ne peut pas servir" in call("doctor", LC_ALL="fr", **where).output
    )
