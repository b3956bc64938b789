"""The real server as a process of its own, on a folder that outlives it."""

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex

import pytest

ROOT = Path(__file__).parents[2]
IS_EVENING = "TABLEE_EVENING" in os.environ
"""There is time for what is long and rarely finds anything (docs/testing.md)."""
SEED = os.environ.get("TABLEE_SEED") or (token_hex(1) if IS_EVENING else "7a")
"""Every table is dealt from it, so that a test plays the same game every day."""
ROUND_TIME = 30_000
"""Of a race of LONG-LINE: at the calmest pace, its last minute begins at once."""
ROUND_PILE = {3: 4, 4: 3, 5: 2} if IS_EVENING else {3: 1, 4: 1}
"""How many of each number a game of HEAD-LINE has here: the book's nine, or two."""
# Bots answer at once, a seat may be lent without the half minute of grace, and all tests come from one address.
PROGRAM = f"""
import secrets
import sys

secrets.token_hex = lambda size: "{SEED}" * size

from tablee.games.light_line.modes.head_line import pieces
from tablee.games.light_line.modes.long_line import pieces as race

race.ROUND_TIME = {ROUND_TIME}
pieces.ROUND_PILE = {ROUND_PILE}
pieces.PACES, pieces.TEMPOS = range(500, 10_001), (700, 1_000, *pieces.TEMPOS)

from tablee.bots.entre_les_lignes import player as artist
from tablee.cli.serve import run
from tablee.config import Settings
from tablee.tables import hall

hall.Hall.__init__.__kwdefaults__["thinking"] = (1, 5)
artist.DRAWING = artist.LOOKING = artist.ANYTHING = (1, 5)
many = dict.fromkeys(("openings_per_address", "guesses_per_address", "guesses_in_all"), 10_000)
port, data = int(sys.argv[1]), sys.argv[2]
run(Settings(host="127.0.0.1", port=port, data=data, loan_after=0, **many), may_browse=False)
"""


class House:
    """Started, killed and started again on the same port and the same folder."""

    def __init__(self, folder: Path, packages: Path | None = None) -> None:
        self.folder = folder
        self._packages = {} if packages is None else {"PYTHONPATH": str(packages)}
        """Where games of others are installed, if there are any."""
        self.port = free_port()
        self.address = f"http://localhost:{self.port}"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        spoken = {"LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}
        environment = {**os.environ, **spoken, **self._packages}
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
    def is_open(self) -> bool:
        return self._process is not None

    @property
    def said(self) -> str:
        """Warnings and errors so far."""
        return (self.folder.parent / "server.log").read_text()

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.communicate()


@contextmanager
def open_house(folder: Path, packages: Path | None = None) -> Iterator[House]:
    """With a folder for its data, until everybody has gone."""
    (folder / "data").mkdir()
    house = House(folder / "data", packages)
    house.start()
    yield house
    house.stop()


@pytest.fixture
def house(one_house: House) -> Iterator[House]:
    """One test's stay: a house that was left dark is opened again, and nothing may have gone wrong in it."""
    if not one_house.is_open:
        one_house.start()
    before = len(one_house.said)
    yield one_house
    said = one_house.said[before:]
    assert "Traceback" not in said, said


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
