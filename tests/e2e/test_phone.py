"""On a phone everything one needs for a move is in sight at once."""

import pytest
from playwright.sync_api import expect

from tests.e2e.guests import Come
from tests.e2e.inspector import MOVED, is_well
from tests.e2e.person import Person, play_until_the_end, whose_turn

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
@pytest.mark.parametrize("preset", ["Express", "Notes secrètes"])
def test_no_number_lies_under_the_hand_and_everything_can_be_touched(
    come: Come, preset: str, seats: int
) -> None:
    ada = come("fr", 360)
    _open(ada, preset, seats)
    ada.hide()
    whose_turn(ada)
    assert ada.page.evaluate(UNDER) == []
    is_well(ada)
    ada.ask()
    assert ada.page.evaluate(UNDER) == []
    is_well(ada)


@pytest.mark.parametrize("seats", [2, 4])
def test_beside_a_clock_and_notes_there_is_room_for_a_card_to_be_laid(
    come: Come, seats: int
) -> None:
    ada = come("fr", 360)
    _open(ada, "Notes secrètes", seats, "tranquille", "place 1")
    ada.hide()
    whose_turn(ada)
    assert ada.page.evaluate(ROOM_LEFT) >= A_ROW_OF_LAID_CARDS
    is_well(ada)


def test_nothing_moves_for_whoever_asked_for_stillness(come: Come) -> None:
    ada = come("fr", 360)
    _open(ada, "Express", 2)
    ada.page.evaluate(MOVED)
    ada.hide()
    play_until_the_end(ada)
    ada.press(ada.button(ada.words.menu))
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert ada.page.evaluate("moved") == []
    assert ada.page.evaluate("document.getAnimations().length") == 0


def _open(ada: Person, preset: str, seats: int, *options: str) -> None:
    ada.go("/?play=between")
    ada.page.get_by_role("radio", name=preset).check()
    ada.page.get_by_role("radio", name=str(seats), exact=True).check()
    if options:
        ada.press(ada.page.locator("summary"))
    for option in options:
        ada.page.get_by_role("radio", name=option).check()
    ada.press(ada.button(ada.words.open))
    ada.press(ada.button(ada.words.start))
    expect(ada.cards.first).to_be_visible()
