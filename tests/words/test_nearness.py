"""How near words are: one long multiplication gives what the plain sums give."""

import json
from array import array

import pytest

from tablee.words import LANGUAGES, Language
from tablee.words.nearness import MAGIC, MOST, Nearness, nearness


def a_file(**sections: bytes) -> bytes:
    places, at = {}, 0
    for key, content in sections.items():
        places[key] = (at, len(content))
        at += len(content)
    about = {"notice": "ours", "size": 2, "step": 0.5, "unit": 10, "sections": places}
    return MAGIC + json.dumps(about).encode() + b"\n" + b"".join(sections.values())


def small() -> Nearness:
    """Two heard words and three that may be meant, with two numbers each."""
    heard = [(5, -4), (100, 127)]
    meant = [(7, 3), (-8, 2), (100, 100)]
    return Nearness(
        a_file(
            heard=b"chat\nchien",
            candidates=b"souris\nos\nniche",
            numbers=bytes(128 + it for pair in heard for it in pair),
            columns=bytes(128 + pair[place] for place in (0, 1) for pair in meant),
            usual=array("h", [0, -3, -9]).tobytes(),
        )
    )


def test_a_word_gives_to_each_candidate_the_product_of_their_numbers() -> None:
    near = small()

    assert near.candidates == ("souris", "os", "niche")
    assert list(near.usual) == [0, -3, -9]
    assert near.notice == "ours"
    assert near.points("fr", "chat") == array("b", [23 // 10, -48 // 10, 100 // 10])


def test_what_is_beyond_all_measure_is_cut_off() -> None:
    assert list(small().points("fr", "chien") or ()) == [108, -55, MOST]


def test_a_form_counts_as_its_word_and_what_nobody_knows_has_no_neighbours() -> None:
    near = small()

    assert near.points("fr", "Chats") == near.points("fr", "chat")
    assert near.points("fr", "zorglub") is None


def test_another_file_is_refused() -> None:
    with pytest.raises(ValueError, match="nearness"):
        Nearness(b"something else\n{}\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_ours_knows_everyday_words(language: Language) -> None:
    near = nearness(language)
    said, meant = {"fr": ("chien", "chat"), "en": ("kitten", "cat")}[language]
    points = near.points(language, said)

    assert len(near.candidates) == len(near.usual) == 9_000
    assert points is not None
    assert sorted(points)[-60] <= points[near.candidates.index(meant)]


def test_what_goes_over_the_end_of_a_line_is_no_word() -> None:
    near = small()

    assert near.points("fr", "chat\nchien") is None
    assert near.points("fr", "") is None
