"""Whose each picture is in a round: no two seats ever draw the same, though neither knows what the other draws.

Of every thing each picture belongs to one seat, to another one in the next round.  Where a thing begins to count its
seats is chosen so that on the list of every word there is something for everybody.
"""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache

from tablee.bots.entre_les_lignes.links import lists
from tablee.games.entre_les_lignes.pieces import FEWEST as SEATS
from tablee.games.entre_les_lignes.pieces import LETTERS
from tablee.words import LANGUAGES
from tablee.words.pictures import FEWEST, pictures

PASSES = 8
"""How often each thing is looked at, at most: from the second time on, all others have their place."""
SHARE = 1 / 16
"""How much a seat that has something to draw for a word still needs another thing."""


def owned(key: str, turn: int, seats: int) -> Sequence[int]:
    """Which pictures of a thing belong to the seat whose turn this is: none, most often one."""
    begin = _begins(seats).get(key, 0)
    return [at for at in range(len(pictures(key))) if (begin + at - turn) % seats == 0]


@cache
def _begins(seats: int) -> dict[str, int]:
    """By thing, at which turn its first picture is."""
    words = [keys for language in LANGUAGES for keys in lists(language).values()]
    held = [[0] * seats for _ in words]
    named: dict[str, list[list[int]]] = defaultdict(list)
    for keys, counts in zip(words, held, strict=True):
        for key in keys:
            named[key].append(counts)
    begins: dict[str, int] = {}
    for _ in range(PASSES):
        for key in sorted(named, key=lambda it: -len(named[it])):
            if key in begins:
                _count(named[key], begins[key], -1)
            begins[key] = _neediest(named[key], seats)
            _count(named[key], begins[key], 1)
        if all(map(all, held)):
            break
    return begins


def settle() -> None:
    """For any number of seats: it takes a while, once in a process."""
    for seats in range(SEATS, len(LETTERS) + 2):
        _begins(seats)


def _neediest(words: Sequence[Sequence[int]], seats: int) -> int:
    """From where on the turns have least to draw for these words; the fourth picture of a thing is not counted on."""
    need = [sum([SHARE ** counts[turn] for counts in words]) for turn in range(seats)]
    return max(range(seats), key=lambda it: sum(need[(it + at) % seats] for at in range(FEWEST)))


def _count(words: Sequence[list[int]], begin: int, by: int) -> None:
    for counts in words:
        for at in range(FEWEST):
            counts[(begin + at) % len(counts)] += by
