"""The proof itself: other truths could have been dealt, and all that could come up do."""

from collections import Counter
from itertools import islice

import pytest

from tablee.core.chance import Chance
from tablee.core.record import encode, replace
from tablee.core.seats import Seat, Seating
from tablee.games.wordz import game
from tablee.games.wordz.pieces import (
    CONSONANT_CARDS,
    VOWEL_CARDS,
    Fate,
    Miss,
    Options,
    back_of,
    in_order,
)
from tablee.games.wordz.state import State
from tablee.laws.walk import Case, Walk
from tests.games.wordz.builders import playing, wordz_with
from tests.games.wordz.dictionary import HalfOfAll
from tests.games.wordz.play import ready

LIVELY = wordz_with(HalfOfAll())
ME = Seat(0)


def on_the_way(seats: int, seed: int) -> Walk:
    """A game that has come some way, each to another place."""
    walk = Walk(LIVELY, Case(seed, Seating(seats), Options(rounds=2)))
    for _ in islice(walk.go(160), 1 + 9 * (seed % 16)):
        pass
    return walk


def cards(state: State) -> Counter[str]:
    """All that was dealt in this round."""
    held = [letter for it in state.places for letter in (*it.hand, *it.word)]
    return Counter((*held, *(letter for fate in state.fates for letter in fate.word)))


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_every_other_truth_could_have_been_dealt(seats: int) -> None:
    deck = Counter(VOWEL_CARDS["fr"] + CONSONANT_CARDS["fr"])
    for seed in range(seats, 16, 3):
        walk = on_the_way(seats, seed)
        for viewer in walk.viewers:
            truth = game.resample(walk.state, viewer, walk.dice)

            assert encode(game.view(truth, viewer)) == encode(game.view(walk.state, viewer))
            assert cards(truth) <= deck
            for now, then in zip(truth.places, walk.state.places, strict=True):
                assert list(map(back_of, now.hand)) == list(map(back_of, then.hand))
                assert now.hand == in_order(now.hand)
            assert all(truth.places[it.whom].word != it.word for it in truth.misses)


def test_every_word_that_could_be_comes_up() -> None:
    chance = Chance(b"proof")

    words = {game.resample(playing("- | oi"), ME, chance).places[1].word for _ in range(800)}

    assert words >= {a + b for a in "AEIOU" for b in "AEIOU"}
    assert "YY" not in words


def test_a_wrong_proposal_stays_wrong() -> None:
    misses = tuple(Miss(ME, Seat(1), f"L{letter}") for letter in "AEIU")
    state = playing("- | Lo", misses=misses)
    chance = Chance(b"proof")

    words = {game.resample(state, ME, chance).places[1].word for _ in range(200)}

    assert words == {"LO", "LY"}


def test_where_nothing_else_is_possible_the_truth_stands() -> None:
    misses = tuple(Miss(ME, Seat(1), f"L{letter}") for letter in "AEIUY")
    state = playing("- | Lo", misses=misses)

    assert game.resample(state, ME, Chance(b"proof")) == state


def test_cards_that_have_left_the_table_are_not_dealt_again() -> None:
    gone = (Fate(ME, None, "QUOI", True, 0, 4), Fate(ME, None, "JKXZ", True, 0, 4))
    state = playing("- | lll", fates=gone)
    chance = Chance(b"proof")

    letters = {it for _ in range(200) for it in game.resample(state, ME, chance).places[1].word}

    assert letters == set(CONSONANT_CARDS["fr"]) - set("QJKXZ")


def test_ones_own_cards_are_not_dealt_to_others() -> None:
    state = playing("q | lll")
    state = replace(
        state, places=(replace(state.places[0], hand=("J", "K", "X", "Z")), state.places[1])
    )
    chance = Chance(b"proof")

    letters = {it for _ in range(200) for it in game.resample(state, ME, chance).places[1].word}

    assert letters == set(CONSONANT_CARDS["fr"]) - set("QJKXZ")


def test_drafts_of_others_are_any_and_ones_own_stay() -> None:
    walk = on_the_way(3, 0)
    truths = [game.resample(walk.state, ME, walk.dice) for _ in range(60)]

    assert {len(truth.places[1].drafts) for truth in truths} == {0, 1, 2, 3}
    assert {truth.places[0].drafts for truth in truths} == {walk.state.places[0].drafts}
    verdicts = {draft.is_listed for truth in truths for draft in truth.places[1].drafts}
    assert verdicts == {True, False}


def test_before_the_deal_there_is_nothing_to_know() -> None:
    assert game.resample(ready(3), ME, Chance(b"proof")) == ready(3)
