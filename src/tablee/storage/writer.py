"""The one thread that writes: it takes whatever waits, commits it as one, and only then answers."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import TypeVar

from tablee.storage.erasure import Erasure
from tablee.storage.link import Link, truncate_wal
from tablee.storage.requests import Append, Change, Forget, Receipt, Request, Stop, deliver
from tablee.storage.rows import write_rows
from tablee.tables.ports import NotStored

GROUP = 64
"""Requests in one transaction at most. Nobody waits for a group to fill: it is what came meanwhile."""

R = TypeVar("R", bound=Request)


class Writer:
    """Owns the only link that writes, and replaces it when it is beyond repair."""

    def __init__(self, open_link: Callable[[], Link], link: Link) -> None:
        self._open_link = open_link
        self._link: Link | None = link
        self._gathered: dict[asyncio.AbstractEventLoop, list[Request]] = {}
        """Asked in this turn of a loop: all of it is handed over together, and the thread wakes once."""
        self._waiting: SimpleQueue[list[Request]] = SimpleQueue()
        self._line: deque[Request] = deque()
        """Taken over by the thread."""
        self._erasure = Erasure()
        self.commits = 0
        self.refused = 0
        """Groups that could not be kept."""
        self._thread = Thread(target=self._run, name="journal writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """What was handed over and is not begun, at least."""
        return self._waiting.qsize() + len(self._line)

    async def ask(self, request: Request) -> None:
        gathered = self._gathered.setdefault(request.loop, [])
        gathered.append(request)
        if len(gathered) == 1:
            request.loop.call_soon(self._hand_over, request.loop)
        await request.done

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        self._waiting.put(self._gathered.pop(loop))

    async def stop(self) -> None:
        """What was asked before is done and answered first."""
        await self.ask(Stop())
        self._thread.join()

    # --- in the thread ---

    def _run(self) -> None:
        while True:
            # A slice of what is being erased after each group: those who play are not held up.
            if erased := self._erasure.waiting:
                deliver(self._attempt(self._sweep, erased))
                if not self.waiting:
                    continue
            self._take_over()
            match self._line[0]:
                case Append():
                    deliver(self._attempt(self._keep, self._group(Append)))
                case Forget():
                    deliver(self._attempt(self._erase, self._group(Forget)))
                case Change():
                    deliver(self._attempt(self._change, self._group(Change)))
                case stop:
                    self._end(stop)
                    return

    def _take_over(self) -> None:
        """Whatever waits; if nothing does, wait for it."""
        while not self._line or not self._waiting.empty():
            self._line.extend(self._waiting.get())

    def _group(self, kind: type[R]) -> list[R]:
        """Those of this kind at the head of the line."""
        group: list[R] = []
        while len(group) < GROUP and self._line and isinstance(first := self._line[0], kind):
            group.append(first)
            self._line.popleft()
        return group

    def _attempt(
        self, work: Callable[[Link, Sequence[R]], list[Receipt]], group: Sequence[R]
    ) -> list[Receipt]:
        """Whatever goes wrong with the disk goes wrong for the whole group, and for nobody after it."""
        try:
            if self._link is None:
                self._link = self._open_link()
            receipts = work(self._link, group)
        except Exception as fault:
            self.refused += 1
            self._recover()
            return [(request, NotStored(str(fault))) for request in group]
        self.commits += 1
        return receipts

    def _keep(self, link: Link, group: Sequence[Append]) -> list[Receipt]:
        link.execute("BEGIN IMMEDIATE")
        receipts: list[Receipt] = [(it, write_rows(link, it)) for it in group]
        link.execute("COMMIT")
        return receipts

    def _change(self, link: Link, group: Sequence[Change]) -> list[Receipt]:
        link.execute("BEGIN IMMEDIATE")
        for it in group:
            it.make(link)
        link.execute("COMMIT")
        return [(it, None) for it in group]

    def _erase(self, link: Link, group: Sequence[Forget]) -> list[Receipt]:
        return [(it, None) for it in self._erasure.begin(link, group)]

    def _sweep(self, link: Link, _: Sequence[Forget]) -> list[Receipt]:
        try:
            return [(it, None) for it in self._erasure.go_on(link)]
        except Exception:
            self._erasure.give_up()
            raise

    def _recover(self) -> None:
        """Leave no trace of what was refused, and a link that works.

        A commit whose last sync failed has its pages in the write-ahead log: after a crash SQLite
        would take them for committed. Emptying the log takes them away, and gives back space.
        """
        if self._link is None:
            return
        try:
            if self._link.in_transaction:
                self._link.execute("ROLLBACK")
            truncate_wal(self._link)
        except Exception:
            self._drop_link()

    def _drop_link(self) -> None:
        link, self._link = self._link, None
        if link is not None:
            with suppress(sqlite3.Error):
                link.close()

    def _end(self, stop: Request) -> None:
        self._drop_link()
        # What is deleted and not yet swept out is so at the next start.
        late: list[Receipt] = [
            (it, NotStored("the store is closed")) for it in self._erasure.waiting
        ]
        while not self._waiting.empty():
            self._line.extend(self._waiting.get())
        late += [(it, NotStored("the store is closed")) for it in self._line if it is not stop]
        deliver([*late, (stop, None)])
