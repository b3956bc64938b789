"""Every bot plays whole games: only what is offered, always to the end, and from its view and chance alone."""

from itertools import product

import pytest

from tablee.arena.match import play_out
from tablee.bots.wordz import BOTS
from tablee.bots.wordz.hiding import _first_belief
from tablee.bots.wordz.vocabulary import _fitting, shared
from tablee.core.chance import Chance
from tablee.core.offers import is_offered
from tablee.core.seats import Seat
from tablee.games.wordz import game
from tablee.games.wordz.actions import Action, LayWord, LookUp, PassComposing
from tablee.games.wordz.pieces import Language, Options
from tablee.games.wordz.view import View
from tablee.registry import bots
from tablee.registry import game as found
from tablee.tables.table import open_table
from tablee.words.dictionary import load
from tests.games.wordz.builders import composing, playing
from tests.games.wordz.moves import look_up
from tests.games.wordz.play import act, dealt

NAMES = tuple(BOTS)
SEATS = game.ABOUT.seats
LANGUAGES: tuple[Language, ...] = ("fr", "en")


class Watched:
    """A bot that is asked twice, and whose choice must be offered."""

    def __init__(self, name: str) -> None:
        self._bot = BOTS[name]
        self.chosen: list[Action] = []

    def choose(self, view: View, chance: Chance) -> Action:
        chosen = self._bot.choose(view, chance.at(1))
        assert is_offered(view.offers, chosen)
        if len(self.chosen) % 5 == 0:
            forget()
            assert self._bot.choose(view, chance.at(1)) == chosen
        self.chosen.append(chosen)
        return chosen


def forget() -> None:
    """Empty every cache."""
    for cached in (_fitting, shared, _first_belief):
        cached.cache_clear()


def test_there_are_four_in_rising_strength() -> None:
    assert NAMES == ("novice", "regular", "strong", "scholar")
    assert tuple(bots("wordz")) == ("random", *NAMES)


@pytest.mark.parametrize(("name", "seats"), list(product(NAMES, SEATS)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_games_end_and_only_offered_actions_are_chosen_the_same_each_time(
    name: str, seats: int, language: Language
) -> None:
    table = open_table(found("wordz"), seats, Options(language, rounds=1), seed=b"1")
    watched = Watched(name)
    play_out(table, dict.fromkeys(range(seats), watched))
    assert table.outcome is not None
    assert len(watched.chosen) < 60 * seats
    assert {type(it).__name__ for it in watched.chosen} >= {"LayWord", "TurnCard", "Propose"}


@pytest.mark.parametrize("seats", SEATS)
def test_all_kinds_of_bots_can_share_a_table_with_the_random_one(seats: int) -> None:
    options = Options(tokens="carried", shortest=4, rounds=2, pace="normal")
    table = open_table(found("wordz"), seats, options, seed=b"mixed")
    company = {seat: Watched(NAMES[seat % len(NAMES)]) for seat in range(seats - 1)}
    play_out(table, company | {seats - 1: bots("wordz")["random"]})
    assert table.outcome is not None


@pytest.mark.usefixtures("only_whole_sums")
def test_no_choice_rests_on_a_sum_that_other_pythons_round_otherwise() -> None:

    forget()
    table = open_table(found("wordz"), 3, Options(rounds=1), seed=b"sums")
    play_out(table, dict(enumerate([BOTS["strong"], BOTS["scholar"], BOTS["regular"]])))


@pytest.mark.parametrize(("name", "language"), list(product(NAMES, LANGUAGES)))
def test_wz_09_no_bot_lays_a_faulty_word(name: str, language: Language) -> None:
    for number in range(12):
        state = dealt(2, Options(language, shortest=3), key=b"%d" % number)
        chosen = BOTS[name].choose(game.view(state, Seat(0)), Chance(b"any", number))
        assert isinstance(chosen, LayWord)
        assert load(language).has(chosen.word)
        assert len(chosen.word) >= 3


@pytest.mark.parametrize("name", NAMES)
def test_wz_g10_where_only_listed_words_are_laid_they_are_looked_up_first(name: str) -> None:
    table = open_table(found("wordz"), 3, Options(rounds=1, words="listed_only"), seed=b"listed")
    watched = Watched(name)
    play_out(table, dict.fromkeys(range(3), watched))
    looked_up = [it.word for it in watched.chosen if isinstance(it, LookUp)]
    laid = [it.word for it in watched.chosen if isinstance(it, LayWord)]
    assert sorted(looked_up) == sorted(laid)
    assert len(laid) == 3


@pytest.mark.parametrize("name", NAMES)
def test_who_can_make_no_word_passes(name: str) -> None:
    state = composing("AAAAABBBBBBB | EEEEECCCCCCC", Options(shortest=4))
    assert BOTS[name].choose(game.view(state, Seat(1)), Chance(b"any")) == PassComposing()


@pytest.mark.parametrize("name", NAMES)
def test_who_is_told_by_another_dictionary_that_their_word_is_none_passes(name: str) -> None:
    """The only word of these cards, and a table that does not list it."""
    state = composing("OU | E", Options(words="listed_only"))
    chance = Chance(b"any")
    assert BOTS[name].choose(game.view(state, Seat(0)), chance) == look_up("OU")
    state, _ = act(state, 0, look_up("OU"))
    assert BOTS[name].choose(game.view(state, Seat(0)), chance) == PassComposing()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("tokens", [(0, 3), (3, 3)])
def test_a_word_that_no_dictionary_has_can_be_turned_up(name: str, tokens: tuple[int, int]) -> None:
    state = playing("chat | xXwQZ", Options(), tokens=tokens)
    view = game.view(state, Seat(0))
    assert is_offered(view.offers, BOTS[name].choose(view, Chance(b"any")))


@pytest.mark.parametrize("name", NAMES)
def test_one_who_is_not_to_act_has_nothing_to_choose(name: str) -> None:
    state = playing("chat | loup")
    for seat in (Seat(1), None):
        with pytest.raises(ValueError, match="nothing to do"):
            BOTS[name].choose(game.view(state, seat), Chance(b"any"))


@pytest.mark.parametrize(("name", "seats"), list(product(NAMES, (2, 4, 7))))
def test_the_same_is_chosen_in_every_truth_that_a_seat_cannot_tell_apart(
    name: str, seats: int
) -> None:
    dice, bot, differed = Chance(b"truths"), BOTS[name], 0
    state = dealt(seats)
    for step in range(10 * seats):
        if state.round > 1:
            break
        seat = game.awaiting(state)[0]
        other = game.resample(state, seat, dice)
        chosen = bot.choose(game.view(state, seat), Chance(b"own", step))
        assert bot.choose(game.view(other, seat), Chance(b"own", step)) == chosen
        differed += other.places != state.places
        state, _ = act(state, seat, chosen)
    assert differed > 3 * seats
