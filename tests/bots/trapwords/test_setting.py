"""How a bot sets traps with its team."""

from collections.abc import Iterable
from typing import Any

import pytest

from tablee.bots.bot import Partner, Racer, pause_of
from tablee.bots.trapwords import BOTS, EXPERT, NOVICE, REGULAR
from tablee.bots.trapwords.mind import mind_of
from tablee.bots.trapwords.phrases import phrase
from tablee.bots.trapwords.saying import expected, likely
from tablee.core.chance import Chance
from tablee.core.record import replace
from tablee.core.seats import Seat
from tablee.core.text import tidy
from tablee.games.trapwords import actions
from tablee.games.trapwords.pieces import Draft, Options
from tablee.games.trapwords.state import State
from tablee.games.trapwords.view import View
from tablee.words import LANGUAGES, Language
from tablee.words.families import related
from tablee.words.packs import pack
from tests.games.trapwords.builders import clues, setting
from tests.games.trapwords.play import after, view

FRIEND, MINE = Seat(2), Seat(0)
"""Both are red."""


def with_drafts(*drafts: tuple[str, Seat, bool], **given: Any) -> State:
    state = setting(secret="dragon", **given)
    written = tuple(
        Draft(number, word, by, is_chosen=is_chosen)
        for number, (word, by, is_chosen) in enumerate(drafts, 1)
    )
    red = replace(state.sheets[0], drafts=written, proposed=len(written))
    return replace(state, sheets=(red, state.sheets[1]))


def choice(state: State, name: str = "regular") -> Any:
    return BOTS[name].choose(view(state, MINE), Chance(b"any"))


@pytest.mark.parametrize("name", ["novice", "regular", "expert"])
def test_it_fills_the_list_with_what_is_likely_to_be_said(name: str) -> None:
    state, words = setting(secret="dragon"), []
    dragon = next(it for it in pack("trapwords/fr/fantasy") if it.words == ("dragon",))
    while not isinstance(action := choice(state, name), actions.DeclareReady):
        assert isinstance(action, actions.ProposeTrap)
        words.append(action.word)
        state = after(state, (MINE, action))

    assert len(words) == 3
    assert set(words) & set(dragon.associations)
    assert not any(related("fr", "dragon", word).kind for word in words)


def test_no_two_seats_think_alike() -> None:
    state = setting(secret="dragon")
    orders = {likely(mind_of(view(state, seat), EXPERT), "dragon")[:12] for seat in (0, 2)}

    assert len(orders) == 2


def test_the_same_seat_thinks_the_same_again() -> None:
    first = mind_of(view(setting(secret="dragon"), MINE), EXPERT)
    later = mind_of(view(with_drafts(("aile", FRIEND, True)), MINE), EXPERT)

    assert first == later


def test_a_better_one_has_more_to_say_and_keeps_some_traps_for_the_careful() -> None:
    seen = view(setting(secret="dragon"), MINE)
    words = {level.cards: likely(mind_of(seen, level), "dragon") for level in (NOVICE, EXPERT)}
    cards = range(400)
    known = [
        sum(len(mind_of(seen, level).thinks_of(card)) for card in cards)
        for level in (NOVICE, REGULAR, EXPERT)
    ]

    assert known == sorted(known)
    assert known[0] < known[2] * 2 // 3
    mind = mind_of(seen, EXPERT)
    assert expected(mind, "dragon", 6)[:6] != words[EXPERT.cards][:6]


def test_it_proposes_nothing_that_is_written_in_another_form() -> None:
    state = with_drafts(("flammes", FRIEND, True), ("écailles", FRIEND, True))

    action = choice(state, "expert")

    assert isinstance(action, actions.ProposeTrap)
    assert action.word not in ("flamme", "écaille", "flammes", "écailles")


def test_it_makes_room_for_a_word_that_came_late_and_then_takes_it() -> None:
    state = with_drafts(
        ("feu", MINE, True), ("aile", MINE, True), ("queue", MINE, True), ("or", FRIEND, False)
    )

    assert choice(state) == actions.UnchooseTrap(3)
    state = after(state, (MINE, actions.UnchooseTrap(3)))
    assert choice(state) == actions.ChooseTrap(4)
    state = after(state, (MINE, actions.ChooseTrap(4)))
    assert choice(state) == actions.DeclareReady()


def test_it_does_not_bring_back_what_somebody_took_off_the_list() -> None:
    state = with_drafts(("feu", MINE, False), ("aile", FRIEND, True), ("queue", MINE, True))

    assert isinstance(choice(state), actions.ProposeTrap)
    state = with_drafts(("aile", FRIEND, True), ("queue", MINE, True), ("feu", MINE, False))
    assert isinstance(choice(state), actions.ProposeTrap)


def test_it_never_takes_anothers_word_off() -> None:
    state = with_drafts(
        ("feu", FRIEND, True), ("aile", FRIEND, True), ("queue", MINE, True), ("or", FRIEND, False)
    )

    assert choice(state) == actions.DeclareReady()


