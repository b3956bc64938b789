"""What is typed is understood: in both languages, in short, by name; or it is asked again."""

import pytest

from tablee.cli.between.words import Reader, Unclear, Wish
from tablee.cli.names import Names
from tablee.cli.speech import Language, speech
from tablee.core.seats import Seat
from tablee.games.between import actions
from tests.cli.between.tables import ask, begun, card_of, dealt, mine

LOU, SACHA = Seat(1), Seat(2)
ANNOUNCE = speech("fr")("between.word.announce")


def reader(language: Language, seats: int = 3) -> Reader:
    say = speech(language)
    return Reader(Names(("Vous", "Lou", "Sacha")[:seats], seats, say), say)


@pytest.mark.parametrize(
    ("language", "typed", "action"),
    [
        ("fr", "demande 2 17", actions.Ask(LOU, 17)),
        ("fr", "DEMANDE LOU 17", actions.Ask(LOU, 17)),
        ("fr", "d sa 17", actions.Ask(SACHA, 17)),
        ("fr", "ask 3 17", actions.Ask(SACHA, 17)),
        ("fr", "  demande   2,17 ", actions.Ask(LOU, 17)),
        ("fr", "demande\u00a02\u00a017", actions.Ask(LOU, 17)),
        ("fr", "joker 2 13", actions.PlayJoker(LOU, 13)),
        ("fr", f"{ANNOUNCE} 3 7 10", actions.Announce(SACHA, (7, 10))),
        ("fr", f"{ANNOUNCE} 3 10-7", actions.Announce(SACHA, (7, 10))),
        ("fr", "fin", actions.EndTurn()),
        ("fr", "cache 7 10", actions.ChooseInterval((7, 10))),
        ("fr", "concede", actions.Concede()),
        ("fr", "concède", actions.Concede()),
        ("fr", "note 2 17 x", actions.TakeNote(LOU, 17, "crossed")),
        ("fr", "note 2 17", actions.TakeNote(LOU, 17, "crossed")),
        ("fr", "note lou 17 o", actions.TakeNote(LOU, 17, "circled")),
        ("fr", "note 2 17 .", actions.TakeNote(LOU, 17, "blank")),
        ("en", "ask 2 17", actions.Ask(LOU, 17)),
        ("en", "demande 2 17", actions.Ask(LOU, 17)),
        ("en", "hide 10 7", actions.ChooseInterval((7, 10))),
        ("en", "announce lou 7 10", actions.Announce(LOU, (7, 10))),
        ("en", "end", actions.EndTurn()),
    ],
)
def test_an_action(language: Language, typed: str, action: actions.Action) -> None:
    assert reader(language).read(typed, mine(begun())) == action


def test_with_one_opponent_nobody_need_be_named() -> None:
    two = reader("fr", seats=2)
    view = mine(begun(seats=2))

    assert two.read("demande 17", view) == actions.Ask(LOU, 17)
    assert two.read("joker 17", view) == actions.PlayJoker(LOU, 17)
    assert two.read(f"{ANNOUNCE} 7 10", view) == actions.Announce(LOU, (7, 10))
    assert two.read("note 17 o", view) == actions.TakeNote(LOU, 17, "circled")


def test_the_beginning_of_a_word_means_what_fits_the_moment() -> None:
    english = reader("en")
    table = begun()

    assert english.read("a 2 17", mine(table)) == actions.Ask(LOU, 17)
    ask(table, 1, card_of(table, 1))
    assert english.read("a 2 7 10", mine(table)) == actions.Announce(LOU, (7, 10))
    assert english.read("h 7 10", mine(dealt())) == actions.ChooseInterval((7, 10))


@pytest.mark.parametrize(
    ("language", "typed", "what", "about"),
    [
        ("fr", "", "watch", ()),
        ("fr", "aide", "help", ()),
        ("fr", "regle BT-10", "rule", ("BT-10",)),
        ("fr", "table", "table", ()),
        ("fr", "q", "quit", ()),
        ("en", "help", "help", ()),
        ("en", "rule bt-g1", "rule", ("bt-g1",)),
        ("en", "quit", "quit", ()),
        ("en", "quitter", "quit", ()),
    ],
)
def test_a_wish(language: Language, typed: str, what: str, about: tuple[str, ...]) -> None:
    wish = reader(language).read(typed, mine(begun()))

    assert isinstance(wish, Wish)
    assert (wish.what, wish.about) == (what, about)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("dance", "word"),
        ("17", "word"),
        ("\x1b[A", "word"),
        ("\U0001f600", "word"),
        ("demande", "form"),
        ("demande 2", "form"),
        ("demande 2 17 18", "form"),
        ("demande 2 dix", "form"),
        ("demande 2 9999999999", "form"),
        ("demande zoe 17", "whom"),
        (f"{ANNOUNCE} 2 7", "form"),
        ("cache 7", "form"),
        ("cache 7 10 13", "form"),
        ("note 2 17 z", "form"),
    ],
)
def test_what_is_not_understood_is_asked_again(typed: str, code: str) -> None:
    with pytest.raises(Unclear) as unclear:
        reader("fr").read(typed, mine(begun()))

    assert unclear.value.code == code
    assert speech("fr")(f"between.unclear.{code}", **unclear.value.fields)
