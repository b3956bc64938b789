"""Power loss: from what a disk was told, everything it may hold when the power comes back."""

from collections.abc import Callable
from random import Random
from typing import Any

from tests.storage.disk import Deleted, Synced, Truncated, Wrote

SECTOR = 512
"""What a disk writes whole or not at all."""

Image = dict[str, bytes]
Survives = Callable[[], bool]


class File:
    """What is certain of a file, and what was asked since."""

    def __init__(self, certain: bytes | None = None, ghost: bytes | None = None) -> None:
        self.certain = certain
        self.ghost = ghost
        """A deleted file of the same name, whose deletion may not have reached the disk."""
        self.asked: list[Wrote | Truncated] = []

    def settle(self) -> None:
        self.certain = self._with_all_asked()
        self.ghost = None
        self.asked = []

    def contents(self, survives: Survives, filler: Random | None) -> bytes | None:
        if self.ghost is not None and not survives():
            return self.ghost
        if self.certain is None and not any(survives() for _ in self.asked):
            return None
        content = bytearray(self.certain or b"")
        for step in self.asked:
            _apply(content, step, survives, filler)
        return bytes(content)

    def _with_all_asked(self) -> bytes:
        return self.contents(lambda: True, None) or b""


def _apply(
    content: bytearray, step: Wrote | Truncated, survives: Survives, filler: Random | None
) -> None:
    if isinstance(step, Truncated):
        if survives():
            _resize(content, step.size, None)
        return
    end, at = step.offset + len(step.content), step.offset
    while at < end:
        until = min(end, (at // SECTOR + 1) * SECTOR)
        if survives():
            _resize(content, max(len(content), until), filler)
            content[at:until] = step.content[at - step.offset : until - step.offset]
        at = until


def _resize(content: bytearray, size: int, filler: Random | None) -> None:
    """What lies between is what a file system gives: zeros, or whatever was there before."""
    gap = size - len(content)
    if gap < 0:
        del content[size:]
    else:
        content += filler.randbytes(gap) if filler and filler.random() < 0.3 else bytes(gap)


class Platters:
    """All files of the disk; goes forward step by step, and can lose its power at any."""

    def __init__(self) -> None:
        self._files: dict[str, File] = {}

    def take(self, step: Any) -> None:
        match step:
            case Wrote() | Truncated():
                self._files.setdefault(step.file, File()).asked.append(step)
            case Synced():
                self._sync(step.file)
            case Deleted():
                old = self._files.pop(step.file, File())
                self._files[step.file] = File(None, None if step.is_synced else old.certain)
            case _:
                pass

    def _sync(self, name: str) -> None:
        file = self._files.setdefault(name, File())
        if file.certain is None and name.endswith(("-wal", "-journal")):
            # With the first sync of a new log SQLite syncs the folder, deletions before it included.
            for other in self._files.values():
                other.ghost = None
        file.settle()

    def nothing_unsynced(self) -> Image:
        return self._image(lambda: False, None)

    def everything(self) -> Image:
        return self._image(lambda: True, None)

    def some_of_it(self, random: Random) -> Image:
        """Each sector for itself; between the crashes the odds change, so that runs occur too."""
        odds = random.choice((0.1, 0.5, 0.9))
        return self._image(lambda: random.random() < odds, random)

    def _image(self, survives: Survives, filler: Random | None) -> Image:
        found = {name: it.contents(survives, filler) for name, it in self._files.items()}
        return {name: content for name, content in found.items() if content is not None}
