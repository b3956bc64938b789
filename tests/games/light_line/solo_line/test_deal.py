"""Dealing a hand (rules SO-01, SO-02, SO-06)."""

import pytest

from tablee.core.refusal import NotNow
from tablee.core.seats import Seating, Team
from tablee.games.light_line.cards import DECK, FACES, Card
from tablee.games.light_line.display import grid_of
from tablee.games.light_line.modes.solo_line import game
from tablee.games.light_line.modes.solo_line.events import PuzzleDealt
from tablee.games.light_line.modes.solo_line.phases import deal
from tablee.games.light_line.modes.solo_line.phases.joker import line_through_all
from tablee.games.light_line.modes.solo_line.pieces import SIZES, Options
from tablee.games.light_line.solver import BUDGET, Attempt, solve
from tests.games.light_line.solo_line.builders import dealt, ready
from tests.games.light_line.solo_line.play import RIG, act, refused
from tests.games.rig import BEGIN, the


@pytest.mark.parametrize("seating", [Seating(0), Seating(2), Seating(1, (Team(0),))])
def test_so_01_one_player(seating: Seating) -> None:
    assert RIG.unseated(seating) == "seats_out_of_range (SO-01)"
    assert game.ABOUT.seats == (1,)


def test_so_02_ten_of_sixty_cards_are_taken() -> None:
    state, events = act(ready(), None, BEGIN)
    hand = the(events, PuzzleDealt)

    assert len(hand.cards) == 10
    assert hand.cards == tuple(sorted(hand.cards)) == state.cards
    assert sorted((*hand.cards, *hand.rest)) == list(DECK)


def test_so_02_every_game_is_shuffled_anew() -> None:
    assert len({dealt(key=b"%d" % number).cards for number in range(20)}) == 20


@pytest.mark.parametrize("cards", SIZES)
def test_so_06_the_number_of_cards_sets_the_difficulty(cards: int) -> None:
    assert len(dealt(Options(cards=cards)).cards) == cards  # SO-G5


@pytest.mark.parametrize("cards", [-1, 0, 4, 21, 60])
def test_so_06_from_five_cards_to_twenty(cards: int) -> None:
    assert RIG.unseated(Seating(1), Options(cards=cards)) == "cards_out_of_range (SO-06)"


def test_a_newcomer_is_offered_few_cards_first() -> None:
    first, *others = game.PRESETS.values()

    assert first.cards < min(it.cards for it in others)
    assert Options().cards == 10  # SO-02


@pytest.mark.parametrize("joker", [True, False])
@pytest.mark.parametrize("cards", [5, 6, 10, 15, 20])
def test_only_hands_with_a_known_solution_are_dealt(cards: int, joker: bool) -> None:
    for number in range(5 if joker else 1):
        state = dealt(Options(cards=cards, joker=joker), key=b"%d" % number)

        assert tuple(sorted([it.card for it in state.solution])) == state.cards  # SO-G4
        assert line_through_all(grid_of(state.solution), joker=joker) is not None  # SO-G5


def test_hands_that_nobody_solved_can_be_agreed_on() -> None:
    state = dealt(Options(proven=False, joker=False))

    assert len(state.cards) == 10
    assert state.solution == ()  # SO-G4


def test_nobody_deals_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[object] = []

    def find_nothing(hand: tuple[Card, ...], *, joker: bool, budget: int) -> Attempt:
        tried.append((hand, joker, budget))
        return Attempt()

    monkeypatch.setattr(deal, "solve", find_nothing)

    state = dealt()

    assert len(tried) == deal.PATIENCE
    assert len(state.cards) == 10
    assert state.solution == ()  # SO-G4


@pytest.mark.parametrize(
    ("cards", "budget"), [(15, BUDGET), (16, deal.BRIEFLY), (20, deal.BRIEFLY)]
)
def test_long_hands_are_looked_at_briefly_and_the_others_as_ever(
    monkeypatch: pytest.MonkeyPatch, cards: int, budget: int
) -> None:
    """Hundreds of hands of twenty without a joker have none: a second or more, in which every table waited."""
    budgets: set[int] = set()

    def find_first(hand: tuple[Card, ...], *, joker: bool, budget: int) -> Attempt:
        budgets.add(budget)
        return solve(hand, joker=joker, budget=budget)

    monkeypatch.setattr(deal, "solve", find_first)

    assert len(dealt(Options(cards=cards, joker=False)).solution) == cards
    assert budgets == {budget}


def test_so_t5_every_card_can_take_part() -> None:
    for card in DECK:
        for colour in ("R", "Y", "G", "B"):
            assert {colour, "K"} & FACES[card][0].ends.keys()  # SO-T5


def test_a_puzzle_is_dealt_once() -> None:
    refusal = refused(dealt(), None, BEGIN)

    assert str(refusal) == "already_begun"
    assert isinstance(refusal, NotNow)
