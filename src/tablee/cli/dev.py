"""`tablee dev`: a package at work, served from its folder as if it were installed, anew at every change."""

import os
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec
import typer

from tablee.cli.errors import Problem, politely
from tablee.cli.options import Lang
from tablee.cli.serve import NoBrowser
from tablee.cli.speech import from_environment, speech
from tablee.core.record import Record

GROUPS = ("tablee.games", "tablee.bots")
EVERY = 0.4
"""Seconds between two looks at the files."""
ELSEWHERE = {"node_modules", "__pycache__", "build", "dist"}
"""Folders that hold what is made, not what is written."""

Package = Annotated[
    Path, typer.Option("--package", help="The folder of the package, with its pyproject.toml.")
]
Host = Annotated[str, typer.Option("--host", help="The address to listen on.")]
Port = Annotated[int, typer.Option("--port", help="The port to listen on.", min=0, max=65535)]


class Offered(NamedTuple):
    """What a package would be installed as."""

    name: str
    source: Path
    entry_points: Mapping[str, Mapping[str, str]]

    @property
    def games(self) -> tuple[str, ...]:
        return tuple(self.entry_points.get("tablee.games", {}))


class Command(Record, frozen=True):
    """What the process that serves is told."""

    host: str
    port: int
    data: str
    games: tuple[str, ...]
    may_browse: bool


@politely
def dev(
    package: Package,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    no_browser: NoBrowser = False,
    lang: Lang = None,
) -> None:
    """Serve a package from its folder, with a panel for its maker at /dev; anew whenever a file changes."""
    say = speech(lang or from_environment())
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # and the server is closed, too
    typer.echo(say("dev.watching", folder=package))
    offered, may_browse = read_package(package), not no_browser
    with tempfile.TemporaryDirectory(prefix="tablee-dev-") as place:
        while True:
            lay(offered, Path(place))
            command = Command(host, port, str(Path(place) / "data"), offered.games, may_browse)
            _serve_until_changed(command, package, _environment(offered, place))
            typer.echo(say("dev.again"))
            may_browse = False
            try:
                offered = read_package(package)
            except Problem as problem:  # in the middle of a change: as before, until it is right
                typer.echo(problem.sentence(lang or from_environment()), err=True)


def read_package(folder: Path) -> Offered:
    """As its pyproject.toml says."""
    try:
        written = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))
        project = written["project"]
        groups = {it: dict(project.get("entry-points", {}).get(it, {})) for it in GROUPS}
        name = str(project["name"])
    except FileNotFoundError:
        raise Problem("no_package", path=str(folder)) from None
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as fault:
        raise Problem("bad_package", path=str(folder), reason=repr(fault)) from None
    if not groups["tablee.games"]:
        raise Problem("no_game_offered", path=str(folder))
    source = folder / "src"
    return Offered(name, (source if source.is_dir() else folder).resolve(), groups)


def lay(offered: Offered, place: Path) -> None:
    """What an installer would write down, so that the package is found as an installed one is."""
    about = place / "at_work.dist-info"
    about.mkdir(exist_ok=True)
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {offered.name}\nVersion: 0\n", "utf-8"
    )
    lines: list[str] = []
    for group, named in offered.entry_points.items():
        lines += [f"[{group}]", *[f"{name} = {value}" for name, value in named.items()]]
    (about / "entry_points.txt").write_text("\n".join(lines), "utf-8")


def stamps(folder: Path) -> dict[Path, tuple[int, int]]:
    """When each file that somebody writes was written, and how long it is."""
    found: dict[Path, tuple[int, int]] = {}
    for place, folders, names in os.walk(folder):
        folders[:] = [it for it in folders if it not in ELSEWHERE and not it.startswith(".")]
        for name in names:
            with suppress(OSError):  # gone this very moment
                about = os.stat(Path(place, name))
                found[Path(place, name)] = about.st_mtime_ns, about.st_size
    return found


def _serve_until_changed(command: Command, package: Path, environment: dict[str, str]) -> None:
    """In a process of its own: what was imported once is best forgotten by beginning again."""
    seen = stamps(package)
    program = "from tablee.cli.dev import serve_here; serve_here()"
    told = msgspec.json.encode(command).decode()
    server = subprocess.Popen([sys.executable, "-B", "-c", program, told], env=environment)
    try:
        while stamps(package) == seen:
            time.sleep(EVERY)
            if server.poll() is not None:
                raise typer.Exit(server.returncode)
    finally:
        server.terminate()
        server.wait()


def _environment(offered: Offered, place: str) -> dict[str, str]:
    """The package's own folder comes first, before an installed copy of it."""
    path = [str(offered.source), place, *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path), "PYTHONSAFEPATH": "1"}


def serve_here() -> None:
    """The server itself, in the process that sees the package."""
    from tablee.cli.serve import run
    from tablee.config import read_settings
    from tablee.server.dev import Panel

    command = msgspec.json.decode(sys.argv[1], type=Command)
    settings = msgspec.structs.replace(
        read_settings(), host=command.host, port=command.port, data=command.data
    )
    with suppress(KeyboardInterrupt):
        run(settings, may_browse=command.may_browse, more=Panel(command.games).routes)
