"""Going on from there: a game that is over goes on from a step of it."""

import re

from playwright.sync_api import expect

from tests.e2e.guests import Come
from tests.e2e.inspector import Inspector
from tests.e2e.person import play_until_the_end


def test_a_game_goes_on_from_a_step_of_it_with_a_friend(come: Come) -> None:
    ada, bob = come("en"), come("fr", 360)
    code = ada.open_table(seats=2)
    ada.press(ada.button(ada.words.start))
    play_until_the_end(ada)
    ada.press(ada.button("Step through the game"))
    paper = ada.page.get_by_role("dialog", name="Step by step")
    table = paper.locator("[data-step]")
    go_on = paper.get_by_role("button", name="Go on from here")
    expect(table).to_have_attribute("data-step", "1")
    ada.page.keyboard.press("End")
    expect(go_on).to_be_disabled()
    # After both have hidden their cards, before anybody was asked.
    paper.get_by_role("combobox", name="Seen by").select_option("0")
    paper.get_by_role("slider").fill("4")
    expect(table).to_have_attribute("data-step", "4")
    mine = paper.get_by_role("region", name=ada.words.private)
    then = mine.inner_text()

    ada.press(go_on)
    sheet = ada.page.get_by_role("dialog", name="Go on from here")
    expect(sheet.get_by_role("radio", name="Ada (you)")).to_be_checked()
    expect(sheet.get_by_role("radio", name="New ones")).to_be_checked()
    inspector = Inspector(ada)
    inspector.glance("the sheet to go on")
    ada.press(sheet.get_by_role("button", name="Go on", exact=True))

    # Another table, with what she knew then in her hands.
    ribbon = ada.page.get_by_role("complementary", name="Variation")
    expect(ribbon).to_contain_text("From step 4 of a game that is over, with new cards")
    assert ada.code != code
    expect(ada.paper).to_be_visible()
    assert _cards(ada.paper.inner_text()) == _cards(then)
    inspector.look("a variation")
    assert inspector.complaints == []

    # The code lets nobody in, the link does; who comes is told of no other table.
    ada.press(ada.button(ada.words.invite))
    link = ada.copy_link()
    ada.page.go_back()
    bob.go(link.partition(ada.address)[2])
    bob.press(bob.button(bob.words.come_in))
    bob_ribbon = bob.page.get_by_role("complementary", name=re.compile("^Variant"))
    expect(bob_ribbon).to_be_visible()
    expect(bob_ribbon.get_by_role("link")).to_have_count(0)
    assert bob.sticking_out() == []
    bob.press(bob.page.get_by_role("button", name=re.compile("^Demander la place ")))
    ada.press(ada.button("Agree", exact=True))
    expect(bob.paper).to_be_visible()
    play_until_the_end(ada, bob)

    # It is marked wherever it is remembered, and counts nowhere.
    ada.press(ada.button("The evening’s sheet"))
    evening = ada.page.get_by_role("dialog", name="The evening’s sheet")
    expect(evening.get_by_text("· Variation")).to_be_visible()
    expect(evening.get_by_role("table")).to_have_count(0)
    ada.page.go_back()
    ada.press(ada.button("Step through the game"))
    whole = "the seed is the one the log names, and every draw in the log follows from it"
    expect(paper.get_by_text(whole)).to_be_visible()
    ada.page.go_back()

    # And back to the game it left, which is as it was.
    ada.press(ribbon.get_by_role("link", name="Back to it"))
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert ada.code == code
    ada.go("/mine")
    expect(ada.page.get_by_text("Variation · Between")).to_be_visible()


def _cards(text: str) -> list[str]:
    """The numbers on a paper, however they are laid."""
    return sorted(re.findall(r"\d+", text))
