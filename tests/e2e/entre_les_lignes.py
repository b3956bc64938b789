"""What people do at a table of Entre les lignes: draw, hand in, look, vote, object; all through the screen."""

from re import compile
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.person import Person, named
from tests.e2e.person import begin as start
from tests.e2e.typist import Typist

PAPER = compile("^(Votre dessin|Your drawing)$")
COVER = compile("^(Votre mot|Your word)")
HAND_IN = compile("^(Rendre|Hand in)$")
HANG = compile("^(Raccrocher|Hang it again)$")
DRAW_ON = compile("^(Continuer à dessiner|Keep drawing)$")
REST = compile("^(Tout voir|Show all)$")
GO_ON = compile("^(Continuer|Go on)$")
DOODLE = compile("^(Griffonner en attendant|Doodle while you wait)$")
ABSTAIN = compile("^(Ne pas voter|Don’t vote)$")
VOTE = compile("^(Voter|Vote for) [A-G]$")
CHANGE = compile("^(Changer pour|Change to) [A-G]$")
LAID = compile("^(Votre vote|Your vote) ?: [A-G]$")
OBJECT = compile("^(Je vois des lettres|I see letters)")
ASK = compile("^(Demander aux autres|Ask the others)$")
UPHOLD = compile("^(J’en vois|I see some)$")
DISMISS = compile("^(Je n’en vois pas|I see none)$")
UNSURE = compile("^(Je ne |I can’t tell)")
CORRECTED = compile("^(En correction|Being corrected)$")
MINE = compile("^(Le vôtre|Yours)$")
TOKEN = compile("^(Jeton|Token) [A-G]")
REVEAL = compile(": (la révélation|the reveal)$")
GALLERY = compile("^(La galerie|The gallery)$")
WATCH = compile("^(Les voir se dessiner|Watch them being drawn)$")
STROKES = """() => Object.entries(localStorage)
  .filter(([key]) => key.startsWith("tablee:drawing:") && !key.endsWith("doodle"))
  .map(([, text]) => JSON.parse(text).strokes.length)"""


def begin(host: Person, *others: Person, seats: int = 4, **options: object) -> None:
    """Everybody comes in, and the words are dealt, so that the host is active first."""
    start("entre-les-lignes", seats, host, *others, **{"first": 0, **options})
    for person in (host, *others):
        expect(paper(person)).to_be_visible()


def paper(person: Person) -> Locator:
    return person.page.get_by_role("application", name=PAPER)


def word_of(person: Person) -> str:
    """Uncovered by a key, read, and covered again."""
    cover = named(person, COVER)
    cover.focus()
    person.page.keyboard.press("Enter")
    expect(cover).to_have_attribute("aria-pressed", "true")
    label = cover.locator(".said").inner_text()
    person.page.keyboard.press("Enter")
    expect(cover).to_have_attribute("aria-pressed", "false")
    return label


def strokes(person: Person) -> list[int]:
    """How many strokes each drawing has that this device keeps."""
    found: list[int] = person.page.evaluate(STROKES)
    return found


def scribble(person: Person, count: int = 3, *, on: Locator | None = None) -> None:
    """So many strokes, with a finger on a phone and with the mouse elsewhere."""
    sheet = on or paper(person)
    sheet.scroll_into_view_if_needed()
    box: Any = sheet.bounding_box()
    for n in range(count):
        y = box["y"] + box["height"] * (0.2 + 0.6 * n / max(count, 1))
        spots = [
            (box["x"] + box["width"] * (0.2 + 0.1 * at), y + (-1) ** at * 14) for at in range(6)
        ]
        if person.touches:
            _by_finger(person, spots)
        else:
            _by_mouse(person, spots)


def _by_mouse(person: Person, spots: list[tuple[float, float]]) -> None:
    mouse = person.page.mouse
    mouse.move(*spots[0])
    mouse.down()
    for x, y in spots[1:]:
        mouse.move(x, y, steps=3)
    mouse.up()


def _by_finger(person: Person, spots: list[tuple[float, float]]) -> None:
    line = person.context.new_cdp_session(person.page)

    def touch(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", spots[0])
    for spot in spots[1:]:
        touch("touchMove", spot)
    touch("touchEnd")


def draw_with_keys(typist: Typist) -> None:
    """One stroke round a corner."""
    typist.walk_to(paper(typist))
    for key in (" ", "ArrowRight", "ArrowRight", "Shift+ArrowDown", " "):
        typist.page.keyboard.press(key)


def hand_in(person: Person, count: int = 2) -> None:
    scribble(person, count)
    person.press(named(person, HAND_IN))
    expect(paper(person)).to_have_count(0)


def frames(person: Person) -> Locator:
    return person.page.locator("main figure[data-spot]")


def is_hung(person: Person, count: int) -> None:
    """So many drawings hang there, and all of them can be seen."""
    expect(frames(person)).to_have_count(count)
    for frame in frames(person).all():
        frame.scroll_into_view_if_needed()
        expect(frame.locator("svg.picture path").first).to_be_attached()


def vote(person: Person, letter: str) -> None:
    """Until it lies there, or was the last one and all are turned over."""
    person.press(named(person, compile(f"^(Jeton|Token) {letter}")))
    person.press(named(person, VOTE).or_(named(person, CHANGE)))
    lies = named(person, compile(f"^(Votre vote|Your vote) ?: {letter}$"))
    expect(lies.or_(named(person, REST)).or_(named(person, GO_ON)).first).to_be_visible()


def abstain(person: Person) -> None:
    """Picked like a token, and laid like one."""
    person.press(named(person, ABSTAIN))
    expect(named(person, ABSTAIN)).to_have_count(2)
    person.press(named(person, ABSTAIN).last)


def look_at(person: Person, spot: str) -> Locator:
    """The paper on which a drawing is looked at closely."""
    person.press(person.page.locator(f"main figure[data-spot='{spot}'] button"))
    sheet = person.page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    return sheet


def see_all(person: Person) -> None:
    """A touch or a key anywhere, and nobody waits for the rest of the reveal."""
    expect(named(person, REST).or_(named(person, GO_ON))).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(named(person, GO_ON)).to_be_visible()


def go_on(*people: Person) -> None:
    for person in people:
        see_all(person)
        person.press(named(person, GO_ON))


def move(person: Person) -> bool:
    """Whatever is offered, and soon an end."""
    if named(person, HAND_IN).count() or paper(person).count():
        hand_in(person, 1)
    elif named(person, LAID).count() == 0 and named(person, ABSTAIN).count():
        vote(person, "A")
    elif named(person, REST).count():
        see_all(person)
    elif person.page.get_by_role("button", name=GO_ON, disabled=False).count():
        person.press_if_there(named(person, GO_ON))
    else:
        return False
    return True
