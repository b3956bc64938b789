"""Nothing shuts anybody out: axe finds nothing, and nothing sticks out at the side."""

from re import compile
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.e2e.guests import Come
from tests.e2e.inspector import Inspector
from tests.e2e.person import Person, play_until_the_end, whose_turn
from tests.e2e.test_host import open_table_paper
from tests.e2e.words import Language

LOW_LINKS = """() => [...document.querySelectorAll("dialog a.id")]
  .filter((it) => it.getBoundingClientRect().height < 24).map((it) => it.textContent)"""


@pytest.mark.parametrize(("language", "other"), [("fr", "en"), ("en", "fr")])
def test_axe_finds_nothing_on_any_screen(
    come: Come, language: Language, other: Literal["fr", "en"]
) -> None:
    ada, host = come(language), come(other)
    inspector = Inspector(ada)
    for path, title in (
        ("/", ada.words.home),
        ("/?play=between", ada.words.opening),
        ("/rules/between#bt-13", "Between"),
        ("/print/between", "Between"),
        ("/referee/trapwords", "Trapwords"),
        ("/mine", "Mes parties" if language == "fr" else "My games"),
    ):
        ada.go(path)
        expect(ada.page.get_by_role("heading", name=title).first).to_be_visible()
        inspector.look(path)

    ada.go(f"/t/{host.open_table(seats=2)}")
    expect(ada.button(ada.words.come_in)).to_be_visible()
    inspector.look("join")
    ada.press(ada.button(ada.words.come_in))
    expect(ada.button(ada.words.ready)).to_be_visible()
    inspector.look("lobby")
    host.press(host.button(host.words.start))
    expect(ada.cards.first).to_be_visible()
    inspector.look("choose")
    ada.hide()
    host.hide()
    while whose_turn(ada, host) is host:
        host.ask_and_end()
    inspector.look("my turn")
    play_until_the_end(ada, host)
    inspector.look("end")
    assert not inspector.complaints, "\n".join(inspector.complaints)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_axe_finds_nothing_on_any_paper_or_at_any_way_out(come: Come, language: Language) -> None:
    ada, bob = come(language), come("en")
    inspector = Inspector(ada)
    _learn(ada, inspector)

    code = ada.open_table(seats=2)
    bob.join(code)
    ada.press(ada.page.get_by_role("main").get_by_role("button", name=ada.words.more_for).last)
    inspector.glance_at_paper("seat")
    bob.press(bob.button(bob.words.ready))
    ada.press(ada.button(ada.words.start))
    for person in (ada, bob):
        expect(person.cards.first).to_be_visible()
        person.hide()
    for paper in (ada.words.talk, ada.words.help, ada.words.menu):
        ada.press(ada.button(paper, exact=True))
        if paper == ada.words.help:
            ada.press(ada.page.locator("dialog summary"))
            expect(ada.page.locator("dialog a.id").first).to_be_visible()
            assert ada.page.evaluate(LOW_LINKS) == []
        inspector.glance_at_paper(paper)
    ada.press(ada.page.locator("header .code"))
    inspector.glance_at_paper(ada.words.invite)
    table = open_table_paper(ada)
    ada.press(table.get_by_role("button", name=ada.words.more_for))
    inspector.glance_at_paper(ada.words.table)
    while whose_turn(ada, bob) is bob:
        bob.ask_and_end()
    ada.ask()
    ada.prepare_announcement()
    inspector.glance_at_paper("confirm")

    first = ada.page
    ada.page = ada.context.new_page()
    ada.go(f"/t/{code}")
    expect(first.get_by_role("heading", name=ada.words.moved)).to_be_visible()
    second, ada.page = ada.page, first
    inspector.glance("moved")
    ada.page = second
    ada.press(ada.button(ada.words.menu, exact=True))
    ada.press(ada.button(ada.words.leave))
    inspector.glance_at_paper("leave", stays=True)
    ada.press(ada.page.get_by_role("dialog").locator("button.main"))
    expect(ada.page.get_by_role("heading", name=ada.words.left)).to_be_visible()
    inspector.glance("left")
    ada.go("/t/ZZZZ")
    expect(ada.page.get_by_role("heading", name=ada.words.missing)).to_be_visible()
    inspector.glance("missing")
    ada.forgive("404")
    assert not inspector.complaints, "\n".join(inspector.complaints)


def _learn(ada: Person, inspector: Inspector) -> None:
    """The first step of the lesson shows a hand alone, the second a table."""
    ada.go("/?learn=between")
    expect(ada.cards.first).to_be_visible()
    inspector.glance("lesson")
    for card in ("9", "14"):
        ada.press(ada.cards.filter(has_text=compile(rf"^{card}\s*$")))
    ada.press(ada.button(ada.words.hide))
    expect(ada.page.locator("[data-number]").first).to_be_visible()
    inspector.glance("lesson, second step")
