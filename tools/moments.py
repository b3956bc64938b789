"""Play every game in Chromium on three screens, and take a picture of each moment on each of them.

    python -m tools.moments [GAME ...]

The pictures are in build/moments/GAME, named by screen and in the order in which they came; build/moments/index.html
shows them side by side, to be looked at.
"""

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import ConsoleMessage, expect, sync_playwright

from tests.e2e import entre_les_lignes as el
from tests.e2e import wordz as wz
from tests.e2e.guests import Guests, launch
from tests.e2e.house import ROOT, ROUND_PILE, open_house
from tests.e2e.light_line import CALL, READY, cards, lay, longest
from tests.e2e.moments import Moments
from tests.e2e.person import PATIENCE, Person, begin, named, play, play_until_the_end
from tests.e2e.test_light_line import (
    move_in_kidz_line,
    move_in_line,
    prove_a_line,
    solve_with_hints,
)
from tests.e2e.test_wordz import lay_faulty
from tests.e2e.trapwords import gather
from tests.e2e.words import Language

SCREENS = ((360, 740), (740, 360), (1280, 800))
OUT = ROOT / "build" / "moments"
OFTEN = 2
"""So many pictures of one moment on one screen are enough."""
# Long enough to be on stage, short enough to be there still.
TELL = """() => {
  const push = window.moments.push.bind(window.moments);
  window.moments.push = (moment) => {
    setTimeout(() => console.info(`moment ${moment.name}`), 150);
    return push(moment);
  };
}"""
# What stays for long is waited for by nobody.
IS_ON = """() => {
  const stay = /^(countdown|caption|letter|feat|took|winner|ranking|points|confetti|why|sum)$/;
  return [...document.querySelectorAll("[data-moment]")].some((it) => !stay.test(it.dataset.moment));
}"""


class Album:
    """The pictures of one person's screen in one game."""

    def __init__(self, person: Person, game: str) -> None:
        self._person = person
        self._taken: list[str] = []
        self._left = 0
        size = person.page.viewport_size
        assert size is not None
        self._place = OUT / game / f"{size['width']}x{size['height']}"
        person.page.on("console", self._hear)

    def watch(self) -> None:
        Moments(self._person)
        self._person.page.evaluate(TELL)

    def take(self, name: str) -> None:
        self._taken.append(name)
        self._left += 1
        path = f"{self._place}-{len(self._taken):02}-{name}.png"
        self._person.page.screenshot(path=path)
        self._left -= 1

    def end(self) -> None:
        """Everybody has been told who won, and what became of the rest."""
        page = self._person.page
        expect(self._person.end).to_be_visible()
        page.wait_for_function(f"() => !({IS_ON})() && !document.querySelector('.awaited')")
        self.take("end")
        page.remove_listener("console", self._hear)
        while self._left:
            page.wait_for_timeout(50)

    def _hear(self, message: ConsoleMessage) -> None:
        kind, _, name = message.text.partition(" ")
        if kind == "moment" and self._taken.count(name) < OFTEN:
            self.take(name)


def slowly(move: Callable[[Person], bool]) -> Callable[[Person], bool]:
    """Nobody presses anything as long as something plays: a touch would end it."""
    return lambda person: not person.page.evaluate(IS_ON) and move(person)


def wait_until_seen(*people: Person) -> None:
    for person in people:
        person.page.wait_for_function(f"() => !({IS_ON})()")


def between(people: list[Person], start: Callable[[], None]) -> None:
    begin("between", 3, *people, length="express")
    start()
    play_until_the_end(*people)


def line(people: list[Person], start: Callable[[], None]) -> None:
    begin("line", 3, *people)
    start()
    play(*people, move=slowly(move_in_line))


def kidz_line(people: list[Person], start: Callable[[], None]) -> None:
    begin("kidz-line", 3, *people, helper=True)
    start()
    play(*people, move=slowly(move_in_kidz_line))


def long_line(people: list[Person], start: Callable[[], None]) -> None:
    begin("long-line", 3, *people, rounds=1, pace="relaxed")
    start()
    for person in people:
        person.press(named(person, READY))
    for person in people[:2]:
        expect(person.page.locator("main li button[data-card]")).to_have_count(8)
        lay(person, longest(cards(person))[: 4 if person is people[0] else None])
        person.press(named(person, CALL).first)
        wait_until_seen(person)


