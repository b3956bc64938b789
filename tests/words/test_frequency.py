"""How common a word is."""

import pytest

from tablee.words import LANGUAGES, Language
from tablee.words.dictionary import load
from tablee.words.frequency import FOLDER, UNLISTED, common_words, zipf


def test_everyday_words_are_more_common_than_learned_ones() -> None:
    assert zipf("fr", "maison") > zipf("fr", "chaumière") > UNLISTED
    assert zipf("en", "house") > zipf("en", "hovel") > UNLISTED
    assert zipf("fr", "abacule") == UNLISTED
    assert zipf("fr", "xyzzy") == UNLISTED


def test_letters_without_accents_count_as_their_commonest_spelling() -> None:
    assert (
        zipf("fr", "PECHE")
        == zipf("fr", "peche")
        == max(zipf("fr", word) for word in ("pèche", "péché", "pêche"))
    )
    assert zipf("fr", "Maison") == zipf("fr", "MAISON") == zipf("fr", "maison")


def test_one_spelling_does_not_count_for_another() -> None:
    assert zipf("fr", "péché") != zipf("fr", "pêche")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vocabulary_is_made_of_words_to_lay(language: Language) -> None:
    everyday, wide = common_words(language, 5.0), common_words(language, 0.0)

    assert everyday < wide
    assert len(wide) > 50_000
    dictionary = load(language)
    assert all(map(dictionary.has, wide))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_names_its_source_and_licence(language: Language) -> None:
    head = (FOLDER / f"{language}.txt").read_text("utf-8")[:600]
    assert "wordfreq 3.1.1" in head
    assert "CC BY-SA 4.0" in head
