"""The sentence that says what one may do offers all that is offered, and can be typed as it stands."""

import re

import pytest

from tablee.cli.between.advice import advice, is_idle
from tablee.cli.between.words import Reader, Wish
from tablee.cli.names import Names
from tablee.cli.speech import LANGUAGES, Language, speech
from tablee.core.offers import is_offered
from tablee.core.seats import Seat
from tablee.games.between.actions import Ask, EndTurn
from tablee.games.between.pieces import Options
from tablee.tables.table import Table
from tests.cli.between.tables import ask, begun, card_of, dealt, mine, miss

NOTES = Options(follow_up="notes", first=Seat(0))


def asked() -> Table:
    table = begun(options=NOTES)
    ask(table, 1, card_of(table, 1))
    return table


def out() -> Table:
    """Seats 1 and 2 are out, seat 3 is left."""
    table = begun()
    miss(table, 1)
    miss(table, 0)
    return table


MOMENTS = {"dealt": dealt(), "begun": begun(), "asked": asked(), "out": out()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_example_may_be_said_now(moment: str, language: Language) -> None:
    say = speech(language)
    view = mine(MOMENTS[moment])
    reader = Reader(Names((), 3, say), say)
    examples = re.findall(r"\(([^)]*)\)", advice(view, say))

    assert examples
    for example in examples:
        if example not in ("Entrée", "Enter"):
            action = reader.read(example, view)
            assert not isinstance(action, Wish)
            assert is_offered(view.offers, action)


def test_it_is_one_sentence() -> None:
    english, french = (advice(mine(begun()), speech(language)) for language in ("en", "fr"))

    assert english.startswith("Now ask somebody for a card (ask\u00a02\u00a0")
    assert english.endswith(") or play your joker (joker\u00a02\u00a012).")
    assert french.startswith("À vous\u202f: demandez une carte à quelqu’un (demande\u00a02\u00a0")


def test_one_who_is_out_may_concede_or_watch_on() -> None:
    said = advice(mine(MOMENTS["out"]), speech("fr"))

    assert "concède" in said
    assert "regardez la suite (Entrée)" in said


def test_a_question_that_tells_nothing_is_known() -> None:
    """A card that lies open, or one that was denied before (BT-G1, BT-G2)."""
    table = begun(seats=2)
    card = card_of(table, 1)
    ask(table, 1, card)
    table.act(0, EndTurn())
    ask(table, 0, card_of(table, 0))
    table.act(1, EndTurn())
    view = mine(table)
    fresh = card_of(table, 1)

    assert is_idle(Ask(Seat(1), card), view)
    assert not is_idle(Ask(Seat(1), fresh), view)
    assert not is_idle(EndTurn(), view)
    assert not is_idle(Ask(Seat(1), card_of(table, 0)), view)
