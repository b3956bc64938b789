"""Holding a game to the laws, on walks through it at every number of seats and with every option."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from itertools import count, product
from typing import Any

from tablee.core.game import AnyGame
from tablee.core.record import Record, replace
from tablee.laws.follow import Follower
from tablee.laws.report import LAWS, Report
from tablee.laws.variants import settings, variants
from tablee.laws.walk import Case, Walk

SHORTEST = 20
"""How many actions a walk has at least, also where few pairs are asked for."""


class Effort(Record, frozen=True):
    """How much to try, beyond the number of pairs."""

    games: int = 1
    """How many games to play to their end, for each number of seats and each option."""
    bound: int = 40_000
    """Within how many actions a game has to end."""
    length: int = 150
    """How many actions the laws follow one game for, at most."""
    laws: tuple[int, ...] = tuple(LAWS)
    """Which laws to hold it to."""
    most: int = 10
    """How many breaches are enough."""


USUAL = Effort()


def check(
    game: AnyGame,
    *,
    seats: Collection[int] | None = None,
    options: Collection[Any] | None = None,
    seed: int = 0,
    pairs: int = 2_000,
    effort: Effort = USUAL,
    progress: Callable[[Report], object] | None = None,
) -> Report:
    """Walk until so many pairs of truths were compared; all numbers of seats and options unless some are given."""
    tables = settings(game, seats or game.ABOUT.seats, options or variants(game.TYPES.options))
    cases = [Case(seed, *table) for table in tables]
    if not cases:
        raise ValueError(f"{game.ABOUT.key} refuses all these seats and options")
    report = Report(game.ABOUT.key)
    counts: Counter[str] = Counter()
    for follower in _followers(game, cases, pairs, effort):
        counts += follower.walk.counts
        breaches = (*report.breaches, *follower.breaches)[: effort.most]
        report = Report(game.ABOUT.key, **counts, breaches=breaches)
        if progress:
            progress(report)
        if len(breaches) == effort.most:
            break
    return report


def _followers(game: AnyGame, cases: list[Case], pairs: int, effort: Effort) -> Iterator[Follower]:
    """Whole games first, for law 1; then walks under all laws, through every case, until the pairs are enough."""
    games = effort.games if 1 in effort.laws else 0
    for number, case in product(range(games), cases):
        walk = Walk(game, replace(case, seed=case.seed + number, has_whims=False))
        yield Follower(walk, effort.laws).play_out(effort.bound)
    length = max(SHORTEST, min(effort.length, pairs // (3 * len(cases))))
    done = 0
    for number in count():
        for case in cases:
            walk = Walk(game, replace(case, seed=case.seed + number))
            yield Follower(walk, effort.laws).follow(length)
            done += walk.counts["pairs"] or walk.counts["steps"] or 1
        if done >= pairs:
            return
