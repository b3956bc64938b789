"""What a game of LIGHT-LINE needs lies in the window, however little of one there is: nobody scrolls in a race."""

from collections.abc import Callable
from re import compile

import pytest
from playwright.sync_api import expect

from tests.e2e import wordz
from tests.e2e.guests import Come
from tests.e2e.inspector import IN_SIGHT
from tests.e2e.light_line import (
    CALL,
    HINT,
    READY,
    TURN_UP,
    cards,
    lay,
    longest,
    spots,
    swap_until_it_fits,
)
from tests.e2e.person import Person, begin, named
from tests.e2e.test_light_line_access import head_line
from tests.e2e.trapwords import gather

PHONES = ((740, 360), (844, 390), (932, 430), (667, 375))
"""On their side."""
LAPTOPS = ((1280, 800), (1366, 768), (1280, 720), (1366, 600), (1024, 600))
"""From a usual one to the lowest."""
WINDOWS = ((960, 600), (1000, 560), (1100, 540), (800, 500))
"""Neither a phone nor a wide page."""
BOARD = """() => document.querySelector("main .largest").getBoundingClientRect().height
  / document.querySelector("main .area").getBoundingClientRect().height"""
IS_LARGE = "(it) => it.getBoundingClientRect().width >= 64"
COMPOSING = compile(
    "Composez un mot|Pas de mot|Mélanger|Trier|Déplacer|Reprendre la|^Effacer|Carnet"
)
# Whatever can be pressed, and all cards: in the window, and in the part of it that might be scrolled by itself.
OUT_OF_SIGHT = """() => {
  const out = [];
  if (document.scrollingElement.scrollHeight > innerHeight) out.push("the page can be scrolled");
  for (const it of document.querySelectorAll(".area"))
    if (it.scrollHeight > it.clientHeight) out.push("the play area can be scrolled");
  for (const it of document.querySelectorAll("main button, main [data-card], main [data-place], main .largest")) {
    if (!it.checkVisibility()) continue;
    const { left, top, right, bottom } = it.getBoundingClientRect();
    const area = it.closest(".area")?.getBoundingClientRect();
    const low = Math.min(innerHeight, area?.bottom ?? innerHeight);
    if (left < -1 || top < (area?.top ?? 0) - 1 || right > innerWidth + 1 || bottom > low + 1)
      out.push(`${it.getAttribute("aria-label") ?? it.textContent.trim()}: ${top} to ${bottom}`);
  }
  return out;
}"""


def line(ada: Person) -> None:
    begin("line", 6, ada, first=0)
    swap_until_it_fits(ada)


def kidz_line(ada: Person) -> None:
    begin("kidz-line", 7, ada, first=0)
    ada.press(named(ada, TURN_UP))
    ada.press(spots(ada).first)


def long_line(ada: Person) -> None:
    begin("long-line", 4, ada, pace="relaxed")
    ada.press(named(ada, READY))
    expect(ada.page.locator("main li button[data-card]")).to_have_count(8)


def solo_line(ada: Person, cards: int = 10) -> None:
    ada.open("solo-line", 1, cards=cards)
    expect(ada.page.locator("main li button[data-card]")).to_have_count(cards)


def solo_line_at_its_longest(ada: Person) -> None:
    solo_line(ada, 20)
    ada.press(named(ada, HINT))
    expect(ada.page.locator("section [data-laid]")).to_have_count(1)


RACES: dict[str, Callable[[Person], None]] = {
    "line": line,
    "kidz-line": kidz_line,
    "long-line": long_line,
    "solo-line": solo_line,
    "solo-line of 20": solo_line_at_its_longest,
    "head-line": head_line,
}


@pytest.mark.parametrize("mode", RACES)
def test_on_its_side_a_phone_shows_all_of(come: Come, mode: str) -> None:
    ada = come("fr", 360)
    RACES[mode](ada)
    assert found_at(ada, *PHONES) == {}
    if mode in ("line", "kidz-line"):
        # The board has the height, and whatever lies on it.
        for width, height in PHONES:
            ada.resize(width, height)
            assert ada.page.evaluate(BOARD) > 0.7, (width, height)


