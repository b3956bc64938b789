"""The lobby of every game, as broad and as narrow as screens are, in both languages; and the door to it."""

from typing import Any

from playwright.sync_api import expect

from tablee.server.shelf import GameOnShelf, all_games
from tests.e2e.guests import Come
from tests.e2e.person import Person

WIDTHS = (320, 360, 768, 1280, 1920)
NARROW = """() => {
  const em = parseFloat(getComputedStyle(document.body).fontSize);
  const rows = [...document.querySelectorAll("main dl > div")];
  const isSqueezed = (it) => it.offsetWidth < 6 * em || it.scrollWidth > it.clientWidth;
  const isCramped = (row) => row.offsetHeight > 9 * em || [...row.children].some(isSqueezed);
  return { rows: rows.length, cramped: rows.filter(isCramped).map((it) => it.innerText) };
}"""


def wordiest(game: GameOnShelf) -> dict[str, Any]:
    """Of every choice the value with the longest key, whose words are long, too."""
    asked: dict[str, Any] = game.options["$defs"]["Options"]["properties"]
    choices = {name: it["enum"] for name, it in asked.items() if "enum" in it}
    return {name: max(values, key=lambda it: len(str(it))) for name, values in choices.items()}


def open_lobby(person: Person, game: GameOnShelf) -> int:
    """By the door that the form uses; gives how many things were agreed."""
    wish = {
        "game": game.about.key,
        "seats": game.about.seats[-1],
        "name": "Marie-Antoinette-Élisabe",
        "options": wordiest(game),
    }
    address, origin = f"{person.address}/api/tables", {"Origin": person.address}
    opened = person.context.request.post(address, data=wish, headers=origin)
    assert opened.ok, opened.text()
    person.go(f"/t/{opened.json()['code']}")
    return len(game.options["$defs"]["Options"]["properties"])


def test_what_was_agreed_can_be_read_in_every_lobby(come: Come) -> None:
    """Not that of a puzzle for one, which waits for nobody."""
    for person in (come("fr"), come("en")):
        for game in all_games():
            if game.about.seats == (1,):
                continue
            agreed = open_lobby(person, game)
            expect(person.button(person.words.start)).to_be_visible()
            expect(person.page.locator("main dl > div")).to_have_count(agreed)
            for width in WIDTHS:
                person.page.set_viewport_size({"width": width, "height": 800})
                found = person.page.evaluate(NARROW)
                assert found["cramped"] == [], (game.about.key, width)
                assert person.sticking_out() == [], (game.about.key, width)


def type_over(person: Person, name: str) -> None:
    """One touch on the name that stands there, and the keyboard."""
    field = person.page.get_by_role("textbox").first
    person.press(field)
    person.page.keyboard.type(name)
    expect(field).to_have_value(name)


def test_a_name_is_typed_over_and_nobody_has_it_twice(come: Come) -> None:
    ada, bob, cleo = come("fr", 360), come("en"), come("en", 360)
    ada.go("/?play=between")
    ada.press(ada.page.get_by_role("radio", name="2", exact=True))
    type_over(ada, "Zoé")
    ada.press(ada.button(ada.words.open))
    expect(ada.button(ada.words.start)).to_be_visible()
    bob.go(f"/t/{ada.code}")
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("A seat is kept for you")
    type_over(bob, "zoe")
    bob.press(bob.button(bob.words.come_in))
    for person in (ada, bob):
        names = person.page.get_by_role("main").locator("li bdi")
        expect(names).to_have_text(["Zoé", "zoe 2"])
    ada.press(ada.button(ada.words.start))
    expect(ada.cards.first).to_be_visible()
    cleo.go(f"/t/{ada.code}")
    expect(cleo.page.get_by_role("heading", level=1)).to_have_text("Come and watch")
    expect(cleo.page.get_by_text("every seat is taken: you can watch")).to_be_visible()
