"""Law 2: the same seed and actions give the same events and draws, and the events alone give the same state."""

from collections.abc import Iterator

from tablee.core.record import decoder, encode
from tablee.laws.future import Future, spelt
from tablee.laws.walk import Step, Walk
from tablee.tables.table import Table


def deciding_again_is_the_same(walk: Walk, step: Step) -> Iterator[str]:
    if step.future is None:
        return
    kit = walk.kit(step.position, step.now)
    again = Future(walk.game, step.before, step.future.seat, step.future.action, kit)
    if encode(again.events) != encode(step.future.events):
        yield f"{spelt(step.future.action)} decided twice gives different events"
    if encode(again.after) != encode(step.after):
        yield f"{spelt(step.future.action)} decided twice gives different states"


def playing_again_is_the_same(walk: Walk) -> Iterator[str]:
    """A fresh table with the same seed, asked the same."""
    table = Table(walk.game, walk.case.seating, walk.case.options, seed=walk.seed)
    for number, step in enumerate(walk.steps):
        assert step.future is not None
        asked = (step.future.seat, step.future.action, step.now)
        entries = table.decide(*asked)
        if encode([it.event for it in entries]) != encode(step.future.events):
            yield f"played again, action {number} gives different events"
        if table.decide(*asked) != entries:
            yield f"action {number} decided twice at a table draws or asks otherwise"
        table.record(entries)
    if encode(table.state) != encode(walk.state):
        yield "played again, the last state is different"


def the_log_is_enough(walk: Walk) -> Iterator[str]:
    """The events folded from the start, after they were written down and read."""
    read = decoder(walk.game.TYPES.event).decode
    state = walk.game.start(walk.case.seating, walk.case.options)
    for step in walk.steps:
        assert step.future is not None
        for event in step.future.events:
            state = walk.game.evolve(state, read(encode(event)))
        if encode(state) != encode(step.after):
            yield "the events alone give another state"
