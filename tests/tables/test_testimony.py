"""What the words answered stands in the log: it is believed when the game is dealt again, and cannot be bent."""

from typing import Any

import pytest

from tablee import registry
from tablee.arena.match import play_out
from tablee.core.kit import NoWords
from tablee.core.record import replace
from tablee.games.wordz.pieces import Options
from tablee.tables.log import Line, decode_line
from tablee.tables.reader import BrokenLog
from tablee.tables.table import Table, open_table
from tablee.tables.testimony import NotAnswered, Noted, Retold
from tests.tables.forging import changed, lines_of, prove


class Parrot(NoWords):
    """Knows a little of everything."""

    def has(self, _language: str, word: str) -> bool:
        return word == "PARROT"

    def card(self, _pack: str, number: int) -> tuple[str, ...]:
        return (f"word {number}",)


def played() -> Table:
    table = open_table(registry.game("wordz"), 2, Options(rounds=1), seed=b"asked")
    play_out(table, dict.fromkeys(range(2), registry.bot("wordz", "random")))
    return table


LINES = lines_of(played())
ASKED = [
    number
    for number, raw in enumerate(LINES, start=1)
    if isinstance(line := decode_line(raw), Line) and line.answers
]


def test_answers_are_noted_in_the_order_asked() -> None:
    words = Noted(Parrot())

    words.has("fr", "PARROT")
    words.tie("fr", "perroquet", "perruche")
    words.holds("fr", "perroquets", "perroquet")
    words.meant("fr", "peroquet")
    words.is_near("fr", "perroquets", "perruche")
    words.name("fr", "Coco")
    words.is_foreign("fr", "parrot")
    words.size("birds")
    words.card("birds", 7)

    assert words.answers == [True, None, False, (), False, None, False, 0, ("word 7",)]


def test_answers_are_told_again_and_no_more_than_there_are() -> None:
    words = Retold([True, None, ("word 7",)])

    assert words.has("en", "ANYTHING") is True
    assert words.tie("en", "a", "b") is None
    assert words.card("birds", 1) == ("word 7",)
    with pytest.raises(NotAnswered):
        words.size("birds")


def test_a_game_is_proved_by_the_answers_in_its_log_whatever_the_dictionary_says_today(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(type(registry.WORDS), "has", lambda *_: pytest.fail("nobody is asked"))

    assert ASKED
    assert prove(LINES).outcome is not None


def test_a_game_that_asks_nothing_has_no_answers_in_its_log() -> None:
    table = open_table(registry.game("between"), 2, seed=b"asked")

    assert all(b"answers" not in line for line in lines_of(table))


@pytest.mark.parametrize("answers", [(), (True, True), (False,) * 9])
def test_answers_that_were_left_out_or_added_are_found(answers: tuple[Any, ...]) -> None:
    number = ASKED[0]
    lines = changed(LINES, number, lambda line: replace(line, answers=answers))

    with pytest.raises(BrokenLog) as broken:
        prove(lines)
    assert broken.value.line == number
