"""The rulebook's examples at a table with the real words: its families, forms and packs."""

import pytest

from tablee.core.record import replace
from tablee.games.trapwords.actions import ProposeTrap
from tablee.games.trapwords.events import GuessMade, WordSaid, WordsDrawn
from tablee.registry import WORDS
from tests.games.rig import BEGIN, the
from tests.games.trapwords.builders import clues, ready, setting
from tests.games.trapwords.moves import guess, say
from tests.games.trapwords.play import DRY, act, refused


def marks(secret: str, trap: str, said: str) -> list[tuple[str, bool]]:
    _, events = act(clues(secret, (trap,)), 0, say(said), lexicon=WORDS)
    return [(it.rule, it.is_certain) for it in the(events, WordSaid).said.marks]


@pytest.mark.parametrize(
    ("trap", "said"),
    [
        ("tartine", "tartine"),  # TW-T2
        ("scientifique", "science"),  # TW-T7
        ("scientifique", "SF"),
        ("jour", "abat-jour"),  # TW-T8
        ("cerf", "cerf-volant"),
    ],
)
def test_tw_57_what_springs_a_trap_for_certain(trap: str, said: str) -> None:
    assert marks("beurre", trap, said) == [("TW-51", True)]


@pytest.mark.parametrize(("trap", "said"), [("lait", "vache"), ("science", "conscience")])
def test_tw_61_what_does_not(trap: str, said: str) -> None:
    assert marks("beurre", trap, said) == []  # TW-T2, TW-T7


@pytest.mark.parametrize(
    ("secret", "text", "is_right"),
    [
        ("cheval", "chevaux", True),  # TW-T6
        ("cheval", "cheval-vapeur", True),
        ("science", "scientifique", False),
        ("gobelin", "Si ce n’est pas un gobelin, je mange mon chapeau !", True),
    ],
)
def test_tw_47_which_guesses_are_right(secret: str, text: str, is_right: bool) -> None:
    _, events = act(clues(secret), 2, guess(text), lexicon=WORDS)

    assert the(events, GuessMade).is_right is is_right


def test_a_form_of_the_secret_or_of_a_written_word_is_no_new_trap() -> None:
    state = setting(secret="cheval")  # TW-G6
    assert refused(state, 0, ProposeTrap("chevaux"), lexicon=WORDS).code == "is_the_secret"

    state, _ = act(state, 0, ProposeTrap("galop"), lexicon=WORDS)
    assert refused(state, 0, ProposeTrap("galops"), lexicon=WORDS).code == "already_written"


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("words", ["fantasy", "contemporary"])
def test_tw_07_there_are_words_enough_in_each_set(language: str, words: str) -> None:
    options = replace(DRY, language=language, words=words)

    _, events = act(ready(4, options), None, BEGIN, lexicon=WORDS)

    assert len({it.word for it in the(events, WordsDrawn).drawn}) == 2
