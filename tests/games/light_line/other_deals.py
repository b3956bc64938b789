"""Whole games again from another deal, where the deal is all that chance decides: everybody does the same."""

from collections.abc import Callable
from itertools import islice
from typing import Any

from tablee.core.record import encode
from tablee.core.seats import Seat, Seating
from tablee.laws.future import Future
from tablee.laws.walk import Case, Walk

Redeal = Callable[[Walk, Any, Any], Any]
"""What was dealt, if at the end of this walk this is the truth."""


def truths_that_differ(
    game: Any, redeal: Redeal, options: Any, *, seats: int, games: int, pace: int
) -> int:
    """For how many viewers the truth might be another, in so many games that each stop at another place."""
    cases = (Case(seed, Seating(seats), options) for seed in range(games))
    return sum(_differing(_stopped(Walk(game, it), 2 + pace * it.seed), redeal) for it in cases)


def _stopped(walk: Walk, steps: int) -> Walk:
    for _ in islice(walk.go(200), steps):
        pass
    return walk


def _differing(walk: Walk, redeal: Redeal) -> int:
    """For how many viewers another truth could have happened and been told the same."""
    differed = 0
    for viewer in walk.viewers:
        truth = walk.game.resample(walk.state, viewer, walk.dice)

        state, told = _play_again(walk, redeal(walk, truth, _dealt(walk)), viewer)

        assert encode(state) == encode(truth)
        assert told == [encode(news) for news in walk.told[viewer]]
        differed += truth != walk.state
    return differed


def _dealt(walk: Walk) -> Any:
    begin = walk.steps[0].future
    assert begin is not None
    assert type(begin.events[0]).__name__ == "CardsDealt"
    return begin.events[0]


def _play_again(walk: Walk, dealt: Any, viewer: Seat | None) -> tuple[Any, list[bytes]]:
    begin, *steps = walk.steps
    assert begin.future is not None
    state, told = begin.before, []
    for event in (dealt, *begin.future.events[1:]):
        told.append(encode(walk.game.seen(state, event, viewer)))
        state = walk.game.evolve(state, event)
    for step in steps:
        assert step.future is not None
        kit = walk.kit(step.position, step.now)
        future = Future(walk.game, state, step.future.seat, step.future.action, kit)
        assert not future.refusal
        told += future.told(viewer)
        state = future.after
    return state, told
