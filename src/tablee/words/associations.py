"""What people think of first when they hear a word: our own lists for everyday words, the strongest first.

One word a line, `door: handle, open, knob, …`, in `data/associations`.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from sys import intern
from types import MappingProxyType

from tablee.words import Language

FOLDER = Path(__file__).parent / "data" / "associations"


@cache
def associations(language: Language) -> Mapping[str, tuple[str, ...]]:
    """By the word that is heard; it is read once in a process."""
    text = (FOLDER / f"{language}.txt").read_text("utf-8")
    return MappingProxyType(dict(read_associations(text)))


def read_associations(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """A line that says nothing of its word is passed over."""
    for line in text.splitlines():
        word, _, said = line.partition(":")
        # The same words are on many lists.
        named = tuple(dict.fromkeys(intern(it.strip()) for it in said.split(",") if it.strip()))
        if not line.startswith("#") and word.strip() and named:
            yield word.strip(), named
