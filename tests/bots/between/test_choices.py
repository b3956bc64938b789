"""What the bots do in positions set up by hand."""

import pytest

from tablee.bots.between import BOTS
from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.between import game
from tablee.games.between.actions import Action, Announce, Ask, ChooseInterval, EndTurn, PlayJoker
from tablee.games.between.events import ProposalMissed
from tablee.games.between.pieces import Options, intervals_of
from tablee.games.between.state import State
from tests.bots.between.tables import begun, happened, heard, laid_out, turn_of

HANDS = ("1 3 5 7 9 11 13 15 17 19 21 23", "2 4 6 8 10 12 14 16 18 20 22 24")
THREE_LEFT = ("0 asks 1 for 20", "0 asks 1 for 12", "0 asks 1 for 4")
"""Leaves 6-20, 8-20 and 10-20."""


def two_seats(*asked: str) -> State:
    return laid_out(HANDS, [(3, 9), (6, 20)], *asked)


def choose(name: str, state: State, seat: int = 0, luck: bytes = b"any") -> Action:
    chosen = BOTS[name].choose(game.view(state, Seat(seat)), Chance(luck))
    assert chosen is not None
    return chosen


def without_jokers(state: State) -> State:
    return replace(state, places=tuple(replace(it, has_joker=False) for it in state.places))


@pytest.mark.parametrize("name", ["regular", "expert"])
def test_the_only_pair_left_is_announced(name: str) -> None:
    state = two_seats("0 asks 1 for 20", "0 asks 1 for 6")
    assert choose(name, state) == Announce(Seat(1), (6, 20))


def test_the_novice_announces_what_the_table_leaves() -> None:
    state = two_seats(*[f"0 asks 1 for {card}" for card in range(2, 25, 2)])
    assert choose("novice", without_jokers(state)) == Announce(Seat(1), (6, 20))


@pytest.mark.parametrize("name", ["regular", "expert"])
def test_one_in_three_is_no_proposal_while_nothing_presses(name: str) -> None:
    assert choose(name, without_jokers(two_seats(*THREE_LEFT))) == EndTurn()


def test_the_expert_dares_when_it_would_be_found_next_turn() -> None:
    state = two_seats(*THREE_LEFT, "1 asks 0 for 3", "1 asks 0 for 9")
    assert isinstance(choose("expert", without_jokers(state)), Announce)


def test_the_expert_keeps_the_joker_while_nothing_presses() -> None:
    assert choose("expert", two_seats(*THREE_LEFT)) == EndTurn()


@pytest.mark.parametrize("name", ["regular", "expert"])
def test_a_joker_settles_what_would_be_a_guess(name: str) -> None:
    state = two_seats(*THREE_LEFT, "0 asks 1 for 10", "1 asks 0 for 3", "1 asks 0 for 9")
    joker = choose(name, state)
    assert isinstance(joker, PlayJoker)
    assert joker.value in (6, 8)


@pytest.mark.parametrize("name", ["regular", "expert"])
def test_bt_g9_the_last_one_in_asks_on_until_sure(name: str) -> None:
    state = two_seats(*THREE_LEFT, "0 asks 1 for 10")
    state = happened(without_jokers(state), ProposalMissed(Seat(1), Seat(0), (1, 5)))
    assert choose(name, state) == EndTurn()
    question = choose(name, turn_of(state, 0))
    assert isinstance(question, Ask)
    assert question.value in (6, 8)
    settled = heard(turn_of(state, 0), 0, 1, question.value)
    assert choose(name, settled) == Announce(Seat(1), (6, 20))


@pytest.mark.parametrize("name", ["regular", "expert"])
def test_questions_tell_something(name: str) -> None:
    """With 20 hidden and 12 between, only the cards below 12 are open."""
    state = two_seats("0 asks 1 for 20", "0 asks 1 for 12")
    for n in range(10):
        question = choose(name, turn_of(state, 0), luck=b"%d" % n)
        assert isinstance(question, Ask)
        assert question.value in (2, 4, 6, 8, 10)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_intervals_are_legal_and_hard_to_foresee(name: str, seats: int) -> None:
    state = begun(seats, 5, Options())
    chosen = {choose(name, state, luck=b"%d" % n) for n in range(60)}
    legal = {ChooseInterval(pair) for pair in intervals_of(state.places[0].hand)}
    assert chosen <= legal
    assert len(chosen) >= min(len(legal), 10)


@pytest.mark.parametrize("name", ["regular", "expert"])
def test_one_who_can_learn_no_more_guesses(name: str) -> None:
    """Both rivals have shown their hands; each may hide two of the same four cards."""
    hands = ["1 2 3 4 5 6 7 8", "9 11 13 15 17 19 21 23", "10 12 14 16 18 20 22 24"]
    shown = [f"0 asks 1 for {card}" for card in (11, 13, 15, 17, 19, 21)]
    shown += [f"0 asks 2 for {card}" for card in (12, 14, 16, 18, 20, 22)]
    state = without_jokers(laid_out(hands, [(1, 8), (9, 23), (10, 24)], *shown))
    assert isinstance(choose(name, turn_of(state, 0)), Announce)
