"""Packs of word cards: plain text files, our own and those a host has put beside them, and texts that tables lend.

One card a line.  A card with one word may say more, `dragon: flame, scale, … | breathes fire | …`: what people are
likely to say of it, in that order, and short clues that avoid the likeliest.  A card with several words has a semicolon
between them: `plane; school; baker; …`.  A pack for two languages has each word in both, French first: `avion = plane`.
A name may ask for a part of a pack, as `tablee.words.thirds` reads it: `trapwords/fr/fantasy@easy-80-1`.
"""

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from os import environ
from pathlib import Path
from sys import intern
from weakref import WeakValueDictionary

from tablee.core.record import Record
from tablee.core.refusal import BrokenRule

HOSTS = "TABLEE_PACKS"
"""The setting that names a host's folder of packs, laid out like ours: `trapwords/fr/fantasy.txt`."""

KEPT = 64
"""Packs that a process keeps in mind, those last asked for."""

OWN = "own-"
"""How the name of a table's own pack begins; what follows is a hash of its text."""

BOTH = "both"
"""In place of a language: every word of the pack stands in two."""

EQUALS = " = "
"""Between the two of them."""


class Card(Record, frozen=True):
    """The words on one card, and what people make of them."""

    words: tuple[str, ...]
    associations: tuple[str, ...] = ()
    clues: tuple[str, ...] = ()


class Lent:
    """A pack that a table has brought: it is found as long as somebody holds it."""

    __slots__ = ("__weakref__", "cards")

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards = cards


_lent: WeakValueDictionary[str, Lent] = WeakValueDictionary()


class NoSuchPack(BrokenRule):
    """Nothing by that name can be read here, or there is no card in it."""

    def __init__(self) -> None:
        super().__init__("no_such_pack")


@lru_cache(KEPT)
def pack(name: str) -> tuple[Card, ...]:
    """The pack of this name, such as `trapwords/fr/fantasy`, read once: games go on with what they began with.

    That there is none is an error, for errors are not kept: nobody fills our memory by asking for names.
    """
    if (lent := _lent.get(name)) is not None:
        return lent.cards
    for folder in folders() if _is_plain(name) else ():
        if cards := _cards(folder / f"{name}.txt"):
            return cards
    raise NoSuchPack


def own_name(game: str, language: str, text: str) -> str:
    """What the table's own pack goes by, wherever it is brought: the same text is the same pack."""
    return OWN + sha256(f"{game}/{language}\n{text}".encode()).hexdigest()[:16]


def lend(game: str, language: str, text: str) -> Lent:
    """Found by its name until whoever brought it lets go of what this gives; the rules see who may play with it."""
    name = f"{game}/{language}/{own_name(game, language, text)}"
    found = _lent.get(name)
    if found is None:
        found = _lent[name] = Lent(tuple(read_pack(text)))
    return found


def two_words(word: str) -> tuple[str, str]:
    """The French and the English of a word that stands in both; of any other, the word twice."""
    french, _, english = word.partition(EQUALS)
    return french.strip(), (english or french).strip()


def _cards(file: Path) -> tuple[Card, ...]:
    """None in a file that cannot be read, has a name without end, or is not text: no accident at a table."""
    try:
        return tuple(read_pack(file.read_text(encoding="utf-8-sig")))
    except (OSError, UnicodeDecodeError):
        return ()


def read_pack(text: str) -> Iterator[Card]:
    for line in text.splitlines():
        names, _, rest = line.partition(":")
        words = tuple(_evenly(it) for it in names.split(";") if it.strip())
        if words and not line.startswith("#"):
            said, *clues = [part.strip() for part in rest.split("|")]
            associations = tuple(intern(it.strip()) for it in said.split(",") if it.strip())
            yield Card(words, associations, tuple(clues))


def _evenly(word: str) -> str:
    """However the two languages of a word are written beside each other, and however much space there is."""
    return EQUALS.join([it.strip() for it in word.split(EQUALS.strip())])


def folders() -> Iterator[Path]:
    """Ours first: a host's pack adds to the shelf, it replaces nothing."""
    yield Path(str(files("tablee.words"))) / "data" / "packs"
    if host := environ.get(HOSTS):
        yield Path(host)


def _is_plain(name: str) -> bool:
    """A name asks for a file in the folder and never for one outside it."""
    return all(it.replace("-", "").isalnum() for it in name.split("/"))
