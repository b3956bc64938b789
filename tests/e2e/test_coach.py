"""The coach beside the sentence: what it is worth, a hint in two steps, its rule, and one touch to silence it."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.guests import Come
from tests.e2e.inspector import is_well
from tests.e2e.person import Person, begin
from tests.e2e.words import Language

NEW_HERE = {"name": "Ada", "patterns": True, "volume": 0}
"""Settings of somebody who has not said anything about the coach."""


@dataclass(frozen=True)
class Said:
    """What is written there."""

    worth: str
    hint: str
    more: str
    off: str
    gone: str
    switch: str
    allow: str
    asks: str


SAID: dict[Language, Said] = {
    "fr": Said(
        "paires possibles", "Indice", "Et quoi", "Couper le coach", "Le coach se tait",
        "Le coach", "Le coach peut donner des indices", "demande un indice au coach",
    ),
    "en": Said(
        "pairs will do", "Hint", "And what", "Switch the coach off", "The coach is off",
        "The coach", "The coach may give hints", "asks the coach for a hint",
    ),
}  # fmt: skip


def coach(person: Person) -> Locator:
    return person.page.locator("[data-coach]")


def said(person: Person) -> Locator:
    return coach(person).locator(".said")


@pytest.mark.parametrize(("language", "width"), [("fr", 360), ("en", 1280)])
def test_among_bots_it_tells_worth_and_rule_and_hints_until_it_is_silenced(
    come: Come, language: Language, width: int
) -> None:
    ada, words = come(language, width, settings=NEW_HERE), SAID[language]
    begin("between", 3, ada)
    expect(said(ada)).to_contain_text(words.worth)
    is_well(ada)

    ada.press(coach(ada).get_by_role("button", name=words.hint))
    ada.press(coach(ada).get_by_role("button", name=words.more))
    expect(ada.page.locator(".hinted").first).to_be_visible()
    expect(coach(ada).get_by_role("button", name=words.more)).to_have_count(0)
    low, high = ada.page.locator("[data-number].hinted").all_inner_texts()
    expect(coach(ada).get_by_role("status")).to_contain_text(low)
    expect(coach(ada).get_by_role("status")).to_contain_text(high)
    is_well(ada)

    ada.press(said(ada))
    paragraph = ada.page.get_by_role("dialog").locator("#bt-05")
    expect(paragraph).to_be_in_viewport()
    ada.page.keyboard.press("Escape")

    ada.press(coach(ada).get_by_role("button", name=words.off))
    expect(ada.page.get_by_text(words.gone)).to_be_visible()
    ada.page.reload()
    expect(ada.cards.first).to_be_visible()
    expect(coach(ada)).to_have_count(0)
    ada.press(ada.button(ada.words.menu, exact=True))
    ada.page.get_by_role("dialog").get_by_role("switch", name=words.switch).check()
    ada.page.keyboard.press("Escape")
    expect(said(ada)).to_contain_text(words.worth)


def test_among_people_it_is_silent_until_the_host_allows_it_and_all_see_who_asks(
    come: Come,
) -> None:
    ada, bob = come("fr", 1280, settings=NEW_HERE), come("en", 360, settings=NEW_HERE)
    begin("between", 2, ada, bob)
    for person in (ada, bob):
        expect(person.cards.first).to_be_visible()
        expect(coach(person)).to_have_count(0)

    ada.open("between", 2)
    ada.page.get_by_role("switch", name=SAID["fr"].allow).check()
    bob.join(ada.code)
    expect(bob.page.get_by_text("everybody sees who asks")).to_be_visible()
    bob.press(bob.button(bob.words.ready))
    ada.press(ada.button(ada.words.start))
    bob.press(coach(bob).get_by_role("button", name=SAID["en"].hint))
    expect(ada.page.get_by_text(SAID["fr"].asks)).to_be_visible()
    expect(coach(bob).get_by_role("button", name=SAID["en"].more)).to_be_visible()
