"""Games that came as wheels, played by two people to the end on their own screens."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e.guests import Come
from tests.e2e.house import House, open_house
from tests.e2e.inspector import Inspector
from tests.e2e.person import Person, begin, is_offered, play
from tests.examples.wheels import Packages, packages

__all__ = ["packages"]


@pytest.fixture(scope="module")
def one_house(
    client: None, packages: Packages, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """Where the examples and a game that was just begun are installed."""
    with open_house(tmp_path_factory.mktemp("house"), packages.installed) as house:
        yield house


def showing(*signs: str) -> Callable[[Person], bool]:
    """Ada always shows the first sign, whoever comes after her the next."""

    def move(person: Person) -> bool:
        return pressed(person, person.button(signs[person.name != "Ada"]))

    return move


def pressed(person: Person, button: Locator) -> bool:
    if not is_offered(button):
        return False
    person.press_if_there(button)
    return True


def test_a_game_in_plain_javascript_is_found_learned_and_played(come: Come) -> None:
    ada, bob = come("fr", 1280), come("en", 360, light="dark")
    ada.go("/")
    expect(ada.page.get_by_role("heading", name="Pierre-feuille-ciseaux")).to_be_visible()
    ada.go("/rules/pierre-feuille-ciseaux#pf-04")
    expect(ada.page.get_by_text("la feuille enveloppe la pierre")).to_be_visible()

    ada.go("/?learn=pierre-feuille-ciseaux")
    for word in ("pierre", "Suite", "Compris"):
        ada.press(ada.button(word))
    expect(ada.button("Compris")).to_have_count(0)

    begin("pierre-feuille-ciseaux", 2, ada, bob, best_of=3)
    inspectors = [Inspector(it) for it in (ada, bob)]
    ada.press(ada.button("pierre"))
    expect(bob.page.get_by_text("chosen", exact=True)).to_be_visible()
    assert "rock" not in (bob.page.get_by_role("region", name="The table").text_content() or "")
    for inspector in inspectors:
        inspector.glance("a sign is chosen")
    play(ada, bob, move=showing("pierre", "paper"))

    for person in (ada, bob):
        expect(person.page.get_by_text("Bob").first).to_be_visible()
    assert [it for inspector in inspectors for it in inspector.complaints] == []


def test_a_game_in_svelte_with_a_clock_is_played(come: Come) -> None:
    ada, bob = come("fr", 360), come("en", 1280, light="dark")
    begin("cinq-sous", 2, ada, bob, pace="relaxed")
    expect(ada.page.get_by_text("Lot 1 sur 5")).to_be_visible()
    inspectors = [Inspector(it) for it in (ada, bob)]
    for inspector in inspectors:
        inspector.glance("a lot is turned")

    def move(person: Person) -> bool:
        """Ada bids high, Bob low."""
        sous = person.page.locator("button.sou:enabled")
        if not sous.count():
            return False
        person.press_if_there(sous.last if person.name == "Ada" else sous.first)
        return pressed(person, person.main)

    play(ada, bob, move=move)
    assert [it for inspector in inspectors for it in inspector.complaints] == []


def test_a_game_that_was_just_begun_is_played(come: Come) -> None:
    ada, bob = come("fr", 1280), come("en", 360)
    begin("ma-manche", 2, ada, bob, best_of=1)
    play(ada, bob, move=showing("pierre", "paper"))
