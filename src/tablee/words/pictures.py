"""Things that can be drawn, and the pictures there are of each: by people where we have theirs, and by us.

A thing has at least three that differ.  Where there are fewer by people and our pictogram, we draw the pictogram
otherwise: turned around, narrower, leaning, wider, without its details; they are one hand's, and said to be.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from math import cos, hypot, pi, sin
from pathlib import Path
from typing import Literal

from tablee.core.record import Record
from tablee.words.pictograms import Line, Point, pictograms

FEWEST = 3
"""Pictures of every thing."""
PAPER = 255
"""The longer side of a drawing by people, as the file has it."""
SAME = 0.85
"""From where on two pictures are taken for one; 1 is the same in every dot."""

SMALL = 0.06
"""Of all ink: a stroke with less is a detail."""

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
    """Of one thing: those by people first, since people know them best."""
    # Loading what it counts with takes longer than all the rest, and only who draws needs it.
    from tablee.words.likeness import alike

    found = [Picture("people", it) for it in _by_people().get(key, ())]
    for strokes in _ours(key):
        drawn = Picture("us", strokes)
        if len(found) >= FEWEST and strokes is not pictograms()[key].strokes:
            break
        if not any(alike(strokes, it.strokes) > SAME for it in found):
            found.append(drawn)
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


# --- our own, drawn otherwise ---


def _ours(key: str) -> Iterator[tuple[Line, ...]]:
    thing = pictograms().get(key)
    if thing:
        yield thing.strokes
        for otherwise in _OTHERWISE:
            yield otherwise(thing.strokes)


def _moved(strokes: Sequence[Line], move: Callable[[Point], Point]) -> tuple[Line, ...]:
    return tuple([tuple([move(it) for it in line]) for line in strokes])


def _turned_around(strokes: Sequence[Line]) -> tuple[Line, ...]:
    return _moved(strokes, lambda it: (100 - it[0], it[1]))


def _plainer(strokes: Sequence[Line]) -> tuple[Line, ...]:
    """Without what is small beside the whole."""
    least = SMALL * sum(map(_length, strokes))
    return tuple([it for it in strokes if _length(it) >= least])


def _narrower(strokes: Sequence[Line]) -> tuple[Line, ...]:
    return _moved(strokes, lambda it: (50 + (it[0] - 50) * 0.6, it[1]))


def _leaning(strokes: Sequence[Line]) -> tuple[Line, ...]:
    """Turned around, and by an eighth of a circle less a bit."""
    turn = pi / 4 * 0.7

    def move(it: Point) -> Point:
        right, down = (50 - it[0]) * 0.8, (it[1] - 50) * 0.8
        return 50 + right * cos(turn) - down * sin(turn), 50 + right * sin(turn) + down * cos(turn)

    return _moved(strokes, move)


def _wider(strokes: Sequence[Line]) -> tuple[Line, ...]:
    return _moved(strokes, lambda it: (it[0], 50 + (it[1] - 50) * 0.6))


_OTHERWISE = (_turned_around, _narrower, _leaning, _wider, _plainer)


def _length(line: Line) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))
