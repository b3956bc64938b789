"""Reads our own small tables beside the sources: what is left out, and which forms are irregular."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class Irregular(NamedTuple):
    """`mark` says how the forms stand to the lemma: see the head of the table."""

    lemma: str
    mark: str
    forms: tuple[str, ...]


def read_words(path: Path) -> frozenset[str]:
    return frozenset(word for line in _lines(path) for word in line.split())


def read_irregular(path: Path) -> Iterator[Irregular]:
    for line in _lines(path):
        for mark in ("+:", "!", "&", ":"):
            lemma, found, forms = line.partition(mark)
            if found:
                yield Irregular(lemma.strip(), mark, tuple(forms.replace(",", " ").split()))
                break


def _lines(path: Path) -> Iterator[str]:
    for line in path.read_text("utf-8").splitlines():
        if text := line.partition("#")[0].strip():
            yield text
