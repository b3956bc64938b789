"""Somebody in front of a screen: presses what is offered there, and complains of what should not be."""

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, TypeVar

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    WebSocket,
    expect,
)
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.words import Words

T = TypeVar("T")
PATIENCE = 15_000
"""How long, in milliseconds, an expectation waits on a busy machine."""
BACK_BY = 40_000
"""How long somebody whose line was cut waits for it: the client itself may take half a minute to try again."""
MOST_MOVES = 500
"""More than any game takes."""
NOT_KEPT = "Service Worker registration blocked"
LOOK = """() => {
  const dialog = document.querySelector("dialog[open]");
  const buttons = [...(dialog ?? document).querySelectorAll("button")];
  const name = (it) => (it.getAttribute("aria-label") ?? it.innerText).trim();
  const free = buttons.filter((it) => !it.disabled && it.getAttribute("aria-disabled") !== "true");
  const main = buttons.findLast((it) => it.classList.contains("main"));
  return { isAsked: dialog !== null, main: main ? name(main) : "", names: free.map(name) };
}"""
SCREEN = """() => [
  ...[...document.querySelectorAll("main button")].map((it) => it.getAttribute("aria-label") ?? it.innerText),
  ...[...document.querySelectorAll("section h3")].map((it) => it.parentElement.textContent),
]"""
LAID_OUT = """() => new Promise((done) => {
  setTimeout(done, 500);
  requestAnimationFrame(() => requestAnimationFrame(done));
})"""
"""Two frames later; a page that nobody looks at draws none."""
NEWS = """() => new Promise((done) => {
  const seen = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver((_, it) => done(it.disconnect())).observe(document.body, seen);
  setTimeout(done, 200);
})"""
BREADTH = """() => {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const isFar = (it) => it.getBoundingClientRect().right > root.clientWidth + 1;
  const far = [...document.body.querySelectorAll("*")].filter(isFar);
  return [`${root.scrollWidth} px`, ...far.slice(0, 5).map((it) => it.outerHTML.slice(0, 120))];
}"""


