"""One table, many games: a short Between, then what the programme says, somebody late, and the sheet to keep."""

import re
import struct
import zlib
from pathlib import Path

from playwright.sync_api import expect

from tests.e2e.guests import Come
from tests.e2e.inspector import found_on
from tests.e2e.person import Person, whose_turn

HIDDEN = "[data-number][aria-label$='caché'], [data-number][aria-label$='hidden']"


def win(one: Person, other: Person) -> None:
    """One round, and a look at the other's screen."""
    for person in (one, other):
        person.hide()
    hidden = other.page.locator(HIDDEN)
    expect(hidden).to_have_count(2)
    low, high = hidden.evaluate_all("all => all.map((it) => it.dataset.number)")
    if whose_turn(one, other) is other:
        other.ask_and_end()
    whose_turn(one).ask()
    one.press(one.button(one.words.announce, exact=True))
    for n in (low, high):
        one.press(one.number(n))
    one.press(one.main)
    one.press(one.page.get_by_role("dialog").locator("button.main"))
    for person in (one, other):
        expect(person.end).to_be_visible()


def shades(png: bytes) -> int:
    """How many different values there are in a picture as broad as it is to be."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    assert width == 1080
    assert 600 < height < 8000
    chunks, at = b"", 8
    while at < len(png):
        (size,) = struct.unpack(">I", png[at : at + 4])
        chunks += png[at + 8 : at + 8 + size] if png[at + 4 : at + 8] == b"IDAT" else b""
        at += size + 12
    return len(set(zlib.decompress(chunks)))


def test_the_same_people_play_something_else_and_the_sheet_is_right(come: Come) -> None:
    ada, bob, cleo = come("en"), come("fr", 360), come("en")
    code = ada.open_table(seats=2)
    bob.join(code)
    ada.press(ada.button(ada.words.start))
    win(ada, bob)
    cleo.join(code)

    # The host sets up a programme with the keyboard; who came late sees it too, and what it means for her.
    ada.press(ada.button("Set up a programme"))
    paper = ada.page.get_by_role("dialog")
    for game in ("WORDZ", "LINE"):
        ada.press(paper.get_by_role("button", name=game, exact=True))
    paper.get_by_role("button", name="LINE: earlier").press("Enter")
    expect(paper.get_by_role("button", name="LINE: later")).to_be_focused()
    expect(paper.locator("ol li")).to_contain_text(["LINE", "WORDZ"])
    assert found_on(ada) == []
    ada.page.keyboard.press("Escape")
    expect(cleo.page.get_by_text("Seated next: you.")).to_be_visible()
    assert found_on(cleo) == []
    cleo.press(cleo.button("Yes, let’s"))

    # Bob's wish is everybody's to see; the host picks it, and it is off the programme.
    bob.press(bob.button("Jouer à autre chose"))
    shelf = bob.page.get_by_role("dialog")
    expect(shelf.get_by_role("button", name=re.compile("^WORDZ"))).to_be_visible()
    assert bob.sticking_out() == []
    assert found_on(bob) == []
    bob.press(shelf.get_by_role("button", name=re.compile("^LINE")))
    expect(shelf).to_have_count(0)
    expect(bob.page.get_by_text(f"Souhaité par {cleo.name} et vous")).to_be_visible()
    assert bob.sticking_out() == []
    expect(ada.page.get_by_text(f"Seated next: {cleo.name}.")).to_be_visible()
    assert found_on(ada) == []
    ada.press(ada.button("Play LINE"))
    expect(bob.page.get_by_text("Ensuite : WORDZ")).to_be_visible()

    # They gather for it at the same table, and who came late is seated, by name.
    expect(ada.page.get_by_text(f"At the table this time: {cleo.name}.")).to_be_visible()
    expect(cleo.page.get_by_text(f"{ada.name} has picked ")).to_be_visible()
    expect(cleo.page.get_by_text("At the table this time: you.")).to_be_visible()
    expect(bob.page.get_by_text(f"À table cette fois : {cleo.name}.")).to_be_visible()
    assert found_on(ada) == []

    # The sheet knows the first game; who came after it is told so, and no more.
    for person, menu in ((ada, "The evening’s sheet"), (bob, "La feuille de la soirée")):
        person.press(person.button(person.words.menu, exact=True))
        person.press(person.page.get_by_role("dialog").get_by_role("button", name=menu))
        sheet = person.page.get_by_role("dialog")
        expect(sheet.get_by_text("1. Between")).to_be_visible()
        cells = [re.sub(r"\W", "", it) for it in sheet.locator("tbody tr > *").all_inner_texts()]
        assert cells == [ada.name, "1", "1", "67", bob.name, "1", "0", "33"]
        assert person.sticking_out() == []
        assert found_on(person) == []
        expect(sheet.locator(".moment")).to_contain_text([ada.name])
        with person.page.expect_download() as saved:
            person.press(sheet.get_by_role("button", name=re.compile("image|picture")))
        assert saved.value.suggested_filename == f"tablee-{code}.png"
        assert shades(Path(saved.value.path()).read_bytes()) > 50
        # On paper there is nothing to press.
        expect(sheet.locator("li .button")).to_be_visible()
        person.page.emulate_media(media="print")
        expect(sheet.get_by_text("1. Between")).to_be_visible()
        expect(person.page.locator(".button:visible, button:visible")).to_have_count(0)
        person.page.emulate_media(media="null")
        person.page.keyboard.press("Escape")
    cleo.press(cleo.button(cleo.words.menu, exact=True))
    cleo.press(cleo.page.get_by_role("dialog").get_by_role("button", name="The evening’s sheet"))
    expect(cleo.page.get_by_text("1 game was over before you came.")).to_be_visible()
    expect(cleo.page.get_by_text("1. Between")).to_have_count(0)
    cleo.page.keyboard.press("Escape")

    # And it is played: each has the screen of the other game, after a reload too.
    ada.press(ada.button(ada.words.start))
    for person in (ada, bob, cleo):
        expect(person.page.locator("main .display").first).to_be_visible()
    cleo.page.reload()
    expect(cleo.page.locator("main .display").first).to_be_visible()
