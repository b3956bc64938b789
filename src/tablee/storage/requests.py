"""What is asked of the writer's thread, and how its answers come back to the tasks that wait for them."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress

from tablee.storage.link import Link
from tablee.tables.ports import Row


class Request:
    """Made in a task, granted in the writer's thread, answered in the task's own loop."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()


class Append(Request):
    """Keep these rows, and no longer the attachments of those that are replaced."""

    def __init__(self, table: str, rows: Sequence[Row], replaced: Sequence[int]) -> None:
        super().__init__()
        self.table = table
        self.rows = tuple(rows)
        self.replaced = tuple(replaced)


class Forget(Request):
    """Erase this table."""

    def __init__(self, table: str) -> None:
        super().__init__()
        self.table = table


class Change(Request):
    """Anything small, in a transaction it may share with others of its kind."""

    def __init__(self, make: Callable[[Link], None]) -> None:
        super().__init__()
        self.make = make


class Stop(Request):
    """Finish what came before, then end."""


Receipt = tuple[Request, Exception | None]


def deliver(receipts: Iterable[Receipt]) -> None:
    """Wake each loop once for all of its receipts."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Receipt]] = {}
    for receipt in receipts:
        by_loop.setdefault(receipt[0].loop, []).append(receipt)
    for loop, some in by_loop.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_settle, some)


def _settle(receipts: Iterable[Receipt]) -> None:
    for request, fault in receipts:
        if request.done.done():  # the task was cancelled; the journal is as the writer left it
            continue
        if fault is None:
            request.done.set_result(None)
        else:
            request.done.set_exception(fault)
