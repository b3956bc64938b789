"""The screen of Entre les lignes shuts nobody out: axe finds nothing, all can be touched, and keys alone will do."""

from re import compile

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e import entre_les_lignes as el
from tests.e2e.guests import Come
from tests.e2e.inspector import IN_SIGHT, MOVED, Inspector, is_well
from tests.e2e.person import Person, named, play
from tests.e2e.typist import Typist
from tests.e2e.words import Language

OTHER: dict[Language, Language] = {"fr": "en", "en": "fr"}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_axe_finds_nothing_at_a_table_of_entre_les_lignes(come: Come, language: Language) -> None:
    ada, bob = come(language), come(OTHER[language])
    inspector = Inspector(ada)
    # Every width and light once; the other language has the same parts and other words.
    look = inspector.look if language == "fr" else inspector.glance
    el.begin(ada, bob, rounds="short", language=language)
    el.scribble(ada, 2)
    look("drawing")
    el.hand_in(ada, 1)
    inspector.glance("waiting")
    el.hand_in(bob)

    el.is_hung(ada, 4)
    ada.press(named(ada, compile("^(Jeton|Token) B")))
    look("voting")
    sheet = el.look_at(ada, "active")
    inspector.glance("looking closely")
    ada.page.keyboard.press("Escape")
    el.look_at(bob, "A")
    if not named(bob, el.OBJECT).count():  # their own
        bob.press(named(bob, compile("^(Dessin suivant|Next drawing)$")))
    bob.press(named(bob, el.OBJECT))
    bob.press(named(bob, el.ASK))
    expect(ada.page.get_by_role("heading", name=compile("^(Des lettres|Letters)"))).to_be_visible()
    inspector.glance("an objection")
    ada.press(named(ada, el.DISMISS))
    el.vote(ada, "A")
    el.vote(bob, "B")
    el.see_all(ada)
    look("the reveal")
    play(ada, bob, move=el.move)
    expect(ada.page.get_by_role("region", name=el.GALLERY)).to_be_visible()
    inspector.glance("the gallery")
    ada.press(named(ada, el.WATCH).first)
    expect(sheet).to_be_visible()
    inspector.glance("drawn again")
    assert not inspector.complaints, "\n".join(inspector.complaints)


@pytest.mark.parametrize("seats", [4, 8])
def test_on_a_phone_everything_can_be_touched_and_nothing_sticks_out(
    come: Come, seats: int
) -> None:
    ada = come("en", 360)
    el.begin(ada, seats=seats)
    ada.page.evaluate(MOVED)
    assert _width(el.paper(ada)) >= 320
    _the_paper_gives_way_until_the_tools_are_in_sight(ada)
    el.scribble(ada, 1)
    assert named(ada, el.HAND_IN).evaluate(IN_SIGHT)
    assert named(ada, el.COVER).evaluate(IN_SIGHT)
    is_well(ada)
    el.hand_in(ada, 1)
    el.is_hung(ada, seats)
    ada.page.evaluate("scrollTo(0, 0)")
    tokens = ada.page.get_by_role("group", name="Your vote").get_by_role("button")
    assert [it for it in tokens.all() if not it.evaluate(IN_SIGHT)] == []
    is_well(ada)
    el.look_at(ada, "A")
    is_well(ada)
    ada.page.keyboard.press("Escape")
    el.vote(ada, "A")
    el.see_all(ada)
    assert named(ada, el.GO_ON).evaluate(IN_SIGHT)
    is_well(ada)
    # Nothing has moved on a device that asked for stillness.
    assert ada.page.evaluate("moved") == []


def _the_paper_gives_way_until_the_tools_are_in_sight(ada: Person) -> None:
    undo, red = ada.page.get_by_title("Undo"), ada.page.get_by_title("Red", exact=True)
    # On its side, a phone has room for one row of seats and a paper.
    small = [(320, 568, undo), (360, 560, undo), (360, 740, red), (740, 360, red)]
    for width, height, tool in small:
        ada.page.set_viewport_size({"width": width, "height": height})
        _is_in_sight(tool)
        _is_in_sight(el.paper(ada))
        assert _width(el.paper(ada)) >= 200
        is_well(ada)
    ada.page.set_viewport_size({"width": 360, "height": 740})
    ada.press(named(ada, compile("^Shapes$")))
    _is_in_sight(named(ada, compile("^Turn")))
    ada.page.set_viewport_size({"width": 768, "height": 1024})
    _is_in_sight(named(ada, compile("^Turn")))
    assert _width(el.paper(ada)) >= 440
    ada.page.set_viewport_size({"width": 360, "height": 740})
    ada.press(named(ada, compile("^Draw by hand$")))


def _width(of: Locator) -> float:
    box = of.bounding_box()
    assert box is not None
    return box["width"]


def test_what_matters_is_said_in_sight_and_the_ink_is_kept(come: Come) -> None:
    ada = come("en", 360)
    el.begin(ada)
    ada.press(ada.page.get_by_title("Red", exact=True))
    ada.page.reload()
    expect(ada.page.get_by_role("radio", name="Red", exact=True)).to_be_checked()
    ada.context.set_offline(True)
    el.scribble(ada, 2)
    _is_in_sight(ada.page.locator("[data-paper=stuck]"))
    _is_in_sight(ada.page.get_by_title("Red", exact=True))
    ada.press(named(ada, el.HAND_IN))
    ada.context.set_offline(False)
    # What was drawn and handed in while the line was down is sent when it is back.
    el.is_hung(ada, 4)
    expect(ada.page.locator("figure[data-spot=active] svg.picture path")).to_have_count(2)
    ada.forgive("ERR_INTERNET_DISCONNECTED")


def _is_in_sight(what: Locator) -> None:
    expect(what).to_be_visible()
    what.page.wait_for_function(IN_SIGHT, arg=what.element_handle())


def test_a_round_is_drawn_and_voted_with_the_keyboard_alone(come: Come) -> None:
    ada = come("en", kind=Typist)
    assert isinstance(ada, Typist)
    el.begin(ada)
    cover = named(ada, el.COVER)
    el.draw_with_keys(ada)
    ada.enter(cover)
    expect(cover).to_have_attribute("aria-pressed", "true")
    ada.enter(named(ada, el.HAND_IN))
    el.is_hung(ada, 4)
    assert named(ada, el.DRAW_ON).count() == 0
    ada.is_somewhere()
    ada.enter(named(ada, compile("^Token B")))
    ada.enter(named(ada, el.VOTE))
    el.see_all(ada)
    ada.is_somewhere()
    ada.enter(named(ada, el.GO_ON))
    expect(el.paper(ada).or_(named(ada, compile("^Waiting"))).first).to_be_visible()
    ada.is_somewhere()
