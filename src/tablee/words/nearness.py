"""How near words are in meaning, by vectors learnt from large texts: for what none of our lists tells.

Each word that may be heard and each word that may be meant has some numbers; the nearer the two, the larger the sum of
their products.  All sums for one heard word are one long multiplication of whole numbers: the candidates stand side by
side in them, 32 bits each, so that nothing beyond the standard library is needed.

`data/nearness/README.md` tells where the numbers come from; `tools/word_vectors.py` makes them.
"""

import json
import sys
from array import array
from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from mmap import ACCESS_READ, mmap
from operator import sub
from pathlib import Path
from typing import Any

from tablee.words import Language
from tablee.words.capitals import spelled
from tablee.words.dictionary import load

FOLDER = Path(__file__).parent / "data" / "nearness"
MAGIC = b"TABLEE NEARNESS\n"
ZERO = 128
"""What is added to each number, so that none is negative."""
MOST = 120
"""Points that one word may give or take."""
KEPT = 256
"""How many words that were heard are remembered, in each language."""


class Nearness:
    """An opened file: a line of JSON, the words that may be heard, those that may be meant, and their numbers.

    It lies in memory as it does on the disk, where it may; of the words that may be heard nothing else is kept.
    """

    def __init__(self, content: bytes | mmap) -> None:
        if content[: len(MAGIC)] != MAGIC:
            raise ValueError("not a file of nearness")
        end = content.find(b"\n", len(MAGIC))
        self._about: dict[str, Any] = json.loads(content[len(MAGIC) : end])
        self._content, self._begin = content, end + 1
        self.size = int(self._about["size"])
        """Numbers for each word."""
        self.candidates = tuple(self._section("candidates").decode().split("\n"))
        """The words that may be meant, the commonest first."""
        self._kept = lru_cache(KEPT)(self._points)

    def _section(self, name: str) -> bytes:
        at, size = self._about["sections"][name]
        return self._content[self._begin + at : self._begin + at + size]

    @property
    def notice(self) -> str:
        """Where it comes from, and its licence."""
        return str(self._about["notice"])

    @property
    def step(self) -> float:
        """By how much the natural logarithm of the odds grows with each point."""
        return float(self._about["step"])

    @cached_property
    def usual(self) -> Sequence[int]:
        """How likely each candidate is before anything is heard, in points."""
        return _little(array("h", self._section("usual")))

    @cached_property
    def _heard(self) -> bytes:
        """Each of them between two ends of a line."""
        return b"\n" + self._section("heard") + b"\n"

    @cached_property
    def _columns(self) -> tuple[int, ...]:
        """For each place, one whole number that holds what stands there for every candidate."""
        packed, count = self._section("columns"), len(self.candidates)
        columns = []
        for place in range(self.size):
            wide = bytearray(4 * count)
            wide[::4] = packed[place * count : (place + 1) * count]
            columns.append(int.from_bytes(wide, "little"))
        return tuple(columns)

    @cached_property
    def _offsets(self) -> Sequence[int]:
        """By candidate, what the added zeros come to, but for those of the heard word."""
        sums = _cells(sum(self._columns), len(self.candidates))
        return array("i", [ZERO * it for it in sums])

    def points(self, language: Language, word: str) -> Sequence[int] | None:
        """For each candidate, how much it gains by this word; none where nobody knows the word."""
        return self._kept(language, word)

    def _points(self, language: Language, word: str) -> Sequence[int] | None:
        """Those of this form, or of the word that it is a form of."""
        rows = map(self._row, (spelled(word), *load(language).lemmas(word)))
        known = next((it for it in rows if it is not None), None)
        return None if known is None else self._all_products(known)

    def _row(self, word: str) -> int | None:
        line = b"\n%b\n" % word.encode()
        at = self._heard.find(line) if line.count(b"\n") == 2 else -1
        return None if at < 0 else self._heard.count(b"\n", 0, at)

    def _all_products(self, row: int) -> Sequence[int]:
        begin, _ = self._about["sections"]["numbers"]
        begin += self._begin + row * self.size
        own = self._content[begin : begin + self.size]
        whole = sum(number * column for number, column in zip(own, self._columns, strict=True))
        shared = ZERO * sum(own) - ZERO * ZERO * self.size
        products = map(sub, _cells(whole, len(self.candidates)), self._offsets)
        unit = int(self._about["unit"])
        points = ((it - shared) // unit for it in products)
        return array("b", [max(-MOST, min(it, MOST)) for it in points])


def _cells(whole: int, count: int) -> Sequence[int]:
    """The 32-bit numbers that stand side by side in a long one, the first lowest."""
    return _little(array("I", whole.to_bytes(4 * count, "little")))


def _little(numbers: "array[int]") -> "array[int]":
    """Whichever way round this machine keeps its bytes."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


@cache
def nearness(language: Language) -> Nearness:
    """Once in a process; it takes some milliseconds."""
    with (FOLDER / f"{language}.bin").open("rb") as file:
        return Nearness(mmap(file.fileno(), 0, access=ACCESS_READ))
