"""Every bot plays whole games of TRAPWORDS, by the rules, and from its view and chance alone."""

from itertools import cycle
from typing import Any

import pytest

from tablee import registry
from tablee.arena.match import play_out
from tablee.bots.bot import Racer, Studious
from tablee.bots.trapwords import BOTS, EXPERT
from tablee.bots.trapwords.giving import plan_for
from tablee.bots.trapwords.lists import lists_of, source_of
from tablee.bots.trapwords.mind import Mind
from tablee.bots.trapwords.saying import likely
from tablee.bots.trapwords.sense import hunches
from tablee.core.chance import Chance
from tablee.core.record import encode
from tablee.core.seats import Seat
from tablee.games.trapwords import game
from tablee.games.trapwords.events import ClueStopped, GuessMade, TurnEnded, WordSaid
from tablee.games.trapwords.pieces import Options
from tablee.tables.table import Table, open_table
from tests.bots.conftest import OwnPack
from tests.bots.whole_games import played
from tests.games.trapwords.builders import clues
from tests.games.trapwords.play import view as view_of

NAMES = ("novice", "regular", "expert")
GAME = registry.game("trapwords")
OPTIONS = {
    "usual": Options(rounds=4),
    "English": Options(language="en", words="contemporary", rounds=4),
    "deep": Options(rooms="2-4-6-8-10", curses="four", monsters="harder", rounds=4),
    "near the monster": Options(own_rooms="1-2-3-4-5", monsters="harder", glass=90),
    "strict": Options(referee="strict", advice="basics", trap_pace="normal", rounds=4),
    "late start": Options(start="with_first_clue", notice=10, tie_break=True, rounds=4),
    "aloud": Options(clues="aloud", rounds=4),
    "aloud, late start": Options(clues="aloud", start="with_first_clue", curses="four", rounds=4),
}


def events(table: Table, kind: type[Any]) -> list[Any]:
    return [entry.event for entry in table.entries if isinstance(entry.event, kind)]


@pytest.mark.parametrize(("name", "agreed"), [*zip(cycle(NAMES), OPTIONS, strict=False)])
def test_games_end_and_nothing_is_refused(name: str, agreed: str) -> None:
    table = open_table(GAME, 4, OPTIONS[agreed], seed=name.encode())
    play_out(table, dict.fromkeys(range(4), BOTS[name]), bound=3000)
    assert table.outcome


@pytest.mark.parametrize("seats", [5, 8, 12])
def test_teams_of_any_size_play_to_the_end(seats: int) -> None:
    table = open_table(GAME, seats, Options(rounds=6), seed=b"many")
    bots = {seat: BOTS[NAMES[seat % 3]] for seat in range(seats)}
    play_out(table, bots, bound=5000)
    assert table.outcome


def test_the_random_one_comes_to_an_end_too() -> None:
    table = open_table(GAME, 4, Options(rounds=4), seed=b"any")
    play_out(table, dict.fromkeys(range(4), BOTS["random"]))
    assert table.outcome


def test_secrets_are_found_and_traps_are_sprung() -> None:
    found = stopped = 0
    for seed in range(3):
        table = open_table(GAME, 4, seed=b"%d" % seed)
        play_out(table, dict.fromkeys(range(4), BOTS["regular"]))
        ends = [event.result.end for event in events(table, TurnEnded)]
        found += ends.count("found")
        stopped += ends.count("stopped")
        assert len(events(table, ClueStopped)) <= ends.count("stopped") + ends.count("annulled")

    assert found > 5
    assert stopped > 2


def test_a_hosts_own_words_can_be_played_though_no_list_tells_of_them(own_pack: OwnPack) -> None:
    words = [f"zorglub{letter}{other}" for letter in "abcdefgh" for other in "ijklmnopqr"]
    own_pack("trapwords", ["souffle", "gorgée", "pelote", *words])
    for start in ("after_reading", "with_first_clue"):
        table = open_table(GAME, 4, Options(pack="club", start=start, rounds=4), seed=b"own")
        play_out(table, dict.fromkeys(range(4), BOTS["expert"]), bound=3000)
        assert events(table, WordSaid)


