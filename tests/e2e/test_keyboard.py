"""Everything can be done without a mouse and without a finger."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e.guests import Come


def test_a_turn_is_played_with_the_keyboard_alone(come: Come) -> None:
    ada = come("fr")
    page = ada.page
    ada.go("/")
    expect(page.get_by_role("link", name="Between").first).to_be_visible()
    _enter(page, page.locator("a.play"))
    expect(ada.button(ada.words.open)).to_be_visible()
    _walk_to(page, page.get_by_role("radio", name="4", exact=True))
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    _enter(page, ada.button(ada.words.open))
    expect(ada.button(ada.words.start)).to_be_visible()
    _enter(page, ada.button(ada.words.start))

    expect(ada.cards.first).to_be_visible()
    _enter(page, ada.cards.first)
    _enter(page, ada.cards.last)
    _enter(page, ada.button(ada.words.hide))

    expect(page.locator("button.main", has_text=ada.words.asks())).to_be_visible()
    _enter(page, page.locator(f"button[aria-label^='{ada.words.pick}']").first)
    _walk_to(page, page.locator("[data-number='1']"))
    for _ in range(int(ada.numbers()[0]) - 1):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    _enter(page, ada.main)
    _enter(page, ada.button(ada.words.end_turn))
    expect(ada.button(ada.words.end_turn)).to_have_count(0)


def _enter(page: Page, what: Locator) -> None:
    expect(what).to_be_enabled()
    _walk_to(page, what)
    page.keyboard.press("Enter")


def _walk_to(page: Page, what: Locator, limit: int = 60) -> None:
    for _ in range(limit):
        if what.evaluate("it => it === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tabulator does not lead to {what}")
