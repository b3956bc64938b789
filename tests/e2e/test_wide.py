"""What a wide page is used for: the board is the largest thing on it, the hand lies beside it, and the log may go."""

from re import compile

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from benchmarks.frames import FORTY, lay_forty
from tests.e2e.guests import Come
from tests.e2e.person import Person, begin

SIZES = ((1280, 800), (1920, 1080))
FOLD, UNFOLD = compile("^(Replier|Fold away)"), compile("^(Montrer|Show what happened)")
LOWEST = """() => Math.max(...[...document.querySelectorAll("main *")]
  .filter((it) => it.children.length === 0 && it.checkVisibility())
  .map((it) => Math.min(innerHeight, it.getBoundingClientRect().bottom))) / innerHeight"""
"""How far down the page something is to be seen."""
LOWEST_LAID = LOWEST.replace("main *", "main .area *")
"""And something of the play area."""
LARGEST = """() => {
  const area = ({ width, height }) => width * height;
  const size = (it) => area(it.getBoundingClientRect());
  const board = Math.max(...[...document.querySelectorAll("main .area")].map(size));
  return [...document.querySelectorAll("main > *, aside")]
    .filter((it) => !it.classList.contains("area") && size(it) >= board)
    .map((it) => it.className);
}"""
"""Whatever takes as much room as the play area: nothing should."""
TABLES = {
    "between": 4,
    "line": 4,
    "kidz-line": 4,
    "long-line": 4,
    "solo-line": 1,
    "head-line": 4,
    "wordz": 4,
    "trapwords": 4,
    "entre-les-lignes": 4,
}


def box(of: Locator) -> FloatRect:
    found = of.bounding_box()
    assert found is not None
    return found


def lay(ada: Person, game: str) -> None:
    if TABLES[game] == 1:
        ada.open(game, 1)
    else:
        begin(game, TABLES[game], ada)
    expect(ada.page.locator("main .area")).to_be_visible()


@pytest.mark.parametrize("game", TABLES)
def test_a_wide_page_is_used_down_to_its_end(come: Come, game: str) -> None:
    ada = come("fr", 1280)
    lay(ada, game)
    for width, height in SIZES:
        ada.resize(width, height)
        # Its screen may still be on its way.
        ada.page.wait_for_function(f"() => ({LOWEST})() > 0.75")
        ada.page.wait_for_function(f"() => ({LOWEST_LAID})() > 0.6")
        ada.page.wait_for_function(f"() => ({LARGEST})().length === 0")


def test_the_hand_lies_beside_the_board_and_the_log_is_folded_away(come: Come) -> None:
    ada = come("fr", 1280, settings={"name": "Ada", "paperCards": True})
    ada.page.route_web_socket("**/ws/**", lay_forty)
    begin("line", 2, ada)
    laid = ada.page.locator("main .display [data-laid]")
    expect(laid).to_have_count(len(FORTY))
    board, hand = ada.page.locator("main .display"), ada.page.locator("main > .mine")
    assert box(hand)["x"] >= box(board)["x"] + box(board)["width"]

    # With all cards that there can be, they are as large as people see them, or fill the board.
    cards = [box(it) for it in laid.all()]
    window = box(board.locator(".window"))
    high = max(it["y"] + it["height"] for it in cards) - min(it["y"] for it in cards)
    broad = max(it["x"] + it["width"] for it in cards) - min(it["x"] for it in cards)
    fills = high > 0.8 * window["height"] or broad > 0.8 * window["width"]
    assert fills or min(it["width"] for it in cards) >= 64

    # Light paper cards are a choice.
    expect(ada.page.locator("main .display.lamplight")).to_have_count(0)
    expect(ada.page.locator("main .display")).to_have_count(1)

    log = ada.page.get_by_role("complementary")
    ada.press(log.get_by_role("button", name=FOLD))
    expect(log.get_by_role("list")).to_be_hidden()
    ada.press(ada.page.get_by_role("button", name=UNFOLD))
    expect(log.get_by_role("button", name=FOLD)).to_be_visible()
