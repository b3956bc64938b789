"""Words lead to pictograms, and where no list says how, by the nearest way."""

from itertools import product

import pytest

from tablee.bots.entre_les_lignes.links import hints, lists
from tablee.words import LANGUAGES, Language
from tablee.words.allusions import allusions
from tablee.words.packs import pack
from tablee.words.pictograms import pictograms


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_on_our_cards_has_its_own_list(language: Language) -> None:
    for card in pack(f"entre-les-lignes/{language}/tablee"):
        for word in card.words:
            assert hints(language, word) == allusions(language)[word]


@pytest.mark.parametrize(
    ("word", "known"),
    [("AVION", "avion"), ("Œuf", "œuf"), ("avions", "avion"), ("un chapeau rond", "chapeau")],
)
def test_another_spelling_or_a_kin_is_hinted_at_alike(word: str, known: str) -> None:
    assert hints("fr", word) == allusions("fr")[known]


def test_a_thing_with_a_pictogram_is_hinted_at_by_what_it_is_mentioned_with() -> None:
    found = False
    for language, thing in product(LANGUAGES, pictograms().values()):
        word = thing.names[language]
        if word in lists(language):
            continue
        keys = hints(language, word)
        assert thing.key not in keys, "the thing itself is no allusion (EL-16)"
        found |= bool(keys)
    assert found


def test_nothing_comes_to_mind_for_a_word_unlike_any_other() -> None:
    assert hints("fr", "zorglub") == ()
    assert hints("en", "") == ()
