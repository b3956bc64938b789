"""The lobby of every game, as broad and as narrow as screens are, in both languages; and the door to it."""

from re import compile
from typing import Any

from playwright.sync_api import expect

from tablee.server.shelf import GameOnShelf, shelf
from tests.e2e.guests import Come
from tests.e2e.person import Person

WIDTHS = (320, 360, 768, 1280, 1920)
FORMS = {
    "between": ("Notes secrètes", "place 1", "tranquille"),
    "line": ("", "place 1", "rien"),
    "kidz-line": ("Avec de l’aide", "place 1"),
    "solo-line": ("Expert",),
    "long-line": ("Classique", "une"),
    "head-line": ("Classique", "place 1", "1,5", "20 et 80"),
    "wordz": ("Dictionnaire seul", "place 1"),
    "entre-les-lignes": ("Classique", "chacun actif", "place 1"),
    "trapwords": ("À voix haute", "au premier indice", "120 s"),
}
"""What is chosen on each form, the kind of game first where there are several; the lobby says the rest."""
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


def test_what_was_agreed_can_be_read_in_every_lobby(come: Come) -> None:
    """Not that of a puzzle for one, which waits for nobody."""
    for person in (come("fr"), come("en")):
        person.name = "Marie-Antoinette-Élisabe"
        for game in shelf().games:
            if game.about.seats == (1,):
                continue
            person.open(game.about.key, game.about.seats[-1], **wordiest(game))
            expect(person.button(person.words.start)).to_be_visible()
            agreed = game.options["$defs"]["Options"]["properties"]
            expect(person.page.locator("main dl > div")).to_have_count(len(agreed))
            for width in WIDTHS:
                person.page.set_viewport_size({"width": width, "height": 800})
                found = person.page.evaluate(NARROW)
                assert found["cramped"] == [], (game.about.key, width)
                assert person.sticking_out() == [], (game.about.key, width)


def test_every_game_is_opened_by_its_form(come: Come) -> None:
    ada = come("fr", 360, settings={"name": "Ada"})
    page, patterns = ada.page, ada.button("Avec des motifs")
    for game, choices in FORMS.items():
        ada.go(f"/?play={game}")
        ada.press(page.locator("summary").last)
        for choice in filter(None, choices):
            page.get_by_role("radio", name=compile(f"^{choice}")).first.check()
        if game == "trapwords":
            page.get_by_role("textbox", name="Vos propres salles").fill("1-2-3-4-5")
        ada.press(ada.button(ada.words.open))
        expect(page).to_have_url(compile("/t/"))
        if game == "solo-line":  # which begins by itself
            expect(page.locator("main li button[data-card]")).to_have_count(10)
            continue
        expect(ada.button(ada.words.start)).to_be_visible()
        for choice in choices[1:]:
            said = ada.name if choice == "place 1" else choice
            expect(page.locator("main dl")).to_contain_text(said)
        # How lines are to look is asked once, with a picture, while people gather.
        if game == "line":
            ada.press(patterns)
        expect(patterns).to_have_count(0)


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
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("Zoé invites you to play Between")
    type_over(bob, "zoe")
    bob.press(bob.button(bob.words.come_in))
    for person in (ada, bob):
        names = person.page.get_by_role("main").locator("li bdi")
        expect(names).to_have_text(["Zoé", "zoe 2"])
    ada.press(ada.button(ada.words.start))
    expect(ada.cards.first).to_be_visible()
    cleo.go(f"/t/{ada.code}")
    expect(cleo.page.get_by_role("heading", level=1)).to_have_text(
        "Zoé invites you to watch Between"
    )
    expect(cleo.page.get_by_text("every seat is taken: you can watch")).to_be_visible()
