"""What the bots do in positions set up by hand."""

from itertools import product

import pytest

from tablee.arena.match import play_out
from tablee.bots.bot import Studious, Unhurried
from tablee.bots.wordz import BOTS
from tablee.bots.wordz.hiding import cards_lost
from tablee.bots.wordz.table import pattern_of
from tablee.bots.wordz.vocabulary import COMMON, EVERYDAY, FAMILIAR, KNOWN, rarity, shared
from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.wordz import game
from tablee.games.wordz.actions import Action, EndTurn, Judge, LayWord, Propose, TurnCard
from tablee.games.wordz.pieces import Ballot, Language, Miss, Options, Trial
from tablee.games.wordz.state import State
from tablee.registry import game as found
from tablee.tables.table import open_table
from tablee.words.frequency import common_words
from tests.games.wordz.builders import composing, playing
from tests.games.wordz.play import dealt

NAMES = tuple(BOTS)
LUCK = tuple(b"%d" % n for n in range(12))


def choose(name: str, state: State, luck: bytes = b"any", seat: int = 0) -> Action:
    return BOTS[name].choose(game.view(state, Seat(seat)), Chance(luck))


def laid(name: str, language: Language, number: int) -> str:
    chosen = choose(name, dealt(2, Options(language), key=b"%d" % number), b"%d" % number)
    assert isinstance(chosen, LayWord)
    return chosen.word


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_better_a_bot_is_the_rarer_are_the_words_it_hides(language: Language) -> None:
    words = {name: [laid(name, language, number) for number in range(20)] for name in NAMES}
    for name, least in (("novice", EVERYDAY), ("regular", COMMON), ("strong", FAMILIAR)):
        assert {*words[name]} <= common_words(language, least)
    rare = [sum(rarity(language, word) for word in words[name]) for name in NAMES]
    assert rare == sorted({*rare})


@pytest.mark.parametrize("language", ["fr", "en"])
def test_only_the_scholar_proposes_words_that_people_do_not_know(language: Language) -> None:
    """Whatever others hide, such as the scholar."""
    proposed: dict[str, set[str]] = {name: set() for name in NAMES}
    for name, seed in product(NAMES, range(6)):
        table = open_table(found("wordz"), 2, Options(language, rounds=1), seed=b"%d" % seed)
        play_out(table, {0: BOTS[name], 1: BOTS["scholar"]})
        actions = [it.action for it in table.entries if it.seat == 0]
        proposed[name] |= {it.word for it in actions if isinstance(it, Propose)}
    for name, least in (("novice", COMMON), ("regular", FAMILIAR), ("strong", KNOWN)):
        assert proposed[name] <= common_words(language, least)
    assert proposed["novice"] | proposed["regular"] | proposed["strong"]
    assert not proposed["scholar"] <= common_words(language, KNOWN)


@pytest.mark.parametrize("name", ["novice", "regular", "strong"])
def test_v9_nobody_hides_a_name_that_only_looks_like_a_word(name: str) -> None:
    state = composing("PARIS | E")
    assert choose(name, state) != LayWord("PARIS")


def test_the_novice_hides_a_short_word_and_the_strong_a_longer_one() -> None:
    assert all(3 <= len(laid("novice", "fr", number)) <= 5 for number in range(20))
    words = [laid("strong", "fr", number) for number in range(20)]
    assert all(4 <= len(it) <= 8 for it in words)
    assert max(map(len, words)) > 5


def test_the_scholar_delights_in_short_words() -> None:
    assert all(3 <= len(laid("scholar", "fr", number)) <= 4 for number in range(20))


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_strong_keeps_more_of_its_word_than_the_regular(language: Language) -> None:
    knows = BOTS["strong"].knows

    def kept(name: str) -> int:
        words = [laid(name, language, number) for number in range(20)]
        return sum(len(word) - 2 * cards_lost(language, word, knows) for word in words)

    assert kept("strong") > kept("regular")


def test_the_strong_hides_a_word_whose_pattern_many_share() -> None:
    shares = [[shared("fr", pattern_of(laid(it, "fr", n))) for n in range(20)] for it in NAMES]
    assert sum(shares[2]) > sum(shares[0])


def test_a_word_many_look_like_loses_fewer_cards() -> None:
    assert cards_lost("fr", "OISEAUX") > cards_lost("fr", "BASERAS")


@pytest.mark.parametrize("name", NAMES)
def test_everybody_finds_an_everyday_word_of_which_one_letter_is_missing(name: str) -> None:
    chosen = choose(name, playing("loup | MAISOn"))
    assert chosen == Propose(Seat(1), "MAISON")


def test_the_novice_does_not_know_the_words_that_the_others_find() -> None:
    """Which has its place above the thresholds of all that know it, and below the others'."""
    for word, those in (
        ("zYgOMATIQUE", {"scholar"}),
        ("DECOuVRIRA", {"regular", "strong", "scholar"}),
    ):
        state = playing(f"loup | {word}")
        found = {name for name in NAMES if isinstance(choose(name, state), Propose)}
        assert found == those


