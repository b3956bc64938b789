"""Law 7: a spectator learns no more than every seat knows."""

from collections.abc import Iterator

from tablee.laws.differences import first_difference
from tablee.laws.future import spelt
from tablee.laws.pair import Pair


def a_spectator_sees_no_more(pair: Pair) -> Iterator[str]:
    one, other = pair.sights(None)
    if one != other:
        yield f"a spectator sees what {pair.name} cannot: {first_difference(one, other)}"


def a_spectator_is_told_no_more(pair: Pair) -> Iterator[str]:
    for one, other in (*pair.moves, *pair.scene.variations):
        is_same = one.told(pair.viewer) == other.told(pair.viewer)
        if is_same and one.told(None) != other.told(None):
            yield f"a spectator is told of {spelt(one.action)} what {pair.name} is not"
