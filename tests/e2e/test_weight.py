"""What a phone on a slow line has to fetch before it can play."""

from playwright.sync_api import expect

from tests.e2e.guests import Come

LIMIT = 150 * 1024
"""Bytes of compressed script, on the first page and at a table."""
SCRIPT = """() => performance.getEntriesByType("resource")
  .filter((it) => new URL(it.name).pathname.endsWith(".js"))
  .reduce((sum, it) => sum + it.encodedBodySize, 0)"""


def test_the_first_page_and_a_table_come_with_little_script(come: Come) -> None:
    ada = come("fr", 360)
    ada.go("/")
    expect(ada.page.locator("a.play").first).to_be_visible()
    home: int = ada.page.evaluate(SCRIPT)
    ada.open_table(seats=3)
    ada.press(ada.button(ada.words.start))
    expect(ada.cards.first).to_be_visible()
    table: int = ada.page.evaluate(SCRIPT)
    assert 0 < home < table < LIMIT, f"{home} bytes on the first page, {table} up to a card"
