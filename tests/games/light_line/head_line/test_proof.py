"""The proof itself: other truths keep all that anybody knows, and the rest comes up."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tablee.core.chance import Chance
from tablee.core.record import encode
from tablee.core.seats import Seat, Seating
from tablee.games.light_line.cards import BACK, DECK
from tablee.games.light_line.modes.head_line import game
from tablee.games.light_line.modes.head_line.pieces import Options
from tablee.games.light_line.modes.head_line.state import State
from tablee.laws.walk import Case, Walk
from tests.games.light_line.head_line.builders import OPEN, dealing, numbered
from tests.games.light_line.head_line.moves import AGREE
from tests.games.light_line.head_line.play import after, begun


def walks(seats: int, seeds: range) -> Iterator[Walk]:
    """Games that have come some way."""
    for seed in seeds:
        walk = Walk(game, Case(seed, Seating(seats), Options()))
        for _ in walk.go(20 + 60 * (seed % 5)):
            pass
        yield walk


def truths(state: State, many: int) -> list[State]:
    dice = Chance(b"dice")
    return [game.resample(state, None, dice) for _ in range(many)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_other_truth_keeps_all_that_anybody_knows(seats: int) -> None:
    for walk in walks(seats, range(10)):
        state = walk.state
        for viewer in walk.viewers:
            truth = game.resample(state, viewer, walk.dice)

            cards = (*truth.round_pile, *truth.pile, *truth.open)
            assert len(set(cards)) == len(cards)
            assert set(cards) <= set(DECK)
            assert truth.pile[state.unseen :] == state.pile[state.unseen :]
            assert numbers(truth.round_pile) == numbers(state.round_pile)
            assert numbers(truth.pile) == numbers(state.pile)
            assert encode(game.view(truth, viewer)) == encode(game.view(state, viewer))


def numbers(cards: tuple[int, ...]) -> Counter[int]:
    return Counter(BACK[card] for card in cards)


def test_every_order_of_the_round_pile_comes_up() -> None:
    state = dealing("4 3 5 3")

    orders = {tuple(BACK[card] for card in it.round_pile) for it in truths(state, 60)}

    assert orders == {(4, 3, 3, 5), (4, 3, 5, 3), (4, 5, 3, 3)}


def test_the_next_card_may_be_any_unseen_one_with_that_number() -> None:
    state = dealing("4 3 5")
    unseen = {card for card in DECK if card not in OPEN}

    tops = {it.pile[0] for it in truths(state, 300)}

    assert tops == {card for card in unseen if BACK[card] == BACK[state.pile[0]]}


def test_cards_that_went_under_the_pile_stay_where_they_are() -> None:
    state = dealing("4 3 5", pile=(5, 6, 7, 8, 9), unseen=2)

    assert {it.pile[2:] for it in truths(state, 20)} == {(7, 8, 9)}
    assert len({it.pile[:2] for it in truths(state, 20)}) > 5


def test_once_all_51_have_lain_open_it_is_known_which_they_are() -> None:
    nine = numbered("3 3 3 3 4 4 4 5 5")
    cards = tuple(card for card in DECK if card not in nine)
    state = dealing("3 3 3 3 4 4 4 5 5", cards, pile=(), unseen=0, deadline=None)
    state = after(state, (0, AGREE), (1, AGREE))

    for truth in truths(state, 20):
        assert sorted(truth.pile) == sorted(cards)
        assert sorted(truth.round_pile) == sorted(nine)
        assert BACK[truth.pile[0]] == BACK[state.pile[0]]
    assert len({it.pile for it in truths(state, 20)}) == 20


def test_before_the_piles_are_made_there_is_only_one_truth() -> None:
    state = game.start(Seating(3), Options())

    assert game.resample(state, Seat(0), Chance(b"dice")) == state


def test_other_truths_differ_from_the_first_moment() -> None:
    assert len({encode(it) for it in truths(begun(2), 20)}) == 20