def test_wz_20_nobody_repeats_what_was_wrong() -> None:
    state = playing("loup | chAT", misses=(Miss(Seat(0), Seat(1), "CHAT"),))
    for name in NAMES:
        for luck in LUCK:
            chosen = choose(name, state, luck)
            assert isinstance(chosen, TurnCard) or chosen != Propose(Seat(1), "CHAT")


def test_letters_that_lie_elsewhere_are_left_out_by_all_but_the_novice() -> None:
    """The only Z of the deck is in one's own word."""
    state = playing("nez | ONzE")
    for name in ("regular", "strong", "scholar"):
        assert all(choose(name, state, luck) != Propose(Seat(1), "ONZE") for luck in LUCK)
    assert Propose(Seat(1), "ONZE") in {choose("novice", state, luck) for luck in LUCK}


def test_the_novice_turns_any_card_and_the_others_the_one_that_tells_most() -> None:
    state = playing("loup | maisons", tokens=(0, 3))
    assert len({choose("novice", state, luck) for luck in LUCK}) > 3
    for name in ("regular", "strong", "scholar"):
        (chosen,) = {choose(name, state, luck) for luck in LUCK}
        assert isinstance(chosen, TurnCard)
        assert chosen.place != 6


@pytest.mark.parametrize("name", NAMES)
def test_with_everything_to_learn_nobody_bids(name: str) -> None:
    assert isinstance(choose(name, playing("loup | lavera")), TurnCard)
    assert choose(name, playing("loup | maRine", has_turned=True)) == EndTurn()


def test_the_novice_is_rash_with_few_words_in_mind_where_others_know_of_more() -> None:
    state = playing("loup | ChevaUx", has_turned=True)
    assert isinstance(choose("novice", state), Propose)
    assert choose("scholar", state) == EndTurn()


def test_wz_19_a_master_bids_early_where_one_word_fits_well_and_waits_where_many_do() -> None:
    early = playing("loup | OIsEAuX")
    assert choose("scholar", early) == Propose(Seat(1), "OISEAUX")
    many = playing("loup | BAseras")
    assert isinstance(choose("scholar", many), TurnCard)


def test_wz_21_before_the_last_card_is_turned_a_fair_guess_is_made() -> None:
    for name in ("regular", "strong", "scholar"):
        assert choose(name, playing("loup | FOREt")) == Propose(Seat(1), "FORET")


def test_wz_16_a_master_keeps_its_token_where_a_card_is_too_dear() -> None:
    """Ten words fit, and the owner would be paid."""
    state = playing("loup | pAIN")
    assert isinstance(choose("regular", state), Propose)
    assert choose("scholar", state) == TurnCard(Seat(1), 0)


def test_without_a_bid_a_master_leaves_the_riper_word_alone() -> None:
    """Another seat could guess it next."""
    rows = "loup | maisons | MACHines"
    without = choose("scholar", playing(rows, tokens=(0, 3, 3)))
    with_one = choose("scholar", playing(rows, tokens=(3, 3, 3)))
    assert isinstance(without, TurnCard)
    assert without.whom == Seat(1)
    assert isinstance(with_one, TurnCard | Propose)
    assert with_one.whom == Seat(2)


@pytest.mark.parametrize(
    ("name", "ballot"),
    [("novice", "accept"), ("regular", "reject"), ("strong", "reject"), ("scholar", "reject")],
)
def test_wz_09_the_novice_believes_the_owner_and_the_others_the_dictionary(
    name: str, ballot: Ballot
) -> None:
    trial = Trial(Seat(1), Seat(0), "XOQUE", 2)
    state = playing("loup | XOQUE", phase="vote", trial=trial)
    assert choose(name, state) == Judge(ballot)
    known = Trial(Seat(1), Seat(0), "ROQUE", 2)
    state = playing("loup | ROQUE", phase="vote", trial=known)
    assert choose(name, state) == Judge("accept")


@pytest.mark.parametrize("name", NAMES)
def test_w2_a_bot_leaves_time_to_see_what_happened_and_tells_nothing_by_it(name: str) -> None:
    bot, view = BOTS[name], game.view(dealt(2), Seat(0))
    assert isinstance(bot, Unhurried)
    turn = replace(view, phase="turn")
    paces = [bot.tempo(it) for it in (view, turn, replace(turn, has_turned=True))]
    assert paces == [4, 3, 2]
    assert bot.tempo(replace(turn, own=None, places=())) == 3, "by what everybody sees"


@pytest.mark.parametrize("name", NAMES)
def test_who_has_studied_chooses_the_same_and_looks_up_no_more_words(name: str) -> None:
    state, bot = dealt(2, Options("fr")), BOTS[name]
    assert isinstance(bot, Studious)
    chosen = choose(name, state)
    common_words.cache_clear()

    bot.study(state.options)

    known = common_words.cache_info().misses
    assert choose(name, state) == chosen
    assert common_words.cache_info().misses == known
