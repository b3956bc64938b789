"""Games as a host gets them: built into wheels by their own rules, and installed outside of Tablée."""

import fcntl
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.cli.new_game import named, write
from tools import client

EXAMPLES = client.ROOT / "examples"
GENERATED = "Ma manche"
GAMES = {
    "pierre-feuille-ciseaux": EXAMPLES / "pierre-feuille-ciseaux",
    "cinq-sous": EXAMPLES / "cinq-sous",
}
LEFT_BY_TOOLS = shutil.ignore_patterns(".*_cache", "__pycache__", "dist", "node_modules")


class Packages:
    """A folder of packages, as it lies on the path of a Python that has Tablée too."""

    def __init__(self, folder: Path) -> None:
        self.sources = folder / "sources"
        """What their makers have."""
        self.installed = folder / "installed"
        """What a host has."""

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(self.installed), "LC_ALL": "C.UTF-8"}

    def run(self, *words: str, within: Path | None = None) -> str:
        """With Python, in the folder of installed packages or another; gives all that was said."""
        ended = subprocess.run(
            [sys.executable, *words],
            cwd=within or self.installed,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert ended.returncode == 0, ended.stdout
        return ended.stdout

    def tablee(self, *words: str) -> str:
        return self.run("-c", "from tablee.main import main; main()", *words)


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Packages:
    """Both examples and a game that `tablee new-game` wrote; made once, whichever worker needs them first."""
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "packages"
    return Packages(once(folder, make))


def once(folder: Path, work: Callable[[Path], None]) -> Path:
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            folder.mkdir()
            work(folder)
    return folder


def make(folder: Path) -> None:
    made = Packages(folder)
    for key, source in GAMES.items():
        shutil.copytree(source, made.sources / key, ignore=LEFT_BY_TOOLS)
    naming = named(GENERATED)
    write(naming, made.sources / naming.key)
    build_screen(made.sources / "cinq-sous" / "web")
    pip = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check"]
    wheels = folder / "wheels"
    sources = sorted(map(str, made.sources.iterdir()))
    built = ["wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), *sources]
    subprocess.run([*pip, *built], check=True)
    target = ["install", "--no-deps", "--no-index", "--target", str(made.installed)]
    subprocess.run([*pip, *target, *map(str, wheels.iterdir())], check=True)


def build_screen(web: Path) -> None:
    """As `npm run build` does there, with the packages that our own client is built with."""
    client.install(only_to_build=True)
    modules = client.WEB / "node_modules"
    (web / "node_modules").symlink_to(modules)
    vite = [client.node(), str(modules / "vite" / "bin" / "vite.js")]
    subprocess.run([*vite, "build", "--logLevel", "error"], cwd=web, check=True)
