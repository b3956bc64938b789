"""The back room: one process at a time looks through a log there, and whatever becomes of it, the house goes on."""

import asyncio
import logging
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from msgspec import MsgspecError

from tablee.core.record import encode
from tablee.server.answers import Denied
from tablee.server.apart import surroundings
from tablee.server.errand import Errand, LookBack, Opened, OpenLog, Reviewed, Told, read_told

PROGRAM = ("-P", "-m", "tablee.server.review_worker")
"""`-P`: the folder it happens to be started in brings no module."""

PATIENCE = 120.0
"""Seconds by the clock: it has a quarter of that on a processor, which others may keep busy."""

LINE = {LookBack: 8, OpenLog: 4}
"""As many may be in line, so that nobody waits for a minute; files keep no table's own game away."""

LONGEST_LINE = 4 << 20
"""Bytes of one thing told, such as the review of a very long game."""

MOST = 40 << 20
"""Bytes in all: the steps of the longest game that was played at random come to twenty-six million."""

Last = TypeVar("Last", Reviewed, Opened)
Hear = Callable[[Told], None]

logger = logging.getLogger("tablee.backroom")


class Failed(Exception):
    """It was stopped, it broke, or it talked nonsense."""


class Backroom:
    """Errands are run in the order in which they came; who is called off has its process ended."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._running: set[asyncio.Task[object]] = set()
        self._is_closed = False

    def require_room(self, errand: Errand) -> None:
        if self._is_closed:
            raise Denied(503, "closing")
        if len(self._running) >= LINE[type(errand)]:
            raise Denied(503, "reviews_busy")

    async def run(self, errand: Errand, log: bytes, last: type[Last], hear: Hear) -> Last:
        """The last of what it tells; raises `Denied` where too many are in line already, or `Failed`."""
        self.require_room(errand)
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        try:
            async with self._turn:
                come = await _run(encode(errand) + b"\n" + log, hear)
            if isinstance(come, last):
                return come
            raise Failed
        finally:
            self._running.discard(task)

    def begin_closing(self) -> None:
        """Whoever waits is told so at once."""
        self._is_closed = True
        for task in self._running:
            task.cancel()

    async def close(self) -> None:
        self.begin_closing()
        await asyncio.gather(*self._running, return_exceptions=True)


async def _run(told: bytes, hear: Hear) -> Reviewed | Opened:
    try:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *PROGRAM,
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            env=surroundings(),
            limit=LONGEST_LINE,
            start_new_session=True,
        )
        try:
            async with asyncio.timeout(PATIENCE):
                return await _talk(process, told, hear)
        finally:
            await _end(process)
    except (OSError, ValueError, MsgspecError, TimeoutError) as fault:
        logger.warning("looking through a log failed: %s", type(fault).__name__)
        raise Failed from fault


async def _talk(process: Process, told: bytes, hear: Hear) -> Reviewed | Opened:
    """It hears everything before it says anything, so that neither waits for the other."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(told)
    await process.stdin.drain()
    process.stdin.close()
    heard, last = 0, None
    while line := await process.stdout.readline():
        heard += len(line)
        if last is not None or heard > MOST:
            raise ValueError("it does not stop")
        answer = read_told(line)
        hear(answer)
        if isinstance(answer, Reviewed | Opened):
            last = answer
    if last is None or await process.wait():
        raise ValueError("it has not come to an end")
    return last


async def _end(process: Process) -> None:
    """Whatever it was about to do, and whatever it has left to say."""
    with suppress(ProcessLookupError):
        process.kill()
    with suppress(OSError):
        await process.communicate()
