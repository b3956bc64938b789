"""How a bot makes out a secret: from all lists together, and from nothing but what it heard."""

from typing import Any

import pytest

from tablee.bots.bot import Racer, pause_of
from tablee.bots.trapwords import BOTS, EXPERT, NOVICE
from tablee.bots.trapwords.hearing import heard
from tablee.bots.trapwords.level import Level
from tablee.bots.trapwords.lists import Source
from tablee.bots.trapwords.mind import Mind, mind_of
from tablee.bots.trapwords.player import Player
from tablee.bots.trapwords.sense import hunches, pointed_at
from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.games.trapwords.actions import MakeGuess, Say
from tablee.games.trapwords.pieces import CardName, Options
from tablee.games.trapwords.state import State
from tests.games.rig import TIME_UP
from tests.games.trapwords.builders import clues
from tests.games.trapwords.play import after, view

NO_TRAP = ("xylophone", "yaourt", "zeste")
GUESSER = 2
CLEAR = ("écaille", "cracher", "princesse")
"""Words that lead to the dragon."""
UNCLEAR = ("griffe", "lézard", "grotte")
"""Words that may lead elsewhere, too."""


def told(
    *words: str, secret: str = "dragon", cards: tuple[CardName, ...] = (), **given: Any
) -> State:
    """A clue a word a second."""
    state = clues(secret, NO_TRAP, cards=cards, **given)
    for at, word in enumerate(words, 4):
        state = after(state, (0, Say(word, "next"), at * 1_000))
    return state


def choice(state: State, name: str = "expert") -> Any:
    return BOTS[name].choose(view(state, GUESSER), Chance(b"any"))


def mind(level: Level = EXPERT) -> Mind:
    return mind_of(view(clues("dragon"), GUESSER), level)


def best(words: tuple[str, ...], level: Level = EXPERT, wrong: tuple[str, ...] = ()) -> list[str]:
    return [it.word for it in hunches(mind(level), words, wrong)]


def test_the_whole_vocabulary_is_ranked() -> None:
    assert best(CLEAR)[0] == "dragon"
    assert best(("sorcière", "poussière"))[0] == "balai"
    assert len(pointed_at(mind(), "feu")) > 100


def test_a_secret_can_be_found_without_its_own_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """By what other lists say of it: those that name it stand for the words that are heard."""
    own = mind().lists.card_of("dragon")
    remembers = Mind.thinks_of

    def forgetful(it: Mind, card: int) -> tuple[int, ...]:
        return () if card == own else remembers(it, card)

    monkeypatch.setattr(Mind, "thinks_of", forgetful)
    other = Mind(Source("fr"), EXPERT, b"a mind that has not thought of anything yet")

    assert hunches(other, (*CLEAR, "griffe"), ())[0].word == "dragon"


def test_tw_32_no_word_of_a_family_that_was_said_can_be_the_secret() -> None:
    assert "balai" in best(("sorcière", "poussière"))
    assert "balai" not in best(("sorcière", "poussière", "balayer"))


def test_what_was_wrong_is_not_guessed_again() -> None:
    assert "dragon" not in best(CLEAR, wrong=("dragons",))


def test_shares_add_up_to_no_more_than_one_and_grow_with_what_is_heard() -> None:
    shares = []
    for count in range(1, 4):
        words = CLEAR[:count]
        found = hunches(mind(), words, ())
        assert sum(it.share for it in found) <= 1
        shares.append(next((it.share for it in found if it.word == "dragon"), 0.0))

    assert shares == sorted(shares)


def test_words_that_hold_a_sentence_together_tell_nothing() -> None:
    state = told("il", "brûle", "sur", "les", "moissons", "s’y")

    assert heard(view(state, GUESSER)) == ("brûle", "moissons")


def test_no_torrent_of_words_is_too_long() -> None:
    state = clues("dragon", NO_TRAP)
    words = [f"mot{first}{second}" for first in "abcdefgh" for second in "ijklmnop"]
    for at, word in enumerate([*words, *CLEAR]):
        state = after(state, (0, Say(word, "next"), 4_000 + at))

    assert len(heard(view(state, GUESSER))) == 40
    assert choice(state) == MakeGuess("dragon")


