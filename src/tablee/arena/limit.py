"""How long a bot may think over one move: its thought is interrupted where the system can do so."""

import signal
import threading
from contextlib import AbstractContextManager, nullcontext
from types import FrameType, TracebackType

AGAIN = 1
"""Seconds until it is rung for once more: a bot may sleep through anything once."""
LIMIT = 60
"""Seconds; generous, for a machine that has much else to do."""


class Stalled(BaseException):
    """Time is up; no `except Exception` of a bot's own holds it back."""


class _Limit:
    """An alarm that rings only while somebody thinks: one that comes a moment late must hit nobody else."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._is_thinking = False
        signal.signal(signal.SIGALRM, self._ring)

    def __enter__(self) -> None:
        self._is_thinking = True
        signal.setitimer(signal.ITIMER_REAL, self._seconds, AGAIN)

    def __exit__(
        self, _kind: type[BaseException] | None, _error: object, _trace: TracebackType | None
    ) -> None:
        self._is_thinking = False
        signal.setitimer(signal.ITIMER_REAL, 0)

    def _ring(self, _signal: int, _frame: FrameType | None) -> None:
        if self._is_thinking:
            raise Stalled


def time_limit(seconds: float) -> AbstractContextManager[None]:
    """To be entered for each thought; none on Windows, nor in a thread beside the main one."""
    is_main = threading.current_thread() is threading.main_thread()
    return _Limit(seconds) if is_main and hasattr(signal, "setitimer") else nullcontext()
