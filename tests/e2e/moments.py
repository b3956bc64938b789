"""What came on stage on somebody's page, in order, with what it said; a moment may be gone when one looks."""

from typing import Any

from tests.e2e.person import Person

WATCH = """() => {
  window.moments = [];
  let staged = new Map();
  const look = () => {
    const now = new Map();
    for (const it of document.querySelectorAll("[data-moment]")) {
      const name = it.dataset.moment;
      let moment = staged.get(it);
      if (moment?.name !== name) {
        moment = { name, said: [], lit: 0 };
        window.moments.push(moment);
      }
      const said = (it.dataset.said ?? it.textContent).replace(/\\s+/g, " ").trim();
      if (moment.said.at(-1) !== said) moment.said.push(said);
      moment.lit = Math.max(moment.lit, document.querySelectorAll(".tube.isLit").length);
      now.set(it, moment);
    }
    staged = now;
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true,
    attributeFilter: ["data-moment", "data-said", "class"],
  });
  look();
}"""
IN_ORDER = """(names) => {
  let at = 0;
  for (const { name } of window.moments) if (name === names[at]) at += 1;
  return at === names.length;
}"""


class Moments:
    """From now on, on this page, until it is loaded anew."""

    def __init__(self, person: Person) -> None:
        person.is_patient = True
        self._page = person.page
        self._page.evaluate(WATCH)

    def forget(self) -> None:
        """What came so far."""
        self._page.evaluate("() => void (window.moments = [])")

    @property
    def names(self) -> list[str]:
        """Of all that came, the first one first."""
        return [it["name"] for it in self._all]

    def said(self, name: str) -> list[str]:
        """What each moment of this name said at its end."""
        return [it["said"][-1] for it in self._all if it["name"] == name]

    def steps(self, name: str) -> list[str]:
        """All that the last moment of this name said, one after the other."""
        found: list[str] = [it["said"] for it in self._all if it["name"] == name][-1]
        return found

    def lit(self, name: str) -> list[int]:
        """How many tubes shone at the most in each moment of this name."""
        return [it["lit"] for it in self._all if it["name"] == name]

    def wait_for(self, *names: str) -> None:
        """These have come in this order, whatever came between them."""
        self._page.wait_for_function(IN_ORDER, arg=list(names))

    @property
    def _all(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._page.evaluate("() => window.moments")
        return found
