"""The proof itself: other truths could have happened, and all that could come up do."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.core.record import encode, replace
from tablee.core.refusal import Refusal
from tablee.core.seats import Seat, Seating
from tablee.games.between import game
from tablee.games.between.actions import Announce, ChooseInterval, PlayJoker, TakeNote
from tablee.games.between.events import ProposalMissed, RoundDealt
from tablee.games.between.pieces import Options, intervals_of
from tablee.games.between.state import Place, State
from tablee.laws.future import Future
from tablee.laws.walk import Case, Walk

EXPRESS = Options(length="express")
NOTES = Options(length="express", follow_up="notes")


def first_rounds(seats: int, options: Options, seeds: range) -> Iterator[Walk]:
    """Games that have come some way, each stopped at another place of its only round."""
    for seed in seeds:
        walk = Walk(game, Case(seed, Seating(seats), options))
        for _ in islice(walk.go(60), 4 + 3 * (seed % 18)):
            pass
        yield walk


def dealt(place: Place) -> tuple[int, ...]:
    """The hand as it was before anything left it."""
    return tuple(sorted(place.hand + (place.interval or ()) + place.between + place.above))


def play_again(walk: Walk, truth: State, viewer: Seat | None) -> tuple[State, list[bytes]]:
    """The same round from another deal: everybody does the same, but for what the viewer cannot know."""
    jokers, misses = list(truth.jokers), list(truth.misses)

    def instead(step: Future) -> Any:
        """What was done, with the secrets of the other truth."""
        match step.action:
            case ChooseInterval():
                interval = truth.places[step.seat or 0].interval
                assert interval is not None
                return ChooseInterval(interval)
            case PlayJoker(whom=whom):
                return PlayJoker(whom, jokers.pop(0).value)
            case Announce(whom=whom) if isinstance(step.events[0], ProposalMissed):
                return Announce(whom, misses.pop(0).proposal)
            case _:
                return step.action

    begin, *steps = walk.steps
    assert begin.future is not None
    (deal,) = begin.future.events
    assert isinstance(deal, RoundDealt)
    deal = replace(deal, hands=tuple(map(dealt, truth.places)))
    state, told = game.evolve(begin.before, deal), [encode(game.seen(begin.before, deal, viewer))]
    for step in steps:
        assert step.future is not None
        if isinstance(step.future.action, TakeNote) and step.future.seat != viewer:
            continue
        kit = walk.kit(step.position, step.now)
        future = Future(game, state, step.future.seat, instead(step.future), kit)
        if future.refusal:
            raise Refusal(*future.refusal)
        told += future.told(viewer)
        state = future.after
    return state, told


def without_other_notes(state: State, viewer: Seat | None) -> State:
    return replace(state, notes=tuple(note for note in state.notes if note.seat == viewer))


@pytest.mark.parametrize("options", [EXPRESS, NOTES], ids=["board", "notes"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_other_truth_could_have_happened_and_been_told_the_same(
    seats: int, options: Options
) -> None:
    for walk in first_rounds(seats, options, range(24)):
        for viewer in walk.viewers:
            truth = game.resample(walk.state, viewer, walk.dice)

            state, told = play_again(walk, truth, viewer)

            assert state == without_other_notes(truth, viewer)
            assert told == [encode(news) for news in walk.told[viewer]]


def test_every_truth_that_could_be_comes_up() -> None:
    tried = 0
    for walk in first_rounds(2, EXPRESS, range(24)):
        me, other = Seat(0), walk.state.places[1]
        if other.interval is None or other.is_found or walk.is_over:
            continue
        possible = set(possible_intervals(walk, me))

        truths = [game.resample(walk.state, me, walk.dice) for _ in range(12 * len(possible))]

        assert {truth.places[1].interval for truth in truths} == possible
        tried += len(possible) > 1
    assert tried >= 4


def possible_intervals(walk: Walk, viewer: Seat) -> Iterator[tuple[int, int]]:
    """With two seats only the hidden cards are in doubt: try them all on the whole round."""
    mine, other = walk.state.places
    unseen = set(other.hand + (other.interval or ()))
    for interval in intervals_of(dealt(other)):
        if unseen.issuperset(interval):
            hand = tuple(sorted(unseen.difference(interval)))
            place = replace(other, hand=hand, interval=interval)
            try:
                _, told = play_again(walk, replace(walk.state, places=(mine, place)), viewer)
            except Refusal:
                continue
            if told == [encode(news) for news in walk.told[viewer]]:
                yield interval


def test_before_the_deal_there_is_only_one_truth() -> None:
    state = game.start(Seating(3), NOTES)

    assert game.resample(state, Seat(0), Chance(b"dice")) == state


def test_bt_14_even_that_somebody_wrote_is_a_secret() -> None:
    walk = next(first_rounds(3, NOTES, range(17, 18)))

    truths = [game.resample(walk.state, None, walk.dice) for _ in range(50)]

    assert {len(truth.notes) for truth in truths} >= {0, 1, 2, 3}
