"""Reads the two files of a Hunspell dictionary and applies their suffixes and prefixes."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class Affix(NamedTuple):
    strip: str
    add: str
    flags: tuple[str, ...]
    fits: re.Pattern[str]


class Entry(NamedTuple):
    head: str
    flags: tuple[str, ...]


class Affixes:
    """The rules of an .aff file, by flag; flags are two characters long (FLAG long)."""

    def __init__(self, path: Path) -> None:
        self._suffixes: dict[str, list[Affix]] = defaultdict(list)
        self._prefixes: dict[str, list[Affix]] = defaultdict(list)
        for line in path.read_text("utf-8").splitlines():
            match line.split():
                case ["SFX", flag, strip, add, condition]:
                    self._suffixes[flag].append(_affix(strip, add, f"(?:{condition})$"))
                case ["PFX", flag, strip, add, condition]:
                    self._prefixes[flag].append(_affix(strip, add, f"^(?:{condition})"))
                case _:
                    pass  # what only a spelling checker needs

    def forms(self, entry: Entry) -> Iterator[str]:
        """The head and everything its suffixes make of it."""
        yield entry.head
        for flag in entry.flags:
            for rule in self._suffixes.get(flag, ()):
                if rule.fits.search(entry.head):
                    yield entry.head.removesuffix(rule.strip) + rule.add

    def prefixed(self, entry: Entry) -> Iterator[Entry]:
        """Other words made by a prefix (centimètre); elisions (l'arbre) are no words of their own."""
        for flag in entry.flags:
            for rule in self._prefixes.get(flag, ()):
                if rule.add.isalpha() and rule.fits.search(entry.head):
                    yield Entry(rule.add + entry.head.removeprefix(rule.strip), rule.flags)
                elif not rule.add and rule.flags:  # the word itself, with what its flag allows
                    yield Entry(entry.head, rule.flags)


def _affix(strip: str, add: str, fits: str) -> Affix:
    text, _, flags = add.partition("/")
    return Affix(_text(strip), _text(text), pairs(flags), re.compile(fits))


def _text(written: str) -> str:
    return "" if written == "0" else written


def pairs(flags: str) -> tuple[str, ...]:
    return tuple(flags[at : at + 2] for at in range(0, len(flags), 2))


def read_entries(path: Path) -> Iterator[Entry]:
    _count, *lines = path.read_text("utf-8").splitlines()
    for line in lines:
        head, _, flags = line.partition("/")
        yield Entry(head, pairs(flags))
