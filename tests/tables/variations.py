"""Games that are over, and variations that leave them, for the tests."""

from collections.abc import Iterator
from typing import Any

from tablee import registry
from tablee.arena.match import play_out
from tablee.core.seats import Seat, Seating
from tablee.tables.branching import Fork, branch_off, settled
from tablee.tables.legacy import COUNTED
from tablee.tables.table import Table
from tablee.tables.variation import Branch

LEVELS = {"wordz": "novice"}
"""Bots that play quickly; where they play at random words would be none."""
OPTIONS = {"between": {"length": "express"}}


def bots_for(table: Table) -> dict[int, Any]:
    key = table.game.ABOUT.key
    return dict.fromkeys(table.seating.seats, registry.bot(key, LEVELS.get(key, "random")))


def played_to_the_end(key: str, seats: int = 0, seed: bytes = b"a game", **options: Any) -> Table:
    game = registry.game(key)
    agreed = OPTIONS.get(key, {}) | options
    table = Table(game, Seating(seats or min(game.ABOUT.seats)), agreed, seed=seed)
    play_out(table, bots_for(table))
    return table


def truth_after(table: Table, step: int) -> Any:
    state = table.start
    for entry in table.entries[:step]:
        state = table.game.evolve(state, entry.event)
    return state


def some_steps(table: Table) -> Iterator[int]:
    """From the deal almost to the end, each settled."""
    last = len(table.entries)
    steps = {settled(table, max(1, last * part // 6)) for part in range(6)}
    return (it for it in sorted(steps) if it < last)


def left_at(
    table: Table, step: int, seat: int = 0, *, is_true: bool = True, seed: bytes = b"anew"
) -> Branch:
    fork = Fork("BCDF", 1, step, Seat(seat), is_true)
    return branch_off(table, truth_after(table, step), fork, seed)


def gone_on(table: Table, branch: Branch, seed: bytes = b"anew") -> Table:
    """The table that a journal makes of it."""
    variation = Table(
        table.game,
        table.seating,
        table.options,
        seed=seed,
        format=COUNTED,
        variation=branch.variation,
    )
    variation.attachments.update({it.name: it.content for it in branch.carried})
    variation.empty = {*branch.empty}
    return variation
