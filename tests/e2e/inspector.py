"""Looks at screens for whatever would shut somebody out: with axe, and for what sticks out, is small or moves."""

from playwright.sync_api import expect

from tests.e2e.guests import HEIGHTS, Light
from tests.e2e.person import Person
from tools.chromium import axe

# Together the two languages see every width in every light.
Look = tuple[int, Light]
LOOKS: dict[str, tuple[Look, ...]] = {
    "fr-FR": ((320, "dark"), (768, "light"), (1280, "dark")),
    "en-GB": ((1280, "light"), (768, "dark"), (320, "light")),
}
# A fade that is under way shows colours that nobody chose; the end of one may be the start of another.
SETTLE = """async () => {
  const frame = () => new Promise((done) => {
    setTimeout(done, 500);
    requestAnimationFrame(done);
  });
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
SMALL = """() => [...document.querySelectorAll("main button, header button, header a")]
  .map((it) => [it.getAttribute("aria-label") ?? it.textContent.trim(), it.getBoundingClientRect()])
  .filter(([, at]) => at.width > 0 && (at.width < 44 || at.height < 44))
  .map(([name, at]) => `${name}: ${at.width} x ${at.height}`)"""
IN_SIGHT = """(it) => {
  const place = it.getBoundingClientRect();
  const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
  const top = document.elementFromPoint(x, y);
  return place.top >= 0 && place.bottom <= innerHeight && top !== null && (it === top || it.contains(top));
}"""
# Capturing, since neither event has to bubble; kept over the whole visit.
MOVED = """() => {
  globalThis.moved = [];
  for (const kind of ["animationstart", "transitionrun"])
    addEventListener(kind, (it) => moved.push(`${kind} of ${it.target.className}`), true);
}"""


class Inspector:
    """Looks at one person's screen as at screens of every width; complains at the end."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.complaints: list[str] = []
        self._looks = LOOKS[person.words.locale]

    def look(self, where: str) -> None:
        """At every width, and in the colours that somebody has forced upon all pages."""
        self._look_at(where, *self._looks)
        page = self.person.page
        page.emulate_media(forced_colors="active")
        self.complaints += [f"{where}, forced colours: {it}" for it in found_on(self.person)]
        page.emulate_media(forced_colors="none")

    def glance(self, where: str) -> None:
        """Once is enough for papers whose parts are looked at elsewhere: narrow and dark, or wide and light."""
        self._look_at(where, self._looks[0])

    def glance_at_paper(self, where: str, *, stays: bool = False) -> None:
        """One that has come when it was called, and goes when it has been seen."""
        page = self.person.page
        papers = page.get_by_role("dialog")
        expect(papers).to_be_visible()
        self.glance(where)
        if not stays:
            page.keyboard.press("Escape")
            expect(papers).to_have_count(0)

    def _look_at(self, where: str, *looks: Look) -> None:
        page = self.person.page
        own = page.viewport_size
        assert own is not None
        for width, light in looks:
            page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
            page.emulate_media(color_scheme=light)
            self.complaints += [f"{where}, {width}, {light}: {it}" for it in found_on(self.person)]
        page.set_viewport_size(own)


def found_on(person: Person) -> list[str]:
    """What is wrong with the screen as it is."""
    page = person.page
    # Not add_script_tag: the policy of the page forbids it, and stays as it is.
    if page.evaluate("() => !window.axe"):
        page.evaluate(axe().read_text())
    page.evaluate(SETTLE)
    broad = [f"too broad for the screen: {it}" for it in person.sticking_out()]
    found: list[str] = page.evaluate(RUN)
    return broad + found


def is_well(person: Person) -> None:
    """Everything can be touched, and nothing sticks out at the side."""
    assert person.page.evaluate(SMALL) == []
    assert person.sticking_out() == []
