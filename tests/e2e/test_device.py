"""One device for several people: it goes from hand to hand, and keeps nobody's secrets for the next one."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.e2e import entre_les_lignes as el
from tests.e2e.device import (
    KEEPING,
    Told,
    add,
    is_passed,
    me,
    pass_to,
    remembers,
    remembers_word,
    take,
)
from tests.e2e.guests import Come
from tests.e2e.inspector import found_on
from tests.e2e.person import Person, named, play
from tests.e2e.trapwords import AGREE, TRAP, field
from tests.e2e.wordz import lay_listed

FAR = """() => {
  window.kept = JSON.stringify(["x".repeat(3000), ["far", "away"].join("")]);
}"""


def _share(game: str, seats: int, come: Come, **options: object) -> tuple[Person, Person]:
    """Ada and Zoé have a tablet, Bob has a phone."""
    tablet, phone = come("fr", 360), come("en", 360)
    code = tablet.open(game, seats, **options)
    add(tablet, "Zoé")
    phone.join(code)
    phone.press(phone.button(phone.words.ready))
    tablet.press(tablet.button(tablet.words.start))
    return tablet, phone


def test_two_on_a_tablet_play_with_one_on_a_phone(come: Come) -> None:
    tablet, phone = _share("between", 3, come, length="express")
    assert found_on(tablet) == []
    take(tablet, "Ada")
    hers = _hand(tablet)
    tablet.hide()
    pass_to(tablet, "Zoé")
    # Whoever reloads is nobody in particular, and both are still here.
    tablet.page.reload()
    expect(me(tablet, "Zoé")).to_be_focused()
    tablet.page.keyboard.press("Enter")
    his = _hand(tablet)
    assert len(his) == len(hers)
    assert his != hers
    tablet.hide()
    expect(_seats(phone).filter(has_text="done")).to_have_count(2)
    expect(_offline(phone)).to_have_count(0)
    phone.hide()
    passed: list[bool] = []

    def move(person: Person) -> bool:
        if person is tablet and is_passed(tablet):
            passed.append(True)
            return True
        return person.move()

    play(tablet, phone, move=move, until=lambda it: len(passed) > 2 or it.end.is_visible())
    expect(_offline(phone)).to_have_count(0)


def test_a_device_that_dies_with_two_seats_is_one_sentence_and_one_loan(come: Come) -> None:
    tablet, phone = _share("between", 3, come, length="express")
    expect(phone.cards.first).to_be_visible()
    tablet.page.close()
    gone = phone.page.get_by_role("status").filter(has_text="have been away")
    expect(gone).to_have_text(re.compile("^Ada and Zoé have been away for a while"))
    expect(_offline(phone)).to_have_count(2)
    phone.press(phone.button("Lend the seats to bots"))
    expect(gone).to_have_count(0)
    expect(_seats(phone).filter(has_text="bot for now")).to_have_count(2)


def test_nothing_of_another_is_in_the_page_while_the_curtain_is_down(come: Come) -> None:
    tablet, _ = _share("trapwords", 4, come)
    tablet.page.evaluate(FAR)
    assert remembers(tablet, "faraway"), "or what lies far on in a long message is not found"
    take(tablet, "Ada")
    expect(named(tablet, AGREE).or_(field(tablet, TRAP)).first).to_be_visible()
    if named(tablet, AGREE).count():
        tablet.press(named(tablet, AGREE))
    trap = "bazidofuna"
    field(tablet, TRAP).fill(trap)
    field(tablet, TRAP).press("Enter")
    expect(tablet.page.get_by_role("main").get_by_text(trap, exact=True)).to_be_visible()
    secret = tablet.page.get_by_role("main").locator("[data-secret]").first
    word = secret.get_attribute("data-secret") or "none"
    assert remembers(tablet, trap), "or the search finds nothing at all"
    assert remembers_word(tablet, word)
    pass_to(tablet, "Zoé")
    assert not remembers(tablet, trap)
    assert not remembers_word(tablet, word)
    tablet.page.go_back()
    tablet.page.go_forward()
    take(tablet, "Zoé")
    expect(named(tablet, AGREE).or_(field(tablet, TRAP)).first).to_be_visible()
    assert not remembers(tablet, trap)
    pass_to(tablet, "Ada")
    take(tablet, "Ada")
    expect(tablet.page.get_by_role("main").get_by_text(trap, exact=True)).to_be_visible()


def test_no_word_and_no_drawing_of_another_is_in_the_page_while_the_curtain_is_down(
    come: Come,
) -> None:
    tablet, _ = _share("entre-les-lignes", 4, come)
    take(tablet, "Ada")
    expect(el.paper(tablet)).to_be_visible()
    word = el.word_of(tablet)
    el.scribble(tablet, 2)
    assert el.strokes(tablet) == [2]
    assert remembers_word(tablet, word), "or the search finds nothing at all"
    # In the middle of it, so that what is drawn so far must be found again.
    pass_to(tablet, "Zoé")
    assert not remembers_word(tablet, word)
    assert el.strokes(tablet) == []
    take(tablet, "Zoé")
    expect(el.paper(tablet)).to_be_visible()
    el.scribble(tablet, 1)
    assert el.strokes(tablet) == [1]
    pass_to(tablet, "Ada")
    take(tablet, "Ada")
    expect(el.paper(tablet)).to_be_visible()
    el.scribble(tablet, 1)
    assert el.strokes(tablet) == [3]


def _lay_and_pass(tablet: Person) -> str:
    word = lay_listed(tablet)
    pass_to(tablet, "Zoé")
    return word


def _hide_and_pass(tablet: Person) -> str:
    tablet.hide()
    pass_to(tablet, "Zoé")
    return ""


@pytest.mark.parametrize(
    ("game", "options", "play_and_pass"),
    [
        ("between", {"length": "express"}, _hide_and_pass),
        ("wordz", {"first": 0, "rounds": 1}, _lay_and_pass),
    ],
)
def test_no_hand_of_another_is_in_the_page_while_the_curtain_is_down(
    come: Come, game: str, options: dict[str, object], play_and_pass: Callable[[Person], str]
) -> None:
    tablet, _ = _share(game, 3, come, **options)
    told = Told(tablet)
    take(tablet, "Ada")
    expect(tablet.page.get_by_role("main").locator("[aria-pressed]").first).to_be_visible()
    hers = told.hand
    word = play_and_pass(tablet)
    assert not remembers(tablet, hers)
    assert not (word and remembers_word(tablet, word))
    take(tablet, "Zoé")
    expect(tablet.page.get_by_role("main").locator("[aria-pressed]").first).to_be_visible()
    assert told.hand != hers
    assert not remembers(tablet, hers)
    # What a page keeps is found, wherever in a message it stands.
    tablet.page.add_init_script(KEEPING)
    tablet.page.reload()
    take(tablet, "Ada")
    expect(tablet.page.get_by_role("region", name=tablet.words.private)).to_be_visible()
    assert remembers(tablet, told.hand)
    assert not word or remembers_word(tablet, word)


def _hand(tablet: Person) -> list[str]:
    expect(tablet.cards.first).to_be_visible()
    return tablet.cards.all_inner_texts()


def _seats(person: Person) -> Locator:
    return person.page.locator(".strip li")


def _offline(person: Person) -> Locator:
    """Seats whose owners are not here."""
    return _seats(person).filter(has_text="offline")
