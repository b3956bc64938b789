"""Packs of word cards: plain text files, our own and those a host has put beside them.

One secret a line, `dragon: flame, scale, … | breathes fire | …`: the word, what people are likely to say of it in that
order, and short clues that avoid the likeliest.  Only the word is needed.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from os import environ
from pathlib import Path

from tablee.core.record import Record

HOSTS = "TABLEE_PACKS"
"""The setting that names a host's folder of packs, laid out like ours: `trapwords/fr/fantasy.txt`."""


class Secret(Record, frozen=True):
    """One word of a pack, and what people make of it."""

    word: str
    associations: tuple[str, ...] = ()
    clues: tuple[str, ...] = ()


@cache
def pack(name: str) -> tuple[Secret, ...]:
    """The pack of this name, such as `trapwords/fr/fantasy`; empty if there is none."""
    for folder in _folders():
        file = folder / f"{name}.txt"
        if _is_plain(name) and file.is_file():
            return tuple(read_pack(file.read_text(encoding="utf-8")))
    return ()


def read_pack(text: str) -> Iterator[Secret]:
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            word, _, rest = line.partition(":")
            said, *clues = [part.strip() for part in rest.split("|")]
            associations = tuple(it.strip() for it in said.split(",") if it.strip())
            yield Secret(word.strip(), associations, tuple(clues))


def _folders() -> Iterator[Path]:
    """Ours first: a host's pack adds to the shelf, it replaces nothing."""
    yield Path(str(files("tablee.words"))) / "data" / "packs"
    if host := environ.get(HOSTS):
        yield Path(host)


def _is_plain(name: str) -> bool:
    """A name asks for a file in the folder and never for one outside it."""
    return all(part.replace("-", "").isalnum() for part in name.split("/"))
