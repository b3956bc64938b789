"""Every paper of every game can be seen in WebKit, and a page begins where it begins."""

from dataclasses import dataclass
from typing import Any

import pytest

from tests.e2e.house import House
from tests.webkit.safari import Safari

WIDE, NARROW = (1280, 800), (450, 740)
SETTINGS = '{"language":"en","patterns":true,"volume":0}'
OPEN = """
  const [wanted, done] = arguments;
  const headers = {"content-type": "application/json"};
  fetch("/api/tables", {method: "POST", headers, body: JSON.stringify(wanted)})
    .then((it) => it.json()).then((it) => done(it.code));
"""
SHEET = """
  const sheet = [...document.querySelectorAll("dialog[open]")].at(-1);
  if (!sheet) return null;
  const { x, y, right, bottom } = sheet.getBoundingClientRect();
  return [x, y, right, bottom, innerWidth, innerHeight];
"""
SHUT = """for (const it of document.querySelectorAll("dialog[open]"))
  it.dispatchEvent(new Event("cancel", {cancelable: true}))"""
ROUND = {"rounds": 1}
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "between": (2, {"length": "express", "first": 0}),
    "line": (2, {"first": 0}),
    "long-line": (2, ROUND),
    "kidz-line": (2, {}),
    "solo-line": (1, {}),
    "head-line": (2, {}),
    "wordz": (2, {**ROUND, "first": 0}),
    "trapwords": (4, {"curses": "off"}),
    "entre-les-lignes": (4, {"rounds": "short", "first": 0}),
}
"""Every one of them, for how many, and what is agreed."""


@dataclass
class Guest:
    """Somebody who opens every paper there is."""

    window: Safari
    house: House

    def open_table(self, game: str) -> None:
        seats, options = GAMES[game]
        wanted = {"game": game, "seats": seats, "name": "Ada", "options": options}
        code = self.window.ask("/execute/async", script=OPEN, args=[wanted])
        self.window.go(f"{self.house.address}/t/{code}")
        self.window.until(lambda: self.window.has("^(Start|Give up)$"), "the lobby")

    def start(self) -> None:
        """From the end of a phone's lobby to the beginning of the game; who plays alone is there already."""
        self.window.resize(*NARROW)
        if self.window.has("^Start$"):
            self.window.run("scrollTo(0, 500)")
            self.window.press("^Start$")
        began = "return document.querySelector('main > .mine') !== null"
        self.window.until(lambda: self.window.run(began), "the game")
        self.window.until(lambda: self.window.run("return scrollY === 0"), "the beginning")

    def look(self, *ways: str) -> None:
        """Press these one after the other: a paper comes that can be seen, on a phone too."""
        for name in ways:
            self.window.press(name)
        self.check()

    def check(self) -> None:
        """What lies there is seen at both widths, and goes."""
        for size in (WIDE, NARROW):
            self.window.resize(*size)
            self.window.until(self._is_in_sight, f"a paper in sight at {size}")
        self.close()

    def close(self) -> None:
        self.window.run(SHUT)
        self.window.until(lambda: self._sheet() is None, "the paper gone")

    def _sheet(self) -> Any:
        return self.window.run(SHEET)

    def _is_in_sight(self) -> bool:
        if (found := self._sheet()) is None:
            return False
        x, y, right, bottom, width, height = found
        return bool(
            bottom - y > 100 and x >= -1 and y >= -1 and right <= width + 1 and bottom <= height + 1
        )


@pytest.fixture(scope="session")
def settled(window: Safari, one_house: House) -> Safari:
    window.go(one_house.address)
    window.run("localStorage.setItem('tablee:settings', arguments[0])", SETTINGS)
    return window


@pytest.fixture
def guest(settled: Safari, house: House) -> Guest:
    return Guest(settled, house)


def click(guest: Guest, selector: str, place: int = 0) -> None:
    """As soon as there are so many of them."""
    script = (
        "const it = document.querySelectorAll(arguments[0])[arguments[1]]; it?.click(); return !!it"
    )
    guest.window.until(lambda: guest.window.run(script, selector, place), selector)


