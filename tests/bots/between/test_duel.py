"""The race of two is solved: by kinds of sets as by the sets themselves."""

from functools import cache

import pytest

from tablee.bots.between.duel import (
    CARDS,
    Pairs,
    after,
    asked,
    asked_already,
    kind_of,
    pairs_among,
    to_ask,
    whispered,
)
from tablee.games.between.pieces import intervals_of

HAND = tuple(range(2, 26, 2))
ALL = pairs_among(HAND, intervals_of(HAND))


@cache
def race(mine: Pairs, theirs: Pairs) -> float:
    """The same race, set by set."""
    if mine.bit_count() == 1:
        return 1.0
    splits = [asked(mine, place) for place in range(CARDS)]
    return max(
        sum(part.bit_count() * dare_or_wait(part, theirs) for part in parts) / mine.bit_count()
        for parts in splits
        if len(parts) > 1
    )


def dare_or_wait(mine: Pairs, theirs: Pairs) -> float:
    if mine.bit_count() == 1:
        return 1.0
    return max(1 / mine.bit_count(), 1 - race(theirs, mine))


def test_bt_t4_a_hand_of_twelve_has_55_intervals() -> None:
    assert ALL.bit_count() == 55


def test_a_question_splits_in_three_and_a_joker_in_two() -> None:
    assert sorted(part.bit_count() for part in asked(ALL, 5)) == [9, 16, 30]
    assert sorted(part.bit_count() for part in whispered(ALL, 5)) == [9, 46]


def test_kinds_change_nothing() -> None:
    few = pairs_among(HAND, [(2, 8), (2, 12), (4, 12), (6, 20), (8, 20), (12, 24)])
    fewer = pairs_among(HAND, [(4, 10), (4, 18), (6, 18), (10, 24)])
    for mine, theirs in [(few, fewer), (fewer, few), (few, few), (fewer, fewer)]:
        assert to_ask(kind_of(mine), kind_of(theirs)) == pytest.approx(race(mine, theirs))


def test_whoever_begins_is_ahead() -> None:
    assert to_ask(kind_of(ALL), kind_of(ALL)) == pytest.approx(0.6357, abs=1e-4)


def test_one_who_will_be_found_next_turn_has_to_guess() -> None:
    found_out = kind_of(pairs_among(HAND, [(4, 10)]))
    three = kind_of(pairs_among(HAND, [(4, 10), (4, 12), (4, 14)]))
    assert asked_already(three, found_out) == pytest.approx(1 / 3)


def test_one_who_is_far_from_being_found_does_not() -> None:
    three = pairs_among(HAND, [(4, 10), (4, 12), (4, 14)])
    assert after((three,), ALL) > 0.9