def test_it_waits_while_it_is_not_sure_and_guesses_when_it_is() -> None:
    assert choice(told()) is None
    assert choice(told("vert")) is None
    assert choice(told(*CLEAR)) == MakeGuess("dragon")


def test_a_novice_is_sure_sooner() -> None:
    assert NOVICE.sure < EXPERT.sure


def needing(share_beyond: int) -> Player:
    """One who needs that much more than what is known of the dragon after three words, in hundredths."""
    share = hunches(mind(), UNCLEAR, ())[0].share
    return Player(replace(EXPERT, sure=int(share * 100) + share_beyond))


def test_when_the_clue_giver_falls_silent_less_is_enough() -> None:
    state, bot = told(*UNCLEAR), needing(10)
    assert bot.choose(view(state, GUESSER), Chance(b"any")) is None

    for at in (7_000, 8_000, 9_000):
        state = after(state, (None, TIME_UP, at))

    assert bot.choose(view(state, GUESSER), Chance(b"any")) == MakeGuess("dragon")


def test_with_nothing_new_since_the_last_guess_it_waits() -> None:
    state = told(*CLEAR)
    state = after(state, (GUESSER, MakeGuess("lézard"), 6_500))

    assert choice(state) is None


def test_in_the_end_any_guess_is_better_than_none() -> None:
    state = clues("dragon", NO_TRAP)
    state = after(state, (0, Say("vert", "next"), 35_000))

    assert isinstance(choice(state), MakeGuess)


def test_the_last_guess_is_kept_for_what_is_nearly_certain() -> None:
    harder, bot = Options(curses="off", monsters="harder"), needing(0)
    one_left = view(told(*UNCLEAR, cards=("vampire",), options=harder), GUESSER)

    assert bot.choose(view(told(*UNCLEAR), GUESSER), Chance(b"any")) == MakeGuess("dragon")
    assert one_left.turn is not None
    assert one_left.turn.guesses_left == 1
    assert bot.choose(one_left, Chance(b"any")) is None


def test_tw_78_under_petrification_it_hears_everything_before_it_guesses() -> None:
    state = told(*CLEAR, cards=("petrification",))
    assert choice(state) is None

    for at in (7_000, 8_000, 9_000):
        state = after(state, (None, TIME_UP, at))

    assert choice(state) == MakeGuess("dragon")


def test_in_darkness_it_has_but_the_newest_clue() -> None:
    state = clues("dragon", NO_TRAP, cards=("darkness",))
    said = (Say("reptile", "next"), Say("grotte", "same"), Say("vert", "next"))
    for at, word in enumerate(said):
        state = after(state, (0, word, 4_000 + at))

    assert heard(view(state, GUESSER)) == ("vert",)


def test_where_clues_are_spoken_it_guesses_nothing() -> None:
    state = clues("dragon", NO_TRAP, Options(curses="off", clues="aloud"))

    assert choice(state) is None


def test_tw_43_a_person_who_guesses_too_has_time_to_be_first() -> None:
    sure, bot = view(told(*CLEAR), GUESSER), BOTS["expert"]
    assert isinstance(bot, Racer)
    alone = pause_of(bot, sure, frozenset({Seat(GUESSER)}), Chance(b"pause"))
    assert alone <= 1_800  # the other one of its team gives the clues

    three = clues("dragon", NO_TRAP, seats=6)
    for at, word in enumerate(CLEAR, 4):
        three = after(three, (0, Say(word, "next"), at * 1_000))
    seen = view(three, GUESSER)
    assert pause_of(bot, seen, frozenset({Seat(GUESSER)}), Chance(b"pause")) >= 3_900
    assert pause_of(bot, seen, frozenset({Seat(2), Seat(4)}), Chance(b"pause")) <= 1_800


def test_a_guess_takes_a_moment_and_to_wait_takes_none() -> None:
    bot = BOTS["expert"]
    assert isinstance(bot, Racer)
    assert bot.pause(view(told("vert"), GUESSER), Chance(b"pause")) == 0
    sure = view(told(*CLEAR), GUESSER)
    assert 900 <= bot.pause(sure, Chance(b"pause")) <= 1_800