# A bot may have moved before one looks.
TITLES = """
window.titles = [];
new MutationObserver(() => window.titles.push(document.title))
  .observe(document.head, { subtree: true, childList: true, characterData: true });
"""


def title(guest: Guest) -> str:
    return str(guest.window.run("return document.title"))


def between(guest: Guest) -> None:
    """An announcement."""
    for _ in range(2):
        click(
            guest,
            "ul[aria-label='Your hand'] button:not([aria-pressed=true]):not([aria-label*='does not go'])",
        )
    guest.window.press("^Hide")
    click(guest, "[data-number][aria-disabled=false]")
    click(guest, ".mine button.main:enabled")
    guest.window.press("^Announce$")
    for n in (0, 2):
        click(guest, "[data-number][aria-disabled=false]", n)
    click(guest, ".mine button.main")
    guest.check()
    # The title says whose turn it is, and no longer than that.
    assert title(guest).startswith("● Your turn")
    guest.window.press("^Go back$|^Not yet$")
    guest.window.run(TITLES)
    guest.window.press("^End my turn$")
    gone = "return window.titles.some((it) => it.startsWith('Table '))"
    guest.window.until(lambda: guest.window.run(gone), "the turn gone")


def wordz(guest: Guest) -> None:
    """No word, a word that is not listed, the notepad of a phone."""
    guest.look("^No word$")
    vowels = ",".join(f"[aria-label^={letter}]" for letter in "AEIOUY")
    for _ in range(4):
        click(guest, f".tray button[aria-pressed=false]:not({vowels})")
    guest.look("^Lay [A-Z]{4}$")
    guest.window.press("^Lay [A-Z]{4}$")
    guest.window.press("^Lay it anyway")
    guest.look("^Notepad$")


def trapwords(guest: Guest) -> None:
    guest.look("The dungeon, large")


def entre_les_lignes(guest: Guest) -> None:
    """A drawing looked at closely, the rounds so far, drawn again; and each phase from its beginning."""
    window = guest.window
    for n in (1, 2):
        window.until(
            lambda: window.run("return !!document.querySelector('[role=application]')"), "paper"
        )
        assert window.run("return scrollY") == 0
        window.draw("[role=application]")
        window.press("^Hand in$")
        window.until(lambda: window.has("^Token A"), "the vote")
        guest.look("^Look closely at drawing A")
        if n == 2:
            guest.look("^Gallery$")
            guest.look("^Gallery$", "^Watch them being drawn")
            return
        window.press("^Token [A-G]$")
        window.press("^Vote for")
        window.until(lambda: window.has("^(Go on|Show all)$"), "the reveal")
        window.run("scrollTo(0, 300)")
        window.until(lambda: window.run("return scrollY > 100"), "scrolled")
        while window.has("^(Go on|Show all)$"):
            window.press("^(Go on|Show all)$")


def solo_line(guest: Guest) -> None:
    """Step by step, once it is over."""
    guest.window.press("^Give up$")
    guest.window.press("^Yes, show it")
    guest.look("^Step through the game")


OWN = {
    "between": between,
    "wordz": wordz,
    "trapwords": trapwords,
    "solo-line": solo_line,
    "entre-les-lignes": entre_les_lignes,
}


def test_the_papers_of_the_table_are_seen(guest: Guest) -> None:
    guest.open_table("between")
    window = guest.window
    for way in (
        "^Say something",
        "^Table .* Invite",
        "^Menu",
        "^Change$",
        "^More for Ada",
        "^Learn",
    ):
        guest.look(way)
    for way in ("who is here", "^Leave the table"):
        guest.look("^Menu", way)
    guest.open_table("trapwords")  # whose bots take their time
    window.press("^Menu")
    window.press("^Stand up and watch")
    guest.close()
    guest.start()
    guest.look("^Take a seat")


@pytest.mark.parametrize("game", GAMES)
def test_the_papers_of_every_game_are_seen(guest: Guest, game: str) -> None:
    guest.open_table(game)
    guest.look("^Rules")
    guest.start()
    guest.look("^What happened")
    guest.window.run("history.back()")  # which asks first
    guest.check()
    OWN.get(game, lambda _: None)(guest)
