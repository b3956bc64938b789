"""Somebody leaves or stays away in mid-game: the others play on, and the seat is there for whoever comes."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.entre_les_lignes import (
    REVEAL,
    begin,
    go_on,
    hand_in,
    is_hung,
    paper,
    scribble,
    vote,
)
from tests.e2e.guests import Come
from tests.e2e.inspector import found_on
from tests.e2e.person import Person


def test_the_others_play_on_and_a_newcomer_takes_the_empty_seat(come: Come) -> None:
    people = ada, bob, cleo, dan = _four(come)
    _passed_over_until_back(*people)
    scribble(cleo, 2)
    expect(cleo.page.locator("[data-paper=saved]")).to_be_visible()
    places = [paper(it).bounding_box() for it in (ada, bob)]
    _leave(cleo)

    # Everybody sees it, in words where there is room for them, and goes on.
    seat = _seat_of(ada, "Cleo")
    expect(seat).to_contain_text("place vide")
    expect(ada.page.locator("aside li").filter(has_text="Cleo a quitté la table")).to_have_count(1)
    expect(ada.button("Y asseoir un robot")).to_be_visible()
    expect(bob.page.get_by_text("Cleo’s seat is free.")).to_be_visible()
    assert [paper(it).bounding_box() for it in (ada, bob)] == places, "nobody's paper has moved"
    assert bob.button("Seat a bot there").count() == 0
    assert bob.sticking_out() == []
    bob.press(bob.button("Later (Cleo)"))
    expect(bob.page.get_by_text("Cleo’s seat is free.")).to_have_count(0)
    assert found_on(dan) == []
    others = [it for it in people if it is not cleo]
    for person in others:
        hand_in(person, 1)
    for person in others:
        is_hung(person, 4)

    # A newcomer takes the seat with all that lies there, and plays on.
    eve = come("en", 360)
    eve.join(ada.code)
    expect(eve.page.get_by_text("Cleo’s seat is free.")).to_be_visible()
    assert eve.sticking_out() == []
    eve.press(eve.button("Ask for this seat (Cleo)"))
    ada.press(ada.button("Accepter"))
    expect(_seat_of(ada, "Eve")).not_to_contain_text("place vide")
    taken = "Eve prend la place de Cleo, avec l’accord d"
    expect(ada.page.locator("aside li").filter(has_text=taken)).to_have_count(1)
    expect(ada.button("Y asseoir un robot")).to_have_count(0)
    for person in (*others, eve):
        vote(person, "A")
    for person in (*others, eve):
        expect(person.page.get_by_role("heading", name=REVEAL)).to_be_visible()
    go_on(*others, eve)
    expect(paper(eve)).to_be_visible()


def _four(come: Come) -> tuple[Person, Person, Person, Person]:
    """Each before a word and a sheet of paper."""
    ada, bob, cleo, dan = come("fr", 1280), come("en", 360), come("en"), come("fr", 360)
    begin(ada, bob, cleo, dan, rounds="short")
    return ada, bob, cleo, dan


def _passed_over_until_back(ada: Person, bob: Person, cleo: Person, dan: Person) -> None:
    """Who stays away."""
    address = dan.page.url
    places = [paper(it).bounding_box() for it in (ada, bob)]
    dan.page.close()
    expect(bob.button("Play on without Dan")).to_be_visible()
    expect(ada.button("Continuer sans Dan")).to_be_visible()
    assert [paper(it).bounding_box() for it in (ada, bob)] == places, "nobody's paper has moved"
    assert not _overlap(bob.page.locator(".above > *").bounding_box(), places[1])
    ada.press(ada.button("Continuer sans Dan"))
    expect(_seat_of(ada, "Dan")).to_contain_text("en pause")
    expect(bob.page.get_by_text("We play on without Dan; the seat waits.")).to_be_visible()
    assert bob.sticking_out() == []
    assert found_on(cleo) == []
    dan.page = dan.context.new_page()
    dan.page.goto(address)
    expect(paper(dan)).to_be_visible()
    expect(_seat_of(ada, "Dan")).not_to_contain_text("en pause")
    expect(bob.page.get_by_text("We play on without Dan; the seat waits.")).to_have_count(0)


def _leave(person: Person) -> None:
    person.press(person.button(person.words.menu, exact=True))
    dialog = person.page.get_by_role("dialog")
    person.press(dialog.get_by_role("button", name=person.words.leave))
    expect(dialog.get_by_text("your seat stays empty")).to_be_visible()
    person.press(dialog.get_by_role("button", name=person.words.leave))
    expect(paper(person)).to_have_count(0)


def _overlap(one: Any, other: Any) -> bool:
    """From above: the one reaches down into the other."""
    return bool(one["y"] + one["height"] > other["y"])


def _seat_of(person: Person, name: str) -> Locator:
    return person.page.locator("main .strip li").filter(has_text=name)
