"""Whole games of bots, watched from one action to the next."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from tablee.arena.match import Clock, Company, play_out
from tablee.bots.bot import Racer
from tablee.core.chance import Chance
from tablee.core.game import AnyGame
from tablee.core.record import encode
from tablee.registry import AnyBot
from tablee.tables.table import Table, open_table


def played(table: Table, bots: Mapping[int, AnyBot]) -> Iterator[Table]:
    """The same table after each action."""
    clock = Clock(Company(table, bots))
    while table.outcome is None:
        yield table
        assert clock.step()


def end(game: AnyGame, bots: Mapping[int, AnyBot], options: Iterable[Any], bound: int) -> None:
    """Games with all that may be agreed on, each from a seed of its own."""
    for seed, agreed in enumerate(options):
        table = open_table(game, len(bots), agreed, seed=b"%d" % seed)
        play_out(table, bots, bound=bound)
        assert table.outcome


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
