"""The pack in two languages: the same thing to draw in both, and as well chosen as the packs in one."""

from importlib.resources import files
from itertools import combinations

import pytest

from tablee.bots.entre_les_lignes.links import lists
from tablee.words import Language
from tablee.words.capitals import capitals, spelled
from tablee.words.families import related
from tablee.words.packs import EQUALS, pack, two_words
from tests.words.test_drawing_packs import contained, twice
from tests.words.too_near import too_near

CARDS = [card.words for card in pack("entre-les-lignes/both/tablee")]

by_language = pytest.mark.parametrize("language", ["fr", "en"])


def columns(language: Language) -> list[list[str]]:
    return [[two_words(word)[language == "en"] for word in it] for it in zip(*CARDS, strict=True)]


def test_there_are_105_cards_of_five_words_in_both_languages() -> None:
    assert (len(CARDS), {len(card) for card in CARDS}) == (105, {5})
    assert {word.count(EQUALS) for card in CARDS for word in card} == {1}


def test_a_word_stands_in_two_languages_or_twice_in_one() -> None:
    assert two_words("chat = cat") == ("chat", "cat")
    assert two_words("chat") == ("chat", "chat")


@by_language
def test_the_words_are_as_far_apart_as_those_of_our_other_packs(language: Language) -> None:
    assert twice([capitals(word) for column in columns(language) for word in column]) == []
    for column in columns(language):
        assert list(contained(column)) == []
        assert list(too_near(language, column)) == []
        single = [word for word in column if capitals(word).isalpha()]
        pairs = combinations(single, 2)
        assert [it for it in pairs if related(language, *it).kind == "certain"] == []


def things(word: str) -> set[str]:
    """What a bot would hint at it by: it knows every word in one of the two languages."""
    one, other = map(spelled, two_words(word))
    return {*(lists("fr").get(one) or lists("en")[other])}


def test_bots_know_every_word_and_no_two_of_a_card_are_hinted_at_alike() -> None:
    known = {word: things(word) for card in CARDS for word in card}
    assert all(known.values())
    alike = [it for card in CARDS for it in combinations(card, 2) if known[it[0]] & known[it[1]]]
    assert alike == []


def test_the_file_says_that_it_is_ours_and_free() -> None:
    file = files("tablee.words") / "data/packs/entre-les-lignes/both/tablee.txt"
    title, _, rest = file.read_text("utf-8").partition("\n")
    assert title.startswith("# ")
    assert rest.startswith("# language: fr = en\n# licence: CC0-1.0, our own work\n")
    assert "'" not in rest.partition("work\n")[2]
