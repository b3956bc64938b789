"""Servers as processes on a core of their own: started, counted by the kernel, and stopped whatever happens."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from pathlib import Path

from tools import client

HERE = Path(__file__).resolve().parent
PEER = HERE.parents[1] / ".venv" / "peer"
SOURCE = HERE.parents[1] / "src"
UP_WITHIN = 20.0

LIMITS = {
    "TABLEE_SOCKETS_PER_ADDRESS": "100000",
    "TABLEE_GUESSES_PER_ADDRESS": "1000000",
    "TABLEE_GUESSES_IN_ALL": "1000000",
    "TABLEE_OPENINGS_PER_ADDRESS": "1000000",
}
"""Everybody comes from one address here."""

CORES = sorted(os.sched_getaffinity(0))
"""Servers have the first, the load has the rest; where there is only one they share it."""

_TICK = os.sysconf("SC_CLK_TCK")
_PAGE = os.sysconf("SC_PAGE_SIZE")


class Server:
    """A process that answers at a port."""

    def __init__(self, command: Sequence[str]) -> None:
        """With `PORT` where its port goes."""
        self.port = _free_port()
        words = [str(self.port) if word == "PORT" else word for word in command]
        environment = {**os.environ, **LIMITS, "NODE_ENV": "production"}
        began = time.perf_counter()
        self._process = subprocess.Popen(
            words, env=environment, stdout=subprocess.DEVNULL, start_new_session=True
        )
        try:
            stay_on(CORES[:1], self._process.pid)
            self._wait_until_up()
        except BaseException:
            self.kill()
            raise
        self.up_after = time.perf_counter() - began
        """Seconds from nothing to the first answer."""

    @property
    def cpu(self) -> float:
        """Seconds that all its threads have spent, in the kernel too."""
        fields = self._read("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / _TICK

    @property
    def kept_waiting(self) -> float:
        """Seconds that its main thread was ready but other work had the core."""
        return int(self._read("schedstat").split()[1]) / 1e9

    @property
    def memory(self) -> int:
        """Bytes that are really there."""
        return int(self._read("statm").split()[1]) * _PAGE

    def kill(self) -> None:
        """As the power goes."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def _read(self, name: str) -> str:
        return Path(f"/proc/{self._process.pid}/{name}").read_text()

    def _wait_until_up(self) -> None:
        deadline = time.perf_counter() + UP_WITHIN
        while time.perf_counter() < deadline and self._process.poll() is None:
            with suppress(OSError):
                asking = HTTPConnection("127.0.0.1", self.port, timeout=1)
                asking.request("GET", "/healthz")
                asking.getresponse().read()
                asking.close()
                return
            time.sleep(0.002)
        raise RuntimeError(f"{self._process.args!r} does not answer")


@contextmanager
def running(command: Sequence[str]) -> Iterator[Server]:
    server = Server(command)
    try:
        yield server
    finally:
        server.kill()


def stay_on(cores: Sequence[int], pid: int = 0) -> None:
    if cores:
        os.sched_setaffinity(pid, cores)


def tablee(folder: Path, source: Path = SOURCE) -> list[str]:
    serve = ["serve", "--host", "127.0.0.1", "--port", "PORT", "--no-browser"]
    command = ["env", f"PYTHONPATH={source}", str(Path(sys.executable).parent / "tablee")]
    return [*command, *serve, "--data", str(folder)]


def contender(name: str) -> list[str]:
    return [sys.executable, str(HERE / "contender.py"), name, "PORT"]


def peer(folder: Path | None = None) -> list[str]:
    return [client.node(), str(PEER / "server.js"), "PORT", *([str(folder)] if folder else [])]


def install_peer() -> None:
    """From the lock, once; another lock, and everything is done again."""
    shutil.copytree(HERE / "peer", PEER, dirs_exist_ok=True)
    lock, mark = (PEER / "package-lock.json").read_bytes(), PEER / "installed"
    if not mark.is_file() or mark.read_bytes() != lock:
        client.npm("--prefix", str(PEER), "ci", "--no-audit", "--no-fund", "--loglevel=error")
        mark.write_bytes(lock)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])
