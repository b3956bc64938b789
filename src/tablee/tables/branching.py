"""Where a variation leaves a game that is over: after which decision, with which truth, and with what it needs."""

from collections.abc import Iterator
from typing import Any

from msgspec import Raw, to_builtins

from tablee import registry
from tablee.core.absence import Occupied, Vacated
from tablee.core.attachment import attachments_of
from tablee.core.record import Record, encode
from tablee.core.refusal import Malformed, NotNow
from tablee.core.seats import Seat
from tablee.tables.anew import dealt_anew
from tablee.tables.room import actions as asked
from tablee.tables.room.brought import Brought
from tablee.tables.room.people import LastGame
from tablee.tables.table import Table
from tablee.tables.variation import Branch, Carried, Variation


class Fork(Record, frozen=True):
    """What somebody asks for: to go on after a step, from a seat, with the cards as they lay or dealt anew."""

    code: str
    number: int
    step: int
    seat: Seat
    is_true: bool


def settled(table: Table, step: int) -> int:
    """The last event that came of the same decision: in the middle of one nobody could go on."""
    following = range(step, len(table.entries))
    return next(
        (it for it in following if table.entries[it].action is not None), len(table.entries)
    )


def branch_off(table: Table, state: Any, fork: Fork, seed: bytes) -> Branch:
    """`state` is the truth after that step, which is a settled one; may refuse."""
    if not table.seating.has(fork.seat):
        raise Malformed("no_such_seat")
    if table.game.outcome(state) is not None:
        raise NotNow("nothing_left")
    truth = state if fork.is_true else dealt_anew(table.game, state, fork.seat, seed)
    variation = Variation(table.commitment, fork.step, fork.seat, fork.is_true, Raw(encode(truth)))
    carried = tuple(_carried(table, truth))
    return Branch(fork.code, fork.number, variation, _empty(table, fork.step), carried)


def opening_of(
    table: Table,
    last: LastGame,
    branch: Branch,
    name: str,
    seed: bytes,
    words: tuple[Brought, ...] = (),
) -> asked.OpenUnderWay:
    """The same game for as many, with its bots at their levels and a bot of the usual one for everybody else."""
    key, options = table.game.ABOUT.key, to_builtins(table.options)
    opening = asked.Open(key, table.seating.size, options, invite="", words=words)
    levels = tuple([registry.called_now(key, it.bot or "") for it in last.chairs])
    return asked.OpenUnderWay(opening, name, "", branch.variation.seat, levels, seed.hex(), branch)


def _empty(table: Table, step: int) -> tuple[Seat, ...]:
    empty: set[Seat] = set()
    for entry in table.entries[:step]:
        if isinstance(entry.event, Vacated):
            empty.add(entry.event.seat)
        elif isinstance(entry.event, Occupied):
            empty.discard(entry.event.seat)
    return tuple(sorted(empty))


def _carried(table: Table, truth: Any) -> Iterator[Carried]:
    """Refuses where one is gone: the view of that moment could not be shown."""
    if table.game.TYPES.attach is None:
        return
    for name in dict.fromkeys(attachments_of(truth)):
        if name not in table.attachments:
            raise NotNow("drawn_over")
        yield Carried(name, table.attachments[name])
