"""Bots for KIDZ-LINE look for a place, more or less patiently."""

from itertools import product

import pytest

from tablee.arena.match import play_out
from tablee.bots.kidz_line import BOTS
from tablee.core.chance import Chance
from tablee.core.offers import is_offered
from tablee.core.seats import Seat
from tablee.games.light_line.display import grid_of, spots
from tablee.games.light_line.modes.kidz_line.actions import Action, GiveUp, PlaceCard, TurnUp
from tablee.games.light_line.modes.kidz_line.game import PRESETS
from tablee.games.light_line.modes.kidz_line.pieces import Options
from tablee.games.light_line.modes.kidz_line.state import State
from tablee.games.light_line.modes.kidz_line.view import View
from tablee.registry import bots, game
from tablee.tables.table import open_table
from tests.games.light_line.boards import T17
from tests.games.light_line.kidz_line.builders import START, STRICT, playing
from tests.games.light_line.kidz_line.moves import TURN_UP
from tests.games.light_line.kidz_line.play import after

NAMES = tuple(BOTS)
GAME = game("kidz-line")
LUCK = [b"%d" % n for n in range(100)]


class Watched:
    """A bot that is asked twice, and whose choice must be offered."""

    def __init__(self, name: str) -> None:
        self._bot = BOTS[name]

    def choose(self, view: View, chance: Chance) -> Action:
        chosen = self._bot.choose(view, chance.at(1))
        assert is_offered(view.offers, chosen)
        assert self._bot.choose(view, chance.at(1)) == chosen
        return chosen


def with_card(card: int, options: Options | None = None) -> State:
    """Eleven cards are laid, and this one is turned up."""
    return after(playing(T17, f"{card} | 1", options), (0, TURN_UP))


def chosen(name: str, state: State) -> list[Action]:
    view = GAME.view(state, Seat(0))
    return [BOTS[name].choose(view, Chance(luck)) for luck in LUCK]


def test_there_are_three_in_rising_strength() -> None:
    assert NAMES == ("novice", "regular", "expert")
    assert tuple(bots("kidz-line")) == ("random", *NAMES)


@pytest.mark.parametrize(("name", "seats"), list(product(NAMES, GAME.ABOUT.seats)))
def test_games_end_and_only_offered_actions_are_chosen_the_same_each_time(
    name: str, seats: int
) -> None:
    for n, options in enumerate((*PRESETS.values(), Options(pace="normal"))):
        table = open_table(GAME, seats, options, seed=b"%d" % n)
        play_out(table, dict.fromkeys(range(seats), Watched(name)))
        assert table.outcome is not None


@pytest.mark.parametrize("name", NAMES)
def test_ki_04_the_card_is_turned_up_first(name: str) -> None:
    assert set(chosen(name, playing(START, "1 | 24"))) == {TurnUp()}


@pytest.mark.parametrize("name", NAMES)
def test_ki_06_what_fits_nowhere_is_given_up(name: str) -> None:
    state = after(playing(START, "7 | 24"), (0, TURN_UP))
    assert set(chosen(name, state)) == {GiveUp()}


def test_ki_g1_the_novice_mostly_finds_a_place_and_gives_up_now_and_then() -> None:
    given_up = sum([chosen("novice", with_card(card)).count(GiveUp()) for card in (2, 23, 48, 58)])
    assert 4 <= given_up <= 120


def test_ki_g1_the_regular_gives_up_less_and_the_expert_never() -> None:
    def given_up(name: str) -> int:
        return sum([chosen(name, with_card(card)).count(GiveUp()) for card in (6, 26, 33, 49)])

    assert given_up("novice") > given_up("regular") > given_up("expert") == 0


@pytest.mark.parametrize("name", NAMES)
def test_ki_g1_nobody_gives_up_where_that_is_not_allowed(name: str) -> None:
    """Only three of all the spots around the display fit."""
    state = with_card(49, STRICT)
    fitting = spots(grid_of(state.display), 49)
    assert len(fitting) == 3
    assert set(chosen(name, state)) == {PlaceCard(spot) for spot in fitting}


@pytest.mark.parametrize("name", NAMES)
def test_one_who_is_not_to_act_has_nothing_to_choose(name: str) -> None:
    for state in (with_card(2), playing(START, "1 | 24")):
        with pytest.raises(ValueError, match="nothing to do"):
            BOTS[name].choose(GAME.view(state, Seat(1)), Chance(b"any"))
