"""What people do at a table of WORDZ: compose, turn, spell, vote; all through the screen."""

from collections import Counter
from re import compile

from playwright.sync_api import Locator, expect

from tablee.words.dictionary import load
from tests.e2e.person import Person, named
from tests.e2e.person import begin as start

LETTERS = compile("^(Vos lettres|Your letters)$")
LINE = compile("^(Votre mot jusqu|Your word so far)")
TYPE = compile("^(Votre mot : tapez|Your word: type)")
LAY = compile("^(Poser|Lay) [A-Z]+$")
LAY_ANYWAY = compile("^(Le poser quand même|Lay it anyway)$")
PASS = compile("^(Pas de mot|No word)$")
TURN = compile("^(Retourner la carte|Turn ).*")
CHOOSE = compile("^(Choisissez une carte|Choose a card)")
PROPOSE = compile("^(Proposer un mot|Propose a word)$")
SEND = compile("^(Proposer|Propose) [A-Z]+$")
END_TURN = compile("^(Finir mon tour|End my turn)$")
REJECT = compile("^(Refuser|Reject)$")
ACCEPT = compile("^(Accepter|Accept)$")
GO_ON = compile("^(Continuer|Go on)$")
NOTES = compile("^(Carnet|Notepad)$")
LISTED = compile("^(Au dictionnaire|In the (French|English) dictionary)")
UNLISTED = compile("^(Pas au dictionnaire|Not in the (French|English) dictionary)")
VOTE = compile("^(Est-ce un mot|Is this a word)")


def begin(host: Person, *others: Person, seats: int = 2, **options: object) -> None:
    """Everybody comes in, and the letters are dealt: French ones, for one round, and the host begins."""
    start("wordz", seats, host, *others, **{"first": 0, "rounds": 1, **options})
    for person in (host, *others):
        expect(tiles(person)).to_have_count(12)


def tiles(person: Person) -> Locator:
    return person.page.get_by_role("list", name=LETTERS).get_by_role("button")


def hand(person: Person) -> list[str]:
    """The letters as they lie before this person."""
    found: list[str] = tiles(person).evaluate_all(
        "all => all.map((it) => it.getAttribute('aria-label')[0])"
    )
    return found


def listed_word(letters: list[str]) -> str:
    """A French word of some of these letters, a short one, so that a game is short."""
    for length in (4, 3, 5, 2):
        for word in load("fr").match("?" * length, letters=Counter(letters)):
            return word
    raise AssertionError(f"no word of {letters}")


def faulty_word(letters: list[str]) -> str:
    """Three consonants that no dictionary lists."""
    consonants = [it for it in letters if it not in "AEIOUY"]
    found = ("".join(consonants[n : n + 3]) for n in range(5))
    return next(word for word in found if not load("fr").has(word))


def tap(person: Person, word: str) -> None:
    """Letter by letter, with a finger."""
    for letter in word:
        free = person.page.locator(".tray button[aria-pressed=false]")
        person.press(free.and_(person.page.locator(f"[aria-label^='{letter},']")).first)
    expect(person.page.get_by_role("list", name=LINE).get_by_role("button")).to_have_count(
        len(word)
    )


def typed(person: Person, word: str) -> None:
    """With a keyboard."""
    field = person.page.get_by_role("textbox", name=TYPE)
    field.focus()
    person.page.keyboard.type(word.lower())
    expect(person.page.get_by_role("list", name=LINE).get_by_role("button")).to_have_count(
        len(word)
    )


def lay_listed(person: Person) -> str:
    expect(named(person, PASS)).to_be_visible()
    expect(tiles(person).first).to_be_visible()
    word = listed_word(hand(person))
    tap(person, word)
    expect(person.page.get_by_text(LISTED)).to_be_visible()
    person.press(named(person, LAY))
    expect(tiles(person)).to_have_count(0)
    return word


def hidden_cards(person: Person) -> Locator:
    """Those this person may turn now."""
    return person.page.locator("main button[data-card]")


def turn_a_card(person: Person) -> None:
    left = hidden_cards(person).count()
    person.press(hidden_cards(person).first)
    person.press(named(person, TURN))
    expect(hidden_cards(person)).not_to_have_count(left)


def propose(person: Person, name: str, word: str) -> None:
    """Tapped on the keys of the screen; only those of a vowel or a consonant are there."""
    person.press(named(person, PROPOSE))
    person.press(named(person, compile(f"^{name} ?: .*(lettres|letters)$")))
    for letter in word:
        person.press(person.page.locator(f"[data-key='{letter}']"))
    person.press(named(person, SEND))


def move(person: Person) -> bool:
    """Whatever is offered, and soon an end."""
    if named(person, GO_ON).count():
        person.press(named(person, GO_ON))
        return True
    return move_in_a_round(person)


def move_in_a_round(person: Person) -> bool:
    """The same up to the end of a round, at which it stays."""
    if named(person, PASS).count():
        lay_listed(person)
    elif named(person, ACCEPT).count():
        person.press_if_there(named(person, ACCEPT))
    elif named(person, CHOOSE).count() and hidden_cards(person).count():
        turn_a_card(person)
    elif named(person, END_TURN).count():
        person.press_if_there(named(person, END_TURN))
    else:
        return False
    return True
