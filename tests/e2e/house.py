"""The real server as a process of its own, on a folder that outlives it."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
# Bots answer at once, and a seat may be lent without the half minute of grace.
PROGRAM = """
import sys
from tablee.bots.entre_les_lignes import player as artist
from tablee.cli.serve import run
from tablee.config import Settings
from tablee.tables import hall

hall.Hall.__init__.__kwdefaults__["thinking"] = (1, 5)
artist.DRAWING = artist.LOOKING = artist.ANYTHING = (1, 5)
port, data = int(sys.argv[1]), sys.argv[2]
run(Settings(host="127.0.0.1", port=port, data=data, loan_after=0), may_browse=False)
"""


class House:
    """Started, killed and started again on the same port and the same folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://localhost:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
        arguments = [sys.executable, "-c", PROGRAM, str(self.port), str(self.folder)]
        errors = (self.folder.parent / "server.log").open("a")
        with errors:
            self._process = subprocess.Popen(
                arguments, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment
            )
        assert self._process.stdout is not None
        if not self._process.stdout.readline():
            raise RuntimeError(self.said)

    def kill(self) -> None:
        """As the power goes."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a host asks it to."""
        self._end(signal.SIGTERM)

    @property
    def said(self) -> str:
        """Warnings and errors so far."""
        return (self.folder.parent / "server.log").read_text()

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.communicate()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