def test_all_of_a_race_is_in_sight_however_many_have_called_and_whatever_clock_runs(
    come: Come,
) -> None:
    ada, bob = come("fr", 360), come("fr", 1280)
    begin("long-line", 3, ada, bob, pace="relaxed")
    for person in (ada, bob):
        person.press(named(person, READY))
    for person in (ada, bob):
        expect(person.page.locator("main li button[data-card]")).to_have_count(8)
    portrait = (360, 740)
    assert found_at(ada, *PHONES, portrait) == {}
    lay(bob, longest(cards(bob))[:2])
    bob.press(named(bob, CALL).first)
    expect(ada.page.get_by_role("button", name="Je m’arrête là")).to_be_visible()
    expect(ada.page.locator(".shout")).to_have_count(0)
    assert found_at(ada, *PHONES, portrait) == {}


@pytest.mark.parametrize("mode", RACES)
def test_a_low_laptop_and_any_window_show_all_of(come: Come, mode: str) -> None:
    ada = come("fr", 1280)
    RACES[mode](ada)
    assert found_at(ada, *LAPTOPS, *WINDOWS) == {}
    # There is no room for the log beside it: one calls for it.
    expect(ada.page.get_by_role("complementary")).to_be_hidden()
    # The board has the height, so that its cards are large.
    card = ada.page.locator("main .display:not(.isSmall) [data-laid]").first
    if mode in ("line", "kidz-line"):
        for width, height in WINDOWS[:2]:
            ada.resize(width, height)
            ada.page.wait_for_function(IS_LARGE, arg=card.element_handle())
    ada.press(ada.button("Ce qui s’est passé"))
    expect(ada.page.get_by_role("dialog")).to_be_visible()


def test_on_its_side_a_phone_shows_all_that_composing_a_word_needs(come: Come) -> None:
    ada = come("fr", 360)
    wordz.begin(ada, seats=4)
    ada.resize(740, 360)
    needed = [*wordz.tiles(ada).all(), *named(ada, COMPOSING).all()]
    assert len(needed) == 12 + len(COMPOSING.pattern.split("|"))
    for width, height in PHONES:
        ada.resize(width, height)
        assert [it for it in needed if not it.evaluate(IN_SIGHT)] == [], (width, height)


# The rule's button stands in the row of its sentence, however much else is said there.
APART = """() => {
  const [sentence, rule] = ["p", ":scope > button"]
    .map((it) => document.querySelector("[data-now]").querySelector(it).getBoundingClientRect());
  const middle = (rule.top + rule.bottom) / 2;
  return middle < sentence.top || middle > sentence.bottom;
}"""


def test_a_clock_leaves_the_rule_beside_its_sentence(come: Come) -> None:
    ada = come("fr", 1280)
    long_line(ada)
    expect(ada.page.get_by_role("timer")).to_be_visible()
    for width, height in ((1280, 800), (1920, 1080), (360, 740), *PHONES):
        ada.resize(width, height)
        assert not ada.page.evaluate(APART), (width, height)


def test_trapwords_are_thought_up_without_scrolling_on_a_wide_page(come: Come) -> None:
    ada = come("fr", 1280)
    begin("trapwords", 4, ada, curses="off")
    expect(ada.page.get_by_role("button", name=compile("torche$")).first).to_be_visible()
    assert found_at(ada, (1280, 800), (1366, 768), (1280, 720), (1920, 1080)) == {}


def test_the_dungeon_leaves_room_for_the_turn_that_is_to_come(come: Come) -> None:
    people = come("fr", 1280), come("en", 1280), come("fr", 1280), come("en", 1280)
    party = gather(*people)
    party.set_traps()
    for _ in (0, 1):
        giver = party.giver
        assert found_at(giver, (1280, 800), (1280, 720), (1920, 1080)) == {}
        giver.resize(1280, 800)
        party.turn().find()


def found_at(ada: Person, *sizes: tuple[int, int]) -> dict[tuple[int, int], list[str]]:
    """What is out of sight in a window of that size."""
    found: dict[tuple[int, int], list[str]] = {}
    for width, height in sizes:
        ada.resize(width, height)
        if out := ada.page.evaluate(OUT_OF_SIGHT) + ada.sticking_out():
            found[width, height] = out
    return found
