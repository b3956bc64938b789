"""The same deal for others: a link, the same cards, and both games side by side."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.guests import Come
from tests.e2e.inspector import Inspector
from tests.e2e.person import Person, play_until_the_end


def hand(person: Person) -> list[str]:
    """The numbers on it, however they are laid."""
    expect(person.cards.first).to_be_visible()
    return sorted(re.findall(r"\d+", person.paper.inner_text()))


def link_from(person: Person, send: Locator) -> str:
    """As it would be pasted into a message."""
    person.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.press(send)
    expect(person.page.get_by_text(re.compile("^(Copied|Copié)"))).to_be_visible()
    told: str = person.page.evaluate("() => navigator.clipboard.readText()")
    text, _, path = told.partition(person.address)
    assert re.match(r"Between\s?: .*\d+:\d\d\.", text), told
    return path


def rows(person: Person) -> Locator:
    """Of whoever played it, the best first."""
    return person.page.locator("main ol > li").filter(has_text=re.compile(r"\d+:\d\d"))


def test_a_deal_is_sent_played_and_seen_side_by_side(come: Come) -> None:
    ada, bob = come("en"), come("fr", 360)
    ada.open_table(seats=2)
    ada.press(ada.button(ada.words.start))
    hers = hand(ada)
    expect(ada.button("Send this deal")).to_have_count(0)
    play_until_the_end(ada)
    offer = ada.page.get_by_role("region", name="Give others the same deal")
    ada.press(offer.get_by_role("button", name="Send this deal"))
    expect(rows(ada)).to_have_count(1)
    path = link_from(ada, offer.get_by_role("button", name="Send this deal"))

    # Who opens it is told who sends it and how it went, and gets the same cards.
    bob.go(path)
    expect(bob.page.get_by_text("Ada vous envoie la même donne.")).to_be_visible()
    expect(rows(bob)).to_have_count(1)
    expect(rows(bob)).to_contain_text("Ada")
    inspector = Inspector(bob)
    inspector.look("a deal that was sent")
    bob.press(bob.button("Jouer cette donne"))
    ribbon = bob.page.get_by_text("D’autres la jouent avec ces cartes.")
    expect(ribbon).to_be_visible()
    assert hand(bob) == hers
    play_until_the_end(bob)
    theirs = bob.page.get_by_role("region", name="Même donne")
    expect(rows(bob)).to_have_count(2)
    expect(rows(bob).filter(has_text="vous")).to_contain_text("Bob")
    expect(theirs.get_by_text("ceux que disent leurs liens")).to_be_visible()
    inspector.look("both side by side")
    assert inspector.complaints == []

    # And back: on the page of the deal she finds both, and her own first.
    ada.go(link_from(bob, theirs.get_by_role("button", name="Envoyer cette donne")))
    expect(rows(ada)).to_have_count(2)
    expect(rows(ada).filter(has_text="you")).to_contain_text("Ada")
    expect(ada.button("Play it again")).to_be_visible()
    ada.go("/mine")
    mine = ada.page.get_by_role("region", name="Deals that others play, too")
    expect(mine.get_by_role("link", name="Between, the same deal")).to_be_visible()


def test_the_deal_of_the_day_is_played_once_and_marked(come: Come) -> None:
    ada = come("en", 360)
    ada.go("/")
    ada.press(ada.page.get_by_role("link", name="Deals of the day"))
    today = ada.page.get_by_role("region", name="Deals of the day")
    expect(today.get_by_role("link")).to_have_count(5)
    ada.press(today.get_by_role("link", name="SOLO-LINE"))
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("SOLO-LINE, the deal of")
    ada.press(ada.button("Play this deal"))
    expect(ada.page.get_by_text("Deal of the day")).to_be_visible()
    ada.press(ada.button("Give up", exact=True))
    ada.press(ada.button("Yes, show it"))
    expect(ada.button("Send this deal")).to_be_visible()
    expect(rows(ada)).to_contain_text("not solved")
    ada.go("/deals")
    expect(today.get_by_role("link", name="SOLO-LINE · Deal of the day, played")).to_be_visible()
    # A link that nobody wrote, and a day that has not come: one sentence each.
    ada.forgive("400", "409")
    for path, said in (("nonsense", "no such deal"), ("2199-01-01.1", "not come yet")):
        ada.go(f"/deal/line/{path}#%zz")
        expect(ada.page.get_by_role("alert")).to_contain_text(said)
    ada.forgive("400", "409")
