"""Where a game turned: of all that was found, the few remarks that weigh most."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tablee.core.record import replace
from tablee.review.review import Remark

MOST = 12
"""So many turning points are worth jumping to, however long a game was."""


class Weighed(NamedTuple):
    """A remark, and how much it matters."""

    remark: Remark
    weight: float = 0.0
    """What weighs nothing is no turning point."""


def turning(found: Sequence[Weighed], most: int = MOST) -> Iterator[Remark]:
    """All of them, the weightiest marked; of equals the earlier ones, and one for each step."""
    heaviest: dict[int, int] = {}
    for place, it in sorted(enumerate(found), key=_by_weight):
        if it.weight > 0 and len(heaviest) < most:
            heaviest.setdefault(it.remark.step, place)
    marked = set(heaviest.values())
    for place, it in enumerate(found):
        yield replace(it.remark, is_turning=place in marked)


def _by_weight(entry: tuple[int, Weighed]) -> tuple[float, int]:
    place, it = entry
    return -it.weight, place
