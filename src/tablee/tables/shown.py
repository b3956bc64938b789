"""The drawings a view names, and no others: the view itself is asked, so that nothing else decides who may look."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any

from tablee.core.record import encode


class Shown(Mapping[str, bytes]):
    """Of a table's folder what one view names; each is asked for by itself, for most are never looked at."""

    def __init__(self, folder: Mapping[str, bytes], view: Any) -> None:
        self._folder = folder
        self.view = view

    @cached_property
    def _seen(self) -> bytes:
        return encode(self.view)

    def _names(self, name: str) -> bool:
        return b'"%b"' % name.encode() in self._seen

    def __getitem__(self, name: str) -> bytes:
        drawing = self._folder[name]
        if not self._names(name):
            raise KeyError(name)
        return drawing

    def __iter__(self) -> Iterator[str]:
        return filter(self._names, tuple(self._folder))  # bots look while others draw

    def __len__(self) -> int:
        return sum(1 for _ in self)
