"""One match: bots at a table, from a seed to the end; the same seed plays the same game."""

from collections.abc import Iterator, Mapping
from typing import Any

from tablee.core.chance import Chance, key_from
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat
from tablee.registry import AnyBot
from tablee.tables.table import Table

BOUND = 20_000
"""No match of ours comes near so many actions."""


class NoEnd(Exception):
    """A game that goes on and on, or that waits for nobody."""

    def __init__(self, seed: str, actions: int) -> None:
        super().__init__(seed, actions)
        self.seed = seed
        self.actions = actions


class BadMove(Exception):
    """A bot asked for something the rules refuse."""

    def __init__(self, seed: str, seat: int, code: str) -> None:
        super().__init__(seed, seat, code)
        self.seed = seed
        self.seat = seat
        self.code = code


class Company:
    """The bots at one table; each has chance of its own, from the table's seed and its seat."""

    def __init__(self, table: Table, bots: Mapping[int, AnyBot]) -> None:
        self.table = table
        self.bots = bots
        self._chances = {seat: own_chance(table.seed, seat) for seat in bots}

    def act(self, seat: Seat, now: int = 0) -> tuple[Any, ...]:
        """What comes of the choice this seat's bot makes at this point of the log."""
        chance = self._chances[seat].at(len(self.table.entries))
        action = self.bots[seat].choose(self.table.view(seat), chance)
        try:
            return self.table.act(seat, action, now)
        except Refusal as refusal:
            raise BadMove(self.table.seed.hex(), seat, str(refusal)) from refusal


def own_chance(seed: bytes, seat: int) -> Chance:
    """A seat's own stream: the table deals from another one."""
    return Chance(key_from(seed, (b"bot", b"%d" % seat)))


def may_concede(table: Table, seat: Seat) -> bool:
    return any(offer.action == "concede" for offer in table.view(seat).offers)


def volunteers(table: Table) -> tuple[Seat, ...]:
    """Seats nobody waits for, but which may concede."""
    awaited = table.awaiting
    return tuple(
        seat for seat in table.seating.seats if seat not in awaited and may_concede(table, seat)
    )


def in_turn(table: Table) -> Iterator[Seat]:
    """Who is asked next, until it is over: the first awaited; and when others are awaited, volunteers once."""
    before: tuple[Seat, ...] = ()
    while table.outcome is None:
        awaited = table.awaiting
        if awaited != before:
            before = awaited
            for seat in volunteers(table):
                if table.outcome is None and may_concede(table, seat):
                    yield seat
        elif not awaited:
            return
        else:
            yield awaited[0]


def play_out(table: Table, bots: Mapping[int, AnyBot], bound: int = BOUND) -> int:
    """Play to the end; the number of actions it took."""
    company = Company(table, bots)
    actions = 0
    for seat in in_turn(table):
        if actions == bound:
            break
        company.act(seat)
        actions += 1
    if table.outcome is None:
        raise NoEnd(table.seed.hex(), actions)
    return actions
