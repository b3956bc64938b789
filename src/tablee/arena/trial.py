"""Trying a bot out: does it keep to the rules, answer in time, and play the same game twice?"""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from tablee import registry
from tablee.arena.limit import LIMIT
from tablee.arena.match import Fault, play_out
from tablee.arena.tournament import Forfeit, forfeit_of, table_seed
from tablee.core.record import Record, encode
from tablee.core.seats import Seating
from tablee.tables.table import Table


class Trial(Record, frozen=True):
    """Which bot is tried, at which tables, how often."""

    game: str
    bot: str
    tables: tuple[tuple[Seating, Any], ...]
    """Seats and options; they take turns."""
    games: int
    seed: int = 0
    limit: int = LIMIT


class Tried(Record, frozen=True):
    """What came of one game."""

    moves: tuple[tuple[int, bytes], ...]
    """Who did what."""
    fault: Forfeit | None = None


def try_out(trial: Trial) -> Iterator[Tried]:
    """Each game once and then, from the last to the first, once more: whatever a bot remembers will show."""
    once: list[Tried] = []
    for number in range(trial.games):
        once.append(_play(trial, number))
        yield once[number]
    for number in reversed(range(trial.games)):
        if once[number].fault is None:
            again = _play(trial, number)
            yield Tried(again.moves, _varied(trial, number, once[number], again))


def _play(trial: Trial, number: int) -> Tried:
    """By turns in every seat of the table, and alone among others that play at random."""
    seating, options = trial.tables[number % len(trial.tables)]
    turn = number // len(trial.tables)
    alone = turn // 2 % seating.size
    names = [trial.bot if not turn % 2 or it == alone else "random" for it in seating.seats]
    bots: dict[int, registry.AnyBot] = {
        seat: registry.find_bot(trial.game, name) for seat, name in enumerate(names)
    }
    table = Table(registry.game(trial.game), seating, options, seed=table_seed(trial.seed, number))
    fault = None
    try:
        play_out(table, bots, limit=trial.limit)
    except Fault as found:
        fault = forfeit_of(found, number, tuple(names))
    asked = [it for it in table.entries if it.seat is not None and it.action is not None]
    return Tried(tuple([(it.seat or 0, encode(it.action)) for it in asked]), fault)


def _varied(trial: Trial, number: int, once: Tried, again: Tried) -> Forfeit | None:
    """Where the same view and the same chance did not give the same choice."""
    for move, (one, other) in enumerate(zip_longest(once.moves, again.moves), 1):
        if one != other:
            seat = (one or other or (0, b""))[0]
            fault = Fault("bot_varies", table_seed(trial.seed, number).hex(), move, (seat,))
            return forfeit_of(fault, number, (trial.bot,) * (seat + 1))
    return None
