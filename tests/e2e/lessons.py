"""The lessons, as a learner walks through them: what is pressed at each step, by its name in either language."""

from collections.abc import Callable
from re import Pattern, compile

from playwright.sync_api import Locator, expect

from tests.e2e import entre_les_lignes as el
from tests.e2e.light_line import CALL, HINT, LAY, MARK, READY, TURN, TURN_UP
from tests.e2e.person import Person, named
from tests.e2e.trapwords import CLUE, GUESS, OPEN_BOOK, STOP, TRAP
from tests.e2e.trapwords import READY as LIST_READY
from tests.e2e.typist import Typist
from tests.e2e.words import WORDS
from tests.e2e.wordz import LAY as LAY_WORD
from tests.e2e.wordz import PROPOSE, SEND, TYPE
from tests.e2e.wordz import TURN as TURN_CARD

Deed = Callable[[Person], Locator]
"""What is to be pressed."""
Step = tuple[str, tuple[Deed, ...]]
IS_COVERED = """(says) => {
  const stage = document.querySelector(".stage")?.getBoundingClientRect();
  const words = says.getBoundingClientRect();
  return stage !== undefined && stage.left < words.right && stage.right > words.left && stage.top < words.bottom;
}"""

ON = compile("^(Continuer|Go on)$")
SKIP = compile("^(Quitter la leçon|Leave the lesson)$")
PLAY = compile("^(C’est parti|Start playing)$")
LEARN = compile("^(Apprendre en une minute|Learn in a minute)$")
BACK = compile("^(Rejoindre la table|On to the table)$")
SPELL = compile("^(Épelez|Spell) ")
SUGGEST = compile("^(Proposer|Propose)$")
NEXT = compile("^(Indice suivant|Next clue)$")
TAKE_BACK = compile("^(Reprendre la carte|Take the card back)$")


def button(name: str | Pattern[str]) -> Deed:
    return lambda person: named(person, compile(name) if isinstance(name, str) else name).first


def spot(x: int, y: int) -> Deed:
    """A place on the display."""
    return lambda person: person.page.locator(f"g.choice[data-stop='{x},{y}']")


def laid(n: int) -> Deed:
    """A card that lies on the display."""
    return lambda person: person.page.locator(f"g.mine[data-stop='{n}']")


def card(n: int) -> Deed:
    """One of mine, or one that lies open."""
    return lambda person: person.page.locator(f"button[data-card='{n}']")


def number(n: int) -> Deed:
    """On the board of Between."""
    return lambda person: person.number(str(n))


def in_hand(n: int) -> Deed:
    """A card of Between."""
    return lambda person: person.cards.filter(has_text=compile(rf"^{n}\s*$"))


def lay(n: int, x: int, y: int) -> tuple[Deed, ...]:
    return card(n), spot(x, y)


def tile(letter: str) -> str:
    """One of those of mine that are not laid yet."""
    return f".tray button[aria-pressed=false][aria-label^='{letter},']"


def a_key(letter: str) -> str:
    return f"button[data-key='{letter}']"


def main(person: Person) -> Locator:
    """The one thing to do, in madder."""
    return person.main


def yes(person: Person) -> Locator:
    """And one is sure."""
    return person.page.locator("dialog[open] button.main")


def write(line: Pattern[str], fr: str, en: str, send: Deed) -> Deed:
    """A word of the reader’s language, and then what sends it."""

    def written(person: Person) -> Locator:
        field = person.page.get_by_role("textbox", name=line)
        if isinstance(person, Typist):
            person.walk_to(field)
        else:
            person.press(field)
        person.page.keyboard.type(in_words(person, fr, en))
        return send(person)

    return written


def spell(line: Pattern[str], fr: str, en: str, send: Deed, key: Callable[[str], str]) -> Deed:
    """The same letter by letter, where one has keys on the screen."""

    def spelled(person: Person) -> Locator:
        if isinstance(person, Typist):
            return write(line, fr, en, send)(person)
        for letter in in_words(person, fr, en):
            person.press(person.page.locator(key(letter)).first)
        return send(person)

    return spelled


def draw(person: Person) -> Locator:
    """Any line will do, and nothing else is asked for."""
    expect(person.page.get_by_role("textbox")).to_have_count(0)
    if isinstance(person, Typist):
        el.draw_with_keys(person)
    else:
        el.scribble(person, 1)
    return named(person, el.HAND_IN)


def token(letter: str) -> Deed:
    """Once all four drawings hang there."""

    def taken(person: Person) -> Locator:
        el.is_hung(person, 4)
        return named(person, compile(f"^(Jeton|Token) {letter}"))

    return taken