def test_where_one_has_to_be_starred_it_stars_the_likeliest() -> None:
    cards = ((), ("forbidden_word",))
    state = with_drafts(
        ("xylophone", MINE, True), ("feu", FRIEND, True), ("yaourt", MINE, True), cards=cards
    )

    assert choice(state, "expert") == actions.StarTrap(2)
    assert choice(after(state, (MINE, actions.StarTrap(2))), "expert") == actions.DeclareReady()


def test_it_leaves_the_last_word_to_others_for_a_good_while() -> None:
    full = with_drafts(("feu", MINE, True), ("aile", FRIEND, True), ("queue", MINE, True))
    bot = BOTS["expert"]
    assert isinstance(bot, Racer)

    def pause(state: State) -> int:
        seen: View = view(state, MINE)
        return bot.pause(seen, Chance(b"pause"))

    assert pause(full) >= 20_000
    assert 3_000 < pause(setting(secret="dragon")) < 10_000


@pytest.mark.parametrize("rooms", ["1-2-3-4-5", "3-4-5-6-7", "6-7-8-9-10"])
def test_a_team_of_bots_lets_nobody_wait_for_its_list(rooms: str) -> None:
    options = Options(curses="off", own_rooms=rooms)
    empty = setting(options, secret="dragon", at=(4, 4))
    sheet = view(empty, MINE).sheet
    assert sheet
    words = [(f"mot{letter}", FRIEND, True) for letter in "abcdefghij"[: sheet.needed]]
    full = with_drafts(*words, options=options, at=(4, 4))
    turns = -(-sheet.needed // 2) + 1  # who had a word in mind when the first one came thinks anew

    for number in range(20):
        longest = hurry(empty, number, {MINE, FRIEND}) * turns
        assert longest + hurry(full, number, {MINE, FRIEND}) < 12_000


def test_with_a_person_in_the_team_a_bot_takes_its_time() -> None:
    full = with_drafts(("feu", MINE, True), ("aile", FRIEND, True), ("queue", MINE, True))

    for bots in ({MINE}, {MINE, Seat(1), Seat(3)}):
        assert hurry(setting(secret="dragon"), 0, bots) > 3_000
        assert join(full, bots) is None  # to say that the list is ready is the person's


def join(state: State, bots: Iterable[Seat]) -> Any:
    bot = BOTS["expert"]
    assert isinstance(bot, Partner)
    return bot.join(view(state, MINE), frozenset(bots), Chance(b"any"))


def suggested(state: State) -> tuple[State, list[str], list[str]]:
    """All it comes with while nobody else does anything: words, and what it says of them."""
    words, told = [], []
    while (action := join(state, {MINE})) is not None:
        if isinstance(action, actions.TellTeam):
            told.append(action.text)
        else:
            assert isinstance(action, actions.SuggestTrap)
            words.append(action.word)
        state = after(state, (MINE, action))
    return state, words, told


def test_beside_a_person_it_suggests_some_words_says_why_and_leaves_the_list_alone() -> None:
    state, words, told = suggested(setting(secret="dragon"))

    assert len(words) == 2  # of three: the person comes first
    assert len(told) == 1
    assert f"“{words[0]}”" in told[0]
    assert state.sheets[0].traps == ()  # every line is still free
    taken = after(state, *[(FRIEND, actions.ChooseTrap(number)) for number in (1, 2)])
    taken, more, _ = suggested(taken)
    assert len(more) == 1  # somebody has made up their mind: now the rest
    full = after(taken, (FRIEND, actions.ChooseTrap(3)))
    assert join(full, {MINE}) is None
    assert isinstance(join(setting(secret="dragon"), {MINE, FRIEND}), actions.ProposeTrap)
    assert join(after(full, (FRIEND, actions.DeclareReady())), {MINE}) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_why_in_the_language_of_the_table(language: Language) -> None:
    phrases = {phrase(language, "mot", is_open=it) for it in (False, True)}

    assert len(phrases) == 2
    assert all(("J’ai" in it) == (language == "fr") and tidy(it) == it for it in phrases)


def test_a_suggestion_leaves_people_time_to_think_and_its_reason_follows_at_once() -> None:
    empty = setting(secret="dragon")
    first = after(empty, (MINE, join(empty, {MINE})))

    assert hurry(empty, 0, {MINE}) >= 8_000
    assert isinstance(join(first, {MINE}), actions.TellTeam)
    assert hurry(first, 0, {MINE}) <= 2_500


def test_a_team_of_bots_gives_clues_at_its_usual_pace() -> None:
    turn = clues()
    everybody = frozenset(map(Seat, range(4)))
    bot = BOTS["expert"]
    assert isinstance(bot, Racer)

    assert hurry(turn, 7, everybody) == bot.pause(view(turn, MINE), Chance(b"pause", 7)) > 0


def hurry(state: State, number: int, bots: Iterable[Seat]) -> int:
    bot = BOTS["expert"]
    assert isinstance(bot, Racer)
    return pause_of(bot, view(state, MINE), frozenset(bots), Chance(b"pause", number))


def test_a_sheet_full_of_unwanted_words_still_gives_a_list() -> None:
    words = [(f"mot{letter}", FRIEND, False) for letter in "abcdefghijklmnopqrstuvw"]
    state = with_drafts(*words, ("dernier", FRIEND, True), options=Options(curses="off"))

    assert choice(state) == actions.ChooseTrap(1)
