"""The ties that people judged: what nobody disputes is certain, what a table would quarrel about never is."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.words import LANGUAGES, Language
from tablee.words.families import related
from tools.ties_sample import certain_ties, sample, words_of_cards

JUDGED = Path(__file__).parent / "ties"
DISPUTED = "? "
ENOUGH = 500

each_language = pytest.mark.parametrize("language", LANGUAGES)


def judged(language: Language, *, disputed: bool) -> Iterator[tuple[str, str]]:
    for line in (JUDGED / f"{language}.txt").read_text("utf-8").splitlines():
        if not line.startswith("#") and line.startswith(DISPUTED) == disputed:
            a, b = line.removeprefix(DISPUTED).split(" ~ ")
            yield a, b


@each_language
def test_what_nobody_disputes_is_certain(language: Language) -> None:
    pairs = list(judged(language, disputed=False))

    assert len(pairs) > ENOUGH
    assert [it for it in pairs if related(language, *it).kind != "certain"] == []


@each_language
def test_what_a_table_disputes_is_never_certain(language: Language) -> None:
    pairs = list(judged(language, disputed=True))

    assert pairs
    assert [it for it in pairs if related(language, *it).kind == "certain"] == []


def test_a_sample_is_of_certain_ties_of_our_cards_and_the_same_for_a_seed() -> None:
    ours, ties = words_of_cards("en"), certain_ties("en", least=5.5)
    drawn = sample(ties, seed=3)

    assert ("friend", "friendly") in ties
    assert all(related("en", *it).kind == "certain" and not ours.isdisjoint(it) for it in ties)
    assert drawn == sample(ties, seed=3) != sample(ties, seed=4)
    assert set(drawn) <= set(ties)
