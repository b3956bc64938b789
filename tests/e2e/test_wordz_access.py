"""The screen of WORDZ shuts nobody out: axe finds nothing, everything can be touched, and keys alone will do."""

from re import compile

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.guests import Come
from tests.e2e.inspector import IN_SIGHT, MOVED, Inspector, is_well
from tests.e2e.person import Person, named, play
from tests.e2e.test_wordz import lay_faulty
from tests.e2e.typist import Typist
from tests.e2e.words import Language
from tests.e2e.wordz import (
    ACCEPT,
    CHOOSE,
    GO_ON,
    LAY,
    NOTES,
    PASS,
    PROPOSE,
    SEND,
    TURN,
    TYPE,
    VOTE,
    begin,
    hand,
    hidden_cards,
    listed_word,
    move,
    move_in_a_round,
    propose,
    tap,
    tiles,
    turn_a_card,
)

OTHER: dict[Language, Language] = {"fr": "en", "en": "fr"}


def whom(person: Person) -> Locator:
    """The seats whose words may be proposed for."""
    group = person.page.get_by_role("group", name=compile("^(Le mot de qui|Whose word)"))
    return group.get_by_role("button")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_axe_finds_nothing_at_a_table_of_wordz(come: Come, language: Language) -> None:
    ada, bob = come(language), come(OTHER[language])
    inspector = Inspector(ada)
    begin(ada, bob, seats=3, rounds=2, counts=True)
    tap(ada, listed_word(hand(ada)))
    inspector.look("compose")
    ada.press(named(ada, PASS))
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    inspector.glance("pass")
    ada.page.keyboard.press("Escape")
    ada.press(named(ada, NOTES))  # beside the table, where there is room
    inspector.glance("notes")
    ada.press(named(ada, NOTES))
    ada.press(named(ada, LAY))
    expect(tiles(ada)).to_have_count(0)
    faulty = lay_faulty(bob)

    expect(named(ada, CHOOSE)).to_be_visible()
    ada.press(hidden_cards(ada).first)
    inspector.look("my turn")
    ada.press(named(ada, PROPOSE))
    inspector.glance("whose word")
    ada.press(whom(ada).first)
    expect(ada.page.locator("[data-key]").first).to_be_visible()
    inspector.look("spelling")
    ada.press(ada.button("Revenir" if language == "fr" else "Go back"))
    propose(ada, bob.name, faulty)
    expect(ada.page.get_by_role("heading", name=VOTE)).to_be_visible()
    inspector.look("vote")
    ada.press(named(ada, ACCEPT))

    play(ada, bob, move=move_in_a_round, until=lambda it: named(it, GO_ON).count() > 0)
    inspector.look("end of a round")
    assert not inspector.complaints, "\n".join(inspector.complaints)


@pytest.mark.parametrize("seats", [2, 7])
def test_on_a_phone_everything_can_be_touched_and_nothing_sticks_out(
    come: Come, seats: int
) -> None:
    ada = come("fr", 360)
    begin(ada, seats=seats, counts=True)
    ada.page.evaluate(MOVED)
    tap(ada, listed_word(hand(ada)))
    line = ada.page.locator("main > .mine button")
    assert [it for it in [*tiles(ada).all(), *line.all()] if not it.evaluate(IN_SIGHT)] == []
    is_well(ada)
    ada.press(named(ada, LAY))
    expect(named(ada, CHOOSE)).to_be_visible()
    is_well(ada)
    ada.press(hidden_cards(ada).first)
    assert named(ada, TURN).evaluate(IN_SIGHT)
    ada.press(named(ada, PROPOSE))
    is_well(ada)
    if seats > 2:
        ada.press(whom(ada).first)
    keys = ada.page.locator("[data-key]")
    expect(keys.first).to_be_visible()
    assert [it for it in keys.all() if not it.evaluate(IN_SIGHT)] == []
    is_well(ada)
    ada.press(ada.button("Revenir"))
    turn_a_card(ada)
    # Nothing has moved on a device that asked for stillness.
    assert ada.page.evaluate("moved") == []


def test_a_round_is_played_with_the_keyboard_alone(come: Come) -> None:
    ada = come("en", kind=Typist)
    assert isinstance(ada, Typist)
    begin(ada)
    word = listed_word(hand(ada))
    ada.walk_to(ada.page.get_by_role("textbox", name=TYPE))
    ada.page.keyboard.type(word)
    expect(named(ada, LAY)).to_be_enabled()
    expect(ada.page.get_by_text("In the French dictionary")).to_be_visible()
    ada.page.keyboard.press("Enter")
    expect(tiles(ada)).to_have_count(0)
    ada.is_somewhere()
    expect(named(ada, CHOOSE)).to_be_visible()
    _spell_anything(ada)
    play(ada, move=move)
    ada.is_somewhere()


def _spell_anything(ada: Typist) -> None:
    """One letter that can stand there for each place; what cannot is told."""
    tokens = ada.page.get_by_text("3 tokens")
    before = tokens.count()
    ada.enter(named(ada, PROPOSE))
    expect(ada.page.get_by_role("textbox", name=compile("^Spell "))).to_be_focused()
    for _ in range(24):
        if not ada.page.locator("[data-key]").count():
            break
        key = ada.page.locator("[data-key]").first.get_attribute("data-key") or ""
        other = "B" if key == "A" else "A"
        ada.page.keyboard.type(other)
        expect(ada.page.get_by_text(compile(f"stands here, not {other}"))).to_be_visible()
        ada.page.keyboard.type(key)
    expect(named(ada, SEND)).to_be_enabled()
    ada.page.keyboard.press("Enter")
    expect(tokens).not_to_have_count(before)
