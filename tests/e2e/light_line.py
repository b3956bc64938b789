"""What people do at a table of LIGHT-LINE: lay cards, build lines, call; all through the screen."""

from re import Pattern, compile

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as TooLate

from tablee.games.light_line.search import Path, longest_lines
from tests.e2e.person import Person, is_offered, named
from tests.e2e.typist import Typist

TURN = compile("Tourner la carte|Turn the card")
CHOOSE = compile("Choisissez un emplacement|Choose a spot")
LAY = compile("^(Poser ici|La poser ici|Lay it here)")
TAKE = compile("^(Prendre|Take|Piocher|Draw|Échanger|Swap)")
SWAP = compile("^(Échanger|Swap)")
MINE = compile("^(Votre carte|Your card)")
TURN_UP = compile("Retourner ma carte|Turn up my card")
NO_PLACE = compile("Je ne trouve pas|I can’t find a place")
HINT = compile("Montrer une carte|Show me one card")
READY = compile("C’est bon pour moi|I am ready")
CALL = compile("^LINE")
MARK = compile("Voilà mes cartes|These are my cards")
WRONG = compile("^(C’était une erreur|I was wrong)")
YES_WRONG = compile("^(Oui, c’était une erreur|Yes, I was wrong)")
MANY = 60
"""More turns than chance ever makes one wait."""
PAUSE = compile("^Pause$")
SLOWER = compile("^(Plus lent|Slower)$")
FASTER = compile("^(Plus vite|Faster)$")
AGAIN = compile("^(Revoir : |See it again: )")


class LineTypist(Typist):
    """The display is one stop of the tabulator; inside it the arrows walk from spot to spot."""

    def enter(self, what: Locator) -> None:
        expect(what).to_be_enabled()
        if what.get_attribute("data-stop") is None:
            super().enter(what)
            return
        self.walk_to(self.page.locator("[data-stop][tabindex='0']"))
        for _ in range(self.page.locator("[data-stop]").count()):
            if what.evaluate("it => it === document.activeElement"):
                break
            self.page.keyboard.press("ArrowRight")
        expect(what).to_be_focused()
        self.page.keyboard.press("Enter")
        self.is_somewhere()


def spots(person: Person) -> Locator:
    """Where the card may go, in reading order."""
    return person.page.locator("g.choice")


def dim(person: Person) -> Locator:
    """The tubes that stand back, so that others shine."""
    return person.page.locator("main .display .tube.isDim")


def cards(person: Person) -> list[int]:
    """Those in the hand, or open on the table, that are not laid yet."""
    found: list[int] = person.page.locator("main li button[data-card]").evaluate_all(
        "all => all.map((it) => Number(it.dataset.card))"
    )
    return found


def lay(person: Person, line: Path) -> None:
    """Card by card: take it in the fingers, turn it, lay it."""
    page = person.page
    for card, x, y, turned in [(it.card, it.x, it.y, it.turned) for it in line]:
        mine = page.locator(f"main li button[data-card='{card}']:enabled")
        person.press(mine)
        if turned:
            person.press(named(person, TURN))
        person.press(page.locator(f"g.choice[data-stop='{x},{y}']"))
        expect(mine).to_have_count(0)


def longest(found: list[int]) -> Path:
    return max(longest_lines(found).values(), key=len)


def press_first(person: Person, *offered: Locator) -> bool:
    """The first of these that may be pressed; another's move may take it away meanwhile."""
    for it in offered:
        if is_offered(it):
            person.press_if_there(it.first)
            return True
    return False


def taken_from(person: Person, name: Pattern[str] = TAKE) -> Locator:
    """What LINE asks to take, draw or swap; the sentence of the moment says so, too, and is another group."""
    groups = person.page.get_by_role("group", name=name).and_(person.page.locator(".choices"))
    return groups.get_by_role("button")


def swap_until_it_fits(person: Person) -> None:
    """At my turn of LINE, with whatever card chance has dealt (LL-19)."""
    swaps = taken_from(person, SWAP)
    mine = person.page.get_by_role("img", name=MINE)
    for _ in range(MANY):
        if named(person, CHOOSE).count():
            break
        expect(named(person, CHOOSE).or_(swaps).first).to_be_visible()
        if swaps.count():
            card = mine.get_attribute("aria-label") or ""
            person.press(swaps.first)
            expect(mine).not_to_have_attribute("aria-label", card)
    expect(named(person, CHOOSE)).to_be_visible()


def lay_anywhere(person: Person) -> bool:
    """The first spot that is offered will do; it lies there before anything else is done."""
    laid = person.page.locator("main [data-laid]")
    before = laid.count()
    if not spots(person).count():
        return False
    try:
        person.press(spots(person).first)
        expect(named(person, LAY)).to_be_enabled()
        person.press(named(person, LAY))
        expect(laid).not_to_have_count(before)
    except (TooLate, AssertionError):
        person.stays_somewhere()
    return True
