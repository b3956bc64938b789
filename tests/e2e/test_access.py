"""Nothing shuts anybody out: axe finds nothing, and nothing sticks out at the side."""

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.e2e.guests import HEIGHTS, Come, Light
from tests.e2e.person import Person, play_until_the_end, whose_turn
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


class Inspector:
    """Looks at one person's screen at every width and in every light; complains at the end."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.complaints: list[str] = []
        self._axe = axe().read_text()

    def look(self, where: str) -> None:
        page = self.person.page
        # Not add_script_tag: the policy of the page forbids it, and stays as it is.
        page.evaluate(self._axe)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            page.evaluate(SETTLE)
            if sticks_out := self.person.sticking_out():
                self.complaints.append(f"{where}, {width}: too broad for the screen: {sticks_out}")
            for light in LIGHTS:
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
