"""Measure the reader that is shipped with the drawings that nobody taught it.

python -m tools.teaching.measuring DRAWINGS.ndjson.gz
"""

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tablee.words.dots import Numbers
from tablee.words.pictograms import pictograms
from tablee.words.reader import reader
from tools.teaching.drawings import Example, by_people

FIRST, FEW = 1, 5


def ranks(apart: Iterable[Example], possible: Sequence[str]) -> list[int]:
    """How many other things come before the right one, of those that are possible."""
    keys = reader().keys
    is_possible = np.isin(keys, possible)
    return [_rank(_told(it), keys.index(it.key), is_possible) for it in apart if it.key in possible]


def _told(example: Example) -> Numbers:
    return reader().told([list(map(tuple, it)) for it in example.strokes])


def _rank(told: Numbers, meant: int, is_possible: NDArray[np.bool_]) -> int:
    return int((is_possible & (told > told[meant])).sum())


def main(drawings: Path) -> None:
    apart = [it for it in by_people(drawings) if it.is_apart]
    for name, possible in {"all": reader().keys, "our pictograms": tuple(pictograms())}.items():
        found = np.array(ranks(apart, possible))
        first, few = (float((found < many).mean()) for many in (FIRST, FEW))
        print(f"{name}: {len(possible)} things, {len(found)} drawings, {first:.3f} {few:.3f}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
