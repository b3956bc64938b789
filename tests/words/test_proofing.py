"""What is said of a pack that somebody writes, and what is no pack."""

import pytest

from tablee.core.refusal import Malformed
from tablee.words.dictionary import load
from tablee.words.packs import pack
from tablee.words.proofing import (
    LONGEST,
    LONGEST_WORD,
    MOST_CARDS,
    TOLD,
    findings,
    require_fit,
    tidied,
)


def said(text: str, language: str = "fr") -> list[tuple[int, str, str, str]]:
    found = findings(tidied(text), language)
    return [(it.line, it.what, it.word, it.other) for it in found]


def test_a_pack_with_nothing_wrong_is_told_nothing() -> None:
    assert (
        said("# Chez nous\nphare: mer, bateau | il tourne\n\nl’eau\nle roi Arthur\ncerf-volant\n")
        == []
    )


def test_the_same_word_twice_whatever_its_accents_and_two_of_one_family() -> None:
    assert said("chat\nphare\nCHAT\nécole\necole\n") == [
        (3, "twice", "CHAT", "chat"),
        (5, "twice", "ecole", "école"),
    ]
    assert said("science\nphare\nscientifique\n") == [(3, "too_near", "scientifique", "science")]


def test_only_words_of_one_column_are_dealt_together() -> None:
    assert said("chat; école\nphare; chat\n") == []
    assert said("chat; école\nphare; école\n") == [(2, "twice", "école", "école")]


def test_a_coarse_word_and_one_that_no_dictionary_has_are_told_and_a_name_is_not() -> None:
    assert said("putain\nphrare\nGargamel\npique-nique\n") == [
        (1, "coarse", "putain", ""),
        (2, "unknown", "phrare", ""),
    ]
    assert said("lighthouse\nphare\n", "en") == [(2, "unknown", "phare", "")]


def test_a_pack_for_two_languages_is_read_in_both() -> None:
    assert said("chat = cat\nchien\nphare = lihgthouse\nminou = cat\n", "both") == [
        (2, "one_language", "chien", ""),
        (2, "unknown", "chien", ""),
        (3, "unknown", "lihgthouse", ""),
        (4, "twice", "cat", "cat"),
    ]


@pytest.mark.parametrize("word", ["chien", "= dog", "chien = dog = hound"])
def test_at_a_table_of_two_languages_a_word_stands_in_both_and_in_no_more(word: str) -> None:
    found = [it[1] for it in said(word, "both")]
    assert "one_language" in found


@pytest.mark.parametrize("language", ["fr", "en"])
def test_of_our_own_packs_nothing_is_told(language: str) -> None:
    for name in ("trapwords/{}/fantasy", "trapwords/{}/contemporary", "entre-les-lignes/{}/tablee"):
        cards = pack(name.format(language))
        text = "\n".join("; ".join(card.words) for card in cards)
        assert [it for it in findings(text, language) if it.what in ("twice", "coarse")] == []


def test_text_is_text_with_one_kind_of_space_and_of_line() -> None:
    assert tidied("\ufeffchat\u00a0noir\r\n\tcafe\u0301 \r\r\n") == "chat noir\ncafé\n"
    for hostile in ("chat\0", "chat\u202egnorw", "\x1b[31mchat", "chat\u200b", "\ud800"):
        with pytest.raises(Malformed, match="unprintable"):
            tidied(hostile)
    markup = "<script>alert(1)</script>"
    require_fit(tidied(markup))
    assert tidied(markup) == markup + "\n"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "no_words"),
        ("# only a title\n; ;\n: king\n", "no_words"),
        ("x" * (LONGEST_WORD + 1), "word_too_long"),
        ("dragon: " + "x" * (LONGEST_WORD + 1), "word_too_long"),
        ("dragon: feu | " + "x " * 100, "word_too_long"),
        ("x\n" * (MOST_CARDS + 1), "too_many_words"),
        ("# " + "x" * LONGEST + "\nchat", "words_too_long"),
    ],
)
def test_what_is_no_pack_or_too_much_of_one_is_refused(text: str, code: str) -> None:
    with pytest.raises(Malformed, match=code):
        require_fit(tidied(text))
    require_fit("chat\n" * MOST_CARDS)


def test_cards_beyond_those_that_may_be_brought_are_not_looked_over() -> None:
    names = [f"Q{chr(97 + n // 26 % 26)}x{chr(97 + n % 26)}{'q' * (n // 676)}" for n in range(999)]
    text = "\n".join(["# a title", *names, "chat", "x" * 900])
    assert len(names) + 1 == MOST_CARDS
    assert said(text) == []
    assert said("# a title\n" * MOST_CARDS + "x" * 900)[0][:2] == (MOST_CARDS + 1, "too_long")


def test_hundreds_of_forms_of_one_word_are_looked_at_only_so_far() -> None:
    forms = sorted({it for lemma in ("porter", "faire") for it in load("fr").forms(lemma)})
    found = said("\n".join(forms))
    assert {what for _, what, _, _ in found} == {"too_near"}
    assert len(found) <= TOLD


def test_a_word_that_is_too_long_is_told_before_it_is_refused_and_never_too_much() -> None:
    assert said("x" * 900)[0][:2] == (1, "too_long")
    assert len(said("qzx\n" * 900)) == TOLD
