"""Looking back at Trapwords: a little game by hand, with the rule book's own words, and whole games of bots."""

from collections.abc import Sequence
from typing import Any, get_args

import pytest

from tablee.bots.trapwords import BOTS
from tablee.bots.trapwords.lists import Source, lists_of
from tablee.core.chance import Chance
from tablee.core.seats import Seat, Seating
from tablee.games.trapwords import events
from tablee.games.trapwords.actions import MakeGuess, Say
from tablee.games.trapwords.pieces import (
    BLUE,
    RED,
    Claim,
    Effects,
    End,
    Guess,
    Language,
    Options,
    SaidWord,
    Trap,
    TurnResult,
)
from tablee.review.review import Remark, Review
from tablee.review.reviewers import has_review
from tablee.review.trapwords.keys import Fate, Graph, Key, Reason, RestsOn
from tablee.tables.table import Table
from tablee.words.families.kinship import Why
from tests.review.hand_made import review_by_hand
from tests.review.playing import a_game, curves, is_whole, played, remarks, review_of

GIVER, WATCHER, GUESSER = Seat(0), Seat(1), Seat(2)
FOUR = Seating(4, (RED, BLUE, RED, BLUE))
PLAIN = Effects(cards=(), traps=3, guesses=5, words=None, clue_words=None, glass=40_000)
FIRST = 8 + 3
"""The step of the first word: three traps are proposed before it."""


def said(*clues: str) -> tuple[SaidWord, ...]:
    words = [(clue, word) for clue, text in enumerate(clues, start=1) for word in text.split()]
    return tuple(
        SaidWord(number, clue, word, 1000 * number)
        for number, (clue, word) in enumerate(words, start=1)
    )


def upheld(word: int, trap: int, trap_word: str) -> Claim:
    return Claim(1, WATCHER, word, "TW-51", trap, trap_word, is_certain=True, verdict="upheld")


def a_turn(
    secret: str,
    traps: Sequence[str],
    words: Sequence[SaidWord],
    *claims: Claim,
    guesses: Sequence[Guess] = (),
    end: End = "time",
    giver: Seat = GIVER,
    language: Language = "fr",
) -> Review:
    """Red has to guess; guesses come after all words.  Another may have taken the torch from the giver."""
    set_ = tuple(Trap(n, word) for n, word in enumerate(traps, start=1))
    result = TurnResult(
        round=1,
        team=RED,
        giver=giver,
        end=end,
        secret=secret,
        traps=set_,
        words=tuple(words),
        guesses=tuple(guesses),
        claims=claims,
        used=9000,
    )
    drawn = (events.DrawnWord(BLUE, 1, secret), events.DrawnWord(RED, 2, "x"))
    happened: list[Any] = [
        events.DungeonLaid((RED, BLUE, RED, BLUE), "troll", (), (GIVER, WATCHER), RED),
        events.RoundBegan(1, RED, (GIVER, WATCHER), (PLAIN, PLAIN)),
        events.WordsDrawn(drawn),
        *[
            events.TrapProposed(BLUE, WATCHER, n, word, is_chosen=True)
            for n, word in enumerate(traps, start=1)
        ],
        events.SheetReady(BLUE, WATCHER),
        events.SheetReady(RED, GIVER),
        events.TurnBegan(RED, GIVER, 40_000),
        *([] if giver == GIVER else [events.TorchTaken(RED, giver)]),
        events.BookOpened(giver),
        *map(events.WordSaid, words),
        *[events.GuessMade(it.by, it.text, it.is_right, it.at) for it in guesses],
        events.TurnClosed(end, 9000, secret, set_, claims),
        events.TurnEnded(result),
    ]
    return review_by_hand("trapwords", FOUR, Options(language=language), *happened)


def one(found: Review, key: str) -> Remark:
    (it,) = remarks(found, key)
    return it


def fates_in(found: Review) -> dict[str, Fate]:
    (told,) = [it for it in found.remarks if it.shows is not None]
    return {it["word"]: it["fate"] for it in told.shows["traps"]}


def wrong(text: str) -> Guess:
    return Guess(GUESSER, text, is_right=False, at=8000)


def right(text: str) -> Guess:
    return Guess(GUESSER, text, is_right=True, at=9000)


# Every word against every trap: the examples of the rule book


