"""Somebody who watches asks for a seat in mid-game, and is let in by the host's word."""

import re

from playwright.sync_api import expect

from tests.e2e.guests import Come
from tests.e2e.inspector import found_on


def test_a_bots_seat_is_asked_for_and_given_by_the_hosts_word(come: Come) -> None:
    ada, bob = come("en"), come("fr", 360)
    code = ada.open_table(seats=2)
    ada.press(ada.button(ada.words.start))
    ada.hide()
    bob.join(code)
    expect(bob.page.get_by_text(bob.words.watching)).to_be_visible()
    ask = bob.page.get_by_role("button", name=re.compile("^Demander la place "))
    wanted = ada.page.get_by_text("Bob asks for Dynamo’s seat.")

    # A bot says why it moved as it did, to whoever asks, in their own language.
    sheet = ada.page.get_by_role("dialog", name="Why, Dynamo?")
    ada.press(ada.button("Ask Dynamo why"))
    expect(sheet).to_contain_text(
        re.compile("“(Any interval will do for me|I ask what shortens my list)")
    )
    ada.page.keyboard.press("Escape")
    bob.press(bob.button("Demander pourquoi à Dynamo"))
    said = re.compile(r"«\s(N’importe quel intervalle me convient|Je demande ce qui raccourcit)")
    expect(bob.page.get_by_role("dialog")).to_contain_text(said)
    assert found_on(bob) == []
    bob.page.keyboard.press("Escape")

    # Declined, and asked again.
    bob.press(ask)
    expect(bob.page.get_by_text("On attend l’accord d")).to_be_visible()
    expect(bob.paper).to_have_count(0)
    expect(wanted).to_be_visible()
    assert found_on(ada) == []
    ada.press(ada.button("Not now"))
    expect(bob.page.get_by_text("Pas cette fois.")).to_be_visible()
    expect(wanted).to_have_count(0)

    # Given: everybody hears of it, and a reload does not forget it.
    bob.press(ask)
    ada.press(ada.button("Agree", exact=True))
    expect(bob.paper).to_be_visible()
    told = re.compile(rf"Bob takes Dynamo’s seat, with {ada.name}’s consent\.")
    expect(ada.page.locator("[role=status]").filter(has_text=told)).to_have_count(1)
    ada.page.reload()
    expect(ada.page.locator("aside li").filter(has_text=told)).to_have_count(1)

    # Who leaves and comes in again has the same seat, and asks nobody.
    bob.press(bob.button(bob.words.menu, exact=True))
    for _ in range(2):
        bob.press(bob.page.get_by_role("dialog").get_by_role("button", name=bob.words.leave))
    expect(bob.paper).to_have_count(0)
    bob.join(code, "Rob")
    expect(bob.paper).to_be_visible()
