"""The page around a game on a phone: where each part of a game begins, where Back leads, and what lies on its side."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.entre_les_lignes import paper, scribble
from tests.e2e.guests import Come
from tests.e2e.light_line import swap_until_it_fits
from tests.e2e.person import Person, begin, whose_turn

# Far down, on a page that is long enough for it; then the next part must begin at its beginning.
DOWN = """() => {
  document.documentElement.style.setProperty("padding-block-end", "900px");
  scrollTo(0, 400);
  return scrollY;
}"""
AT_THE_TOP = "() => scrollY === 0"
IN_SIGHT = """(it) => {
  const { x, y, right, bottom } = it.getBoundingClientRect();
  return x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""
MODES: dict[str, tuple[int, dict[str, Any], str]] = {
    "between": (2, {"length": "express", "first": 0}, "hide"),
    "line": (2, {"first": 0}, ""),
    "long-line": (2, {"rounds": 1}, "C’est bon pour moi"),
    "kidz-line": (2, {}, ""),
    "solo-line": (1, {}, "Renoncer"),
    "head-line": (2, {}, ""),
    "wordz": (2, {"rounds": 1, "first": 0}, "Pas de mot"),
    "trapwords": (4, {"curses": "off"}, ""),
    "entre-les-lignes": (4, {"rounds": "short", "first": 0}, "draw"),
}
"""For how many, what is agreed, and what leads to the next part."""


def test_each_part_of_every_game_is_seen_from_its_beginning(come: Come) -> None:
    ada = come("fr", 360)
    page = ada.page
    for mode, (seats, options, go_on) in MODES.items():
        ada.open(mode, seats, **options)
        if mode != "solo-line":  # which begins by itself
            expect(ada.button(ada.words.start)).to_be_visible()
            assert page.evaluate(DOWN) > 0
            ada.press(ada.button(ada.words.start))
        expect(page.locator("main > .mine")).to_be_visible()
        page.wait_for_function(AT_THE_TOP)
        if go_on:
            lead_on(ada, go_on)
            page.wait_for_function(AT_THE_TOP)


def lead_on(ada: Person, way: str) -> None:
    """Down the page, and then what ends this part."""
    page = ada.page
    if way == "hide":
        expect(ada.cards.first).to_be_visible()
        assert page.evaluate(DOWN) > 0
        ada.hide()
        expect(ada.cards).to_have_count(0)
    elif way == "draw":
        expect(paper(ada)).to_be_visible()
        scribble(ada, 1)
        expect(page.locator("[data-paper=saved]")).to_be_visible()
        assert page.evaluate(DOWN) > 0
        ada.button("Rendre", exact=True).dispatch_event("click")
        expect(page.locator("main figure[data-spot]").first).to_be_visible()
    else:
        expect(ada.button(way)).to_be_visible()
        assert page.evaluate(DOWN) > 0
        ada.button(way).dispatch_event("click")
        confirm = page.locator("dialog button.main").or_(ada.button("Oui, la montrer"))
        if way != "C’est bon pour moi":
            confirm.dispatch_event("click")
        expect(ada.button(way)).to_have_count(0)


def test_back_closes_a_paper_asks_in_a_game_and_leads_home_by_the_name_of_the_table(
    come: Come,
) -> None:
    ada, bob = come("fr", 360), come("fr")
    page, dialog = ada.page, ada.page.get_by_role("dialog")
    ada.go("/nowhere/at/all")
    expect(page.get_by_role("heading", name=ada.words.missing)).to_be_visible()
    ada.forgive("404")
    ada.go("/")
    # From the rules one is back where one was; from a table at the way back to it.
    rules = page.get_by_role("link", name="Règles (WORDZ)")
    ada.press(rules)
    expect(rules).to_have_count(0)
    page.go_back()
    expect(rules).to_be_in_viewport()
    ada.press(page.get_by_role("link", name="Between", exact=True))
    ada.press(ada.button(ada.words.open))
    expect(ada.button(ada.words.start)).to_be_visible()
    code = ada.code

    # In the lobby: first the paper, then home, not the form.
    ada.press(ada.button(ada.words.menu))
    expect(dialog).to_be_visible()
    page.go_back()
    expect(dialog).to_have_count(0)
    expect(ada.button(ada.words.start)).to_be_visible()
    bob.join(code)
    expect(page.get_by_role("main").get_by_text(bob.name).first).to_be_visible()
    page.go_back()
    back = page.get_by_role("link", name=f"Revenir à la table {code}")
    expect(back).to_contain_text("Between, avec ")
    expect(back).to_be_in_viewport(ratio=1)
    expect(back).to_contain_text("Vous y étiez à l’instant")
    assert page.evaluate("document.documentElement.scrollHeight") < 2_500

    # In a game it asks, and asks again.
    ada.press(back)
    ada.press(ada.button(ada.words.start))
    expect(ada.cards.first).to_be_visible()
    for _ in ("once", "again"):
        page.go_back()
        expect(dialog.get_by_role("button", name="Rester à table")).to_be_visible()
        page.go_back()
        expect(dialog).to_have_count(0)
    expect(ada.cards.first).to_be_visible()
    page.go_back()
    ada.press(dialog.get_by_role("link", name="Aller à l’accueil"))
    expect(back).to_be_visible()


def test_the_log_opens_at_its_newest_line(come: Come) -> None:
    ada = come("fr", 360)
    begin("between", 4, ada, first=0)
    expect(ada.cards.first).to_be_visible()
    ada.hide()
    whose_turn(ada)
    ada.page.set_viewport_size({"width": 360, "height": 240})  # few lines are too many
    ada.press(ada.button("Ce qui s’est passé"))
    expect(ada.page.locator("dialog ol > li").last).to_be_in_viewport(ratio=1)
    assert ada.page.locator("dialog .content").evaluate("(it) => it.scrollTop") > 0


@pytest.mark.parametrize(("mode", "seats"), [("line", 6), ("entre-les-lignes", 8)])
def test_on_its_side_a_phone_shows_what_one_plays_with(come: Come, mode: str, seats: int) -> None:
    ada = come("fr", 360)
    page = ada.page
    page.set_viewport_size({"width": 740, "height": 360})
    begin(mode, seats, ada, first=0)
    expect(page.locator("main > .mine")).to_be_visible()
    if mode == "line":
        swap_until_it_fits(ada)
    things = {
        "line": [page.locator("svg .choice").first, page.locator("main > .mine .does")],
        "entre-les-lignes": [
            page.get_by_role("application", name="Votre dessin"),
            page.get_by_role("button", name="Dessinez d’abord"),
        ],
    }
    for thing in things[mode]:
        expect(thing).to_be_visible()
        assert thing.evaluate(IN_SIGHT), thing
    assert page.evaluate("scrollY") == 0
    assert ada.sticking_out() == []