@pytest.mark.parametrize(
    ("trap", "word", "fate", "why"),
    [
        ("tartine", "tartine", "passed", "same"),  # TW-T2
        ("tartine", "tartines", "passed", "inflection"),
        ("scientifique", "science", "passed", "family"),  # TW-T7
        ("scientifique", "SF", "passed", "short"),  # TW-T7
        ("jour", "abat-jour", "passed", "family"),  # TW-T8
        ("cerf", "cerf-volant", "passed", "family"),  # TW-T8
        ("pied", "casse-pied", "passed", "compound"),
        ("science", "conscience", "untouched", ""),  # TW-T7
        ("lait", "pantalon", "untouched", ""),
    ],
)
def test_the_judge_of_families_says_what_a_word_would_have_sprung(
    trap: str, word: str, fate: Fate, why: Reason
) -> None:
    found = a_turn("zut", [trap, "pingouin", "accordéon"], said(word))

    assert fates_in(found)[trap] == fate
    told = [it for it in found.remarks if it.key == fate]
    assert [it.facts["why"] for it in told] == ([why] if why else [])
    for it in told:
        assert (it.step, it.seats, it.rests_on) == (FIRST, (GIVER,), "families")
        assert (it.facts["word"], it.facts["trap"]) == (word, trap)


def test_the_trap_that_caught_is_told_at_the_word_that_sprang_it() -> None:
    words = said("Ma tartine tombe")
    found = a_turn(
        "beurre", ["lait", "gras", "tartine"], words, upheld(2, 3, "tartine"), end="stopped"
    )
    caught, told = one(found, "caught"), one(found, "map.caught")

    assert caught.step == FIRST + 1
    assert caught.is_turning
    assert (caught.facts["word"], caught.facts["why"]) == ("tartine", "same")
    assert told.facts["caught"] == ("tartine",)
    assert set(told.facts["untouched"]) <= {"lait", "gras"}  # type: ignore[arg-type]
    assert [it["word"] for it in told.shows["words"]] == ["tartine", "tombe"]


def test_who_took_the_torch_gave_the_clues() -> None:
    """TW-05."""
    found = a_turn("poison", ["mortel", "tuer", "fiole"], said("potion"), giver=GUESSER)

    assert {it.seats for it in found.remarks} == {(GUESSER,)}
    assert [it.seat for it in curves(found, "clear")] == [GUESSER]


def test_what_people_let_pass_or_say_is_sprung_counts_whatever_the_dictionary_says() -> None:
    found = a_turn("beurre", ["accordéon"] * 3, said("pingouin"), upheld(1, 2, "accordéon"))

    assert one(found, "caught").facts["why"] == ""
    assert one(found, "caught").rests_on == ""


def test_a_word_in_passing_touches_nothing() -> None:
    """Il peut être vert: pouvoir is no help to its clue but to hold it together (TW-23)."""
    found = a_turn("grenouille", ["pouvoir", "mare", "saut"], said("il peut nager"))

    assert fates_in(found)["pouvoir"] == "untouched"


# By what people say: the lists themselves are asked


def lists_join(language: Language, one: str, other: str) -> bool:
    """Whether the list of one names the other, or that of a third names both beside each other: looked up here."""
    lists = lists_of(Source(language))
    named = {card.words[0]: card.associations for card in lists.cards}
    return other in named.get(one, ()) or one in named.get(other, ())


def test_near_is_what_one_list_joins() -> None:
    assert lists_join("fr", "potion", "fiole")
    assert not lists_join("fr", "champignon", "fiole")
    found = a_turn("poison", ["mortel", "tuer", "fiole"], said("potion", "champignon"))
    near, told = one(found, "near"), one(found, "map.near")

    assert (near.step, near.rests_on) == (FIRST, "lists")
    assert (near.facts["word"], near.facts["trap"]) == ("potion", "fiole")
    assert told.facts["near"] == ("fiole",)
    assert told.facts["untouched"] == ("mortel", "tuer")
    assert told.rests_on == "lists"


def test_where_nothing_came_near_the_map_is_clear() -> None:
    told = one(a_turn("poison", ["mortel", "tuer", "fiole"], said("lierre")), "map.clear")

    assert told.facts["untouched"] == ("mortel", "tuer", "fiole")
    assert told.step == FIRST + 2


# Where one could have guessed

CLUES = ("souffle feu", "écaille griffe", "trésor")


def test_the_first_word_is_told_after_which_all_lists_would_name_the_secret() -> None:
    missed = a_turn("dragon", ["vol", "aile", "grotte"], said(*CLUES))
    (line,) = curves(missed, "clear")
    told = one(missed, "guessable")

    assert line.seat == GIVER
    shares = dict(line.points)
    assert shares[told.step] == told.facts["share"]
    assert 50 <= shares[told.step] <= 100
    assert all(share < 50 for step, share in line.points if step < told.step)
    assert line.points[-1][1] == 0
    assert told.is_turning


