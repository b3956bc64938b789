"""A disk that remembers every write, sync, truncation and deletion in order, and fails when it is told to."""

import itertools
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import apsw
from msgspec import Struct

_numbers = itertools.count(1)


class OfFile(Struct, frozen=True):
    """What is done to one file."""

    file: str


class Wrote(OfFile, frozen=True):
    offset: int
    content: bytes
    grows: bool = False
    """Whether the file needs more room for it."""


class Truncated(OfFile, frozen=True):
    size: int


class Synced(OfFile, frozen=True):
    """All that was written until now is on the disk."""


class Deleted(OfFile, frozen=True):
    is_synced: bool


DiskStep = Wrote | Truncated | Synced | Deleted
Fault = Callable[[DiskStep], None]
"""Looks at a step before it is taken, and raises what the disk would answer."""


def _no_fault(step: DiskStep) -> None:
    pass


class Disk(apsw.VFS):
    """The real file system beneath, with a notebook; SQLite finds it by its name."""

    def __init__(self) -> None:
        self.name = f"disk {next(_numbers)}"
        self.steps: list[Any] = []
        """Disk steps, and whatever the test notes between them."""
        self.fault: Fault = _no_fault
        super().__init__(self.name, "")

    def mend(self) -> None:
        self.fault = _no_fault

    def take(self, step: DiskStep, act: Callable[[], None]) -> None:
        self.fault(step)
        act()
        self.steps.append(step)

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:  # noqa: N802 (SQLite's name)
        if name is None:  # a temporary file of SQLite's own: no crash brings it back
            return apsw.VFSFile("", name, flags)
        return DiskFile(self, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802 (SQLite's name)
        delete = super().xDelete
        step = Deleted(Path(filename).name, bool(syncdir))
        self.take(step, lambda: delete(filename, syncdir))


class DiskFile(apsw.VFSFile):
    """One file of it."""

    def __init__(self, disk: Disk, name: str | apsw.URIFilename, flags: list[int]) -> None:
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        self._disk = disk
        self._file = Path(path).name
        super().__init__("", name, flags)

    def xWrite(self, data: Any, offset: int) -> None:  # noqa: N802 (SQLite's name)
        write, content = super().xWrite, bytes(data)
        grows = offset + len(content) > self.xFileSize()
        self._disk.take(Wrote(self._file, offset, content, grows), lambda: write(content, offset))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802 (SQLite's name)
        truncate = super().xTruncate
        self._disk.take(Truncated(self._file, newsize), lambda: truncate(newsize))

    def xSync(self, flags: int) -> None:  # noqa: N802 (SQLite's name)
        # The disk is a notebook: what it counts as durable is in the steps, so nobody waits for metal.
        self._disk.take(Synced(self._file), lambda: None)

    def excepthook(
        self,
        etype: type[BaseException] | None,
        evalue: BaseException | None,
        etraceback: TracebackType | None,
    ) -> bool:
        """Faults that SQLite passes over on purpose are not errors of the test."""
        return True