def solo_line(people: list[Person], start: Callable[[], None]) -> None:
    for person in people:
        person.open("solo-line", 1, cards=6)
    start()
    for person in people:
        solve_with_hints(person)


def head_line(people: list[Person], start: Callable[[], None]) -> None:
    begin("head-line", 3, *people, dealer=0, pace_ms=700, times="calm")
    start()
    for at in range(sum(ROUND_PILE.values())):
        if at:
            wait_until_seen(*people)
            people[0].press(people[0].button("Manche suivante"))
        prove_a_line(people[0], people[1])


def wordz(people: list[Person], start: Callable[[], None]) -> None:
    ada, bob, cleo = people
    wz.begin(*people, seats=3)
    start()
    words = [wz.lay_listed(ada), lay_faulty(bob), wz.lay_listed(cleo)]
    wz.propose(ada, bob.name, words[1])
    for person in (ada, cleo):
        person.press(named(person, wz.REJECT))
        wait_until_seen(person)
    play(*people, move=slowly(wz.move))


def trapwords(people: list[Person], start: Callable[[], None]) -> None:
    party = gather(*people)
    start()
    for n in range(10):
        party.set_traps()
        for _ in (0, 1):
            turn = party.turn()
            if n == 0:
                turn.step_into_a_trap()
            else:
                turn.find()
            wait_until_seen(*people)
        if people[0].end.is_visible():
            return


def entre_les_lignes(people: list[Person], start: Callable[[], None]) -> None:
    el.begin(*people, rounds="short")
    start()
    play(*people, move=slowly(el.move))


PLAYS = {
    "between": between,
    "line": line,
    "long-line": long_line,
    "kidz-line": kidz_line,
    "solo-line": solo_line,
    "head-line": head_line,
    "wordz": wordz,
    "trapwords": trapwords,
    "entre-les-lignes": entre_les_lignes,
}
DEVICES: tuple[tuple[Language, int], ...] = (("fr", 360), ("en", 360), ("fr", 1280), ("en", 1280))
"""Fingers for the phones; whoever comes fourth plays along, and nobody looks at that screen."""
SEATS = {"trapwords": 4, "entre-les-lignes": 4}


def look_at(game: str, guests: Guests) -> None:
    """Everybody has a screen, and plays to the end."""
    people = [
        guests.come(language, width, moves=True)
        for language, width in DEVICES[: SEATS.get(game, len(SCREENS))]
    ]
    for person, (width, height) in zip(people, SCREENS, strict=False):
        person.context.tracing.stop()
        person.page.set_viewport_size({"width": width, "height": height})
    albums = [Album(person, game) for person in people[: len(SCREENS)]]

    def start() -> None:
        for album in albums:
            album.watch()

    PLAYS[game](people, start)
    for album in albums:
        album.end()


def bind() -> None:
    """One page with all pictures, a row for each screen."""
    rows = [
        f"<h2>{folder.name}, {screen}</h2>"
        + "".join(
            f'<figure><img src="{folder.name}/{it.name}"><figcaption>{it.stem}</figcaption></figure>'
            for it in sorted(folder.glob(f"{screen}-*.png"))
        )
        for folder in sorted(it for it in OUT.iterdir() if it.is_dir())
        for screen in (f"{width}x{height}" for width, height in SCREENS)
    ]
    style = "figure { display: inline-block; margin: 4px } img { height: 300px; border: 1px solid }"
    page = f"<!doctype html><meta charset=utf-8><title>Moments</title><style>{style}</style>"
    (OUT / "index.html").write_text(page + "\n".join(rows))


def main() -> None:
    wanted = sys.argv[1:] or list(PLAYS)
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder)) as house,
        sync_playwright() as playwright,
    ):
        expect.set_options(timeout=PATIENCE)
        browser = launch(playwright)
        for game in wanted:
            shutil.rmtree(OUT / game, ignore_errors=True)
            guests = Guests(browser, house)
            look_at(game, guests)
            guests.close()
            print(f"{game}: {len(list((OUT / game).glob('*.png')))} pictures", flush=True)
        browser.close()
    bind()


if __name__ == "__main__":
    main()
