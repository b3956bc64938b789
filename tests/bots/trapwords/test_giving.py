"""What a bot says of a secret, and what it keeps away from."""

from itertools import chain, product
from typing import Any

import pytest

from tablee.bots.bot import Racer, pause_of
from tablee.bots.trapwords import BOTS, EXPERT, NOVICE
from tablee.bots.trapwords.giving import plan_for
from tablee.bots.trapwords.mind import mind_of
from tablee.core.chance import Chance
from tablee.core.seats import Seat
from tablee.games.trapwords.actions import BeginClues, MakeGuess, OpenBook, Say
from tablee.games.trapwords.pieces import CardName, Options
from tablee.games.trapwords.state import State
from tablee.words.dictionary import load
from tablee.words.families import related
from tests.games.trapwords.builders import clues
from tests.games.trapwords.play import after, view

NAMES = ("novice", "regular", "expert")
NO_TRAP = ("xylophone", "yaourt", "zeste")


def turn(*cards: CardName, secret: str = "dragon", **given: Any) -> State:
    return clues(secret, NO_TRAP, cards=cards, **given)


def choice(state: State, name: str = "expert", seat: int = 0) -> Any:
    return BOTS[name].choose(view(state, seat), Chance(b"any"))


def spoken(state: State, name: str = "expert", most: int = 60) -> tuple[State, list[Say]]:
    """Everything it says while nobody guesses, a word a second."""
    said: list[Say] = []
    while state.phase == "clue" and len(said) < most:
        action = choice(state, name)
        if action is None:
            break
        said.append(action)
        state = after(state, (0, action, 1_000 * len(said)))
    return state, said


def test_it_opens_the_book_first() -> None:
    assert choice(turn(is_open=False)) == OpenBook()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("secret", ["dragon", "forgeron", "nuage", "girafe"])
def test_tw_32_it_says_no_word_of_the_secrets_family(name: str, secret: str) -> None:
    _, said = spoken(turn(secret=secret), name)

    assert len(said) > 5
    assert not any(related("fr", secret, it.word).kind for it in said)


def test_a_novice_says_few_and_plain_words() -> None:
    state, said = spoken(turn(), "novice")
    plan = plan_for(mind_of(view(state, 0), NOVICE), "dragon", 3)

    assert not plan.sentences
    assert len(plan.words) <= 8
    assert all(it.clue == "next" for it in said)
    assert [it.word for it in said] == [*plan.words, *plan.risky]


@pytest.mark.parametrize("name", ["regular", "expert"])
def test_it_says_a_sentence_then_single_words_and_what_may_be_trapped_last(name: str) -> None:
    state, said = spoken(turn(), name)
    seen = view(state, 0)
    plan = plan_for(mind_of(seen, BOTS[name]._level), "dragon", 3)  # type: ignore[attr-defined]
    words = [it.word for it in said]
    first = plan.sentences[0]

    assert tuple(words[: len(first)]) == first
    assert [it.clue for it in said[: len(first) + 2]] == [
        "next",
        *["same"] * (len(first) - 1),
        *["next"] * 2,
    ]
    assert words[len(first)] in plan.words
    risky = [words.index(it) for it in plan.risky]
    assert min(risky) > max(words.index(it) for it in plan.words)


def test_nothing_it_says_before_that_is_related_to_what_it_fears() -> None:
    seen = view(turn(), 0)
    plan = plan_for(mind_of(seen, EXPERT), "dragon", 3)

    assert len(plan.risky) == 6
    for word in (*plan.words, *(it for sentence in plan.sentences for it in sentence)):
        assert not any(related("fr", word, it).kind for it in plan.risky)


def test_after_a_guess_gone_astray_it_begins_another_clue() -> None:
    state, said = spoken(turn(), most=2)
    assert choice(state).clue == "same"

    state = after(state, (2, MakeGuess("souris"), 2_500))

    assert choice(state).clue == "next"
    assert choice(state).word not in [it.word for it in said]


