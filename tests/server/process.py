"""The real server as a process of its own, to be stopped as the world stops it."""

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

from tablee.server.addresses import listen

PROGRAM = """
import sys
from pathlib import Path
from tablee.cli.serve import run
from tablee.config import Settings
from tablee.tables import hall

hall.Hall.__init__.__kwdefaults__["thinking"] = (1, 5)
exec(sys.argv[4])
run(Settings(host="127.0.0.1", port=int(sys.argv[1]), data=sys.argv[2], log_level=sys.argv[3],
    sockets_per_address=1000, guesses_per_address=100000, guesses_in_all=100000), may_browse=False)
"""


class ServerProcess:
    """Started, killed and started again on the same port and the same folder."""

    def __init__(self, folder: Path, log_level: str = "warning", fault: str = "") -> None:
        self.folder = folder
        self.fault = fault
        """Python that is run first, to plant a bug."""
        self.log_level = log_level
        self.port = free_port()
        self.address = f"http://localhost:{self.port}"
        self.output = b""
        self._process: Process | None = None

    async def start(self) -> None:
        source = str(Path(__file__).parents[2] / "src")
        environment = {
            **os.environ,
            "PYTHONPATH": source,
            "LC_ALL": "C.UTF-8",
            "PYTHONUNBUFFERED": "1",
        }
        arguments = ("-c", PROGRAM, str(self.port), str(self.folder), self.log_level, self.fault)
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, *arguments, stdout=PIPE, stderr=PIPE, env=environment
        )
        assert self._process.stdout is not None
        first = await self._process.stdout.readline()
        if not first:
            raise RuntimeError((await self._process.communicate())[1].decode())
        self.output += first

    async def until_said(self, words: bytes) -> None:
        """On its standard output, since the start."""
        assert self._process is not None
        assert self._process.stdout is not None
        while words not in (line := await self._process.stdout.readline()):
            assert line, "it has ended"
            self.output += line

    async def kill(self) -> None:
        """As the power goes."""
        await self._end(signal.SIGKILL)

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """As a host asks it to; the exit code."""
        return await self._end(how)

    async def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        out, errors = await self._process.communicate()
        self.output += out + errors
        assert self._process.returncode is not None
        return self._process.returncode


def free_port() -> int:
    with listen("127.0.0.1", 0) as probe:
        return int(probe.getsockname()[1])