def test_what_a_host_says_of_its_words_is_read_and_used(own_pack: OwnPack) -> None:
    own_pack(
        "trapwords",
        [
            "zorglub: savant, moustache, fusée, merde | il veut le monde",
            "dragon: thé",
            "etoile: zeste",
        ],
    )
    mind = Mind(source_of(Options(pack="club")), EXPERT, b"any")

    plan = plan_for(mind, "zorglub", 0)
    assert {*plan.words, *plan.risky} == {"savant", "moustache", "fusée"}  # and nothing coarse
    assert plan.sentences == (("il", "veut", "le", "monde"),)
    assert hunches(mind, ("savant", "fusée", "moustache"), ())[0].word == "zorglub"
    assert likely(mind, "dragon")[0] == "thé"  # the host's own say counts before ours
    assert likely(mind, "étoile")[0] == "zeste"  # though they left out the accent
    ours = Mind(source_of(Options()), EXPERT, b"any")
    assert ours.lists.card_of("zorglub") is None
    gone = Mind(source_of(Options(pack="nowhere")), EXPERT, b"any")
    assert "feu" in likely(gone, "dragon")


def test_nothing_coarse_that_a_host_wrote_is_said_guessed_or_trapped(own_pack: OwnPack) -> None:
    own_pack(
        "trapwords",
        [
            "zorglub: savant, fusée, sale con | quelle connasse celle-là | il chante",
            "connard: zorglub, toilettes | il glapit",
        ],
    )
    source = source_of(Options(pack="club"))
    mind = Mind(source, EXPERT, b"any", lists_of(source).edition)
    plan = plan_for(mind, "zorglub", 0)

    assert plan.sentences == (("il", "chante"),)
    assert sorted(likely(mind, "zorglub")) == ["fusée", "savant"]
    assert "connard" not in mind.lists.words
    assert not plan_for(mind, "connard", 0).sentences
    guesses = [it.word for it in hunches(mind, ("zorglub", "toilettes"), ())]
    assert guesses
    assert "connard" not in guesses


@pytest.mark.parametrize("name", NAMES)
def test_where_clues_are_spoken_a_bot_says_and_hears_nothing(name: str) -> None:
    table = open_table(GAME, 4, OPTIONS["aloud"], seed=b"aloud")
    play_out(table, dict.fromkeys(range(4), BOTS[name]))

    assert not events(table, GuessMade)
    assert {event.result.end for event in events(table, TurnEnded)} == {"time"}


@pytest.mark.parametrize("name", NAMES)
def test_choice_and_pause_depend_on_view_and_chance_alone(name: str) -> None:
    """In another truth that the seat cannot tell apart, it does the same after the same time."""
    dice, differed = Chance(b"truths"), 0
    bot = BOTS[name]
    assert isinstance(bot, Racer)
    table = open_table(GAME, 4, Options(rounds=4), seed=b"own")
    for number, _ in enumerate(played(table, dict.fromkeys(range(4), bot))):
        seat = Seat(number % 4)
        view = table.view(seat)
        if number % 3 or not view.offers:
            continue
        truth = game.resample(table.state, seat, dice)
        differed += encode(truth) != encode(table.state)
        other, own = game.view(truth, seat), Chance(b"own", number)
        assert bot.choose(other, own.at(number)) == bot.choose(view, own.at(number))
        assert bot.pause(other, own.at(number)) == bot.pause(view, own.at(number))
    assert differed > 10


@pytest.mark.parametrize("name", NAMES)
def test_one_who_is_not_to_act_has_nothing_to_choose(name: str) -> None:
    with pytest.raises(ValueError, match="nothing to do"):
        BOTS[name].choose(view_of(clues(), None), Chance(b"any"))


def test_who_has_studied_needs_no_list_read_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    bot, options = BOTS["regular"], Options(language="en")
    assert isinstance(bot, Studious)
    lists_of.cache_clear()

    bot.study(options)

    read = lists_of.cache_info().misses
    table = open_table(GAME, 4, options, seed=b"studied")
    for view in map(table.view, range(4)):
        if view.offers:
            bot.choose(view, Chance(b"own"))
    assert lists_of.cache_info().misses == read == 1
