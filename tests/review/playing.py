"""Games to look back at, played by bots from a seed."""

from collections.abc import Sequence

import tablee
from tablee.core.record import encode
from tablee.core.shifts import all_along
from tablee.review.played import Played
from tablee.review.review import Curve, Remark, Review
from tablee.review.reviewers import review
from tablee.tables.table import Table


def played(table: Table, levels: Sequence[str | None] = ()) -> Played:
    """What a reviewer is given of a finished table."""
    assert table.outcome is not None
    return Played(table.game, table.seating, table.options, table.entries, all_along(levels))


def a_game(game: str, seats: int, seed: bytes, *levels: str, **options: object) -> Table:
    """One that bots played to its end."""
    table = tablee.open_table(game, seats=seats, seed=seed, **options)
    tablee.play_out(table, list(levels) or ["regular"] * seats)
    return table


def review_of(table: Table, levels: Sequence[str | None] = ()) -> Review:
    return review(played(table, levels))


def remarks(found: Review, key: str) -> list[Remark]:
    return [it for it in found.remarks if it.key == key]


def curves(found: Review, graph: str) -> list[Curve]:
    return [it for it in found.curves if it.graph == graph]


def is_whole(found: Review, table: Table) -> bool:
    """Every step there is, in order, and nothing that cannot travel."""
    steps = range(1, len(table.entries) + 1)
    in_order = all(list(it.points) == sorted(it.points) for it in found.curves)
    known = all(it.step in steps for it in found.remarks)
    return in_order and known and bool(encode(found))
