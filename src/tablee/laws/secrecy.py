"""Law 5: what a seat cannot tell apart looks the same to it, and stays so whatever anybody does."""

from collections.abc import Iterator
from itertools import product

from tablee.core.record import encode
from tablee.laws.differences import first_difference
from tablee.laws.future import Future, Parting, part, spelt
from tablee.laws.knowledge import may_know_apart, shown_without_reason, spelt_out
from tablee.laws.pair import Pair
from tablee.laws.walk import Step, Walk

ENOUGH = 10
"""One pair in so many has to differ, or the law is empty."""
MANY = 100
"""Among fewer pairs luck alone may leave too few that differ: a short game is asked again instead."""


def views_are_the_same(pair: Pair) -> Iterator[str]:
    """Offers included; and so is all that the table asks of a truth for everybody to see."""
    one, other = pair.sights(pair.viewer)
    if one != other:
        yield f"{pair.name} tells two truths apart by its view: {first_difference(one, other)}"
    for name in ("awaiting", "deadline", "outcome"):
        question = getattr(pair.game, name)
        if question(pair.one) != question(pair.other):
            yield f"{pair.name} tells two truths apart by the table's {name}"


def news_spell_no_secret(pair: Pair) -> Iterator[str]:
    """Dealing is nobody's move and cannot be compared; so what was dealt is looked for in the news of it."""
    if past := pair.scene.step.past:
        for secret in spelt_out(pair, past.news(pair.viewer)):
            yield f"{pair.name} is told {secret}, which it cannot know"


def own_moves_fare_the_same(pair: Pair) -> Iterator[str]:
    """Accepted in both or refused in both, with the same words."""
    for one, other in pair.own:
        if one.refusal != other.refusal:
            fates = f"{one.refusal} / {other.refusal}"
            yield f"{pair.name} tells two truths apart by trying {spelt(one.action)}: {fates}"


def news_are_the_same(pair: Pair) -> Iterator[str]:
    """Where a viewer sees the same after an event, it was told the same: count, order and length."""
    for one, parting in pair.partings:
        if not parting.is_seen:
            yield f"{pair.name} tells two truths apart by the news of {spelt(one.action)}: {_gap(parting)}"


def nothing_shows_without_reason(pair: Pair) -> Iterator[str]:
    """Where a viewer sees the same move end in two ways, something hidden must have come to light."""
    for one, parting in pair.partings:
        if parting.is_seen and (shown := shown_without_reason(pair, parting)):
            yield f"{pair.name} tells two truths apart by what comes of {spelt(one.action)}: {shown}"


def whispers_stay_whispers(pair: Pair) -> Iterator[str]:
    """Where another seat did something else, a viewer was told the same, as far as it may not know what."""
    for one, other in pair.scene.variations:
        parting = part(one, other, pair.viewer) if one.seat != pair.viewer else None
        if parting and not parting.is_seen and not may_know_apart(pair, parting):
            yield f"{pair.name} is told too much of {spelt(one.action)}: {_gap(parting)}"


def private_matters_stay_private(pair: Pair) -> Iterator[str]:
    """A move that changes something for its maker and nothing for the viewer is not told to it."""
    sights = pair.scene.sights
    for one in pair.scene.moves:
        is_other = one.seat is not None and one.seat != pair.viewer
        if is_other and one.told(pair.viewer) and one.view(pair.viewer) == sights[pair.viewer]:
            yield from _private(pair, one)


def _private(pair: Pair, one: Future) -> Iterator[str]:
    if one.view(one.seat) != pair.scene.sights[one.seat]:
        yield f"{pair.name} is told of {spelt(one.action)}, a private matter of seat {one.seat}"


def the_other_truths_were_others(walk: Walk) -> Iterator[str]:
    """Else the law says nothing; but a game in which everybody is told everything has no other truths."""
    pairs, differed = walk.counts["pairs"], walk.counts["differed"]
    is_enough = differed * ENOUGH >= pairs or (pairs < MANY and _are_there_others(walk))
    if not is_enough and any(map(_has_secrets, walk.steps)):
        yield f"resample gave another truth only {differed} times in {pairs}"


def _are_there_others(walk: Walk) -> bool:
    asked = product(walk.steps, walk.viewers, range(ENOUGH))
    return any(
        walk.game.resample(step.before, viewer, walk.dice) != step.before
        for step, viewer, _ in asked
    )


def _has_secrets(step: Step) -> bool:
    assert step.future is not None
    return step.future.told(None) != [encode(event) for event in step.future.events]


def _gap(parting: Parting) -> str:
    return first_difference(parting.one.told, parting.other.told)
