"""Our English pack for Entre les lignes is whole: 115 cards, and for every word things that hint at it."""

from collections import Counter
from importlib.resources import files
from itertools import combinations

from tablee.words.allusions import allusions
from tablee.words.families import related
from tablee.words.fold import fold
from tablee.words.packs import pack
from tablee.words.pictograms import pictograms

CARDS = 115
FEWEST, MOST = 5, 10
ALIKE = 4
"""Two words of a column with so many things in common would be drawn alike."""
OFTENEST = 30
"""No thing hints at more words than this: a drawing that could be anything helps nobody."""
LONGEST = 27
"""Letters and spaces of the longest name: it fits one line of a small screen."""
LICENCE = "# language: en\n# licence: CC0-1.0, our own work\n"


def cards() -> list[tuple[str, ...]]:
    return [card.words for card in pack("entre-les-lignes/en/tablee")]


def columns() -> list[tuple[str, ...]]:
    return list(zip(*cards(), strict=True))


def words() -> list[str]:
    return [word for card in cards() for word in card]


def shared(one: str, other: str) -> set[str]:
    return {*allusions("en")[one]} & {*allusions("en")[other]}


def twice(names: list[str]) -> list[str]:
    return [name for name, times in Counter(names).items() if times > 1]


def test_there_are_115_cards_of_five_words() -> None:
    assert len(cards()) == CARDS
    assert {len(card) for card in cards()} == {5}
    assert all(words())


def test_no_word_stands_twice_in_a_column_or_in_two_columns_whatever_its_accents() -> None:
    assert twice([fold(word) for word in words()]) == []


def test_no_two_words_of_a_column_are_of_one_family() -> None:
    kin = [
        pair
        for column in columns()
        for pair in combinations([word for word in column if fold(word).isalpha()], 2)
        if related("en", *pair).kind == "certain"
    ]

    assert kin == []


def test_only_names_works_and_feasts_have_capitals() -> None:
    objects, scenes, trades, _, ideas = columns()

    assert [word for word in (*objects, *trades, *ideas) if word != word.lower()] == []
    assert sorted(word for word in scenes if word != word.lower()) == [
        "Christmas",
        "Easter",
        "Halloween",
        "New Year’s Eve",
    ]


def test_the_words_are_short_and_written_with_printed_apostrophes() -> None:
    assert [word for word in words() if len(word) > LONGEST] == []
    assert [word for word in words() if "'" in word or "  " in word] == []


def test_no_two_words_of_a_card_share_a_thing_or_are_things_for_each_other() -> None:
    for card in cards():
        for one, other in combinations(card, 2):
            assert shared(one, other) == set(), card
            assert fold(one) not in map(fold, allusions("en")[other]), card
            assert fold(other) not in map(fold, allusions("en")[one]), card


def test_every_word_has_its_allusions_and_nothing_else_has() -> None:
    assert sorted(allusions("en")) == sorted(words())


def test_no_word_has_two_lines() -> None:
    text = (files("tablee.words") / "data" / "allusions" / "en.txt").read_text("utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]

    assert twice([fold(line.partition(":")[0]) for line in lines]) == []


def test_a_word_has_five_to_ten_different_things() -> None:
    for word, things in allusions("en").items():
        assert FEWEST <= len(things) <= MOST, word
        assert twice(list(things)) == [], word


def test_every_thing_is_drawn_and_every_drawing_hints_at_something() -> None:
    assert {it for things in allusions("en").values() for it in things} == set(pictograms())


def test_el_16_the_thing_itself_is_no_allusion() -> None:
    plain = [word for word, things in allusions("en").items() if fold(word) in map(fold, things)]

    assert plain == []


def test_no_two_words_of_a_column_would_be_drawn_alike() -> None:
    alike = [
        pair
        for column in columns()
        for pair in combinations(column, 2)
        if len(shared(*pair)) >= ALIKE
    ]

    assert alike == []


def test_no_two_words_of_a_column_have_the_same_two_strongest_things() -> None:
    for column in columns():
        strongest = [" ".join(sorted(allusions("en")[word][:2])) for word in column]
        assert twice(strongest) == []


def test_no_thing_hints_at_very_many_words() -> None:
    used = Counter(it for things in allusions("en").values() for it in things)

    assert [thing for thing, times in used.items() if times > OFTENEST] == []


def test_both_files_say_that_they_are_ours_and_free() -> None:
    folder = files("tablee.words") / "data"
    for file in (folder / "packs/entre-les-lignes/en/tablee.txt", folder / "allusions/en.txt"):
        title, _, rest = file.read_text("utf-8").partition("\n")
        assert title.startswith("# "), file
        assert rest.startswith(LICENCE), file
