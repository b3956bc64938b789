"""The papers that come when called: the head stays in sight, and the keyboard goes back to where it was."""

from re import compile
from typing import Any

from playwright.sync_api import expect

from tablee import registry
from tests.e2e.entre_les_lignes import begin, paper
from tests.e2e.guests import Come

SPILLED = """() => [document.documentElement, ...document.querySelectorAll("figure[role=img]")]
  .filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.ariaLabel ?? "the page")"""


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

    # Who looks for a word and has found enough is still among the rules.
    ada.press(ada.button("Règles", exact=True))
    expect(dialog.get_by_role("img", name="un nuage de pluie").first).to_be_visible()
    ada.press(dialog.get_by_text("Toutes les règles"))
    dialog.get_by_role("searchbox").fill("complice")
    expect(dialog.get_by_text(compile(r"^\d+ paragraphes trouvés$"))).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(dialog.get_by_role("searchbox")).to_have_value("")
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
    expect(bob.button("Demander", exact=True)).to_have_count(0)


def test_every_game_at_a_glance_stays_within_its_paper(come: Come) -> None:
    """The narrowest phone, and the pictures as wide as they are drawn."""
    ada = come("fr", 320)
    for game in registry.keys():  # noqa: SIM118 (a module, not a dict)
        ada.go(f"/rules/{game}")
        expect(ada.page.locator("figure[role=img]")).to_have_count(3)
        assert ada.page.evaluate(SPILLED) == [], game
