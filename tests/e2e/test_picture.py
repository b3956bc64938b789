"""The picture of a running table for the README; made only where TABLEE_PICTURE is set."""

from playwright.sync_api import expect

from tests.e2e.guests import Come
from tests.e2e.house import ROOT
from tests.e2e.person import whose_turn


def test_a_picture_of_a_running_table(come: Come) -> None:
    ada = come("en")
    ada.open_table(seats=4)
    ada.press(ada.button(ada.words.start))
    expect(ada.cards.first).to_be_visible()
    ada.hide()
    for _ in range(3):
        whose_turn(ada)
        ada.ask_and_end()
    whose_turn(ada)
    ada.page.screenshot(path=ROOT / "docs" / "table.png")
