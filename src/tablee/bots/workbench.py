"""Building a line that one has in mind, one card at a time, for every game with a workbench."""

from collections import Counter

from tablee.games.light_line.bench import Bench, BenchAction, ClearBench, Lay, TakeBack
from tablee.games.light_line.display import Laid
from tablee.games.light_line.search import Path


def step_towards(line: Path, bench: Bench) -> BenchAction | None:
    """The next thing to do until this line, and nothing else, lies there; none when it does.

    Only the bench and the line decide, so whoever thinks again after each step goes on where they were.
    """
    goal = _where_it_lies(line, bench)
    kept = [it for it in bench if it in goal]
    if bench and not kept:
        return ClearBench()
    for laid in reversed(bench):
        if laid not in kept:
            return TakeBack(laid.card)
    return next((_lay(it) for it in _in_order(goal, bench) if it not in bench), None)


def steps_left(line: Path, bench: Bench) -> int:
    """How many such steps it takes."""
    goal = _where_it_lies(line, bench)
    kept = len([it for it in bench if it in goal])
    return len(line) - kept + (len(bench) - kept if kept else bool(bench))


def _where_it_lies(line: Path, bench: Bench) -> Path:
    """The line moved to where most of its cards lie already; else its first card lies in the middle."""
    shifts = Counter(
        (laid.x - it.x, laid.y - it.y)
        for laid in bench
        for it in line
        if (laid.card, laid.turned) == (it.card, it.turned)
    )
    first = line[0]
    right, down = max(shifts, key=lambda it: (shifts[it], it), default=(-first.x, -first.y))
    return tuple([Laid(it.card, it.x + right, it.y + down, it.turned) for it in line])


def _in_order(goal: Path, bench: Bench) -> Path:
    """From a card that lies there on, so that each next one continues the line (LL-07)."""
    start = next((place for place, it in enumerate(goal) if it in bench), 0)
    return (*goal[start:], *reversed(goal[:start]))


def _lay(laid: Laid) -> Lay:
    return Lay(laid.card, (laid.x, laid.y, laid.turned))
