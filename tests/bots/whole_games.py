"""Whole games of bots, watched from one action to the next."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tablee.arena.match import Clock, Company
from tablee.bots.bot import Racer
from tablee.core.chance import Chance
from tablee.core.record import encode
from tablee.registry import AnyBot
from tablee.tables.table import Table


def played(table: Table, bots: Mapping[int, AnyBot]) -> Iterator[Table]:
    """The same table after each action."""
    clock = Clock(Company(table, bots))
    while table.outcome is None:
        yield table
        assert clock.step()


def differing_truths(table: Table, bot: AnyBot, forget: Callable[[], object]) -> int:
    """In how many other truths, that its seat cannot tell apart, a racer did the same after the same time.

    What it remembers is forgotten in between.
    """
    assert isinstance(bot, Racer)
    dice, differed = Chance(b"truths"), 0
    for number, _ in enumerate(played(table, dict.fromkeys(table.seating.seats, bot))):
        for seat in table.awaiting:
            view: Any = table.view(seat)
            truth = table.game.resample(table.state, seat, dice)
            differed += encode(truth) != encode(table.state)
            other, own = table.game.view(truth, seat), Chance(b"own", number)
            chosen, after = bot.choose(view, own), bot.pause(view, own.at(number))
            forget()
            assert bot.choose(other, own.at(number)) == chosen
            assert bot.pause(other, own.at(number)) == after
    return differed
