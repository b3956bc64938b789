"""What a table asks of the world around it: somewhere durable, a clock, and somebody to tell."""

from collections.abc import Sequence
from typing import Protocol

from tablee.core.record import Secret


class Row(Secret, frozen=True):
    """One numbered line of a table's journal, as it is stored."""

    seq: int
    at: int
    """The table's milliseconds."""
    body: bytes
    drawing: bytes = b""
    """What was drawn, if the line names a drawing: it lies beside the journal until it is replaced."""


class SeqTaken(Exception):
    """Another writer was first; reload and decide again."""


class NotStored(Exception):
    """The store could not keep it (disk full, I/O error): nothing was recorded."""


class Store(Protocol):
    """Journals by table; `(table, seq)` is the primary key, so two writers can never both win."""

    async def append(self, table: str, rows: Sequence[Row], replaced: Sequence[int] = ()) -> None:
        """All of them or none; returns when they are durable, and their drawings with them.

        The drawings of the rows numbered in `replaced` go away in the same moment.
        """

    async def load(self, table: str) -> list[Row]:
        """The whole journal as of one moment, with the drawings there were; empty if there is no such table."""

    async def forget(self, table: str) -> None:
        """Erase a table for good."""

    async def tables(self) -> list[tuple[str, int]]:
        """Every table, and when it was last written to, in seconds since the epoch."""

    async def close(self) -> None: ...


class Outbox(Protocol):
    """One person's socket, seen from the table."""

    def send(self, message: bytes) -> None:
        """Queue a message; never waits."""

    def close(self, code: int, reason: str) -> None: ...
