"""How the lists of allusions are read."""

import pytest

from tablee.words.allusions import allusions, read_allusions

KEYS = {"dormeur": "sleeper", "rivière": "river", "feu d'artifice": "firework"}


def test_a_line_gives_a_word_and_the_keys_of_its_things_in_order() -> None:
    text = "# Allusions\n\n# I\nlit: dormeur, rivière\n"

    assert list(read_allusions(text, KEYS)) == [("lit", ("sleeper", "river"))]


def test_a_name_is_the_same_with_either_apostrophe() -> None:
    text = "réveillon: feu d’artifice\nfête: feu d'artifice\n"

    assert [things for _, things in read_allusions(text, KEYS)] == [("firework",), ("firework",)]


def test_a_thing_that_nobody_has_drawn_is_not_read() -> None:
    with pytest.raises(KeyError, match="oreiller"):
        list(read_allusions("lit: dormeur, oreiller\n", KEYS))


def test_the_french_words_lead_to_keys_from_plain_to_subtle() -> None:
    assert allusions("fr")["lit"][0] == "sleeper"
    assert allusions("fr")["lit"][-1] == "river"
    assert "birthday cake" in allusions("fr")["bougie"]


def test_the_lists_are_read_once() -> None:
    assert allusions("fr") is allusions("fr")
