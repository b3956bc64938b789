"""On a phone everything one needs for a move is in sight at once."""

import pytest
from playwright.sync_api import expect

from tests.e2e.guests import Come
from tests.e2e.inspector import MOVED, is_well
from tests.e2e.person import Person, begin, play_until_the_end, whose_turn

UNDER = """() => {
  const hand = document.querySelector("main > .mine").getBoundingClientRect().top;
  const numbers = [...document.querySelectorAll("[data-number]")];
  return numbers.filter((it) => it.getBoundingClientRect().bottom > hand + 1).map((it) => it.dataset.number);
}"""
ROOM_LEFT = """() => {
  const hand = document.querySelector("main > .mine").getBoundingClientRect().height;
  return innerHeight - hand - scrollY - document.querySelector("[data-number='24']").getBoundingClientRect().bottom;
}"""
A_ROW_OF_LAID_CARDS = 24


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_number_lies_under_the_hand_and_everything_can_be_touched(
    come: Come, seats: int
) -> None:
    ada = come("fr", 360)
    for follow_up in ("board", "notes"):
        _begin(ada, seats, follow_up=follow_up)
        _is_well(ada)
        ada.ask()
        _is_well(ada)
    # A clock takes room as well, and a card will be laid.
    _begin(ada, seats, follow_up="notes", pace="relaxed", first=0)
    assert ada.page.evaluate(ROOM_LEFT) >= A_ROW_OF_LAID_CARDS
    _is_well(ada)


def _begin(ada: Person, seats: int, **options: object) -> None:
    begin("between", seats, ada, **options)
    expect(ada.cards.first).to_be_visible()
    ada.hide()
    whose_turn(ada)


def _is_well(ada: Person) -> None:
    assert ada.page.evaluate(UNDER) == []
    is_well(ada)


def test_nothing_moves_for_whoever_asked_for_stillness(come: Come) -> None:
    ada = come("fr", 360)
    begin("between", 2, ada, length="express")
    expect(ada.cards.first).to_be_visible()
    ada.page.evaluate(MOVED)
    ada.hide()
    play_until_the_end(ada)
    ada.press(ada.button(ada.words.menu))
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert ada.page.evaluate("moved") == []
    assert ada.page.evaluate("document.getAnimations().length") == 0