@pytest.mark.parametrize("card", ["vow", "troll"])
def test_tw_52_it_never_says_a_word_too_many(card: CardName) -> None:
    state, said = spoken(turn(card))

    assert state.phase == "clue"
    assert 5 < len(said) <= (12 if card == "vow" else 10)
    assert all(it.clue == "next" for it in said)


def test_tw_79_with_an_echo_every_word_is_said_twice() -> None:
    _, said = spoken(turn("echo"))
    words = [it.word for it in said]

    assert len(words) > 10
    assert words[::2] == words[1::2]
    assert len(set(words)) == len(words) // 2


def test_tw_79_an_echo_that_would_be_one_word_too_many_is_not_begun() -> None:
    state = turn("echo", "vow")
    for number in range(11):
        word = "ab"[number // 2 % 2] * 4
        state = after(state, (0, Say(word, "next" if number % 2 == 0 else "same"), number))

    assert choice(state) == Say(state.playing.words[-1].word, "same")
    state, _ = spoken(state)
    assert len(state.playing.words) == 12
    assert state.phase == "clue"


def test_tw_80_a_feeble_mind_says_nouns_only() -> None:
    dictionary = load("fr")
    _, said = spoken(turn("feeblemind"))

    assert len(said) > 3
    for it in said:
        assert all(len(dictionary.forms(lemma)) <= 2 for lemma in dictionary.lemmas(it.word))


def test_in_darkness_a_clue_has_three_words_and_no_word_comes_twice() -> None:
    _, said = spoken(turn("darkness"))

    assert [it.clue for it in said[:6]] == ["next", "same", "same"] * 2
    assert len({it.word for it in said}) == len(said)


def test_tw_77_a_flood_is_answered_in_one_breath() -> None:
    state = turn("flood")
    bot = BOTS["novice"]
    assert isinstance(bot, Racer)
    for at in range(5):
        action = choice(state, "novice")
        state = after(state, (0, action, at))
        assert bot.pause(view(state, 0), Chance(b"pause")) <= 800


def test_a_word_takes_about_a_second_and_the_first_waits_for_the_reading() -> None:
    bot = BOTS["expert"]
    assert isinstance(bot, Racer)
    state = turn()
    assert bot.pause(view(state, 0), Chance(b"pause")) > 3_000
    state = after(state, (0, choice(state), 3_500))
    assert 600 <= bot.pause(view(state, 0), Chance(b"pause")) <= 1_200


def test_where_forbidden_word_is_upon_it_nothing_is_risked() -> None:
    state, said = spoken(turn("forbidden_word", star="zeste"))
    plan = plan_for(mind_of(view(state, 0), EXPERT), "dragon", 3)

    assert not {it.word for it in said} & set(plan.risky)


def test_where_clues_are_spoken_it_lets_the_glass_run() -> None:
    aloud = Options(curses="off", clues="aloud", start="with_first_clue")
    state = turn(options=aloud)

    assert choice(state) == BeginClues()
    state = after(state, (0, BeginClues(), 1_000))
    assert choice(state, seat=1) is None


def test_tw_05_where_clues_are_spoken_a_person_has_time_to_take_the_torch() -> None:
    state = clues(options=Options(curses="off", clues="aloud"), is_open=False)
    bot, seen = BOTS["regular"], view(state, 0)
    assert isinstance(bot, Racer)

    assert pause_of(bot, seen, frozenset({Seat(0)}), Chance(b"pause")) >= 15_000
    assert pause_of(bot, seen, frozenset({Seat(0), Seat(2)}), Chance(b"pause")) <= 3_500


@pytest.mark.parametrize("secret", ["samouraï", "cornemuse", "tsar", "hermine", "éclipse"])
def test_tw_34_it_says_nothing_that_is_made_of_a_proper_name(secret: str) -> None:
    """People think of them first, and set traps for them; as clues they are invalid."""
    for seat, level in product((0, 2), (NOVICE, EXPERT)):
        mind = mind_of(view(turn(secret=secret), seat), level)
        plan = plan_for(mind, secret, 3)
        said = {*plan.words, *plan.risky, *chain.from_iterable(plan.sentences)}
        assert not said & {"japonais", "asiatique", "écossais", "breton", "russe", "sibérien"}
        assert not said & {"celte", "indienne"}
