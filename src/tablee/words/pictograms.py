"""Line drawings of well-known things, our own work, as strokes that a hand could draw.

One thing a line: `cat; chat: e 50 62 26 22; s 30 50 28 28 42 42; …`, its key (the English name), its French name, and
its strokes on a grid of 100: `p` a line through points, `s` a smooth curve through points, `e` an ellipse (centre and
radii), `a` an arc of one (and from where to where, in degrees clockwise from three o'clock).

The files `otherwise_….txt` have other ideas of things that the others show first.
"""

from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from math import cos, pi, sin
from pathlib import Path

from tablee.core.record import Record

Point = tuple[float, float]
Line = tuple[Point, ...]
"""One stroke, from where the pen is put down to where it is lifted."""

OTHERWISE = "otherwise"
"""How the files begin that show things once more."""

_STEPS = 6
"""Points between two points of a smooth curve."""


class Pictogram(Record, frozen=True):
    """One thing."""

    key: str
    names: dict[str, str]
    """By language."""
    strokes: tuple[Line, ...]


@cache
def pictograms() -> dict[str, Pictogram]:
    """One of each thing, by key."""
    usual = (
        it
        for name, text in _texts()
        if not name.startswith(OTHERWISE)
        for it in read_pictograms(text)
    )
    return {it.key: it for it in usual}


def other_ideas(key: str) -> tuple[tuple[Line, ...], ...]:
    """Of the same thing, as strokes: another view, another part, another place."""
    return tuple([it.strokes for line in _others().get(key, ()) for it in read_pictograms(line)])


@cache
def _others() -> dict[str, list[str]]:
    """Lines by key: to read all strokes takes long, and few are asked for at a time."""
    found: dict[str, list[str]] = {}
    for name, text in _texts():
        for line in text.splitlines() if name.startswith(OTHERWISE) else ():
            found.setdefault(line.partition(";")[0], []).append(line)
    return found


def _texts() -> Iterator[tuple[str, str]]:
    folder = Path(str(files("tablee.words"))) / "data" / "pictograms"
    return ((it.name, it.read_text("utf-8")) for it in sorted(folder.glob("*.txt")))


def read_pictograms(text: str) -> Iterator[Pictogram]:
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            names, _, strokes = line.partition(":")
            english, french = (name.strip() for name in names.split(";"))
            drawn = tuple(_stroke(it.split()) for it in strokes.split(";") if it.strip())
            yield Pictogram(english, {"en": english, "fr": french}, drawn)


def _stroke(words: list[str]) -> Line:
    kind, numbers = words[0], [float(it) for it in words[1:]]
    return _KINDS[kind](numbers)


def _polyline(numbers: list[float]) -> Line:
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


def _smooth(numbers: list[float]) -> Line:
    """Through all points, as Catmull and Rom would."""
    points = _polyline(numbers)
    padded = (points[0], *points, points[-1])
    bends = [_bend(*padded[at : at + 4]) for at in range(len(points) - 1)]
    return (*(point for bend in bends for point in bend), points[-1])


def _bend(before: Point, start: Point, end: Point, after: Point) -> list[Point]:
    return [
        tuple(
            _between(*axis, step / _STEPS) for axis in zip(before, start, end, after, strict=True)
        )  # type: ignore[misc]
        for step in range(_STEPS)
    ]


def _between(before: float, start: float, end: float, after: float, at: float) -> float:
    slope, bow, twist = (
        end - before,
        2 * before - 5 * start + 4 * end - after,
        3 * (start - end) + after - before,
    )
    return start + (slope * at + bow * at**2 + twist * at**3) / 2


def _ellipse(numbers: list[float]) -> Line:
    return _arc([*numbers, -90, 270])


def _arc(numbers: list[float]) -> Line:
    x, y, across, down, start, end = numbers
    steps = max(2, round(abs(end - start) / 15))
    turns = [(start + (end - start) * step / steps) * pi / 180 for step in range(steps + 1)]
    return tuple((x + across * cos(turn), y + down * sin(turn)) for turn in turns)


_KINDS: dict[str, Callable[[list[float]], Line]] = {
    "p": _polyline,
    "s": _smooth,
    "e": _ellipse,
    "a": _arc,
}
