"""The drawings that a reader is taught with, and those that it never sees before it is measured."""

import gzip
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tablee.words.dots import Numbers
from tablee.words.pictograms import Line, other_ideas, pictograms

NAMES = Path(__file__).with_name("names.txt")

APART = 10
"""Every tenth drawing, as the file has them, is kept apart: nobody tunes by it and no reader learns from it."""


USUAL, OTHERWISE = -1, -2


class Example(NamedTuple):
    """A drawing that somebody made."""

    key: str
    strokes: tuple[Numbers, ...]
    country: str = ""
    number: int = USUAL
    """Of the line in the file; below nought it is ours."""

    @property
    def is_apart(self) -> bool:
        return self.number % APART == 0 and self.number >= 0


def by_people(file: Path) -> Iterator[Example]:
    """In the order of the file, by the names that we have for things."""
    names = our_names()
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        for number, line in enumerate(lines):
            drawn = json.loads(line)
            strokes = tuple(np.array(it, np.float32).T for it in drawn["strokes"])
            word = drawn["word"]
            yield Example(names.get(word, word), strokes, drawn["country"], number)


def by_us(keys: Sequence[str]) -> Iterator[Example]:
    """The usual picture of each thing, then our other ideas of it."""
    for key, thing in pictograms().items():
        if key in keys:
            yield Example(key, _lines(thing.strokes))
            for strokes in other_ideas(key):
                yield Example(key, _lines(strokes), number=OTHERWISE)


def _lines(strokes: Sequence[Line]) -> tuple[Numbers, ...]:
    return tuple([np.array(it, np.float32) for it in strokes])


def our_names() -> dict[str, str]:
    same = {it.lower(): it for it in pictograms()}
    for line in NAMES.read_text("utf-8").splitlines():
        if not line.startswith("#"):
            word, _, name = line.partition(":")
            same[word] = name.strip()
    return same
