"""Every bot plays whole games: only what is offered, always to the end, and from its view and chance alone."""

from itertools import product

import pytest

from tablee.arena.match import play_out
from tablee.bots.line import BOTS
from tablee.bots.line.outlook import _stubs_of
from tablee.bots.line.purse import payment
from tablee.core.chance import Chance
from tablee.core.game import AnyGame
from tablee.core.offers import is_offered
from tablee.core.seats import Seat
from tablee.games.light_line.modes.line.actions import Action
from tablee.games.light_line.modes.line.pieces import Options
from tablee.games.light_line.modes.line.view import View
from tablee.registry import bots, game
from tablee.tables.table import open_table
from tests.games.light_line.line.builders import START, playing
from tests.games.light_line.line.play import dealt

NAMES = tuple(BOTS)
SEATS = game("line").ABOUT.seats


class Watched:
    """A bot that is asked twice, and whose choice must be offered."""

    def __init__(self, name: str) -> None:
        self._bot = BOTS[name]
        self.phases: set[str] = set()

    def choose(self, view: View, chance: Chance) -> Action:
        chosen = self._bot.choose(view, chance.at(1))
        assert is_offered(view.offers, chosen)
        forget()
        assert self._bot.choose(view, chance.at(1)) == chosen
        self.phases.add(view.phase)
        return chosen


def forget() -> None:
    """Empty every cache."""
    _stubs_of.cache_clear()
    payment.cache_clear()


def line() -> AnyGame:
    return game("line")


def test_there_are_three_in_rising_strength() -> None:
    assert NAMES == ("novice", "regular", "expert")
    assert tuple(bots("line")) == ("random", *NAMES)


@pytest.mark.parametrize(("name", "seats"), list(product(NAMES, SEATS)))
def test_games_end_and_only_offered_actions_are_chosen_the_same_each_time(
    name: str, seats: int
) -> None:
    for seed, options in ((b"1", Options()), (b"2", Options(first=Seat(1), pace="normal"))):
        table = open_table(line(), seats, options, seed=seed)
        watched = Watched(name)
        play_out(table, dict.fromkeys(range(seats), watched))
        assert table.outcome is not None
        assert watched.phases >= {"place", "draw"}


@pytest.mark.parametrize("seats", SEATS)
def test_all_kinds_of_bots_can_share_a_table(seats: int) -> None:
    table = open_table(line(), seats, seed=b"mixed")
    play_out(table, {seat: Watched(NAMES[seat % 3]) for seat in range(seats)})
    assert table.outcome is not None


@pytest.mark.usefixtures("only_whole_sums")
@pytest.mark.parametrize("seats", SEATS)
def test_no_choice_rests_on_a_sum_that_other_pythons_round_otherwise(seats: int) -> None:

    forget()
    table = open_table(line(), seats, seed=b"sums")
    play_out(table, dict.fromkeys(range(seats), BOTS["expert"]))


@pytest.mark.parametrize("name", NAMES)
def test_ll_19_a_card_that_fits_nowhere_is_exchanged(name: str) -> None:
    view = line().view(playing(START, "7 1"), Seat(0))
    assert is_offered(view.offers, BOTS[name].choose(view, Chance(b"any")))


@pytest.mark.parametrize("name", NAMES)
def test_one_who_is_not_to_act_has_nothing_to_choose(name: str) -> None:
    state = dealt(2, Options(first=Seat(0)))
    for seat in (Seat(1), None):
        with pytest.raises(ValueError, match="nothing to do"):
            BOTS[name].choose(line().view(state, seat), Chance(b"any"))


@pytest.mark.parametrize("name", NAMES)
def test_when_all_is_over_there_is_nothing_to_choose(name: str) -> None:
    table = open_table(line(), 2, seed=b"over")
    play_out(table, dict.fromkeys(range(2), BOTS["regular"]))
    with pytest.raises(ValueError, match="nothing to do"):
        BOTS[name].choose(table.view(0), Chance(b"any"))
