"""Packs of word cards: plain text files, our own and those a host has put beside them.

One card a line.  A card with one word may say more, `dragon: flame, scale, … | breathes fire | …`: what people are
likely to say of it, in that order, and short clues that avoid the likeliest.  A card with several words has a semicolon
between them: `plane; school; baker; …`.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from os import environ
from pathlib import Path

from tablee.core.record import Record

HOSTS = "TABLEE_PACKS"
"""The setting that names a host's folder of packs, laid out like ours: `trapwords/fr/fantasy.txt`."""


LONGEST_NAME = 100
"""Of a pack with its folders; no file system takes a name without end."""


class Card(Record, frozen=True):
    """The words on one card, and what people make of them."""

    words: tuple[str, ...]
    associations: tuple[str, ...] = ()
    clues: tuple[str, ...] = ()


@cache
def pack(name: str) -> tuple[Card, ...]:
    """The pack of this name, such as `trapwords/fr/fantasy`; empty if there is none."""
    for folder in _folders():
        file = folder / f"{name}.txt"
        if _is_plain(name) and file.is_file():
            return tuple(read_pack(file.read_text(encoding="utf-8")))
    return ()


def read_pack(text: str) -> Iterator[Card]:
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            words, _, rest = line.partition(":")
            said, *clues = [part.strip() for part in rest.split("|")]
            associations = tuple(it.strip() for it in said.split(",") if it.strip())
            yield Card(tuple(it.strip() for it in words.split(";")), associations, tuple(clues))


def _folders() -> Iterator[Path]:
    """Ours first: a host's pack adds to the shelf, it replaces nothing."""
    yield Path(str(files("tablee.words"))) / "data" / "packs"
    if host := environ.get(HOSTS):
        yield Path(host)


def _is_plain(name: str) -> bool:
    """A name asks for a file in the folder and never for one outside it."""
    parts = name.split("/")
    return len(name) <= LONGEST_NAME and all(it.replace("-", "").isalnum() for it in parts)
