"""What one socket has yet to be told: a reader that is too slow is brought up to date, then let go."""

import asyncio
from collections import deque
from collections.abc import Callable

from tablee.server.line import Line

MOST_MESSAGES = 64
MOST_BYTES = 256 * 1024
PATIENCE = 10.0
"""Seconds a reader that has fallen behind may take to read what is already on its way."""

TRY_LATER = 1013


class Backlog:
    """Never waits, never grows: what does not fit is dropped, and the whole view is sent instead."""

    def __init__(self, line: Line, *, resync: Callable[[], None]) -> None:
        self._line = line
        self._resync = resync
        self._queue: deque[bytes] = deque()
        """Empty while the line is writable."""
        self._bytes = 0
        self._ending: tuple[int, str] | None = None
        self._last_call: asyncio.TimerHandle | None = None
        """Set while the reader is behind."""
        line.on_writable = self._go_on

    def send(self, message: bytes) -> None:
        if self._ending or self._last_call:
            return
        if self._line.is_writable:
            self._line.write(message)
        elif len(self._queue) >= MOST_MESSAGES or self._bytes + len(message) > MOST_BYTES:
            self._fall_behind()
        else:
            self._queue.append(message)
            self._bytes += len(message)

    def close(self, code: int, reason: str) -> None:
        """After what is already queued, if it is read."""
        if self._ending is None:
            self._ending = (code, reason)
            self._last_call = self._last_call or self._call_last()
            self._go_on()

    def drop(self) -> None:
        """The socket is gone."""
        self._ending = self._ending or (TRY_LATER, "gone")
        self._line.on_writable = self._resync = _nothing
        self._empty()
        self._catch_up()

    def _go_on(self) -> None:
        while self._queue and self._line.is_writable:
            message = self._queue.popleft()
            self._bytes -= len(message)
            self._line.write(message)
        if not self._line.is_writable:
            return
        if self._ending:
            self._catch_up()
            self._line.hang_up(*self._ending)
        elif self._last_call:
            self._catch_up()
            self._resync()

    def _fall_behind(self) -> None:
        self._empty()
        self._last_call = self._call_last()

    def _call_last(self) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(PATIENCE, self._line.let_go, TRY_LATER)

    def _catch_up(self) -> None:
        if self._last_call:
            self._last_call.cancel()
            self._last_call = None

    def _empty(self) -> None:
        self._queue.clear()
        self._bytes = 0


def _nothing() -> None: ...
