"""The logs that were brought lately, as far as there is room for them: who was looked at last stays longest."""

import asyncio
import zlib
from hashlib import sha256

from starlette.responses import Response

from tablee.core.record import replace
from tablee.server.answers import JSON, Denied
from tablee.server.backroom import Backroom
from tablee.server.found import LogFound
from tablee.server.reviews import Inquiry

MOST = 32
LARGEST = 48 << 20
"""Bytes: of the games that bots play none takes more than three million, the longest at random twenty."""

LASTS = 3600.0
"""Seconds for which a log lies here after somebody has looked at it."""

LONGEST_STEP = 4 << 20
"""Bytes of one, as it is sent; the longest that we know of has 150,000."""


def name_of(content: bytes) -> str:
    """The same file has the same name: brought twice, it is looked through once."""
    return sha256(content).hexdigest()[:32]


class Brought:
    """A finished game that was brought, as it is shown; what its file says was never read in here."""

    def __init__(self, content: bytes, found: LogFound, steps: list[bytes]) -> None:
        assert found.log is not None
        self._content = content
        self._steps = steps
        self.name = name_of(content)
        self.found = replace(found, log=replace(found.log, id=self.name))
        self._inquiry = Inquiry(len(steps))
        self._size = len(content) + sum(map(len, steps))

    @property
    def size(self) -> int:
        return self._size + self._inquiry.size

    def show(self, step: int) -> Response:
        if not 1 <= step <= len(self._steps):
            raise Denied(404, "no_such_step")
        unzip = zlib.decompressobj()
        shown = unzip.decompress(self._steps[step - 1], LONGEST_STEP)
        if unzip.unconsumed_tail:
            raise Denied(500, "review_failed")
        return Response(shown, media_type=JSON)

    def review(self, backroom: Backroom) -> Response:
        return self._inquiry.ask(backroom, lambda: self._content)


class Pile:
    """By name; in the order in which they were looked at."""

    def __init__(self) -> None:
        self._logs: dict[str, Brought] = {}
        self._ends: dict[str, asyncio.TimerHandle] = {}

    def find(self, name: str) -> Brought | None:
        log = self._logs.get(name)
        if log is not None:
            self.keep(log)
        return log

    def keep(self, log: Brought) -> None:
        """On top; what lies at the bottom makes room for it."""
        self._forget(log.name)
        self._logs[log.name] = log
        later = asyncio.get_running_loop().call_later
        self._ends[log.name] = later(LASTS, self._forget, log.name)
        while len(self._logs) > MOST or sum(it.size for it in self._logs.values()) > LARGEST:
            self._forget(next(iter(self._logs)))

    def _forget(self, name: str) -> None:
        if name in self._logs:
            del self._logs[name]
            self._ends.pop(name).cancel()
