"""Drawing with words: things by their names, side by side, and a few plain shapes by their numbers."""

from collections.abc import Iterator, Sequence
from functools import cache
from math import cos, pi, sin

from tablee.cli.unclear import Unclear
from tablee.core.drawing import GRID, PRESSURES, Drawing, Stroke
from tablee.core.text import fold
from tablee.words.pictograms import Line
from tablee.words.pictures import pictures, things

INK, WIDTH = 1, 1
SHAPES = {
    "line": 4,
    "ligne": 4,
    "circle": 3,
    "cercle": 3,
    "box": 4,
    "boite": 4,
    "dot": 2,
    "point": 2,
}
"""How many numbers each takes, from 0 to 100: from where to where; the middle and how wide; two corners; where."""
ROUND = 24


def drawn(text: str, language: str) -> Drawing:
    """`sun, tree` or `circle 50 50 30, line 20 80 80 80`; raises `Unclear`."""
    parts = [it.split() for it in text.replace(";", ",").split(",") if it.strip()]
    named = [it for it in parts if not _is_shape(it)]
    lines = [_shape(it) for it in parts if _is_shape(it)]
    for number, words in enumerate(named):
        lines += _beside(_thing(" ".join(words), language), number, len(named))
    return Drawing(tuple(Stroke(INK, WIDTH, tuple(_points(line))) for line in lines))


def _is_shape(words: list[str]) -> bool:
    """A box with numbers; a box without is a thing."""
    return fold(words[0]) in SHAPES and len(words) > 1 and words[1][:1].isdecimal()


def _thing(name: str, language: str) -> Sequence[Line]:
    """By its name in any language; or by how it begins, where that is only one."""
    wanted = fold(name)
    known = names(language)
    begun = [it for it in known if it.startswith(wanted)]
    found = wanted if wanted in known else begun[0] if begun else None
    if found is None:
        raise Unclear("thing", word=name, known=", ".join(_near(wanted, known)))
    return pictures(known[found])[0].strokes


@cache
def names(language: str) -> dict[str, str]:
    """Each name to its key; those of this language go first."""
    found: dict[str, str] = {}
    for it in (language, "en", "fr"):
        for key, thing in things().items():
            found.setdefault(fold(thing.names[it]), key)
    return found


def _near(wanted: str, known: dict[str, str]) -> list[str]:
    from difflib import get_close_matches

    some = list(known)
    return get_close_matches(wanted, some, n=3, cutoff=0.3) or some[:3]


def _beside(lines: Sequence[Line], number: int, of: int) -> Iterator[Line]:
    """In its part of the paper, as large as there is room."""
    size = 1 / of
    left, top = 100 * number * size, 50 * (1 - size)
    for line in lines:
        yield tuple((left + x * size, top + y * size) for x, y in line)


def _shape(words: list[str]) -> Line:
    kind = fold(words[0])
    try:
        numbers = [min(100.0, max(0.0, float(it))) for it in words[1:]]
    except ValueError:
        numbers = []
    if len(numbers) != SHAPES[kind]:
        raise Unclear("shape", word=words[0], n=SHAPES[kind])
    x, y, *rest = numbers
    match rest:
        case [radius]:
            turns = [2 * pi * step / ROUND for step in range(ROUND + 1)]
            return tuple((x + radius * cos(it), y + radius * sin(it)) for it in turns)
        case [right, bottom] if kind in ("box", "boite"):
            return ((x, y), (right, y), (right, bottom), (x, bottom), (x, y))
        case [right, bottom]:
            return ((x, y), (right, bottom))
        case _:
            return ((x, y),)


def _points(line: Line) -> Iterator[int]:
    for x, y in line:
        yield from (_on_grid(x), _on_grid(y), PRESSURES // 2)


def _on_grid(number: float) -> int:
    return min(GRID - 1, max(0, round(number / 100 * (GRID - 1))))
