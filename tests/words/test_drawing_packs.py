"""Our packs for Entre les lignes are whole: 115 cards, and for every word things that hint at it."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib.resources import files
from itertools import combinations

import pytest

from tablee.words import Language
from tablee.words.allusions import allusions
from tablee.words.capitals import capitals, spelled
from tablee.words.families import related
from tablee.words.packs import pack
from tablee.words.pictures import things
from tests.words.too_near import clusters, too_near

CARDS = 115
FEWEST, MOST = 5, 10
ALIKE = 4
"""Two words of a column with so many things in common would be drawn alike."""
OFTENEST = 30
"""No thing hints at more words than this: a drawing that could be anything helps nobody."""

pytestmark = pytest.mark.parametrize("language", ["fr", "en"])


def cards(language: Language) -> list[tuple[str, ...]]:
    return [card.words for card in pack(f"entre-les-lignes/{language}/tablee")]


def columns(language: Language) -> list[tuple[str, ...]]:
    return list(zip(*cards(language), strict=True))


def words(language: Language) -> list[str]:
    return [word for card in cards(language) for word in card]


def shared(language: Language, one: str, other: str) -> set[str]:
    return {*allusions(language)[one]} & {*allusions(language)[other]}


def twice(names: list[str]) -> list[str]:
    return [name for name, times in Counter(names).items() if times > 1]


def test_there_are_115_cards_of_five_words(language: Language) -> None:
    assert len(cards(language)) == CARDS
    assert {len(card) for card in cards(language)} == {5}
    assert all(words(language))


def test_no_word_stands_twice_in_a_column_or_in_two_columns_whatever_its_accents(
    language: Language,
) -> None:
    assert twice([capitals(word) for word in words(language)]) == []


def test_no_two_words_of_a_column_are_of_one_family(language: Language) -> None:
    kin = [
        pair
        for column in columns(language)
        for pair in combinations([word for word in column if capitals(word).isalpha()], 2)
        if related(language, *pair).kind == "certain"
    ]

    assert kin == []


def contained(column: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Words that stand whole in another; with their accents, for `dé` is not in `cornet de glace`."""
    spaced = {word: re.sub(r"\W+", " ", f" {spelled(word)} ") for word in column}
    for one, other in combinations(spaced, 2):
        if spaced[one] in spaced[other] or spaced[other] in spaced[one]:
            yield one, other


def test_no_word_of_a_column_stands_in_another(language: Language) -> None:
    assert [pair for column in columns(language) for pair in contained(column)] == []

    again = {"fr": ("forêt", "forêt vierge"), "en": ("hiking", "hitch-hiking")}[language]
    assert list(contained(again)) == [again]


def test_no_two_words_of_a_column_are_known_to_be_too_near(language: Language) -> None:
    assert [pair for column in columns(language) for pair in too_near(language, column)] == []


def test_every_word_that_is_too_near_would_be_found_if_it_came_back(language: Language) -> None:
    for cluster in clusters(language):
        (column,) = [it for it in columns(language) if cluster & set(it)]
        (kept,) = cluster & set(column)
        for word in cluster - {kept}:
            assert (min(kept, word), max(kept, word)) in too_near(language, (*column, word))


def test_words_are_written_with_printed_apostrophes(language: Language) -> None:
    assert [word for word in words(language) if "'" in word or "  " in word] == []


def test_no_two_words_of_a_card_share_a_thing(language: Language) -> None:
    alike = [
        pair
        for card in cards(language)
        for pair in combinations(card, 2)
        if shared(language, *pair)
    ]

    assert alike == []


def test_every_word_has_its_allusions_and_nothing_else_has(language: Language) -> None:
    assert sorted(allusions(language)) == sorted(words(language))


def test_no_word_has_two_lines(language: Language) -> None:
    file = files("tablee.words") / "data" / "allusions" / f"{language}.txt"
    lines = [it for it in file.read_text("utf-8").splitlines() if it and not it.startswith("#")]

    assert twice([capitals(line.partition(":")[0]) for line in lines]) == []


def test_a_word_has_five_to_ten_different_things(language: Language) -> None:
    for word, keys in allusions(language).items():
        assert FEWEST <= len(keys) <= MOST, word
        assert twice(list(keys)) == [], word


def test_every_thing_is_drawn_and_every_drawing_hints_at_something(language: Language) -> None:
    assert {it for keys in allusions(language).values() for it in keys} == set(things())


def test_el_16_the_thing_itself_is_no_allusion(language: Language) -> None:
    plain = [
        word
        for word, keys in allusions(language).items()
        if capitals(word) in {capitals(things()[it].names[language]) for it in keys}
    ]

    assert plain == []


def test_no_two_words_of_a_column_would_be_drawn_alike(language: Language) -> None:
    alike = [
        pair
        for column in columns(language)
        for pair in combinations(column, 2)
        if len(shared(language, *pair)) >= ALIKE
    ]

    assert alike == []


def test_no_thing_hints_at_very_many_words(language: Language) -> None:
    used = Counter(it for keys in allusions(language).values() for it in keys)

    assert [thing for thing, times in used.items() if times > OFTENEST] == []


def test_both_files_say_that_they_are_ours_and_free(language: Language) -> None:
    folder = files("tablee.words") / "data"
    for file in (
        folder / f"packs/entre-les-lignes/{language}/tablee.txt",
        folder / f"allusions/{language}.txt",
    ):
        title, _, rest = file.read_text("utf-8").partition("\n")
        assert title.startswith("# "), file
        assert rest.startswith(f"# language: {language}\n# licence: CC0-1.0, our own work\n"), file
