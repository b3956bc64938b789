"""From which benches of a puzzle all cards could still be joined; what is known of one tells of others."""

from collections.abc import Iterable
from typing import NamedTuple

from tablee.games.light_line.bench import Bench
from tablee.games.light_line.cards import Card
from tablee.games.light_line.display import Laid, Turned
from tablee.games.light_line.solver import solve
from tablee.review.light_line.joined import line_over
from tablee.review.light_line.onward import complete

EACH = 30_000
"""So many cards are laid on trial for one bench, in each colour: enough for ten cards."""

ALL = 600_000
"""And so many for all benches of a puzzle together; what comes then stays undecided."""

QUICKLY, TIMES = 3_000, 60
"""Nodes that the solver looks at in each colour, first of all, and how often it does for one puzzle."""

_TURNED: tuple[Turned, Turned] = (1, 0)


class Prospect(NamedTuple):
    """What could become of a bench."""

    is_open: bool | None
    """Whether all cards can still be joined without taking one back; nothing where that is not known."""
    way: Bench = ()
    """One way to do so."""


class Prospects:
    """Taking a card back closes nothing, and laying one more opens nothing."""

    def __init__(self, hand: tuple[Card, ...], ways: Iterable[Bench], *, joker: bool) -> None:
        self._hand = hand
        self._joker = joker
        self._ways = [way for way in ways if way]
        self._closed: list[Bench] = []
        self._left = ALL
        self._times = TIMES

    def of(self, bench: Bench) -> Prospect:
        if any(_is_part(closed, bench) for closed in self._closed):
            return Prospect(is_open=False)
        for way in reversed(self._ways):
            if _is_part(bench, way):
                return Prospect(is_open=True, way=_moved(way, bench[0]) if bench else way)
        return self._search(bench)

    def _search(self, bench: Bench) -> Prospect:
        """Wherever all lies, the whole can be turned and moved until the first card lies upright in the middle."""
        if way := self._on_from(bench):
            self._ways.append(way)
            return Prospect(is_open=True, way=_moved(way, bench[0]) if bench else way)
        begin = bench or (Laid(self._hand[0], 0, 0),)
        budget = min(EACH, self._left)
        found = complete(begin, self._hand, joker=self._joker, budget=budget)
        self._left -= min(found.trials, self._left)
        if found.laid:
            self._ways.append(found.laid)
            return Prospect(is_open=True, way=found.laid)
        if found.is_certain:
            self._closed.append(bench)
            return Prospect(is_open=False)
        return Prospect(is_open=None)

    def _on_from(self, bench: Bench) -> Bench:
        """A line that only goes on at one end of what lies there: the solver is quick to find one, if it finds one."""
        chain = _chain(bench, joker=self._joker)
        for line in (chain, chain[::-1]) if len(chain) == len(bench) else ():
            if self._times:
                self._times -= 1
                begin = _moved(line, Laid(line[0].card, 0, 0)) if line else ()
                found = solve(self._hand, joker=self._joker, budget=QUICKLY, begin=begin)
                if found.solution:
                    return found.solution
        return ()


def _chain(bench: Bench, *, joker: bool) -> Bench:
    """The cards in the order in which one line runs over all of them, each once."""
    line = line_over(bench, joker=joker) if bench else ()
    at = {it.cell: it for it in bench}
    cells = [cell for cell, _ in line]
    return tuple([at[cell] for cell in cells]) if len(cells) == len(bench) else ()


def _is_part(bench: Bench, whole: Bench) -> bool:
    """Whether these cards lie to each other as they do in the other bench."""
    if not bench:
        return True
    is_there = bench[0].card in [it.card for it in whole]
    return is_there and set(bench) <= set(_moved(whole, bench[0]))


def _moved(bench: Bench, to: Laid) -> Bench:
    """The whole bench as it lies when one of its cards lies there."""
    (now,) = [it for it in bench if it.card == to.card]
    sign = 1 if now.turned == to.turned else -1
    return tuple([_beside(it, now, to, sign) for it in bench])


def _beside(it: Laid, now: Laid, to: Laid, sign: int) -> Laid:
    turned: Turned = it.turned if sign == 1 else _TURNED[it.turned]
    return Laid(it.card, to.x + sign * (it.x - now.x), to.y + sign * (it.y - now.y), turned)
