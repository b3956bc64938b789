"""The artist's paper on two devices of one person, and drawings under the glass."""

from re import compile

from playwright.sync_api import Locator, expect

from tests.e2e.entre_les_lignes import (
    begin,
    hand_in,
    is_hung,
    look_at,
    paper,
    scribble,
    strokes,
)
from tests.e2e.guests import Come
from tests.e2e.person import Person

SAVED = "[data-paper=saved]"
LOST = "Votre dessin n’est pas venu"
ELSEWHERE = "Il a changé ailleurs"
DRAWINGS = compile("/drawings/")
LINE = '{"strokes":[[1,1,[900,900,99,1200,1200,99]]]}'
SCROLLED = """() => {
  const content = document.querySelector("dialog[open] .content");
  return [scrollY, content.scrollTop, visualViewport.scale];
}"""


def test_the_paper_shows_what_the_table_has_on_whichever_device(come: Come) -> None:
    ada, tablet = come("fr", 1280), come("fr", 360)
    begin(ada, rounds="short")
    scribble(ada, 2)
    expect(ada.page.locator(SAVED)).to_be_visible()

    # What does not come is not begun anew.
    tablet.context.add_cookies([{**it} for it in ada.context.cookies()])  # type: ignore[typeddict-item]
    tablet.page.route(DRAWINGS, lambda route: route.abort())
    tablet.go(f"/t/{ada.code}")
    expect(tablet.page.get_by_text(LOST)).to_be_visible()
    assert paper(tablet).count() == 0
    tablet.page.unroute(DRAWINGS)
    tablet.press(tablet.button("Réessayer"))
    expect(paper(tablet)).to_be_visible()
    scribble(tablet, 1)
    assert strokes(tablet) == [3]
    expect(tablet.page.locator(SAVED)).to_be_visible()
    tablet.forgive("ERR_FAILED")

    # Back on the first device, which has kept the older one.
    ada.press(ada.button("Continuer ici"))
    expect(ada.page.get_by_text(ELSEWHERE)).to_be_visible()
    assert strokes(ada) == [3]
    scribble(ada, 1)
    expect(ada.page.get_by_text(ELSEWHERE)).to_have_count(0)
    expect(ada.page.locator(SAVED)).to_be_visible()

    # It follows while it is open, and one undo brings back what was here.
    drawn = tablet.context.request.post(
        f"{ada.address}/api/tables/{ada.code}/drawing",
        data=LINE,
        headers={"content-type": "application/json", "origin": ada.address},
    )
    assert drawn.ok
    expect(ada.page.get_by_text(ELSEWHERE)).to_be_visible()
    assert strokes(ada) == [1]
    ada.page.keyboard.press("Control+z")
    expect(ada.page.locator(SAVED)).to_be_visible()
    assert strokes(ada) == [4]


def test_drawings_are_looked_at_through_a_glass(come: Come) -> None:
    ada, bob = come("fr", 1280), come("fr", 360)
    begin(ada, bob, rounds="short")
    for person in (ada, bob):
        hand_in(person, 1)
    for person in (ada, bob):
        is_hung(person, 4)

    # With keys: the arrows move the picture when it is near, and turn to the next one when it is not.
    sheet = look_at(ada, "A")
    title = sheet.get_by_role("heading", level=2)
    for key in ("+", "+", "ArrowRight"):
        ada.page.keyboard.press(key)
    expect(sheet.get_by_role("status").last).to_have_text(compile("^200"))
    expect(title).to_have_text("Dessin A")
    large = sheet.locator(".large .hold")
    assert _shift(large) < -0.5
    ada.page.keyboard.press("0")
    ada.page.keyboard.press("ArrowRight")
    expect(title).to_have_text("Dessin B")
    large.hover()
    ada.page.mouse.wheel(0, -200)
    expect(sheet.get_by_role("status").last).not_to_have_text(compile("^100"))
    assert ada.page.evaluate(SCROLLED)[:2] == [0, 0]
    # The active player's beside it stays as it was, and each has its own.
    expect(sheet.get_by_role("status").first).to_have_text(compile("^100"))

    # With fingers, and with buttons alone.
    sheet = look_at(bob, "A")
    said = sheet.get_by_role("status").last
    _pinch(bob, sheet.locator(".large .hold"))
    expect(said).not_to_have_text(compile("^100"))
    assert bob.page.evaluate(SCROLLED)[2] == 1
    bob.press(sheet.get_by_role("button", name=compile("tout voir$")).last)
    expect(said).to_have_text(compile("^100"))
    bob.press(sheet.get_by_role("button", name="Agrandir").last)
    bob.press(sheet.get_by_role("button", name="Vers le bas"))
    expect(said).to_have_text(compile("^150"))
    assert bob.sticking_out() == []


def _shift(glass: Locator) -> float:
    """How far the picture is moved, in breadths of the glass."""
    return float(glass.locator(".picture").first.evaluate("it => it.style.getPropertyValue('--x')"))


def _pinch(person: Person, glass: Locator) -> None:
    box = glass.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    line = person.context.new_cdp_session(person.page)
    for kind, apart in (("touchStart", 20), ("touchMove", 45), ("touchMove", 80)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