@dataclass
class Person:
    """One browser context with a page of its own."""

    context: BrowserContext
    page: Page
    words: Words
    address: str
    name: str
    touches: bool = False
    turns: int = 0
    is_patient: bool = False
    """Sees every moment to its end."""
    faults: list[str] = field(default_factory=list)
    heard: list[str] = field(default_factory=list)
    """All that the console was told."""

    def __post_init__(self) -> None:
        self.context.on("request", self._asked_for)
        self.page.on("websocket", self._dialled)
        self.context.on("page", lambda page: page.on("websocket", self._dialled))
        self.context.on("console", self._told)
        self.context.on("weberror", lambda it: self.faults.append(str(it.error)))

    def _asked_for(self, request: Request) -> None:
        if not request.url.startswith((self.address, "blob:", "data:")):
            self.faults.append(f"asked another host: {request.url}")

    def _dialled(self, line: WebSocket) -> None:
        if not line.url.startswith(self.address.replace("http", "ws", 1) + "/ws/"):
            self.faults.append(f"dialled another host: {line.url}")

    def _told(self, message: ConsoleMessage) -> None:
        told = f"{message.type}: {message.text}"
        self.heard.append(told)
        if message.type in ("error", "warning") and NOT_KEPT not in told:
            self.faults.append(told)

    def forgive(self, *words: str) -> None:
        """What a test brought about itself."""
        self.faults = [it for it in self.faults if not any(word in it for word in words)]

    # --- coming and going ------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def open(self, game: str, seats: int, **options: object) -> str:
        """A table where this is agreed, by the door that the form uses; gives its code."""
        wish = {"game": game, "seats": seats, "name": self.name, "options": options}
        door, origin = f"{self.address}/api/tables", {"Origin": self.address}
        opened = self.context.request.post(door, data=wish, headers=origin)
        assert opened.ok, opened.text()
        self.go(f"/t/{opened.json()['code']}")
        return self.code

    def open_table(self, seats: int = 3) -> str:
        """The code of a new table of Between for one round."""
        code = self.open("between", seats, length="express")
        expect(self.button(self.words.start)).to_be_visible()
        return code

    def copy_link(self) -> str:
        """The invitation, with its secret, as it would be pasted into a message."""
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.press(self.button(self.words.copy))
        expect(self.page.get_by_text(self.words.copied)).to_be_visible()
        link: str = self.page.evaluate("() => navigator.clipboard.readText()")
        return link

    def join(self, code: str, name: str | None = None) -> None:
        """By the code, and by another name where one is given."""
        self.go(f"/t/{code}")
        if name is not None:
            self.page.get_by_role("textbox").fill(name)
        self.press(self.button(self.words.come_in))
        expect(self.button(self.words.come_in)).to_have_count(0)

    @property
    def code(self) -> str:
        return self.page.url.partition("/t/")[2][:4]

    # --- what there is ---------------------------------------------------------------------------

    def button(self, name: str, *, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def press(self, what: Locator) -> None:
        if self.touches:
            what.tap()
        else:
            what.click()

    @property
    def cards(self) -> Locator:
        return self.page.get_by_role("list", name=self.words.hand).get_by_role("button")

    @property
    def main(self) -> Locator:
        """The one thing to do now, in madder."""
        return self.page.locator("button.main").last

    @property
    def paper(self) -> Locator:
        """What only this person may see."""
        return self.page.get_by_role("region", name=self.words.private)

    @property
    def end(self) -> Locator:
        return self.button(self.words.again)

    def numbers(self) -> list[str]:
        """Those on the board that may be pressed, the useful ones first."""
        cells = self.page.locator("[data-number][aria-disabled=false]")
        found: list[list[str]] = cells.evaluate_all(
            "all => all.map((it) => [it.dataset.number, it.getAttribute('aria-label')])"
        )
        return [n for n, _ in sorted(found, key=lambda it: self.words.idle in it[1])]

    def number(self, n: str) -> Locator:
        return self.page.locator(f"[data-number='{n}']")

    def screen(self) -> list[str]:
        """All one can read off cards and board and press, to be compared with another time."""
        seen: list[str] = self.page.evaluate(SCREEN)
        return seen

    def sticking_out(self) -> list[str]:
        """How broad the page is, and what makes it broader than the screen; nothing where all is well."""
        found: list[str] = self.page.evaluate(BREADTH)
        return found

    # --- playing: whatever is legal, and soon an end ----------------------------------------------

    def is_to_choose(self) -> bool:
        return self.main.filter(has_text=self.words.no_cards_yet).is_visible()

    def may_ask(self) -> bool:
        seen = self.page.evaluate(LOOK)
        return not seen["isAsked"] and bool(self.words.asks().match(seen["main"]))

    def wait_for_news(self) -> None:
        """Until something changes on this screen, or a moment has passed."""
        try:
            self.page.evaluate(NEWS)
        except Error as error:  # a browser short of memory sweeps away even what one waits for
            if "garbage collected" not in str(error):
                raise

    def go_on(self) -> None:
        """A key, as anybody presses who has seen what plays often enough."""
        if not self.is_patient:
            self.page.keyboard.press("F9")

    def press_if_there(self, what: Locator) -> None:
        """Another's move may have taken it away since it was seen."""
        with suppress(TooLate):
            what.click(timeout=1500)

    def resize(self, width: int, height: int) -> None:
        """The window, until the page has heard of it and is laid out anew."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(LAID_OUT)

    def stays_somewhere(self) -> None:
        """Fingers and mice are always somewhere."""

    def move(self) -> bool:
        """Do one thing that is offered; false where nothing is."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        names: list[str] = seen["names"]
        words = self.words
        if seen["isAsked"]:
            self.press_if_there(self.page.get_by_role("dialog").locator("button.main"))
        elif seen["main"].startswith(words.no_cards_yet):
            self.hide()
        elif words.announce in names and self.turns >= 2:
            self.announce()
        elif words.asks().match(seen["main"]):
            self.ask()
        elif words.end_turn in names:
            self.press(self.button(words.end_turn))
        elif words.concede in names:
            self.press_if_there(self.button(words.concede))
        else:
            return False
        return True

    def hide(self) -> None:
        self.press(self.cards.first)
        fitting = (
            f"button:not([aria-pressed=true]):not([aria-label*='{self.words.not_with_first}'])"
        )
        cards = self.page.get_by_role("list", name=self.words.hand).locator(fitting)
        self.press(cards.first)
        self.press(self.button(self.words.hide))
        expect(self.cards).to_have_count(0)

    def ask(self) -> None:
        self.send_question()
        expect(self.button(self.words.end_turn)).to_be_visible()

    def send_question(self) -> None:
        """And do not wait for an answer."""
        self.turns += 1
        self._pick_seat()
        self.press(self.number(self.numbers()[0]))
        self.press(self.main)

    def ask_and_end(self) -> None:
        self.ask()
        self.press(self.button(self.words.end_turn))
        expect(self.button(self.words.end_turn)).to_have_count(0)

    def announce(self) -> None:
        self.prepare_announcement()
        self.press(self.page.get_by_role("dialog").locator("button.main"))
        expect(self.page.get_by_role("dialog")).to_have_count(0)

    def prepare_announcement(self) -> None:
        """Up to the question whether one is sure."""
        self.press(self.button(self.words.announce, exact=True))
        self._pick_seat()
        low, *others = sorted(map(int, self.numbers()))
        high = next(it for it in others if it > low + 1)
        self.press(self.number(str(low)))
        self.press(self.number(str(high)))
        self.press(self.main)

    def _pick_seat(self) -> None:
        """The first that may be chosen; a sole opponent needs no choosing."""
        seats = self.page.locator(f"main button[aria-label^='{self.words.pick}']")
        for seat in seats.all():
            if seats.and_(self.page.locator("[aria-pressed=true]")).count():
                return
            self.press(seat)


def named(person: Person, name: re.Pattern[str]) -> Locator:
    return person.page.get_by_role("button", name=name)


def is_offered(what: Locator) -> bool:
    """It may be pressed at this moment: asked at once, since it may be gone with the next message."""
    return what.and_(what.page.locator(":enabled:visible")).count() > 0


def soon(find: Callable[[], T | None], *people: Person) -> T:
    """What can be found, once it can: nothing on one screen tells on which it will be."""
    late = monotonic() + PATIENCE / 1000
    while (found := find()) is None:
        assert monotonic() < late, "it never came"
        for it in people:
            it.go_on()
        people[0].wait_for_news()
    return found


def sees_the_end(person: Person) -> bool:
    return person.end.is_visible()


def play(
    *people: Person,
    move: Callable[[Person], bool],
    until: Callable[[Person], bool] = sees_the_end,
) -> None:
    """Everybody moves whenever something is offered, until all have come so far."""

    def left_to_play() -> int | None:
        left = [it for it in people if not until(it)]
        return len(left) if not left or any(move(it) for it in left) else None

    for _ in range(MOST_MOVES):
        if not soon(left_to_play, *people):
            return
    raise AssertionError("no end in sight")


def play_until_the_end(*people: Person) -> None:
    play(*people, move=_moved)


def _moved(person: Person) -> bool:
    """Another's last move may end the game under one's hands."""
    try:
        return person.move()
    except (TooLate, AssertionError, IndexError):
        if person.end.is_visible():
            return True
        raise


def are_cut_off(*people: Person) -> None:
    for person in people:
        expect(person.page.get_by_text(person.words.line_down)).to_be_visible()


def are_back(*people: Person) -> None:
    """Each by themselves."""
    for person in people:
        expect(person.page.get_by_text(person.words.line_down)).to_have_count(0, timeout=BACK_BY)


def whose_turn(*people: Person) -> Person:
    """The one who may ask, as soon as somebody may."""
    return soon(lambda: next((it for it in people if it.may_ask()), None), *people)


def begin(game: str, seats: int, host: Person, *others: Person, **options: object) -> None:
    """A table is opened, everybody comes in, and the game begins."""
    code = host.open(game, seats, **options)
    for person in others:
        person.join(code)
        person.press(person.button(person.words.ready))
    host.press(host.button(host.words.start))


def seat_two(come: Callable[..., Person], *people: Person) -> tuple[Person, Person]:
    """A table of two, in two languages, on two devices; both have hidden their interval."""
    ada, bob = people or (come("fr", 1280), come("en", 360))
    begin("between", 2, ada, bob, length="express")
    for person in (ada, bob):
        expect(person.cards.first).to_be_visible()
        person.hide()
    return ada, bob
