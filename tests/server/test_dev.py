"""`tablee dev`: a package served from its folder, a panel for its maker, and both anew when a file changes."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.cli.dev import lay, read_package, stamps
from tablee.cli.errors import Problem
from tablee.server.addresses import listen
from tablee.server.app import make_app
from tablee.server.dev import Panel
from tablee.server.headers import STRICT
from tablee.storage.memory import MemoryStore
from tablee.tables.hall import Hall
from tests.packages import Packages, write_project
from tests.server.asking import asker, make
from tests.server.house import ROOMY, with_patience
from tests.server.process import free_port


@pytest.fixture
def project(tmp_path: Path) -> Path:
    folder = tmp_path / "my game"
    write_project(folder)
    return folder


def with_panel(*games: str) -> Any:
    more = Panel(games).routes
    return make_app(Hall(MemoryStore()), ROOMY, Path("nowhere"), more=more)


@with_patience
async def test_the_panel_is_there_for_its_maker_and_strict() -> None:
    async with asker(with_panel("between"), "http://127.0.0.1:8000") as ada:
        for path, type_ in (
            ("/dev", "text/html"),
            ("/dev/panel.js", "text/javascript"),
            ("/dev/panel.css", "text/css"),
            ("/dev/api/studio", "application/json"),
        ):
            page = await ada.get(path)
            assert page.status_code == 200
            assert page.headers["content-type"].startswith(type_)
            assert page.headers["content-security-policy"] == STRICT["Content-Security-Policy"]
            assert "<style" not in page.text
            assert "style=" not in page.text
        script = {
            "game": "between",
            "seats": 2,
            "seed": "x",
            "moves": [{"seat": 0, "bot": "random"}],
        }
        scene = (await ada.post("/dev/api/rehearse", json=script)).json()
        assert (scene["moves"], scene["stop"], len(scene["eyes"])) == (1, None, 3)
        assert (await ada.post("/dev/api/rehearse", json={"game": 1})).status_code == 400


@with_patience
async def test_a_name_that_was_made_to_lead_here_reaches_no_panel() -> None:
    """Somebody's page, whose own name is answered with this machine's number."""
    there = {"Host": "evil.example:8000", "Origin": "http://evil.example:8000"}
    async with asker(with_panel("between")) as ada:
        assert (await ada.get("/dev/api/studio", headers=there)).status_code == 403
        assert (await ada.post("/dev/api/rehearse", json={}, headers=there)).status_code == 403
        for near in ("localhost:8000", "127.0.0.1:8000", "[::1]:8000"):
            here = {"Host": near, "Origin": f"http://{near}"}
            assert (await ada.get("/dev/api/studio", headers=here)).status_code == 200


@with_patience
async def test_nobody_else_has_a_panel() -> None:
    async with asker(make()) as ada:
        for path in ("/dev", "/dev/panel.js", "/dev/api/studio"):
            assert (await ada.get(path)).status_code == 404
        assert (await ada.post("/dev/api/rehearse", json={})).status_code == 404


def test_a_package_is_read_as_it_would_be_installed(project: Path, packages: Packages) -> None:
    offered = read_package(project)
    assert (offered.name, offered.games) == ("my-game", ("mine",))
    assert offered.source == project / "src"
    lay(offered, packages.folder)
    written = (packages.folder / "at_work.dist-info" / "entry_points.txt").read_text()
    assert "[tablee.games]\nmine = my_game.game\n" in written


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (None, "no_package"),
        ("[project", "bad_package"),
        ("[tool]", "bad_package"),
        ("project = 3", "bad_package"),
        ('[project]\nname = "x"', "no_game_offered"),
    ],
)
def test_what_is_no_package_is_said_to_be(text: str | None, code: str, tmp_path: Path) -> None:
    if text is not None:
        (tmp_path / "pyproject.toml").write_text(text)
    with pytest.raises(Problem) as problem:
        read_package(tmp_path)
    assert problem.value.code == code
    assert problem.value.sentence("fr") != problem.value.sentence("en")


def test_only_what_somebody_writes_is_watched(project: Path) -> None:
    before = stamps(project)
    for folder in (".git", "node_modules", "src/my_game/__pycache__"):
        (project / folder).mkdir()
        (project / folder / "made").touch()
    assert stamps(project) == before
    (project / "src" / "my_game" / "words.json").touch()
    assert stamps(project) != before


@with_patience
async def test_a_change_is_served_by_a_fresh_process_and_breaks_nothing(project: Path) -> None:
    port = free_port()
    root = Path(__file__).parents[2]
    program = "from tablee.main import main; main()"
    arguments = ("dev", "--package", project, "--port", str(port), "--no-browser")
    environment = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}"}
    dev = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, *arguments, stdout=PIPE, stderr=PIPE, env=environment
    )
    game = project / "src" / "my_game" / "game.py"
    written = game.read_text()
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as maker:
            first = await studio(maker, lambda it: not it["troubles"])
            game.write_text(f"{written}\nraise SystemExit\n")
            broken = await studio(maker, lambda it: it["run"] != first["run"])
            assert [it["code"] for it in broken["troubles"]] == ["broken"]
            (project / "pyproject.toml").write_text("[project")  # half written
            halfway = await studio(maker, lambda it: it["run"] != broken["run"])
            assert halfway["games"] == ["mine"]
            game.write_text(written)
            await studio(maker, lambda it: not it["troubles"])
            shelf = (await maker.get("/api/games")).json()
            assert shelf["games"][-1]["about"]["key"] == "mine"
    finally:
        dev.send_signal(signal.SIGTERM)
        out, _ = await dev.communicate()
    assert dev.returncode == 0
    assert b"/dev" in out
    listen("127.0.0.1", port).close()  # the server is closed as well


async def studio(maker: httpx.AsyncClient, is_so: Callable[[Any], bool]) -> Any:
    """What there is to rehearse, once it is so; in between nobody answers."""
    while True:
        try:
            found = (await maker.get("/dev/api/studio")).json()
            if is_so(found):
                return found
        except httpx.TransportError:
            pass
        await asyncio.sleep(0.05)