def seen_all(person: Person) -> Locator:
    el.see_all(person)
    return named(person, el.GO_ON)


def in_words(person: Person, fr: str, en: str) -> str:
    return fr if person.words is WORDS["fr"] else en


def the_consonant(person: Person) -> Locator:
    """Of Lou’s word: the only card with a blue back."""
    place = in_words(person, "2", "0")
    return person.page.locator(f"main button[data-card='{place}']")


ON_IT_GOES: tuple[Deed, ...] = (button(ON),)

LESSONS: dict[str, tuple[Step, ...]] = {
    "between": (
        ("hide", (in_hand(9), in_hand(14), main)),
        ("ask", (number(10), main)),
        ("between", (button("^(Finir mon tour|End my turn)"),)),
        ("lou", ON_IT_GOES),
        ("no", (number(8), main)),
        ("joker", (button("^Joker"), number(13), main, yes)),
        ("announce", (button("^(Annoncer|Announce)$"), number(8), number(13), main, yes)),
    ),
    "line": (
        ("card", (spot(-1, 0), button(LAY))),
        ("draw", (button("^(Piocher|Draw|Prendre|Take).*2"),)),
        ("lou", ON_IT_GOES),
        ("two", (spot(0, -1), button(LAY))),
        ("pay", (button("^5$"),)),
        ("short", ON_IT_GOES),
    ),
    "long-line": (
        ("ready", (button(READY),)),
        ("first", lay(9, 0, 0)),
        ("grow", lay(21, 1, 0)),
        ("grow", lay(25, 0, 1)),
        ("lou", ON_IT_GOES),
        ("past", lay(27, -1, 1)),
        ("past", lay(50, -1, 2)),
        ("call", (button(CALL),)),
    ),
    "kidz-line": (
        ("pile", (button(TURN_UP),)),
        ("place", (spot(1, 0), button(LAY))),
        ("lou", (button(TURN_UP),)),
        ("turn", (button(TURN), spot(-1, 1), button(LAY))),
        ("back", ON_IT_GOES),
    ),
    "solo-line": (
        ("hint", (button(HINT),)),
        ("first", lay(14, 0, 0)),
        ("second", lay(17, -1, 0)),
        ("stray", lay(25, -2, 0)),
        ("back", (laid(25), button(TAKE_BACK))),
        ("black", lay(25, -1, -1)),
        ("join", lay(29, 0, -1)),
        ("join", lay(49, 1, -1)),
    ),
    "head-line": (
        ("look", ON_IT_GOES),
        ("more", ON_IT_GOES),
        ("find", (button(CALL),)),
        ("mark", (card(34), card(19), card(18), button(MARK))),
        ("join", lay(18, 0, 0)),
        ("join", lay(19, 0, -1)),
        ("join", lay(34, 0, 1)),
    ),
    "wordz": (
        ("hide", (spell(TYPE, "TIGRE", "TIGER", button(LAY_WORD), tile),)),
        ("look", ON_IT_GOES),
        ("lou", ON_IT_GOES),
        ("turn", (the_consonant, button(TURN_CARD))),
        ("propose", (button(PROPOSE), spell(SPELL, "OIEAU", "UEUE", button(SEND), a_key))),
        ("found", ON_IT_GOES),
    ),
    "trapwords": (
        ("trap", (write(TRAP, "balai", "broom", button(SUGGEST)),)),
        ("ready", (button(LIST_READY),)),
        ("stop", (button(STOP),)),
        ("book", (button(OPEN_BOOK),)),
        ("clue", (write(CLUE, "grotte", "cave", button(NEXT)),)),
        ("again", (write(CLUE, "Peluche", "Teddy", button(NEXT)),)),
        ("found", ON_IT_GOES),
        ("guess", (write(GUESS, "fantôme", "ghost", main),)),
    ),
    "entre-les-lignes": (
        ("draw", (draw,)),
        ("vote", (token("B"), button(el.VOTE))),
        ("reveal", (seen_all,)),
        ("accomplice", (token("C"), button(el.VOTE))),
    ),
}


def take(person: Person, step: Step) -> None:
    """The teacher says what it is about, and then it is done."""
    name, deeds = step
    expect(teacher(person)).to_have_attribute("data-step", name)
    assert not teacher(person).evaluate(IS_COVERED), f"{name}: the stage lies over what is said"
    for deed in deeds:
        person.press(deed(person))


def teacher(person: Person) -> Locator:
    return person.page.locator("[role=status][data-step]")
