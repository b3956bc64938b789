"""Things that can be drawn, and the pictures there are of each: by people where we have theirs, and by us.

A thing has at least three that differ on purpose.  Where those by people and our pictogram are fewer, there are other
ideas of ours; they are one hand's, and said to be.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Literal

from tablee.core.record import Record
from tablee.words.pictograms import Line, other_ideas, pictograms

FEWEST = 3
"""Pictures of every thing."""
PAPER = 255
"""The longer side of a drawing by people, as the file has it."""
SAME = 0.85
"""From where on two pictures are taken for one; 1 is the same in every dot."""

Maker = Literal["people", "us"]


class Picture(Record, frozen=True):
    """One way to draw a thing, on a grid of 100."""

    by: Maker
    strokes: tuple[Line, ...]


class Thing(Record, frozen=True):
    """Something that has a look."""

    key: str
    names: dict[str, str]
    """By language."""


@cache
def things() -> dict[str, Thing]:
    """All of them, by key: those of our pictograms, and what people drew besides."""
    ours = {key: Thing(key, it.names) for key, it in pictograms().items()}
    return ours | {it.key: it for it in read_things(_text("things.txt"))}


@lru_cache(1_024)
def pictures(key: str) -> tuple[Picture, ...]:
    """Of one thing: those by people first, since people know them best; then ours, the usual one first."""
    # Loading what it counts with takes longer than all the rest, and only who draws needs it.
    from tablee.words.likeness import alike

    found = [Picture("people", it) for it in _by_people().get(key, ())]
    for strokes in _ours(key):
        if not any(alike(strokes, it.strokes) > SAME for it in found):
            found.append(Picture("us", strokes))
    return tuple(found)


def read_things(text: str) -> Iterator[Thing]:
    for line in _lines(text):
        english, french = (it.strip() for it in line.split(";"))
        yield Thing(english, {"en": english, "fr": french})


def read_pictures(text: str) -> Iterator[tuple[str, tuple[Line, ...]]]:
    """The key of a thing, and the strokes of one picture of it, in the middle of the paper."""
    for line in _lines(text):
        key, _, strokes = line.partition(":")
        yield key, _centred([_stroke(it.split()) for it in strokes.split(";")])


def _lines(text: str) -> Iterator[str]:
    return (it for it in text.splitlines() if it.strip() and not it.startswith("#"))


def _text(name: str) -> str:
    return (Path(str(files("tablee.words"))) / "data" / "pictures" / name).read_text("utf-8")


@cache
def _by_people() -> dict[str, list[tuple[Line, ...]]]:
    found: dict[str, list[tuple[Line, ...]]] = {}
    for key, strokes in read_pictures(_text("people.txt")):
        found.setdefault(key, []).append(strokes)
    return found


def _stroke(numbers: Sequence[str]) -> Line:
    scale = 100 / PAPER
    ends = [float(it) * scale for it in numbers]
    line = tuple(zip(ends[::2], ends[1::2], strict=True))
    return line if len(line) > 1 else line * 2


def _centred(strokes: Sequence[Line]) -> tuple[Line, ...]:
    axes = list(zip(*[point for line in strokes for point in line], strict=True))
    off = [50 - (min(it) + max(it)) / 2 for it in axes]
    return tuple([tuple([(x + off[0], y + off[1]) for x, y in line]) for line in strokes])


def _ours(key: str) -> tuple[tuple[Line, ...], ...]:
    thing = pictograms().get(key)
    return (thing.strokes, *other_ideas(key)) if thing else ()
