"""Reading a drawing: what each thing's share of it is, in the eyes of somebody who sees so much of it."""

from collections.abc import Mapping
from functools import lru_cache

from tablee.bots.entre_les_lignes.ink import Line, length, lines_of
from tablee.bots.entre_les_lignes.level import Level, Sight
from tablee.core.drawing import Drawing

DOUBT = 0.02
"""How much of every reading is left to all that it could be as well."""

Reading = Mapping[str, float]
"""How likely each thing would look like this, all together 1."""


def read(drawing: Drawing | None, level: Level) -> Reading:
    """Nothing on the paper might be anything."""
    return _reading(lines_of(drawing) if drawing else (), level.sight)


@lru_cache(1_024)
def _reading(lines: tuple[Line, ...], sight: Sight) -> Reading:
    # Loading what it counts with takes longer than a drawing, and only who looks at drawings needs it.
    from tablee.words.reader import reader

    keys = reader().keys
    if not lines:
        return dict.fromkeys(keys, 1 / len(keys))
    told = reader().told(_largest(lines, sight.strokes), sight.apart).tolist()
    shares = dict(zip(keys, told, strict=True))
    likely = sorted(keys, key=lambda it: -shares[it])[: sight.guesses]
    whole = sum(shares[it] for it in likely)
    doubt = DOUBT / len(keys)
    return dict.fromkeys(keys, doubt) | {
        it: doubt + (1 - DOUBT) * shares[it] / whole for it in likely
    }


def _largest(lines: tuple[Line, ...], most: int) -> list[Line]:
    """So many of them, in their order."""
    large = sorted(range(len(lines)), key=lambda it: -length(lines[it]))[:most]
    return [lines[it] for it in sorted(large)]
