"""The one thread that writes: it takes whatever waits, commits it as one, and only then answers."""

import sqlite3
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
        self._waiting: SimpleQueue[Request] = SimpleQueue()
        self._next: Request | None = None
        self._erasure = Erasure()
        self.commits = 0
        self.refused = 0
        """Groups that could not be kept."""
        self._thread = Thread(target=self._run, name="journal writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        return self._waiting.qsize()

    async def ask(self, request: Request) -> None:
        self._waiting.put(request)
        await request.done

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
                if self._next is None and self._waiting.empty():
                    continue
            first = self._next or self._waiting.get()
            self._next = None
            match first:
                case Append():
                    deliver(self._attempt(self._keep, self._group(first)))
                case Forget():
                    deliver(self._attempt(self._erase, self._group(first)))
                case Change():
                    deliver(self._attempt(self._change, self._group(first)))
                case _:
                    self._end(first)
                    return

    def _group(self, first: R) -> list[R]:
        """The first and those of its kind that wait right behind it."""
        group = [first]
        while len(group) < GROUP and not self._waiting.empty():
            request = self._waiting.get()
            if not isinstance(request, type(first)):
                self._next = request
                break
            group.append(request)
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
            late.append((self._waiting.get(), NotStored("the store is closed")))
        deliver([*late, (stop, None)])
