"""The count of deals and choices is exact: against counting them one by one, and against the truth."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from tablee.bots.between.belief import beliefs, possible, weigh
from tablee.bots.between.facts import Facts, Rival, facts_about_me, facts_of
from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.games.between import game
from tablee.games.between.events import IntervalFound, JokerAnswered
from tablee.games.between.pieces import Card, Interval, intervals_of
from tests.bots.between.tables import happened, heard, laid_out, wandering

Story = dict[Seat, Interval]
"""One way it may be: what each rival hides."""


def stories(facts: Facts, left: tuple[Card, ...], rivals: tuple[Rival, ...]) -> Iterator[Story]:
    """Every deal of the cards that are left, and every choice of intervals, that agrees with the facts."""
    if not rivals:
        yield {}
        return
    rival, *others = rivals
    for cards in combinations(left, rival.to_come):
        rest = tuple(card for card in left if card not in cards)
        for hidden in choices(rival, cards):
            for story in stories(facts, rest, tuple(others)):
                yield {**hidden, **story}


def choices(rival: Rival, cards: tuple[Card, ...]) -> list[Story]:
    if rival.is_found:
        return [{}] if set(cards) <= set(rival.may_hold) else []
    dealt = tuple(sorted(cards + rival.between + rival.above))
    return [
        {rival.seat: pair}
        for pair in intervals_of(dealt)
        if set(pair) <= set(cards) & set(rival.may_hide)
        and set(cards) - set(pair) <= set(rival.may_hold)
        and rival.may_be(pair)
    ]


def counted(facts: Facts) -> dict[Seat, Counter[Interval]]:
    found: dict[Seat, Counter[Interval]] = {rival.seat: Counter() for rival in facts.hidden}
    for story in stories(facts, facts.unseen, facts.rivals):
        for seat, pair in story.items():
            found[seat][pair] += 1
    return found


def are_in_proportion(weights: dict[Interval, int], counts: Counter[Interval]) -> bool:
    """The same pairs, and the same odds: a seat that told nothing yet is counted without its choices."""
    pair = next(iter(weights))
    return weights.keys() == counts.keys() and all(
        weights[other] * counts[pair] == counts[other] * weights[pair] for other in weights
    )


@pytest.mark.parametrize(("seats", "most", "actions"), [(2, 12, 50), (3, 9, 100), (4, 9, 200)])
def test_the_weights_are_those_of_counting_one_by_one(seats: int, most: int, actions: int) -> None:
    tried = 0
    for seed in range(8):
        for _, view in wandering(seats, seed, actions):
            facts = facts_of(view)
            if len(facts.unseen) <= most and not view.has_asked:
                counts = counted(facts)
                assert all(
                    are_in_proportion(weigh(facts, it), counts[it.seat]) for it in facts.hidden
                )
                tried += 1
    assert tried > 50


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_possible_is_what_has_any_weight(seats: int) -> None:
    for _, view in wandering(seats, seed=5, actions=60):
        facts = facts_of(view)
        for rival in facts.hidden:
            assert possible(facts, rival) == tuple(weigh(facts, rival))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_truth_is_always_possible(seats: int) -> None:
    tried = 0
    for seed in range(30 // seats):
        for state, view in wandering(seats, seed, actions=100):
            for seat, weights in beliefs(facts_of(view)).items():
                assert state.places[seat].interval in weights
            assert view.seat is not None
            about_me = beliefs(facts_about_me(view))[view.seat]
            assert state.places[view.seat].interval in about_me
            tried += 1
    assert tried > 500


def test_the_weights_are_the_odds_of_dealing_again_and_again() -> None:
    """Four seats early in a round: too many deals to count, so deal at random and keep those that agree."""
    state = laid_out(
        ["1 6 9 14 17 22", "2 5 10 13 18 21", "3 7 11 15 19 23", "4 8 12 16 20 24"],
        [(1, 14), (5, 18), (7, 23), (4, 20)],
        "0 asks 1 for 10",
        "1 asks 2 for 4",
        "2 asks 3 for 24",
        "3 asks 1 for 5",
    )
    facts = facts_of(game.view(state, Seat(0)))
    weights = beliefs(facts)[Seat(1)]
    seen = Counter(_dealt_again(facts, Chance(b"again"), 12_000))
    total, agreed = sum(weights.values()), sum(seen.values())
    assert agreed > 500
    assert seen.keys() <= weights.keys()
    for pair in weights:
        expected = agreed * weights[pair] / total
        assert abs(seen[pair] - expected) < 5 * expected**0.5 + 5


def _dealt_again(facts: Facts, chance: Chance, times: int) -> Iterator[Interval]:
    for _ in range(times):
        left = chance.shuffled(facts.unseen)
        hidden: Story = {}
        for rival in facts.rivals:
            cards, left = left[: rival.to_come], left[rival.to_come :]
            dealt = tuple(sorted(cards + rival.between + rival.above))
            chosen = {rival.seat: chance.pick(intervals_of(dealt))}
            if chosen not in choices(rival, tuple(sorted(cards))):
                break
            hidden |= chosen
        else:
            yield hidden[Seat(1)]


def test_bt_t7_with_two_seats_a_no_proves_an_interval_card() -> None:
    hands = ["1 3 5 7 9 11 13 15 17 19 21 23", "2 4 6 8 10 12 14 16 18 20 22 24"]
    state = laid_out(hands, [(3, 9), (6, 20)])
    assert len(beliefs(facts_of(game.view(state, Seat(0))))[Seat(1)]) == 55  # BT-T4
    state = heard(state, 0, 1, 20)
    assert all(20 in pair for pair in beliefs(facts_of(game.view(state, Seat(0))))[Seat(1)])


def test_a_joker_is_believed() -> None:
    hands = ["1 2 3 4 5 6 7 8", "9 10 11 12 13 14 15 16", "17 18 19 20 21 22 23 24"]
    state = laid_out(hands, [(1, 8), (9, 16), (17, 24)])
    state = happened(state, JokerAnswered(Seat(0), Seat(1), 16, True))
    known = beliefs(facts_of(game.view(state, Seat(0))))
    assert all(16 in pair for pair in known[Seat(1)])
    assert not any(16 in pair for pair in known[Seat(2)])
    overheard = beliefs(facts_of(game.view(state, Seat(2))))
    assert not all(16 in pair for pair in overheard[Seat(1)])


def test_a_found_interval_leaves_the_others_to_be_weighed() -> None:
    hands = ["1 2 3 4 5 6 7 8", "9 10 11 12 13 14 15 16", "17 18 19 20 21 22 23 24"]
    state = laid_out(hands, [(1, 8), (9, 16), (17, 24)])
    state = happened(state, IntervalFound(Seat(2), Seat(1), (9, 16)))
    known = beliefs(facts_of(game.view(state, Seat(0))))
    assert list(known) == [Seat(2)]
    assert not any(card in (9, 16) for pair in known[Seat(2)] for card in pair)
