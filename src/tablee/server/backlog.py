"""One socket's bounded queue: a reader that is too slow is brought up to date, then let go."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

MOST_MESSAGES = 64
MOST_BYTES = 256 * 1024
PATIENCE = 10.0
"""Seconds a reader that has fallen behind may take to read what is already on its way."""

TRY_LATER = 1013

Send = Callable[[bytes], Awaitable[None]]
Close = Callable[[int, str], Awaitable[None]]


class Backlog:
    """Never waits, never grows: what does not fit is dropped, and the whole view is sent instead."""

    def __init__(
        self, send: Send, close: Close, *, resync: Callable[[], None], abort: Callable[[], None]
    ) -> None:
        self._send = send
        self._close = close
        self._resync = resync
        self._abort = abort
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._filled = asyncio.Event()
        self._ending: tuple[int, str] | None = None
        self._last_call: asyncio.TimerHandle | None = None
        """Set while the reader is behind."""

    def send(self, message: bytes) -> None:
        if self._ending or self._last_call:
            return
        if len(self._queue) >= MOST_MESSAGES or self._bytes + len(message) > MOST_BYTES:
            self._fall_behind()
            return
        self._queue.append(message)
        self._bytes += len(message)
        self._filled.set()

    def close(self, code: int, reason: str) -> None:
        """After what is already queued."""
        if self._ending is None:
            self._ending = (code, reason)
            self._filled.set()

    async def write(self) -> None:
        """Until closed; runs beside the reader of the same socket."""
        try:
            self._filled.clear()
            while await self._write_all():
                await self._filled.wait()
                self._filled.clear()
        finally:
            self._catch_up()

    async def _write_all(self) -> bool:
        """Whether there may be more to come."""
        while self._queue:
            message = self._queue.popleft()
            self._bytes -= len(message)
            await self._send(message)
        if self._ending:
            await self._close(*self._ending)
            return False
        if self._last_call:
            self._catch_up()
            self._resync()
        return True

    def _fall_behind(self) -> None:
        self._queue.clear()
        self._bytes = 0
        loop = asyncio.get_running_loop()
        self._last_call = loop.call_later(PATIENCE, self._abort)

    def _catch_up(self) -> None:
        if self._last_call:
            self._last_call.cancel()
            self._last_call = None
