"""What people say of words is found from either end, and held in little."""

import gc
import tracemalloc
from collections.abc import Iterator

import pytest

from tablee.bots.trapwords import LEVELS
from tablee.bots.trapwords.lists import Source, lists_of
from tablee.bots.trapwords.mind import Mind, _places
from tablee.bots.trapwords.sense import hunches, odds, pointed_at
from tablee.words import LANGUAGES, Language
from tablee.words.associations import associations
from tablee.words.nearness import nearness
from tablee.words.packs import pack

MOST = 45e6
"""Bytes for both languages; 60 MB are aimed at, and a process needs a little more than its objects."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_word_is_found_wherever_a_list_names_it(language: Language) -> None:
    lists = lists_of(Source(language))
    named = {
        (node, card, place)
        for card, nodes in enumerate(lists.named)
        for place, node in enumerate(nodes)
    }
    found = [
        (node, card, place)
        for node, word in enumerate(lists.words)
        if lists.node_of(word) == node
        for card, place in lists.naming(word)
    ]
    assert found == sorted(found)
    assert set(found) <= named
    assert len(found) > 0.99 * len(named)


@pytest.fixture
def forgetful() -> Iterator[None]:
    """Nothing has been asked yet, and nothing of it stays."""
    kept = (lists_of, nearness, associations, pack, _places, pointed_at, odds)
    for it in kept:
        it.cache_clear()
    yield
    for it in kept:
        it.cache_clear()


def test_both_languages_and_what_is_heard_are_held_in_little(forgetful: None) -> None:
    for language in LANGUAGES:
        lists_of(Source(language)).kin("table")  # dictionary and families are counted elsewhere
    gc.collect()
    for it in (lists_of, nearness, associations, pack):
        it.cache_clear()
    tracemalloc.start()
    try:
        for number, language in enumerate(LANGUAGES * 4):
            words = lists_of(Source(language)).near.candidates
            heard = words[number * 7 :: 999][:4]
            mind = Mind(Source(language), list(LEVELS.values())[number % 3], b"%d" % number)
            for count in range(1, 5):
                hunches(mind, heard[:count], ())
        gc.collect()
        assert tracemalloc.get_traced_memory()[0] < MOST
    finally:
        tracemalloc.stop()
