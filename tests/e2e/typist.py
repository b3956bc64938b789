"""Somebody who has a keyboard and nothing else."""

import re

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.person import Person

STOPS = 90
"""More than any page has, so that the tabulator may go round once."""


class FocusLost(Exception):
    """A fault of the page, whatever else one would forgive."""


class Typist(Person):
    """Walks to everything with the tabulator, and complains when the keyboard is sent back to the top."""

    def press(self, what: Locator) -> None:
        self.enter(what)

    def press_if_there(self, what: Locator) -> None:
        """What came meanwhile may have taken it away on the way there."""
        if what.is_visible():
            try:
                self.enter(what)
            except TooLate:
                self.stays_somewhere()

    def enter(self, what: Locator) -> None:
        expect(what).to_be_enabled()
        if what.get_attribute("data-number"):
            self._walk_on_the_board(what)
        else:
            self.walk_to(what)
        self.page.keyboard.press("Enter")
        self.is_somewhere()

    def is_somewhere(self) -> None:
        """The focus is on something: soon, since a page may have to be fetched first."""
        try:
            self.page.wait_for_function(
                "() => document.activeElement && document.activeElement !== document.body"
            )
        except TooLate:
            raise FocusLost from None

    def stays_somewhere(self) -> None:
        """Whoever stops half-way with the browser's own buttons under the fingers has left the page on purpose."""
        if self.page.evaluate("() => document.activeElement === document.body"):
            self.page.keyboard.press("Tab")

    def walk_to(self, what: Locator) -> None:
        for _ in range(STOPS):
            if what.evaluate("it => it === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the tabulator does not lead to {what}")

    def choose(self, name: str, key: str, steps: int = 1) -> None:
        """Another of the radio buttons, from the one that is chosen with the arrows."""
        wanted = self.page.get_by_role("radio", name=re.compile(rf"^{name}\b"))
        group = wanted.get_attribute("name")
        self.walk_to(self.page.locator(f"input[name='{group}']:checked"))
        for _ in range(steps):
            self.page.keyboard.press(key)
        expect(wanted).to_be_checked()

    def _walk_on_the_board(self, number: Locator) -> None:
        """The board is one stop; inside it the arrows walk."""
        self.walk_to(self.page.locator("[data-number][tabindex='0']"))
        self.page.keyboard.press("Home")
        for _ in range(int(number.get_attribute("data-number") or 1) - 1):
            self.page.keyboard.press("ArrowRight")
        expect(number).to_be_focused()