def test_who_names_it_at_once_has_missed_nothing() -> None:
    words = said(*CLUES)
    step = one(a_turn("dragon", ["vol", "aile", "grotte"], words), "guessable").step
    heard = words[: step - FIRST + 1]
    found = a_turn(
        "dragon", ["vol", "aile", "grotte"], heard, guesses=[right("dragon")], end="found"
    )

    assert not remarks(found, "guessable")
    assert one(found, "found").seats == (GUESSER, GIVER)


def test_a_good_ear_is_told_from_a_plain_clue() -> None:
    found = a_turn(
        "dragon", ["vol", "aile", "grotte"], said("banc"), guesses=[right("dragon")], end="found"
    )

    assert one(found, "found.early").facts["share"] < 10  # type: ignore[operator]


def test_a_wrong_guess_is_ruled_out() -> None:
    """What is no abyss is likelier a ravine."""
    words, traps = said("trou précipice"), ["profond", "creux", "fossé"]
    (before,) = curves(a_turn("ravin", traps, words), "clear")
    (after,) = curves(a_turn("ravin", traps, words, guesses=[wrong("gouffre")]), "clear")

    assert after.points[:2] == before.points[:2]
    assert after.points[2][1] > before.points[1][1]


def test_words_that_no_list_has_are_not_talked_of() -> None:
    found = a_turn("zygomatique", ["rire", "muscle", "visage"], said("sourire"))

    assert not curves(found, "clear")
    assert not remarks(found, "guessable")


def test_where_clues_are_spoken_the_trap_is_all_that_is_known() -> None:
    found = a_turn("beurre", ["lait", "gras", "tartine"], (), upheld(0, 1, "lait"), end="stopped")

    assert one(found, "caught.aloud").facts == {"trap": "lait", "secret": "beurre"}
    assert [it.key for it in found.remarks] == ["caught.aloud"]


# Whole games

GAMES = [(4, "fr", b"t1"), (5, "en", b"t2"), (8, "fr", b"t3")]


@pytest.fixture(scope="module", params=GAMES, ids=str)
def whole(request: pytest.FixtureRequest) -> tuple[Table, Review, list[str]]:
    seats, language, seed = request.param
    levels = [("expert", "regular", "novice")[at % 3] for at in range(seats)]
    table = a_game("trapwords", seats, seed, *levels, language=language)
    return table, review_of(table, levels), levels


def test_a_whole_game_has_turning_points_and_is_not_talked_over(
    whole: tuple[Table, Review, list[str]],
) -> None:
    table, found, _ = whole
    turns = [it for it in table.entries if isinstance(it.event, events.TurnEnded)]
    mapped = [it for it in found.remarks if it.shows is not None]

    assert has_review("trapwords")
    assert is_whole(found, table)
    assert 3 <= sum(it.is_turning for it in found.remarks) <= 15
    assert len(found.remarks) <= len(table.entries)
    assert len(mapped) == len([it for it in turns if it.event.result.words])


def test_whatever_is_said_has_a_name_that_the_browser_knows(
    whole: tuple[Table, Review, list[str]],
) -> None:
    _, found, _ = whole

    assert {it.key for it in found.remarks} <= set(get_args(Key))
    assert {it.rests_on for it in found.remarks} <= set(get_args(RestsOn))
    assert {it.graph for it in found.curves} == set(get_args(Graph))
    assert {it.facts["why"] for it in found.remarks if "why" in it.facts} <= set(get_args(Reason))
    assert set(get_args(Reason)) - {""} == set(get_args(Why)[:10])


def test_a_bot_is_said_to_have_thought_what_it_thinks(
    whole: tuple[Table, Review, list[str]],
) -> None:
    """Asked again, with the view of that moment, it guesses the very same; and avoids what it fears."""
    table, found, levels = whole
    by_step = {(it.step, it.key): it for it in found.remarks}
    guesses = 0
    for step in played(table).steps():
        if step.seat is None:
            continue
        view = table.game.view(step.before, step.seat)
        bot = BOTS[levels[step.seat]]
        if isinstance(step.action, MakeGuess) and isinstance(step.event, events.GuessMade):
            told = by_step[step.number, "bot.guesses"]
            assert bot.choose(view, Chance(bytes(32))) == step.action
            assert told.facts["words"][0] == step.action.text  # type: ignore[index]
            guesses += 1
        fears = by_step.get((step.number, "bot.fears"))
        if isinstance(step.action, Say) and fears is not None:
            assert step.action.word not in fears.facts["words"]  # type: ignore[operator]
    assert guesses > 3
    assert remarks(found, "bot.fears")


def test_nobody_explains_the_moves_of_people(whole: tuple[Table, Review, list[str]]) -> None:
    table, *_ = whole

    assert not [it for it in review_of(table).remarks if it.key.startswith("bot.")]
