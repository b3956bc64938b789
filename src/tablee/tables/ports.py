"""What a table asks of the world around it: somewhere durable, a clock, and somebody to tell."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from tablee.core.record import Record, Secret


class Row(Secret, frozen=True):
    """One numbered line of a table's journal, as it is stored."""

    seq: int
    at: int
    """The table's milliseconds."""
    body: bytes
    attachment: bytes = b""
    """What the line names, if it names an attachment: it lies beside the journal until it is replaced."""


class Hours(Record, frozen=True):
    """What a store remembers of time: how much its servers saw pass, whatever the wall clock said.

    All in seconds; `jumped` and `doubted` are moments on the scale of `seen`.
    """

    seen: int = 0
    wall: int = 0
    """What the wall clock showed when this was noted; 0 if it never was."""
    jump: int = 0
    """How far it last jumped, ahead or (below zero) back."""
    jumped: int = 0
    doubted: int = 0
    """When it last did what no sleep and no pause explains."""


class SeqTaken(Exception):
    """Another writer was first; reload and decide again."""


class NotStored(Exception):
    """The store could not keep it (disk full, I/O error): nothing was recorded."""


Timing = Callable[[], AbstractContextManager[Any]]
"""Opened around every append, by whoever counts how long they take and how many fail."""


class Store(Protocol):
    """Journals by table; `(table, seq)` is the primary key, so two writers can never both win."""

    async def append(self, table: str, rows: Sequence[Row], replaced: Sequence[int] = ()) -> None:
        """All of them or none; returns when they are durable, and their attachments with them.

        The attachments of the rows numbered in `replaced` go away in the same moment.
        """

    async def load(self, table: str) -> list[Row]:
        """The whole journal as of one moment, with the attachments there were; empty if there is no such table."""

    async def forget(self, table: str) -> None:
        """Erase a table for good, from the trash too."""

    async def tables(self) -> list[tuple[str, int]]:
        """Every table, and how many seconds had been seen when it was last written to."""

    async def has(self, table: str) -> bool:
        """Whether the code is taken, also by a table in the trash; reads no journal."""

    async def discard(self, tables: Sequence[str]) -> None:
        """Into the trash, all at once: out of `load` and `tables`, and still there."""

    async def restore(self, table: str) -> bool:
        """Out of the trash again, as if it had been written to just now; whether it lay there."""

    async def trash(self) -> list[tuple[str, int]]:
        """Every table in the trash, and how many seconds had been seen when it came there."""

    async def hours(self) -> Hours: ...

    async def keep_hours(self, hours: Hours) -> None:
        """Durable; whatever is written from now on is written at `hours.seen`."""

    async def close(self) -> None: ...


class Listener(Protocol):
    """One person's socket, seen from the table."""

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""

    def close(self, code: int, reason: str) -> None: ...
