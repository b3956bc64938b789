"""A host stays the host when the game has begun, and everybody hears who comes and goes."""

import re

from playwright.sync_api import Locator, expect

from tests.e2e.guests import Come
from tests.e2e.person import Person, seat_two


def test_in_mid_game_the_host_asks_for_silence_shuts_the_door_and_sends_somebody_out(
    come: Come,
) -> None:
    ada, bob = seat_two(come)
    cleo = come("en", 768)
    cleo.join(ada.code)
    expect(cleo.page.get_by_text(cleo.words.watching)).to_be_visible()

    paper = open_table_paper(ada)
    paper.get_by_role("radio", name=ada.words.silence).check()
    expect(bob.button(bob.words.talk)).to_have_count(0)
    door = paper.get_by_role("switch", name=ada.words.door)
    door.uncheck()
    _press_for(ada, paper, cleo, ada.words.remove)
    expect(cleo.page.get_by_role("heading", name=cleo.words.removed)).to_be_visible()
    expect(_more(ada, paper, cleo)).to_have_count(0)

    _press_for(ada, paper, bob, ada.words.remove)
    expect(bob.page.get_by_role("heading", name=bob.words.removed)).to_be_visible()
    gone = ada.page.locator("aside li").filter(has_text="a quitté la table")
    expect(gone).to_have_count(1)


def test_in_mid_game_the_host_hands_the_table_over(come: Come) -> None:
    ada, bob = seat_two(come)
    paper = open_table_paper(ada)
    _press_for(ada, paper, bob, ada.words.hand_over)
    expect(paper.get_by_role("switch", name=ada.words.door)).to_have_count(0)
    expect(_more(ada, paper, bob)).to_have_count(0)
    heir = ada.page.locator("aside li").filter(has_text="est maintenant l’hôte")
    expect(heir).to_have_count(1)
    his = open_table_paper(bob)
    his.get_by_role("radio", name=bob.words.silence).check()
    expect(bob.button(bob.words.talk)).to_have_count(0)


def test_in_the_lobby_somebody_who_watches_is_sent_out(come: Come) -> None:
    ada, bob, cleo = come("fr"), come("en", 360), come("en", 768)
    code = ada.open_table(seats=2)
    bob.join(code)
    cleo.join(code)
    _press_for(ada, ada.page.get_by_role("main"), cleo, ada.words.remove)
    expect(cleo.page.get_by_role("heading", name=cleo.words.removed)).to_be_visible()
    expect(bob.button(bob.words.ready)).to_be_visible()


def open_table_paper(person: Person) -> Locator:
    person.press(person.button(person.words.menu, exact=True))
    person.press(person.page.get_by_role("dialog").get_by_role("button", name=person.words.table))
    return person.page.get_by_role("dialog", name=person.words.table)


def _more(host: Person, where: Locator, whom: Person) -> Locator:
    return where.get_by_role("button", name=host.words.more_for + whom.name)


def _press_for(host: Person, where: Locator, whom: Person, what: str) -> None:
    host.press(_more(host, where, whom))
    host.press(where.get_by_role("button", name=re.compile(f"^{what}.*{whom.name}")))
