"""What a phone on a slow line has to fetch before it can play."""

from playwright.sync_api import expect

from tablee import registry
from tests.e2e.guests import Come
from tests.e2e.person import Person

KB = 1024
PAGE = 150 * KB
"""Bytes of compressed script that every table needs."""
GAME = 60 * KB
"""And that one game needs besides."""
SCRIPTS = """() => Object.fromEntries(performance.getEntriesByType("resource")
  .filter((it) => new URL(it.name).pathname.endsWith(".js"))
  .map((it) => [it.name, it.encodedBodySize]))"""


def scripts(person: Person) -> dict[str, int]:
    """By address, those that were fetched since the page was loaded."""
    found: dict[str, int] = person.page.evaluate(SCRIPTS)
    return found


def at_a_table(person: Person, game: str) -> dict[str, int]:
    """Up to the first move, for whoever comes by a link."""
    about = registry.game(game).ABOUT
    person.open(game, min(about.seats))
    start = person.button(person.words.start).and_(person.page.locator(":enabled"))
    sentence = person.page.locator("[data-now]")
    expect(start.or_(sentence).first).to_be_visible()
    if start.count():  # who is alone finds the table laid
        person.press(start)
    expect(sentence).to_be_visible()
    person.page.reload()
    expect(sentence).to_be_visible()
    return scripts(person)


def test_the_first_page_and_every_table_come_with_little_script(come: Come) -> None:
    ada = come("fr", 360)
    ada.go("/")
    expect(ada.page.locator("a.play").first).to_be_visible()
    home = sum(scripts(ada).values())
    modes = registry.keys()
    fetched = {key: at_a_table(ada, key) for key in modes}
    shared = set.intersection(*(set(it) for it in fetched.values()))
    page = sum(size for name, size in fetched["between"].items() if name in shared)
    own = {
        key: sum(size for name, size in it.items() if name not in shared)
        for key, it in fetched.items()
    }
    assert 0 < home < PAGE
    assert 0 < page < PAGE, f"{page} bytes at every table"
    assert all(0 < it < GAME for it in own.values()), own
