"""Everybody who comes to the house in one test, each with a device of their own."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser

from tests.e2e.house import House
from tests.e2e.person import Person
from tests.e2e.words import WORDS, Language

Light = Literal["light", "dark"]
Come = Callable[..., Person]
HEIGHTS = {320: 640, 360: 740, 768: 1024, 1280: 800}
PATIENCE = 8_000
"""How long, in milliseconds, an expectation waits on a busy machine."""


class Guests:
    """Everybody who came in this test."""

    def __init__(self, browser: Browser, house: House) -> None:
        self._browser = browser
        self.house = house
        self.people: list[Person] = []

    def come(
        self,
        language: Language = "fr",
        width: int = 1280,
        *,
        light: Light = "light",
        kind: type[Person] = Person,
        keeps: bool = True,
    ) -> Person:
        """Somebody with a device of that width; a narrow one is touched, and one may keep nothing."""
        words = WORDS[language]
        touches = width < 768
        context = self._browser.new_context(
            locale=words.locale,
            viewport={"width": width, "height": HEIGHTS[width]},
            color_scheme=light,
            has_touch=touches,
            reduced_motion="reduce",
            service_workers="allow" if keeps else "block",
        )
        context.set_default_timeout(PATIENCE)
        context.tracing.start(snapshots=True)
        person = kind(context, context.new_page(), words, self.house.address, touches)
        self.people.append(person)
        return person

    def leave_traces(self, folder: Path) -> None:
        for n, person in enumerate(self.people):
            for m, page in enumerate(person.context.pages):
                page.screenshot(path=folder / f"person-{n}-page-{m}.png")
            person.context.tracing.stop(path=folder / f"person-{n}.zip")

    def close(self) -> None:
        for person in self.people:
            person.context.close()
