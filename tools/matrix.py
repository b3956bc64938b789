"""Run the Python tests under every Python from 3.11 on that is on the PATH, one line for each.

python -m tools.matrix                 every version that is found
python -m tools.matrix python3.13 -k offers   one of them, with arguments for pytest
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools import client
from tools.fetch import WHOLE

ROOT = Path(__file__).parents[1]
OLDEST = (3, 11)
TESTS = ("--ignore=tests/e2e", "--ignore=tests/webkit")


def versions() -> dict[tuple[int, int], str]:
    """The Pythons on the PATH, by version; of each the first that can make an environment."""
    found: dict[tuple[int, int], str] = {}
    for folder in os.get_exec_path():
        for path in sorted(Path(folder).glob("python3.*")):
            if not re.fullmatch(r"python3\.\d+", path.name):
                continue
            version = (3, int(path.name.removeprefix("python3.")))
            if version >= OLDEST and version not in found and _works(path):
                found[version] = str(path)
    return dict(sorted(found.items()))


def _works(python: Path) -> bool:
    """Not every name on the PATH is a Python: some are shims of versions that are not there."""
    asked = [str(python), "-c", "import ensurepip, sqlite3, ssl, venv"]
    return subprocess.run(asked, capture_output=True, check=False).returncode == 0


def environment(version: tuple[int, int], python: str) -> Path:
    """With the pinned packages, made anew when they change."""
    folder = ROOT / "build" / f"python{version[0]}.{version[1]}"
    pinned = (ROOT / "requirements" / "dev.txt").read_bytes()
    stamp = folder / "dev.txt"
    if not stamp.exists() or stamp.read_bytes() != pinned:
        shutil.rmtree(folder, ignore_errors=True)
        _run(python, "-m", "venv", folder)
        pip = (folder / "bin" / "python", "-m", "pip", "-qq", "install")
        _run(*pip, *WHOLE, "requirements/dev.txt")
        _run(*pip, "--no-deps", "--no-build-isolation", "-e", ".")
        stamp.write_bytes(pinned)
    return folder


def _run(*command: str | Path) -> None:
    subprocess.run(command, cwd=ROOT, check=True)


def with_node() -> dict[str, str]:
    """Some tests build a screen: with the Node that is here, for no Python brings its own."""
    client.install(only_to_build=True)
    node = Path(shutil.which(client.node()) or client.node())
    return {**os.environ, "PATH": os.pathsep.join([str(node.parent), *os.get_exec_path()])}


def last_line(folder: Path, asked: list[str]) -> tuple[bool, str]:
    """Whether all tests passed, and what pytest says in the end; the rest is kept beside."""
    command = [str(folder / "bin" / "python"), "-m", "pytest", "-q", "--numprocesses=auto", *TESTS]
    ended = subprocess.run(
        [*command, *asked], cwd=ROOT, env=with_node(), capture_output=True, text=True, check=False
    )
    (folder / "pytest.txt").write_text(ended.stdout + ended.stderr, "utf-8")
    return ended.returncode == 0, (ended.stdout.strip().splitlines() or ["nothing"])[-1]


def main(wanted: str, asked: list[str]) -> int:
    found = versions()
    chosen = {it: path for it, path in found.items() if wanted in ("", f"python{it[0]}.{it[1]}")}
    if not chosen:
        print(f"No {wanted or 'Python 3.11 or newer'} is on the PATH.")
        return 1
    all_pass = True
    for version, python in chosen.items():
        folder = environment(version, python)
        passes, said = last_line(folder, asked)
        name = folder.relative_to(ROOT)
        print(f"{name.name}: {said}" + ("" if passes else f" (see {name}/pytest.txt)"), flush=True)
        all_pass &= passes
    if len(found) == 1:
        print("That is the only Python from 3.11 on that is on the PATH.")
    return not all_pass


if __name__ == "__main__":
    first = sys.argv[1] if sys.argv[1:2] and sys.argv[1].startswith("python") else ""
    sys.exit(main(first, sys.argv[2:] if first else sys.argv[1:]))
