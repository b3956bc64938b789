"""The five screens of LIGHT-LINE shut nobody out: axe finds nothing, nothing sticks out, a race stays in sight."""

from collections.abc import Callable
from re import compile

import pytest
from playwright.sync_api import expect

from tests.e2e.guests import Come
from tests.e2e.inspector import IN_SIGHT, Inspector
from tests.e2e.light_line import (
    CALL,
    HINT,
    PAUSE,
    READY,
    TURN_UP,
    spots,
    swap_until_it_fits,
)
from tests.e2e.person import Person, begin, named
from tests.e2e.words import Language

CALL_OR_NOT = compile("^LINE|Pas encore de ligne|No line to call")


def line(ada: Person) -> None:
    begin("line", 2, ada, first=0)
    swap_until_it_fits(ada)


def kidz_line(ada: Person) -> None:
    begin("kidz-line", 2, ada, first=0)
    ada.press(named(ada, TURN_UP))
    ada.press(spots(ada).first)


def long_line(ada: Person) -> None:
    """A bot is ready at once."""
    begin("long-line", 2, ada)
    ada.press(named(ada, READY))
    expect(ada.page.get_by_role("list", name=compile("Vos cartes|Your cards"))).to_be_visible()


def solo_line(ada: Person) -> None:
    ada.open("solo-line", 1)
    ada.press(named(ada, HINT))
    expect(ada.page.locator("section [data-laid]")).to_have_count(1)
    ada.press(ada.page.locator("main li button[data-card]").first)
    ada.press(spots(ada).first)
    ada.press(ada.page.locator("main li button[data-card]").first)


def head_line(ada: Person) -> None:
    begin("head-line", 2, ada, dealer=0, pace_ms=1_500)
    expect(ada.page.locator("main li button[data-card]").first).to_be_visible()
    ada.press(named(ada, PAUSE))
    expect(named(ada, CALL)).to_be_visible()


SCREENS: dict[str, Callable[[Person], None]] = {
    "line": line,
    "kidz-line": kidz_line,
    "long-line": long_line,
    "solo-line": solo_line,
    "head-line": head_line,
}


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("mode", SCREENS)
def test_axe_finds_nothing_at_a_table_of(come: Come, mode: str, language: Language) -> None:
    ada = come(language)
    inspector = Inspector(ada)
    SCREENS[mode](ada)
    inspector.look(mode)
    assert not inspector.complaints, "\n".join(inspector.complaints)


def test_on_a_phone_nothing_of_a_race_has_to_be_scrolled_to(come: Come) -> None:
    ada, bob = come("fr", 360), come("en", 360)
    begin("long-line", 2, ada, bob, rounds=1)
    for person in (ada, bob):
        person.press(named(person, READY))
    for person in (ada, bob):
        mine = person.page.locator("main li button[data-card]")
        expect(mine).to_have_count(8)
        tools = named(person, compile("Tourner|Turn|Reprendre|Take|Tout|Show all|Plus près|Nearer"))
        rival = person.page.locator("ul.others li")
        everything = [*mine.all(), *tools.all(), rival, named(person, CALL_OR_NOT)]
        assert [it for it in everything if not it.evaluate(IN_SIGHT)] == []


def test_on_a_phone_the_number_the_cards_and_the_call_of_head_line_are_in_sight(come: Come) -> None:
    ada = come("fr", 360)
    head_line(ada)
    goal = ada.page.get_by_text(compile(r"^Une ligne de \d$"))
    everything = [goal, *ada.page.locator("main li button[data-card]").all(), named(ada, CALL)]
    assert [it for it in everything if not it.evaluate(IN_SIGHT)] == []
