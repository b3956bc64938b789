"""Whatever looking back finds, it says what it promised; and the browser has a sentence for it in both languages."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from tablee import registry
from tablee.review.reviewers import _OURS
from tests.review.playing import a_game, review_of

GAMES = ["between", "line", "long-line", "head-line", "solo-line", "kidz-line"]
WEB = Path(__file__).parents[2] / "web/src/games"

NAMES = {"who", "whom", "other", "rest", "names"}
"""What the browser calls the seats of a remark."""


@pytest.mark.parametrize("game", GAMES)
def test_a_remark_has_the_facts_that_its_sentence_takes(game: str) -> None:
    module = import_module(_OURS[game])
    seats = registry.game(game).ABOUT.seats
    told = set()
    for level in ("novice", "regular", "expert"):
        for size in {min(seats), min(3, max(seats))}:
            found = review_of(a_game(game, size, b"facts", *[level] * size), [level] * size)
            for it in found.remarks:
                assert set(it.facts) == set(module.SENTENCES[it.key])
                assert it.rests_on in ("", *module.RESTS_ON)
                told.add(it.key)
            assert {it.graph for it in found.curves} == set(module.GRAPHS)
    assert len(told) > len(module.SENTENCES) / 4


def words_of(game: str, language: str) -> dict[str, str]:
    """By key, as they stand in the file."""
    text = (WEB / game / f"review.{language}.ts").read_text("utf-8")
    lines = re.findall(r'^  (?:"([\w.-]+)"|(\w+)):\s+"(.*)",$', text, re.MULTILINE)
    return {quoted or plain: sentence for quoted, plain, sentence in lines}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_browser_has_a_sentence_for_every_key_and_takes_what_it_is_given(
    game: str, language: str
) -> None:
    module, words = import_module(_OURS[game]), words_of(game, language)
    for key, facts in module.SENTENCES.items():
        voices = [words[it] for it in (key, f"{key}.i", f"{key}.me", f"{key}.they") if it in words]
        assert key in words or f"{key}.they" in words, key
        for sentence in voices:
            gaps = set(re.findall(r"\{(?:de |que )?(\w+)\}", sentence))
            assert gaps <= {*facts, *NAMES}, key
    for graph in module.GRAPHS:
        assert f"graph.{graph}" in words
        assert f"graph.{graph}.line" in words
    assert {f"rests_on.{it}" for it in module.RESTS_ON} <= set(words)


@pytest.mark.parametrize("game", GAMES)
def test_the_browser_has_no_sentence_that_nobody_says(game: str) -> None:
    module = import_module(_OURS[game])
    for key in words_of(game, "en"):
        kind, _, rest = key.partition(".")
        if kind == "graph":
            assert rest.split(".")[0] in module.GRAPHS
        elif kind == "rests_on":
            assert rest in module.RESTS_ON
        elif kind == "n":
            assert rest.split(".")[0] in {fact for it in module.SENTENCES.values() for fact in it}
        else:
            assert re.sub(r"\.(i|me|they)$", "", key) in module.SENTENCES
