"""What people do with one device for several of them: come to it, take it, pass it on; and what its page remembers."""

import json
from contextlib import suppress
from re import compile
from typing import Any

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.person import Person, named

ADD = compile("^(Ajouter quelqu’un|Add somebody)")
NAME = compile("^(Son nom|Their name)$")
GO = compile("^(Ajouter|Add)$")
ANYBODY = compile("^(C’est moi|It’s me), ")
TO_ANYBODY = compile("^(Passez-le à|Pass it to) ")
LYING = """() => [
  ...Object.values({ ...localStorage }), ...Object.values({ ...sessionStorage }),
  JSON.stringify(history.state) ?? "", document.title, document.documentElement.outerHTML,
]"""
# A page that keeps whatever its table tells it, as it came.
KEEPING = """
window.kept = [];
window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    this.addEventListener("message", ({ data }) => window.kept.push(data));
  }
};
"""


def add(tablet: Person, name: str) -> None:
    """One more, in the lobby."""
    tablet.press(named(tablet, ADD))
    tablet.page.get_by_role("textbox", name=NAME).fill(name)
    tablet.press(named(tablet, GO))
    expect(tablet.page.get_by_role("dialog")).to_have_count(0)
    expect(
        tablet.page.get_by_role("listitem").get_by_role("button", name=name, exact=True)
    ).to_be_visible()


def me(tablet: Person, name: str) -> Locator:
    return named(tablet, compile(f"^(C’est moi|It’s me), {name}$"))


def take(tablet: Person, name: str) -> None:
    """The curtain is down, and this one opens it."""
    tablet.press(me(tablet, name))
    expect(named(tablet, ANYBODY)).to_have_count(0)


def pass_to(tablet: Person, name: str) -> None:
    """Whoever has it passes it on, and the next one finds the button under the thumb."""
    tablet.press(named(tablet, compile(f"^(Passez-le à|Pass it to) {name}$")))
    expect(me(tablet, name)).to_be_focused()


def is_passed(tablet: Person) -> bool:
    """If the main thing to do is to pass it on, or to take it, that was done; another's move may have been faster."""
    main = tablet.page.locator("button.main")
    passing, taking = (main.and_(named(tablet, it)) for it in (TO_ANYBODY, ANYBODY))
    there = passing if passing.count() else taking
    if not there.count():
        return False
    with suppress(TooLate):
        there.click(timeout=1500)
        if there is passing:
            expect(named(tablet, ANYBODY).first).to_be_visible()  # and the page is a fresh one
        else:
            expect(named(tablet, ANYBODY)).to_have_count(0)
    return True


def remembers(tablet: Person, secret: str) -> bool:
    """Whether it is anywhere in the page: among the strings of its heap, in its storages, in what it shows."""
    return any(secret in it for it in _memory(tablet))


def remembers_word(tablet: Person, word: str) -> bool:
    """The same of a word that others may begin with: by itself, or in quotes as messages and pages have it."""
    return any(it == word or f'"{word}"' in it for it in _memory(tablet))


def _memory(tablet: Person) -> list[str]:
    line = tablet.context.new_cdp_session(tablet.page)
    chunks: list[str] = []
    line.on("HeapProfiler.addHeapSnapshotChunk", lambda it: chunks.append(it["chunk"]))
    line.send("HeapProfiler.collectGarbage")
    line.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    line.detach()
    strings: list[str] = json.loads("".join(chunks))["strings"]
    return [*strings, *tablet.page.evaluate(LYING)]


class Told:
    """What a table tells this page from now on, message by message as it comes."""

    def __init__(self, person: Person) -> None:
        self._heard: list[dict[str, Any]] = []
        person.page.on("websocket", lambda line: line.on("framereceived", self._hear))

    def _hear(self, message: str | bytes) -> None:
        self._heard.append(json.loads(message))

    @property
    def hand(self) -> str:
        """The last one that came, as it was written."""
        own = [it["view"]["own"] for it in self._heard if (it.get("view") or {}).get("own")]
        return json.dumps(own[-1]["hand"], separators=(",", ":"), ensure_ascii=False)
