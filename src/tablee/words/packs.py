"""Packs of word cards: plain text files, our own and those a host has put beside them.

One card a line.  A card with one word may say more, `dragon: flame, scale, … | breathes fire | …`: what people are
likely to say of it, in that order, and short clues that avoid the likeliest.  A card with several words has a semicolon
between them: `plane; school; baker; …`.
"""

from collections.abc import Iterator
from functools import lru_cache
from importlib.resources import files
from os import environ
from pathlib import Path

from tablee.core.record import Record
from tablee.core.refusal import BrokenRule

HOSTS = "TABLEE_PACKS"
"""The setting that names a host's folder of packs, laid out like ours: `trapwords/fr/fantasy.txt`."""

KEPT = 64
"""Packs that a process keeps in mind, those last asked for."""


class Card(Record, frozen=True):
    """The words on one card, and what people make of them."""

    words: tuple[str, ...]
    associations: tuple[str, ...] = ()
    clues: tuple[str, ...] = ()


class NoSuchPack(BrokenRule):
    """Nothing by that name can be read here, or there is no card in it."""

    def __init__(self) -> None:
        super().__init__("no_such_pack")


@lru_cache(KEPT)
def pack(name: str) -> tuple[Card, ...]:
    """The pack of this name, such as `trapwords/fr/fantasy`, read once: games go on with what they began with.

    That there is none is an error, for errors are not kept: nobody fills our memory by asking for names.
    """
    for folder in _folders() if _is_plain(name) else ():
        if cards := _cards(folder / f"{name}.txt"):
            return cards
    raise NoSuchPack


def _cards(file: Path) -> tuple[Card, ...]:
    """None in a file that cannot be read, has a name without end, or is not text: no accident at a table."""
    try:
        return tuple(read_pack(file.read_text(encoding="utf-8-sig")))
    except (OSError, UnicodeDecodeError):
        return ()


def read_pack(text: str) -> Iterator[Card]:
    for line in text.splitlines():
        names, _, rest = line.partition(":")
        words = tuple(it.strip() for it in names.split(";") if it.strip())
        if words and not line.startswith("#"):
            said, *clues = [part.strip() for part in rest.split("|")]
            associations = tuple(it.strip() for it in said.split(",") if it.strip())
            yield Card(words, associations, tuple(clues))


def _folders() -> Iterator[Path]:
    """Ours first: a host's pack adds to the shelf, it replaces nothing."""
    yield Path(str(files("tablee.words"))) / "data" / "packs"
    if host := environ.get(HOSTS):
        yield Path(host)


def _is_plain(name: str) -> bool:
    """A name asks for a file in the folder and never for one outside it."""
    return all(it.replace("-", "").isalnum() for it in name.split("/"))
