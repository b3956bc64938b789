"""Texts of one's own: what counts as a word or a line, and what bots make up instead."""

from itertools import islice

import pytest

from tablee.core.chance import Chance
from tablee.core.offers import Offer, is_offered
from tablee.core.record import Record, decoder, encode
from tablee.core.text import fold, is_text, is_word, tidy
from tablee.core.typed import Typed


@pytest.mark.parametrize("word", ["lait", "Œuf", "abat-jour", "aujourd’hui", "l'eau", "12", "été"])
def test_a_word_may_be_joined_by_hyphens_and_apostrophes(word: str) -> None:
    assert is_word(word)
    assert Typed(24).has(word)


@pytest.mark.parametrize(
    "text", ["", " ", "deux mots", "-lait", "lait-", "a--b", "oui!", "♪", "a_b"]
)
def test_anything_else_is_no_word(text: str) -> None:
    assert not Typed(24).has(text)


def test_a_line_needs_a_letter_and_can_be_printed() -> None:
    line = Typed(20, 3)

    assert all(map(line.has, ("oui !", "un chat\u00a0noir", " a  b\tc\n", "12")))
    assert not any(map(line.has, ("…", "", "un deux trois quatre", "a\0b", "x" * 21, "\u202e!")))
    assert is_text("ok")
    assert not is_text("?!")


def test_what_is_typed_is_compared_without_accents() -> None:
    word = Typed(24, 1, ("epee", "oeuf", "l'eau"))

    for same in ("épée", "E\u0301pée", "ÉPÉE", "ŒUF", "l’eau", "  oeuf "):
        assert not word.has(same)
    assert word.has("épées")
    assert not word.has(7)
    assert tidy(" e\u0301te\u0301  chaud\u202f! ") == "été chaud !"
    assert fold("Être ÆGIR ß") == "etre aegir ss"


def test_bots_make_up_words_that_are_offered() -> None:
    first = next(Typed(24).all())
    word = Typed(24, 1, (first,))

    assert first not in islice(word.all(), 100)
    picked = [word.pick(Chance(b"words").at(n)) for n in range(200)]
    assert all(map(word.has, picked))
    assert {len(it) for it in picked} == {6, 8}
    assert len(set(picked)) > 190


def test_a_word_that_is_not_among_them_is_drawn_again() -> None:
    free = Typed(24).pick(Chance(b"again"))

    assert Typed(24, 1, (free,)).pick(Chance(b"again")) != free


class Shout(Record, frozen=True, tag="shout"):
    word: str


def test_it_is_offered_like_any_other_choice() -> None:
    offer = Offer("shout", {"word": Typed(24)})

    assert is_offered((offer,), Shout("oyez"))
    assert not is_offered((offer,), Shout("oyez oyez"))
    assert decoder(Offer).decode(encode(offer)) == offer
