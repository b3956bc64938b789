"""Thinking in a thread of its own that nobody has to wait for: what another package's bot does stops no table."""

import asyncio
import ctypes
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import TypeVar

from tablee.bots.finding import what_broke

T = TypeVar("T")


class Unfit(Exception):
    """No answer that is worth anything, and why."""


async def aside(think: Callable[[], T], seconds: float) -> T:
    """What comes of it in time; a thread that thinks on is told to stop, and ends with the process at the latest."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[T] = loop.create_future()

    def give(result: T | None, error: Unfit | None) -> None:
        if answer.done():
            return
        if error:
            answer.set_exception(error)
        else:
            answer.set_result(result)  # type: ignore[arg-type] # there is one where there is no error

    def run() -> None:
        result = error = None
        try:
            result = think()
        except BaseException as broken:
            error = Unfit(what_broke(broken))
        with suppress(RuntimeError):  # the loop is closed: nobody asks any more
            loop.call_soon_threadsafe(give, result, error)

    thread = Thread(target=run, daemon=True)
    thread.start()
    try:
        return await asyncio.wait_for(answer, seconds)
    except TimeoutError:
        _stop(thread)
        raise Unfit(f"it has thought for more than {seconds:g} s") from None
    except asyncio.CancelledError:
        _stop(thread)
        raise


def _stop(thread: Thread) -> None:
    """At its next step in Python; there is no other way to end a thread."""
    ident = ctypes.c_ulong(thread.ident or 0)
    ctypes.pythonapi.PyThreadState_SetAsyncExc(ident, ctypes.py_object(SystemExit))
