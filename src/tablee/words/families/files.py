"""The family files: one family a line, written and reviewed by people."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tablee.core.record import Record
from tablee.words import Language

FOLDER = Path(__file__).parent.parent / "data" / "families"


class Family(Record, frozen=True):
    """head: member, …; compounds …; loosely …; alone …; perhaps …; roots stem-, -stem; short ABBR, …; not …"""

    head: str
    members: tuple[str, ...] = ()
    roots: tuple[str, ...] = ()
    """learned stems that mark the family at the beginning, in the middle or at the end of a word"""
    short: tuple[str, ...] = ()
    """abbreviations and clippings"""
    lookalikes: tuple[str, ...] = ()
    """words that look related and are not"""
    compounds: tuple[str, ...] = ()
    """words that hold the head as a part: kin of it, of members and of one another only possibly"""
    loosely: tuple[str, ...] = ()
    """the same where the head says little (over-, -man): kin of it, possibly of members, of no compound"""
    doubtful: tuple[str, ...] = ()
    """words that a dictionary derives from the head and a table would quarrel about: never certainly kin of it"""
    alone: tuple[str, ...] = ()
    """words that are kin of the head alone, and of the others only possibly: lavabo is of laver, not of laveur"""


class BadLine(ValueError):
    """A line that is no family."""


_FIELDS = {
    "compounds": "compounds",
    "loosely": "loosely",
    "alone": "alone",
    "perhaps": "doubtful",
    "roots": "roots",
    "short": "short",
    "not": "lookalikes",
}


def parse(line: str) -> Family:
    head, colon, rest = line.partition(":")
    members, *more = rest.split(";")
    fields = {"members": _listed(members)}
    for part in more:
        label, _, words = part.strip().partition(" ")
        field = _FIELDS.get(label)
        if field is None or field in fields or not words:
            raise BadLine(line)
        fields[field] = _listed(words)
    if not head.strip() or not colon or not any(fields.values()):
        raise BadLine(line)
    return Family(head.strip(), **fields)


def _listed(words: str) -> tuple[str, ...]:
    return tuple([word for it in words.split(",") if (word := it.strip())])


def paths(language: Language) -> list[Path]:
    return sorted((FOLDER / language).glob("*.txt"))


def families_in(path: Path) -> Iterator[Family]:
    for line in path.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            yield parse(line)


@cache
def read_families(language: Language) -> tuple[Family, ...]:
    return tuple(family for path in paths(language) for family in families_in(path))
