"""What a finished game is remembered by: the moments that the game itself finds in its events."""

from collections.abc import Iterator
from itertools import islice

from tablee.core.moment import Moment
from tablee.core.record import decoder, encode, replace
from tablee.tables.table import Table

MOST_MOMENTS = 3
LONGEST_WORD = 100


def moments_of(table: Table) -> tuple[Moment, ...]:
    """The first few; none where a package's game breaks over it, for nobody may lose a table by that."""
    try:
        return tuple(islice(_found(table), MOST_MOMENTS))
    except Exception:  # somebody else's code may raise anything
        return ()


def _found(table: Table) -> Iterator[Moment]:
    events = [it.event for it in table.entries]
    for key, look in getattr(table.game, "MOMENTS", {}).items():
        # A record does not look at what it is made of.
        found = decoder(Moment | None).decode(encode(look(events)))
        if found and all(map(table.seating.has, found.seats)) and len(found.word) <= LONGEST_WORD:
            yield replace(found, key=str(key))
