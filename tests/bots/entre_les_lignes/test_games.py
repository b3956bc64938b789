"""Every bot plays whole games: only what is offered, always to the end, and from its view and chance alone."""

from collections.abc import Mapping

import pytest

from tablee import registry
from tablee.arena.match import Clock, Company, play_out
from tablee.bots.bot import Studious, choice_of
from tablee.bots.entre_les_lignes import BOTS, LEVELS
from tablee.bots.entre_les_lignes.links import hints
from tablee.bots.entre_les_lignes.player import Player
from tablee.bots.entre_les_lignes.reading import _reading
from tablee.core.chance import Chance
from tablee.core.offers import is_offered
from tablee.core.record import encode
from tablee.core.seats import Seat
from tablee.games.entre_les_lignes import game
from tablee.games.entre_les_lignes.actions import Action
from tablee.games.entre_les_lignes.pieces import Options
from tablee.games.entre_les_lignes.view import View
from tablee.tables.table import open_table
from tablee.words.reader import reader
from tests.bots.conftest import OwnPack

NAMES = tuple(LEVELS)
GAME = registry.game("entre-les-lignes")
SHORT = Options(rounds="short")
OPTIONS = {
    "English": Options("en", number=3, rounds="short"),
    "both languages": Options("both", number=4, rounds="short", difficulty="easy"),
    "open": Options(authors="open", number="random", rounds="short"),
    "clocks": Options(number=5, rounds="short", drawing_pace="fast", voting_pace="fast"),
    "last call": Options(
        rounds="short", drawing_pace="when_most_are_done", voting_pace="when_most_are_done"
    ),
}


class Watched:
    """A bot that is asked twice now and then, and whose choice must be offered."""

    def __init__(self, name: str) -> None:
        self._bot = Player(LEVELS[name])
        self.chosen: list[Action] = []

    def choose(self, view: View, chance: Chance) -> Action | None:
        raise AssertionError("it may look")

    def pause(self, view: View, chance: Chance) -> int:
        return self._bot.pause(view, chance)

    def look(self, view: View, attachments: Mapping[str, bytes], chance: Chance) -> Action | None:
        action = self._bot.look(view, attachments, chance.at(1))
        if len(self.chosen) % 7 == 0:
            _reading.cache_clear()
            assert self._bot.look(view, attachments, chance.at(1)) == action
        if action is not None:
            assert is_offered(view.offers, action)
            self.chosen.append(action)
        return action


def test_there_are_three_in_rising_strength() -> None:
    assert NAMES == ("novice", "regular", "expert")
    assert tuple(registry.bots("entre-les-lignes")) == ("random", *NAMES)


@pytest.mark.parametrize(("name", "seats"), [*zip(NAMES, (4, 8, 4), strict=True)])
def test_games_end_and_only_offered_actions_are_chosen_the_same_each_time(
    name: str, seats: int
) -> None:
    table = open_table(GAME, seats, SHORT, seed=b"1")
    watched = Watched(name)
    play_out(table, dict.fromkeys(range(seats), watched))
    assert table.outcome is not None
    assert len(watched.chosen) <= 5 * seats * seats
    kinds = {type(it).__name__ for it in watched.chosen}
    assert kinds == {"Draw", "Describe", "HandIn", "CastVote", "GoOn"}


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_all_kinds_share_a_table_under_any_options(options: Options) -> None:
    table = open_table(GAME, 5, options, seed=b"mixed")
    play_out(table, {seat: Watched(NAMES[seat % 3]) for seat in range(5)})
    assert table.outcome is not None


@pytest.mark.parametrize("seed", [b"a", b"b", b"c"])
def test_they_bear_with_the_random_one_and_its_objections(seed: bytes) -> None:
    table = open_table(GAME, 4, SHORT, seed=seed)
    random = registry.bot("entre-les-lignes", "random")
    play_out(table, {0: Watched("novice"), 1: random, 2: Watched("expert"), 3: random})
    assert table.outcome is not None


def test_who_has_studied_can_read_drawings() -> None:
    reader.cache_clear()
    bot = BOTS["novice"]
    assert isinstance(bot, Studious)

    bot.study(SHORT)

    known = reader.cache_info().misses
    table = open_table(GAME, 4, SHORT, seed=b"studied")
    play_out(table, dict.fromkeys(range(4), bot))
    assert reader.cache_info().misses == known == 1


def test_bots_find_the_accomplice_more_often_than_by_lot() -> None:
    right = votes = 0
    for seed in range(3):
        table = open_table(GAME, 6, seed=b"%d" % seed)
        play_out(table, dict.fromkeys(range(6), BOTS["regular"]))
        for result in table.state.gallery:
            right += result.votes.count(result.right)
            votes += len(result.votes)
    assert right / votes > 0.4  # by lot: 0.2


def test_a_hosts_own_words_can_be_played_though_no_list_tells_of_them(own_pack: OwnPack) -> None:
    words = [f"zorglub{letter}{other}" for letter in "abcdef" for other in "ijklm"]
    own_pack("entre-les-lignes", ["avions; avions", *words])
    table = open_table(GAME, 4, Options(pack="club", rounds="short"), seed=b"own")
    play_out(table, dict.fromkeys(range(4), BOTS["expert"]))
    assert all(it.drawing for result in table.state.gallery for it in result.exhibits)
    hints.cache_clear()


@pytest.mark.parametrize("name", NAMES)
def test_it_chooses_the_same_in_every_truth_its_seat_cannot_tell_apart(name: str) -> None:
    dice, bot, differed = Chance(b"truths"), BOTS[name], 0
    table = open_table(GAME, 4, SHORT, seed=b"truth")
    clock = Clock(Company(table, dict.fromkeys(range(4), bot)))
    for number in range(34):
        seat = Seat(number % 4)
        view = table.view(seat)
        if view.offers:
            truth = game.resample(table.state, seat, dice)
            differed += encode(truth) != encode(table.state)
            shown, own = table.shown(seat), Chance(b"own", number)
            chosen = choice_of(bot, view, shown, own.at(number))
            assert choice_of(bot, game.view(truth, seat), shown, own.at(number)) == chosen
        assert clock.step()
    assert differed > 10
