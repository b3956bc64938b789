"""Nothing shuts anybody out: axe finds nothing, and nothing sticks out at the side."""

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.e2e.guests import HEIGHTS, Come, Light
from tests.e2e.person import Person, play_until_the_end, whose_turn
from tests.e2e.test_host import open_table_paper
from tests.e2e.words import Language
from tools.chromium import axe

WIDTHS = (320, 768, 1280)
LIGHTS: tuple[Light, ...] = ("light", "dark")
# A fade that is under way shows colours that nobody chose; the end of one may be the start of another.
SETTLE = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const moving = () => document.getAnimations().filter((it) => it.playState === "running");
  do {
    await frame();
    await frame();
    await Promise.allSettled(moving().map((it) => it.finished));
  } while (moving().length > 0);
}"""
RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ["violations"] });
  const told = (at) => `${at.html.slice(0, 200)} ${at.failureSummary}`;
  return found.violations.map((it) => `${it.id}: ${it.nodes.map(told).join(" | ")}`);
}"""


LOW_LINKS = """() => [...document.querySelectorAll("dialog a.id")]
  .filter((it) => it.getBoundingClientRect().height < 24).map((it) => it.textContent)"""


class Inspector:
    """Looks at one person's screen at every width and in every light; complains at the end."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.complaints: list[str] = []
        self._axe = axe().read_text()

    def look(self, where: str) -> None:
        for width in WIDTHS:
            self._look_at(where, width, *LIGHTS)

    def glance(self, where: str) -> None:
        """Once is enough for papers whose parts are looked at elsewhere: narrow and dark, or wide and light."""
        if self.person.words.locale == "fr-FR":
            self._look_at(where, WIDTHS[0], "dark")
        else:
            self._look_at(where, WIDTHS[-1], "light")

    def _look_at(self, where: str, width: int, *lights: Light) -> None:
        page = self.person.page
        # Not add_script_tag: the policy of the page forbids it, and stays as it is.
        page.evaluate(self._axe)
        page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
        page.evaluate(SETTLE)
        if sticks_out := self.person.sticking_out():
            self.complaints.append(f"{where}, {width}: too broad for the screen: {sticks_out}")
        for light in lights:
            page.emulate_media(color_scheme=light)
            page.evaluate(SETTLE)
            found: list[str] = page.evaluate(RUN)
            self.complaints += [f"{where}, {width}, {light}: {it}" for it in found]


@pytest.mark.parametrize(("language", "other"), [("fr", "en"), ("en", "fr")])
def test_axe_finds_nothing_on_any_screen(
    come: Come, language: Language, other: Literal["fr", "en"]
) -> None:
    ada, host = come(language), come(other)
    inspector = Inspector(ada)
    for path, title in (
        ("/", ada.words.home),
        ("/?play=between", ada.words.opening),
        ("/rules/between", "Between"),
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
    _glance_at_paper(inspector, "seat")
    bob.press(bob.button(bob.words.ready))
    ada.press(ada.button(ada.words.start))
    for person in (ada, bob):
        expect(person.cards.first).to_be_visible()
        person.hide()
    for paper in (ada.words.talk, ada.words.help, ada.words.menu):
        ada.press(ada.button(paper, exact=True))
        if paper == ada.words.help:
            expect(ada.page.locator("dialog a.id").first).to_be_visible()
            assert ada.page.evaluate(LOW_LINKS) == []
        _glance_at_paper(inspector, paper)
    ada.press(ada.page.locator("header .code"))
    _glance_at_paper(inspector, ada.words.invite)
    table = open_table_paper(ada)
    ada.press(table.get_by_role("button", name=ada.words.more_for))
    _glance_at_paper(inspector, ada.words.table)
    while whose_turn(ada, bob) is bob:
        bob.ask_and_end()
    ada.ask()
    ada.prepare_announcement()
    _glance_at_paper(inspector, "confirm")

    first = ada.page
    ada.page = ada.context.new_page()
    ada.go(f"/t/{code}")
    expect(first.get_by_role("heading", name=ada.words.moved)).to_be_visible()
    second, ada.page = ada.page, first
    inspector.glance("moved")
    ada.page = second
    ada.press(ada.button(ada.words.menu, exact=True))
    ada.press(ada.button(ada.words.leave))
    _glance_at_paper(inspector, "leave", stays=True)
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
    ada.hide()
    expect(ada.page.locator("[data-number]").first).to_be_visible()
    inspector.glance("lesson, second step")


def _glance_at_paper(inspector: Inspector, where: str, *, stays: bool = False) -> None:
    papers = inspector.person.page.get_by_role("dialog")
    expect(papers).to_be_visible()
    inspector.glance(where)
    inspector.person.page.set_viewport_size({"width": 1280, "height": HEIGHTS[1280]})
    if not stays:
        inspector.person.page.keyboard.press("Escape")
        expect(papers).to_have_count(0)
