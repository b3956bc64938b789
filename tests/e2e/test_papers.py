"""The papers that come when called: the head stays in sight, and the keyboard goes back to where it was."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.entre_les_lignes import begin, paper
from tests.e2e.guests import Come


def test_a_paper_shows_the_rule_of_the_moment_and_gives_the_focus_back(come: Come) -> None:
    ada = come("fr")
    begin(ada)
    dialog = ada.page.get_by_role("dialog")
    for width in (360, 1280):
        ada.page.set_viewport_size({"width": width, "height": 740})
        ada.press(ada.button("Lire la règle EL-16"))
        expect(dialog.locator("[id='el-16']")).to_be_in_viewport(ratio=1)
        paper: Any = dialog.bounding_box()
        head: Any = dialog.locator("header").bounding_box()
        assert head["y"] == paper["y"]
        assert dialog.evaluate("it => it.scrollTop") == 0
        ada.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    for name in ("Lire la règle EL-16", "Règles", "Menu"):
        opener = ada.button(name, exact=True)
        opener.focus()
        ada.page.keyboard.press("Enter")
        expect(dialog).to_be_visible()
        ada.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(opener).to_be_focused()
    # From one paper to the next, and out.
    ada.page.keyboard.press("Enter")
    dialog.get_by_role("button", name=ada.words.leave).press("Enter")
    expect(dialog.get_by_role("button", name="Rester")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.button("Menu", exact=True)).to_be_focused()


def test_who_has_left_finds_the_way_back(come: Come) -> None:
    ada, bob = come("fr"), come("fr", 360)
    begin(ada, bob)
    bob.press(bob.button("Menu", exact=True))
    dialog = bob.page.get_by_role("dialog")
    for _ in ("ask", "confirm"):
        bob.press(dialog.get_by_role("button", name=bob.words.leave))
    bob.press(bob.button(f"Revenir à la table {ada.code}"))
    bob.press(bob.button(bob.words.come_in))
    expect(paper(bob)).to_be_visible()
    expect(bob.button("Demander")).to_have_count(0)
