"""Reading a drawing: which of the known pictograms it looks like, by how far its ink is from theirs.

It was made for pictograms that another hand draws again, and reads what people draw freely only poorly.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from math import exp, fsum

from tablee.bots.entre_les_lignes.ink import (
    FULL,
    Cells,
    Picture,
    cells_of,
    cells_of_lines,
    grown,
    picture,
)
from tablee.bots.entre_les_lignes.level import Level
from tablee.core.drawing import Drawing
from tablee.core.record import Record
from tablee.words.pictograms import pictograms

FAR = 5
"""Dots from which on ink is simply elsewhere."""

CLOSER = 120
"""So many pictograms are looked at again with the drawing turned."""

Reading = Mapping[str, float]
"""How likely each pictogram would look like this, all together 1."""


class Look(Record, frozen=True):
    """A picture, ready to be compared."""

    ink: Picture
    dots: int
    free: tuple[Picture, ...]
    """Where there is no ink within 0, 1, 2… dots."""


def read(drawing: Drawing | None, level: Level) -> Reading:
    """Nothing on the paper might be anything."""
    cells = cells_of(drawing) if drawing else frozenset()
    return likeness(cells, level.turns, level.blur)


@lru_cache(1_024)
def likeness(cells: Cells, turns: tuple[int, ...], blur: float) -> Reading:
    known = known_looks()
    if not cells:
        return dict.fromkeys(known, 1 / len(known))
    away = distances(cells, turns)
    nearest = min(away.values())
    near = {key: exp((nearest - it) / blur) for key, it in away.items()}
    whole = fsum(near.values())
    return {key: it / whole for key, it in near.items()}


def distances(cells: Cells, turns: tuple[int, ...]) -> dict[str, float]:
    """Of each pictogram; the drawing is turned only for those which it looks like as it hangs."""
    known, upright = known_looks(), look(picture(cells))
    away = {key: distance(upright, it) for key, it in known.items()}
    turned = [look(picture(cells, turn)) for turn in turns]
    for key in sorted(away, key=lambda it: away[it])[:CLOSER]:
        away[key] = min([away[key], *[distance(it, known[key]) for it in turned]])
    return away


def distance(one: Look, other: Look) -> float:
    """How far the ink of each is from that of the other, on average."""
    there = sum([(one.ink & it).bit_count() for it in other.free])
    back = sum([(other.ink & it).bit_count() for it in one.free])
    return there / one.dots + back / other.dots


def look(ink: Picture) -> Look:
    free, wide = [], ink
    for _ in range(FAR):
        free.append(FULL ^ wide)
        wide = grown(wide)
    return Look(ink, max(1, ink.bit_count()), tuple(free))


@cache
def known_looks() -> dict[str, Look]:
    return {key: look(picture(cells_of_lines(it.strokes))) for key, it in pictograms().items()}
