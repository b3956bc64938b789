"""A real table, played to its end without hall or clock: what it would append, one proposal after another."""

from collections.abc import Callable
from functools import cache

from tablee import registry
from tablee.core.chance import Chance
from tablee.core.game import Begin
from tablee.tables.hall import levels_of
from tablee.tables.journal import Cause
from tablee.tables.ports import Row
from tablee.tables.room import actions as asked
from tablee.tables.room.people import PersonId
from tablee.tables.room.rules import House
from tablee.tables.sitting import Proposal, Sitting

ADA = PersonId(1)
EXPRESS = {"length": "express"}


def new_sitting() -> Sitting:
    return Sitting(House(registry.game, levels_of, lambda who: 0, str))


@cache
def appends_of_a_game(seed: str) -> tuple[tuple[Row, ...], ...]:
    """The rows of each append, in order: opened, entered, committed, begun, dealt, played, closed."""
    sitting, appends, at = new_sitting(), list[tuple[Row, ...]](), 0

    def keep(decide: Callable[[int], Proposal]) -> None:
        nonlocal at
        at += 250
        proposal = decide(at)
        appends.append(tuple(proposal.rows))
        sitting.grow(proposal)

    keep(lambda now: sitting.arrange(asked.Open("between", 2, EXPRESS, f"to {seed}"), now))
    keep(lambda now: sitting.arrange(asked.ComeIn("Ada", "the hash of a key"), now))
    keep(lambda now: sitting.arrange(asked.DrawSeed(seed.encode().hex()), now))
    keep(lambda now: sitting.wish(ADA, asked.Start("random"), 1, now))
    keep(lambda now: sitting.play(None, Begin(), Cause(), now))
    _play_on(sitting, keep)
    keep(lambda now: sitting.arrange(asked.Close(), now))
    return tuple(appends)


def _play_on(sitting: Sitting, keep: Callable[[Callable[[int], Proposal]], None]) -> None:
    table, bot, chance = sitting.table, registry.bot("between", "random"), Chance(b"any")
    assert table is not None
    while table.awaiting:
        seat = table.awaiting[0]
        action = bot.choose(table.view(seat), chance)
        keep(lambda now, seat=seat, action=action: sitting.play(seat, action, Cause(), now))  # type: ignore[misc]


def journal_of_a_game(seed: str) -> list[Row]:
    return [row for rows in appends_of_a_game(seed) for row in rows]
