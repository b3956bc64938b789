"""Our lists of what people think of first, and of examples."""

import pytest

from tablee.words import LANGUAGES, Language
from tablee.words.associations import associations, read_associations
from tablee.words.capitals import capitals
from tablee.words.examples import is_example
from tablee.words.manners import unfit


def test_a_line_has_a_word_and_what_is_said_of_it_the_strongest_first() -> None:
    text = "# ours\n\ndoor: handle, open , , knob, open\nnothing:\nalone\n"

    assert dict(read_associations(text)) == {"door": ("handle", "open", "knob")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everyday_words_have_a_list_and_none_of_it_is_coarse(language: Language) -> None:
    lists = associations(language)

    assert len(lists) >= 1_500
    assert all(len(it) >= 5 for it in lists.values())
    said = {capitals(it) for word, named in lists.items() for it in (word, *named)}
    assert not said & unfit(language)


@pytest.mark.parametrize(
    ("language", "word", "of"),
    [("fr", "vipères", "serpent"), ("fr", "python", "Serpent"), ("en", "pythons", "snake")],
)
def test_tw_33_a_kind_of_a_thing_is_an_example(language: Language, word: str, of: str) -> None:
    assert is_example(language, word, of)


def test_tw_33_what_is_only_said_of_it_is_none() -> None:
    assert not is_example("fr", "venin", "serpent")
    assert not is_example("en", "venom", "snake")
    assert not is_example("en", "python", "door")
