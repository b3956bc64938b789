"""Everybody who comes to the house in one test, each with a device of their own."""

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Playwright

from tests.e2e.house import House
from tests.e2e.person import PATIENCE, Person
from tests.e2e.words import WORDS, Language
from tools.chromium import chromium, libraries

Light = Literal["light", "dark"]
Come = Callable[..., Person]
HEIGHTS = {320: 640, 360: 740, 768: 1024, 1280: 800, 1920: 1080}
NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve")
# What a seat adds to the seed of its table is the same every time, as the seed is.
AT_HOME = """
crypto.getRandomValues = (bytes) => bytes.fill(1);
if (location.host) localStorage["tablee:settings"] ??= '%s';
"""


# Who looks into a page's memory reads every string of it to its end.
WHOLE_STRINGS = "--js-flags=--heap-snapshot-string-limit=100000000"


def launch(playwright: Playwright) -> Browser:
    path = chromium()
    return playwright.chromium.launch(
        executable_path=path,
        args=["--no-sandbox", "--disable-gpu", WHOLE_STRINGS],
        env={**os.environ, **libraries(path)},
    )


class Guests:
    """Everybody who came in this test."""

    def __init__(self, browser: Browser, house: House) -> None:
        self._browser = browser
        self.house = house
        self.people: list[Person] = []
        self._have_left = False

    def come(
        self,
        language: Language = "fr",
        width: int = 1280,
        *,
        light: Light = "light",
        kind: type[Person] = Person,
        keeps: bool = False,
        moves: bool = False,
        settings: dict[str, object] | None = None,
    ) -> Person:
        """Somebody with a device of that width: a narrow one is touched; one may keep the app, or let things move."""
        name = NAMES[len(self.people)]
        # Whoever knows the games has silenced the coach: a test that is about it brings its own settings.
        settings = settings or {"name": name, "patterns": True, "volume": 0, "coach": False}
        words = WORDS[language]
        touches = width < 768
        context = self._browser.new_context(
            locale=words.locale,
            viewport={"width": width, "height": HEIGHTS[width]},
            color_scheme=light,
            has_touch=touches,
            reduced_motion="no-preference" if moves else "reduce",
            service_workers="allow" if keeps else "block",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(AT_HOME % json.dumps(settings))
        context.tracing.start()
        person = kind(context, context.new_page(), words, self.house.address, name, touches)
        self.people.append(person)
        return person

    @property
    def faults(self) -> list[str]:
        return [fault for it in self.people for fault in it.faults]

    def leave_traces(self, folder: Path) -> None:
        """What everybody did, saw and was told, and what the server said: enough to see why."""
        if self._have_left:
            return
        self._have_left = True
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for n, person in enumerate(self.people):
            for m, page in enumerate(person.context.pages):
                page.screenshot(path=folder / f"person-{n}-page-{m}.png")
                (folder / f"person-{n}-page-{m}.html").write_text(page.content())
            (folder / f"person-{n}-console.txt").write_text("\n".join(person.heard))
            person.context.tracing.stop(path=folder / f"person-{n}.zip")
        (folder / "server.log").write_text(self.house.said)

    def close(self) -> None:
        for person in self.people:
            person.context.close()
