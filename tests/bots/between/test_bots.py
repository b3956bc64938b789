"""Every bot plays whole games: only what is offered, always to the end, and from its view and chance alone."""

from itertools import product

import pytest

from tablee.bots.between import BOTS
from tablee.bots.between.belief import beliefs
from tablee.bots.between.duel import kind_of, to_ask
from tablee.bots.between.insight import insight
from tablee.bots.between.layout import layout_for
from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.games.between import game
from tablee.games.between.actions import Concede, EndTurn
from tablee.games.between.events import IntervalChosen, IntervalFound, ProposalMissed, TurnBegan
from tablee.games.between.pieces import Options, intervals_of
from tests.bots.between.tables import awaited, begun, happened, laid_out, played

OPTIONS = [
    Options(),
    Options(length="express"),
    Options(follow_up="notes", joker="per_round"),
    Options(pace="normal", length="express", joker="per_round"),
]

NAMES = tuple(BOTS)


def forget() -> None:
    """Empty every cache."""
    for cached in (beliefs, insight, kind_of, to_ask, layout_for):
        cached.cache_clear()


def test_there_are_three_in_rising_strength() -> None:
    assert NAMES == ("novice", "regular", "expert")


@pytest.mark.parametrize(("name", "seats"), list(product(NAMES, (2, 3, 4))))
def test_games_end_and_only_offered_actions_are_chosen(name: str, seats: int) -> None:
    for seed, options in [*enumerate(OPTIONS)][seats % 2 :: 2]:
        for _ in played([BOTS[name]] * seats, seed, options):
            pass  # every step is checked while it is played


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_kinds_of_bots_can_share_a_table(seats: int) -> None:
    players = [BOTS[NAMES[seat % 3]] for seat in range(seats)]
    for seed in range(4):
        last = list(played(players, seed, Options()))[-1]
        assert max(place.points for place in last.places) == 4  # one action before the fifth


@pytest.mark.parametrize(("name", "seats"), list(product(NAMES, (2, 3, 4))))
def test_the_choice_depends_on_view_and_chance_alone(name: str, seats: int) -> None:
    bot = BOTS[name]
    for n, state in enumerate(played([bot] * seats, 7, Options(length="express"))):
        seat = awaited(state)
        view = game.view(state, seat)
        chosen = bot.choose(view, Chance(b"same", n))
        assert bot.choose(view, Chance(b"same", n)) == chosen
        forget()
        assert bot.choose(view, Chance(b"same", n)) == chosen


@pytest.mark.usefixtures("only_whole_sums")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_choice_rests_on_a_sum_that_other_pythons_round_otherwise(seats: int) -> None:

    forget()
    for _ in played([BOTS[NAMES[-1 - seat % 3]] for seat in range(seats)], 3, Options()):
        pass
    forget()


@pytest.mark.parametrize("name", NAMES)
def test_bt_g9_one_who_is_out_concedes_to_the_last_one_in(name: str) -> None:
    hands = ["1 3 5 7 9 11 13 15 17 19 21 23", "2 4 6 8 10 12 14 16 18 20 22 24"]
    state = laid_out(hands, [(3, 9), (6, 20)], "0 asks 1 for 2")
    state = happened(state, ProposalMissed(Seat(0), Seat(1), (4, 8)), TurnBegan(Seat(1)))
    assert BOTS[name].choose(game.view(state, Seat(0)), Chance(b"any")) == Concede()


@pytest.mark.parametrize("name", NAMES)
def test_bt_g10_one_with_nothing_to_find_passes(name: str) -> None:
    hands = ["1 2 3 4 5 6 7 8", "9 10 11 12 13 14 15 16", "17 18 19 20 21 22 23 24"]
    state = laid_out(hands, [(1, 8), (9, 16), (17, 24)])
    state = happened(
        state, IntervalFound(Seat(0), Seat(1), (9, 16)), IntervalFound(Seat(1), Seat(2), (17, 24))
    )
    assert BOTS[name].choose(game.view(state, Seat(0)), Chance(b"any")) == EndTurn()


@pytest.mark.parametrize("name", NAMES)
def test_one_who_is_not_to_act_has_nothing_to_choose(name: str) -> None:
    state = begun(2, 1, Options(follow_up="notes"))
    state = happened(state, IntervalChosen(Seat(0), intervals_of(state.places[0].hand)[0]))
    with pytest.raises(ValueError, match="nothing to do"):
        BOTS[name].choose(game.view(state, Seat(0)), Chance(b"any"))
